import http from 'node:http';
import https from 'node:https';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Link, NoAnswer, type Answers, type LinkEvents } from './link';
import { limits, type AskedBoot, type Description } from './protocol';
import type { ReleaseProcess } from './release-process';
import { addressOf, PROTOCOL } from './serve/protocol';

/** How a release that runs elsewhere is reached. */
export interface ConnectOptions {
  /** Of the process that serves the remote's releases. */
  url: string;
  token: string;
  boot: AskedBoot;
  answersOf(link: () => Link): Answers;
  onSuspect(isSuspect: boolean): void;
  onUnheard: LinkEvents['onUnheard'];
  signal: AbortSignal;
}

/** How reasons begin that are not the release's own. */
export const OUT_OF_REACH = 'its process elsewhere is out of reach';

const CONNECT_MS = 5_000;
const PING_MS = 1_000;
/** So long the other machine may be silent. */
const SILENCE_MS = 5_000;

/**
 * Has a release started by the process that serves its remote, on another machine too.
 * @throws why it did not start; nothing of it is left
 */
export async function connectRelease({
  url,
  token,
  boot,
  answersOf,
  onSuspect,
  onUnheard,
  signal,
}: ConnectOptions): Promise<ReleaseProcess> {
  const socket = await openSocket(url + addressOf(boot), token, signal);
  let reason: string | null = null;
  let end: () => void = () => undefined;
  const ended = new Promise<string>((resolve) => {
    end = () => resolve(reason ?? 'it ended');
  });
  const kill = (why: string) => {
    reason ??= why;
    link.close();
  };
  const abort = () => kill('it was told to end');
  const told = { suspect: onSuspect, ending: (why: string) => void (reason ??= String(why)) };
  const link: Link = new Link(
    socket,
    { ...answersOf(() => link), ...told },
    {
      onUnheard,
      onClose(error) {
        reason ??= `${OUT_OF_REACH}: ${error.message}`;
        signal.removeEventListener('abort', abort);
        end();
      },
    },
  );
  signal.addEventListener('abort', abort);
  if (signal.aborted) abort();
  void watchSilence(link, kill);
  try {
    const limitMs = boot.seeds ? limits.seed : limits.boot;
    const description = await link.ask<Description>('boot', boot, limitMs);
    const close = async () => {
      reason = 'it was told to end';
      await link.ask('close', null, limits.close).catch(() => undefined); // then it is ended
      link.close();
    };
    return { pid: null, link, description, ended, close, kill };
  } catch (error) {
    kill((error as Error).message);
    throw error instanceof Error && error.name !== 'LinkClosed' ? error : new Error(await ended);
  }
}

/** Ends a link whose other side answers no more, as when its machine lost its power. */
async function watchSilence(link: Link, kill: (why: string) => void): Promise<void> {
  for (;;)
    try {
      await link.ask('ping', null, SILENCE_MS);
      await sleep(PING_MS, undefined, { ref: false });
    } catch (error) {
      if (error instanceof NoAnswer)
        kill(`${OUT_OF_REACH}: nothing was heard for ${SILENCE_MS} ms`);
      return; // the link ended, and says why
    }
}

function openSocket(url: string, token: string, signal: AbortSignal): Promise<Socket> {
  const request = (url.startsWith('https:') ? https : http).request(url, {
    headers: { connection: 'Upgrade', upgrade: PROTOCOL, authorization: `Bearer ${token}` },
    timeout: CONNECT_MS,
    signal,
    agent: false,
  });
  return new Promise((resolve, refuse) => {
    const reject = (cause: Error) =>
      refuse(new Error(`${OUT_OF_REACH}: ${cause.message}`, { cause }));
    request.on('upgrade', (_reply, socket, head) => {
      if (head.length > 0) socket.unshift(head);
      socket.setTimeout(0);
      socket.setNoDelay(true);
      resolve(socket);
    });
    request.on('response', (reply) => {
      reply.resume();
      reject(new Error(`${url} answered ${reply.statusCode} ${reply.statusMessage}`));
    });
    request.on('timeout', () => request.destroy(new Error(`${url} does not answer`)));
    request.on('error', reject);
    request.end();
  });
}
