import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import type { Operation } from './operation';

/** A command line, understood. */
export interface Command {
  operation: Operation;
  target: { dataDir: string } | { url: string; token: string };
  json: boolean;
}

export const usage = `Usage: npm run remotes -- <command> [options]

  list                                  what is deployed, and who gets it
  history <remote>                      every change of a remote, newest first
  deploy <folder>... [--traffic N]      take built releases in together, for N % of the visitors (100)
  canary <remote> <version> <percent>   give a release to some visitors
  promote <remote> <version>            give a release to everyone
  rollback <remote> [<version>] [--from <version>] --why "..."
                                        go back to the last good release, or to an older one;
                                        with --from only as long as that version serves
  preview <remote> <version> [--hours N] --url U
                                        a link that shows a listed release to one browser (8 hours)
  prune [--days N] [--keep N] [--dry-run]
                                        remove the releases that no generation of the last days (30),
                                        nor any of the last ones (20), refers to
  verify                                compare every file of every release with its hash

  --data-dir D      work on this data folder (DATA_DIR, or ./.data)
  --url U           ask the running site instead, with
  --token T         its ops token (OPS_TOKEN)
  --by NAME         who makes the change (your user name)
  --why TEXT        the reason, kept in the history
  --json            print the result as JSON`;

/** Understands a command line, or says what is wrong with it. */
export function parseCommand(
  args: string[],
  env: NodeJS.ProcessEnv,
): { ok: true; command: Command } | { ok: false; message: string } {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch (error) {
    return { ok: false, message: (error as Error).message };
  }
  const { values, positionals } = parsed;
  if (values.help || positionals.length === 0) return { ok: false, message: usage };
  const note = { by: values.by ?? env.USER ?? userInfo().username, why: values.why ?? '' };
  const operation = toOperation(positionals, note, values);
  if (typeof operation === 'string') return { ok: false, message: operation };
  const token = values.token ?? env.OPS_TOKEN;
  if (values.url && !token) return { ok: false, message: '--url needs --token or OPS_TOKEN' };
  const target = values.url
    ? { url: values.url, token: token ?? '' }
    : { dataDir: values['data-dir'] ?? env.DATA_DIR ?? './.data' };
  return { ok: true, command: { operation, target, json: values.json ?? false } };
}

function parse(args: string[]) {
  return parseArgs({
    args,
    allowPositionals: true,
    options: {
      traffic: { type: 'string' },
      why: { type: 'string' },
      from: { type: 'string' },
      hours: { type: 'string' },
      days: { type: 'string' },
      keep: { type: 'string' },
      'dry-run': { type: 'boolean' },
      by: { type: 'string' },
      'data-dir': { type: 'string' },
      url: { type: 'string' },
      token: { type: 'string' },
      json: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
}

function toOperation(
  [command, first, second, third, ...rest]: string[],
  note: { by: string; why: string },
  {
    traffic: share = '100',
    from,
    hours = '8',
    days = '30',
    keep = '20',
    'dry-run': dryRun = false,
  }: ReturnType<typeof parse>['values'],
): Operation | string {
  const traffic = Number(share);
  if (from !== undefined && command !== 'rollback') return '--from belongs to rollback';
  const [remote = '', version = ''] = [first, second];
  const folders = [first, second, third, ...rest].filter((value) => value !== undefined);
  const given = folders.length;
  const shape = `${command}/${given}`;
  if (shape === 'list/0' || shape === 'verify/0') return { command: command as 'list' | 'verify' };
  if (shape === 'history/1') return { command: 'history', remote };
  if (command === 'deploy' && given > 0)
    return Number.isNaN(traffic)
      ? '--traffic must be a number'
      : { command, sources: folders.map((folder) => ({ folder })), traffic, ...note };
  if (shape === 'prune/0')
    return [days, keep].some((value) => !(Number(value) >= 0))
      ? '--days and --keep must be numbers'
      : { command: 'prune', days: Number(days), generations: Math.max(1, Number(keep)), dryRun };
  if (shape === 'canary/3')
    return Number.isNaN(Number(third))
      ? 'The percentage must be a number'
      : { command: 'canary', remote, version, percent: Number(third), ...note };
  if (shape === 'preview/2')
    return Number.isNaN(Number(hours))
      ? '--hours must be a number'
      : { command: 'preview', remote, version, hours: Number(hours) };
  if (shape === 'promote/2') return { command: 'promote', remote, version, ...note };
  if (shape === 'rollback/1' || shape === 'rollback/2')
    return note.why === ''
      ? 'rollback needs --why "...": the reason is kept in the history'
      : {
          command: 'rollback',
          remote,
          ...(second ? { version } : {}),
          ...(from ? { from } : {}),
          ...note,
        };
  return `"${command}" is not used like that.\n\n${usage}`;
}
