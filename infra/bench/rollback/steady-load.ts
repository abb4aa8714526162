import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { nameHostCookie } from 'shared/http/host-cookie';

/** One answer under load. Times are those of `performance.now()`. */
export interface Answered {
  path: string;
  sentAt: number;
  at: number;
  /** Why it counts as failed; `null` for a whole page or answer with status 200. */
  failure: string | null;
  /** The release of the watched remote that rendered the page, if one did. */
  release: string | null;
}

/** What is asked how often. */
interface Load {
  /** The remote whose release is watched. */
  remote: string;
  perSecond: number;
  seconds: number;
  /** What takes longer has failed. */
  limitMs?: number;
}

const VISITORS = 5000;

/**
 * Asks for the given paths in turn at a steady rate, each time as another visitor, whether or not
 * earlier requests were answered.
 */
export async function loadSteadily(
  url: string,
  paths: string[],
  { remote, perSecond, seconds, limitMs = 5_000 }: Load,
): Promise<Answered[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const visitors = Array.from({ length: VISITORS }, () => randomBytes(16).toString('base64url'));
  const pending: Promise<Answered>[] = [];
  const started = performance.now();
  const total = perSecond * seconds;
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const due = Math.min(total, ((performance.now() - started) / 1000) * perSecond);
      while (pending.length < due) {
        const path = paths[pending.length % paths.length] ?? '/';
        const visitor = visitors[pending.length % VISITORS] ?? '';
        pending.push(ask(agent, url, path, visitor, { remote, limitMs }));
      }
      if (pending.length < total) return;
      clearInterval(timer);
      resolve();
    }, 5);
  });
  const answers = await Promise.all(pending);
  agent.destroy();
  return answers;
}

function ask(
  agent: Agent,
  url: string,
  path: string,
  visitor: string,
  { remote, limitMs }: { remote: string; limitMs: number },
) {
  const sentAt = performance.now();
  return new Promise<Answered>((resolve) => {
    const finish = (failure: string | null, release: string | null = null) =>
      resolve({ path, sentAt, at: performance.now(), failure, release });
    const name = nameHostCookie('visitor', url.startsWith('https:'));
    const sent = request(url + path, { agent, headers: { cookie: `${name}=${visitor}` } });
    sent.setTimeout(limitMs, () => sent.destroy(new Error(`no answer in ${limitMs / 1000} s`)));
    sent.once('error', (error) => finish(error.message));
    sent.once('response', (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (body += chunk));
      response.once('error', (error) => finish(error.message));
      response.once('end', () => {
        const isPage = response.headers['content-type']?.startsWith('text/html') ?? false;
        const release = new RegExp(`data-remote="${remote}" data-release="([^"]+)"`).exec(body);
        if (response.statusCode !== 200) finish(`status ${response.statusCode}`);
        else if (isPage && !body.endsWith('</html>')) finish('the page is not whole');
        else if (isPage && !release) finish('the page has no content');
        else finish(null, release?.[1] ?? null);
      });
    });
    sent.end();
  });
}
