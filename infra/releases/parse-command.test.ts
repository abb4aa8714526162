import { formatResult } from './format-result';
import { parseCommand, usage } from './parse-command';

const parse = (line: string[], env = {}) => parseCommand(line, { USER: 'asha', ...env });

test('commands and options', () => {
  expect(parse(['deploy', './out', '--traffic', '5', '--data-dir', '/d'])).toEqual({
    ok: true,
    command: {
      operation: {
        command: 'deploy',
        sources: [{ folder: './out' }],
        traffic: 5,
        by: 'asha',
        why: '',
      },
      target: { dataDir: '/d' },
      json: false,
    },
  });
  expect(
    parse(['rollback', 'mf-a', '1.0', '--why', 'slow', '--by', 'ravi', '--json']),
  ).toMatchObject({
    command: {
      operation: { command: 'rollback', remote: 'mf-a', version: '1.0', by: 'ravi', why: 'slow' },
      json: true,
    },
  });
  expect(parse(['deploy', 'a', 'b', 'c', 'd', 'e'])).toMatchObject({
    command: { operation: { sources: ['a', 'b', 'c', 'd', 'e'].map((folder) => ({ folder })) } },
  });
  expect(parse(['canary', 'mf-a', '2', '0.5'])).toMatchObject({
    command: { operation: { percent: 0.5 } },
  });
  expect(parse(['preview', 'mf-a', '2', '--hours', '2'])).toMatchObject({
    command: { operation: { command: 'preview', remote: 'mf-a', version: '2', hours: 2 } },
  });
  expect(parse(['list', '--url', 'http://x'], { OPS_TOKEN: 't' })).toMatchObject({
    command: { target: { url: 'http://x', token: 't' } },
  });
  expect(parse(['list'], { DATA_DIR: '/elsewhere' })).toMatchObject({
    command: { target: { dataDir: '/elsewhere' } },
  });
});

test.each([
  [['rollback', 'mf-a'], 'rollback needs --why'],
  [['canary', 'mf-a', '2', 'some'], 'must be a number'],
  [['deploy', 'x', '--traffic', 'all'], 'must be a number'],
  [['preview', 'mf-a', '2', '--hours', 'some'], 'must be a number'],
  [['list', '--url', 'http://x'], '--url needs --token'],
  [['list', '--colour'], "Unknown option '--colour'"],
  [['promote', 'mf-a'], 'is not used like that'],
  [[], 'Usage:'],
])('%j is explained', (line, message) => {
  const parsed = parse(line);
  expect(parsed).toMatchObject({ ok: false });
  expect(parsed.ok ? '' : parsed.message).toContain(message);
});

test('results are tables, refusals one line', () => {
  const row = {
    remote: 'mf-a',
    version: '2',
    fallback: false,
    commit: 'abc',
    builtAt: '2026-01-01T10:20:30Z',
  };
  const releases = [{ ...row, traffic: 100, default: true }];
  expect(formatResult({ ok: true, kind: 'changed', generation: 7, releases })).toBe(
    [
      'generation 7 is live',
      'REMOTE  VERSION  TRAFFIC           COMMIT  BUILT',
      'mf-a    2        100 %    default  abc     2026-01-01 10:20',
    ].join('\n'),
  );
  expect(formatResult({ ok: false, code: 'busy', message: 'Wait.' })).toBe('refused (busy): Wait.');
  expect(usage).toContain('rollback');
});

test('several folders are deployed together, and prune says what to keep', () => {
  expect(parseCommand(['deploy', 'a', 'b', 'c', 'd', '--by', 'asha'], {})).toMatchObject({
    command: {
      operation: { command: 'deploy', sources: 'abcd'.split('').map((folder) => ({ folder })) },
    },
  });
  expect(parseCommand(['prune', '--days', '7', '--dry-run'], {})).toMatchObject({
    command: { operation: { command: 'prune', days: 7, generations: 20, dryRun: true } },
  });
  expect(parseCommand(['prune', '--keep', 'all'], {})).toMatchObject({ ok: false });
});
