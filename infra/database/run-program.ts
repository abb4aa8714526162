import { spawn } from 'node:child_process';
import { canReach, type ServerUser } from './server-user';

/** Runs a PostgreSQL program as the server's user and returns its exit code and what it printed. */
export type RunProgram = (
  program: string,
  args: string[],
) => Promise<{ code: number | null; output: string }>;

/**
 * Prepares how programs are run. `folders` are what the user must reach; where the way is closed to
 * it (a clone below /root), it gets the one capability that opens it instead of open permissions.
 */
export function createRunProgram(user: ServerUser | null, folders: string[]): RunProgram {
  const reachable = !user || folders.every((folder) => canReach(user, folder));
  return (program, args) => {
    if (!user) return run(program, args);
    if (reachable) return run(program, args, user);
    return run('setpriv', [
      `--reuid=${user.uid}`,
      `--regid=${user.gid}`,
      '--clear-groups',
      '--securebits=+no_setuid_fixup',
      '--inh-caps=+dac_override',
      '--ambient-caps=+dac_override',
      program,
      ...args,
    ]);
  };
}

function run(program: string, args: string[], user?: ServerUser): ReturnType<RunProgram> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...user,
      cwd: '/',
      env: { ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('error', reject);
    // Not 'close': a server started by the program keeps the pipes open.
    child.on('exit', (code) => setImmediate(() => resolve({ code, output: output.trim() })));
  });
}
