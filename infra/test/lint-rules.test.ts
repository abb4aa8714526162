import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Each line is another way to make a time of day out of a moment. */
const otherWays = [
  "new Intl.DateTimeFormat('en', { timeStyle: 'short' }).format(at);",
  "Intl.DateTimeFormat('hi').format(at);",
  "at.toLocaleTimeString('en');",
  'at.toLocaleString();',
  'at.toLocaleDateString();',
  'at.getHours() + at.getUTCMinutes();',
  'at.toISOString().slice(11, 16);',
  'at.toTimeString();',
  "formatDate(iso, 'en', { hour: 'numeric' });",
];
const fine = [
  "writeTime(iso, { timeZone, clock: '12', lang: 'en' });",
  'Intl.DateTimeFormat().resolvedOptions().timeZone;',
  'at.toISOString().slice(0, 10);',
  'findMinute(iso, timeZone).minute;',
];

async function findForbiddenLines(lines: readonly string[]): Promise<number[]> {
  const file = 'mf-content/web/pages/home/example.ts';
  const asked = run('npx', ['eslint', '--stdin', '--stdin-filename', file, '--format', 'json']);
  asked.child.stdin?.end(lines.join('\n'));
  // a violation ends the command with 1
  const { stdout } = await asked.catch((error: { stdout: string }) => error);
  const [{ messages }] = JSON.parse(stdout) as [{ messages: { ruleId: string; line: number }[] }];
  const found = messages.filter(({ ruleId }) => ruleId === 'no-restricted-syntax');
  return [...new Set(found.map(({ line }) => line))];
}

test('a moment becomes a time of day by shared/i18n/clock and by nothing else', async () => {
  const forbidden = await findForbiddenLines([...otherWays, ...fine]);
  expect(forbidden).toEqual(otherWays.map((_, index) => index + 1));
}, 60_000);
