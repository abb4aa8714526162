import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import { forwardOutput } from './forward-output';
import { Link, type Answers, type LinkEvents } from './link';
import type { Boot, Description } from './protocol';
import { limits } from './protocol';
import { watchLimits, watchProcess, type WatchLimits } from './watchdog';

/** The process of one release, started and ready; also one that runs on another machine. */
export interface ReleaseProcess {
  /** `null` when it runs on another machine. */
  pid: number | null;
  link: Link;
  description: Description;
  /** Resolves when it has ended, with the reason. */
  ended: Promise<string>;
  /** Lets it finish, but not for long. */
  close(): Promise<void>;
  /** Ends it at once. */
  kill(reason: string): void;
}

/** How a release's process is started and watched. */
export interface ProcessOptions {
  /** The bundled program, see `bundleProcess`. */
  program: string;
  boot: Boot;
  answersOf(link: () => Link): Answers;
  onOutput(line: string): void;
  onSuspect(isSuspect: boolean): void;
  onUnheard: LinkEvents['onUnheard'];
  /** Ends the process, also before it is ready. */
  signal: AbortSignal;
  watch?: WatchLimits;
}

const HEAP_MB = 256;
/** Loading may work for a while in one piece. */
const LOADING_CPU = 10;

/** Of our own settings nothing: only what says which build React is, and how to read dates and certificates. */
const passedOn = ['NODE_ENV', 'TZ', 'LANG', 'NODE_EXTRA_CA_CERTS'];

/**
 * Starts a release's process and waits until it is ready; its content is up to date then.
 * @throws why it did not start; nothing of it is left
 */
export async function startProcess({
  program,
  boot,
  answersOf,
  onOutput,
  onSuspect,
  onUnheard,
  signal,
  watch = watchLimits,
}: ProcessOptions): Promise<ReleaseProcess> {
  const args = [`--max-old-space-size=${HEAP_MB}`, program, String(process.pid)];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    env: Object.fromEntries(passedOn.map((name) => [name, process.env[name]])),
    cwd: path.dirname(program),
  });
  if (child.pid === undefined) throw (await once(child, 'error'))[0];
  const { pid } = child;
  for (const stream of [child.stdout, child.stderr]) if (stream) forwardOutput(stream, onOutput);
  let reason: string | null = null;
  const kill = (why: string) => {
    reason ??= why;
    child.kill('SIGKILL');
  };
  const link: Link = new Link(
    child.stdio[3] as Duplex,
    answersOf(() => link),
    { onClose: (error) => kill(error.message), onUnheard },
  );
  const abort = () => kill('it was told to end');
  signal.addEventListener('abort', abort);
  if (signal.aborted) abort();
  let isReady = false;
  const watcher = watchProcess(
    { pid, ping: () => link.ask('ping', null), onSuspect, onStuck: kill },
    () => (isReady ? watch : { ...watch, stuckCpu: LOADING_CPU, suspectCpu: LOADING_CPU }),
  );
  const ended = new Promise<string>((resolve) => {
    const end = (why: string) => {
      watcher.stop();
      signal.removeEventListener('abort', abort);
      link.close();
      resolve(reason ?? why);
    };
    child.once('error', (error) => end(error.message));
    child.once('exit', (code, by) => {
      const how = by === null ? `it ended with ${code}` : `it was ended by ${by}`;
      // what it wrote last is read before anybody is told
      reason = reason === null || reason.startsWith('the connection') ? how : reason;
      end(how);
    });
  });
  try {
    const limitMs = boot.seeds ? limits.seed : limits.boot;
    const description = await link.ask<Description>('boot', boot, limitMs);
    isReady = true;
    const close = async () => {
      reason = 'it was told to end';
      await link.ask('close', null, limits.close).catch(() => undefined); // then it is ended
      abort();
      await ended;
    };
    return { pid, link, description, ended, close, kill };
  } catch (error) {
    kill((error as Error).message);
    const why = await ended;
    throw error instanceof Error && error.name !== 'LinkClosed' ? error : new Error(why);
  }
}
