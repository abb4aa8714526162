import { parseStaffCommand } from './parse-staff-command';

test.each([
  ['invite a@b.example', { command: 'invite', email: 'a@b.example', roles: ['owner'] }],
  [
    'invite a@b.example --role shop --role editor',
    { command: 'invite', email: 'a@b.example', roles: ['shop', 'editor'] },
  ],
  ['verify --url https://x.example --token t', { command: 'verify' }],
])('%s', (line, command) => {
  expect(parseStaffCommand(line.split(' '))?.command).toEqual(command);
});

test.each([
  '',
  'invite',
  'invite asha',
  'invite a@b.example c',
  'verify x',
  'remove a@b.example',
  'invite a@b.example --role king',
  'invite a@b.example --force',
])('"%s" is not understood', (line) => {
  expect(parseStaffCommand(line.split(' ').filter(Boolean))).toBeNull();
});
