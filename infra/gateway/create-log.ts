import { mkdirSync } from 'node:fs';
import path from 'node:path';
import pino, { type DestinationStream } from 'pino';
import roll from 'pino-roll';
import type { ApiDeps } from 'shared/remote-kit/api';
import type { Environment } from '../environment/read-environment';
import { currentRequest } from '../tracing/carried-context';
import { describeError, hidePersonal } from './describe-error';

/** What both kinds of destination are: pino's stream, written in the background. */
interface LogStream extends DestinationStream {
  flush(): void;
  destroy(): void;
  on(event: 'write', listener: () => void): unknown;
  on(event: 'error', listener: (error: NodeJS.ErrnoException) => void): unknown;
}

const ERROR_LEVEL = 50;
/** Written at the latest after a second; what can't be written beyond 4 MB is dropped, not kept. */
const buffered = { sync: false, minLength: 4096, periodicFlush: 1_000, maxLength: 4 * 1024 * 1024 };

/**
 * Opens the log: standard output in production, where who runs the site rotates it; else
 * `logs/<name>.<n>.log` in the data folder, six files of 10 MB. A disk that is full costs lines, never
 * the process.
 */
export async function createLog(
  { dataDir, production }: Pick<Environment, 'dataDir' | 'production'>,
  name: 'gateway' | 'security' | 'serve',
): Promise<pino.Logger> {
  if (production) return writeLog(endWith(pino.destination({ ...buffered, dest: 1 })), name);
  const folder = path.join(dataDir, 'logs');
  mkdirSync(folder, { recursive: true });
  const files = { file: path.join(folder, name), extension: '.log', size: '10m' };
  return writeLog(endWith(await roll({ ...buffered, ...files, limit: { count: 5 } })), name);
}

/** On a disk that is still full the process would wait for its last lines for ever. */
function endWith<Stream extends LogStream>(stream: Stream): Stream {
  let isFailing = false;
  stream.on('error', () => (isFailing = true));
  stream.on('write', () => (isFailing = false));
  process.prependListener('exit', () => {
    if (isFailing) stream.destroy();
  });
  return stream;
}

/** Output that can't be written, as to a file on a full disk, is lost; it doesn't end the process. */
export function surviveLostOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

/** A log over a stream: errors are flushed at once, and what the stream suffers ends nothing. */
export function writeLog(stream: LogStream, name: string): pino.Logger {
  let isTold = false;
  stream.on('error', ({ code }) => {
    // once: the next lines would fail as well
    if (!isTold)
      console.error(`The log can't be written (${code ?? 'unknown'}); the site goes on.`);
    isTold = true;
  });
  return pino(
    {
      name,
      serializers: { err: describeError, error: describeValue, reason: describeValue },
      hooks: {
        logMethod(args, method, level) {
          method.apply(this, args);
          if (level >= ERROR_LEVEL) stream.flush();
        },
      },
    },
    stream,
  );
}

const describeValue = (value: unknown) =>
  typeof value === 'string' ? hidePersonal(value) : describeError(value);

/** The log as remotes' APIs get it: what is said while a request is worked for names the request. */
export function forApis(log: pino.Logger): ApiDeps['log'] {
  const write = (level: keyof ApiDeps['log']) => (data: object, message: string) => {
    const reqId = currentRequest();
    log[level](reqId === undefined ? data : { ...data, reqId }, message);
  };
  return { info: write('info'), warn: write('warn'), error: write('error') };
}
