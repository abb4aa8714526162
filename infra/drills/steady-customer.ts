import { setTimeout as sleep } from 'node:timers/promises';

/** One thing asked of the site. Times are those of `performance.now()`. */
interface Asked {
  sentAt: number;
  answeredAt: number;
  isFine: boolean;
}

/** What a customer who never gives up has seen. */
export interface Seen {
  writes: Asked[];
  pages: Asked[];
  /** Ids of the kundlis the site said it keeps. */
  acknowledged: string[];
}

const EVERY_MS = 100;
const LIMIT_MS = 5_000;
const birth = {
  name: 'Asha',
  date: '1990-04-15',
  time: '14:30',
  place: 'Bengaluru',
  latitude: 12.97,
  longitude: 77.59,
  timeZone: 'Asia/Kolkata',
};

/** Has a kundli kept and opens a page ten times a second, whether or not earlier ones were answered. */
export function beSteadyCustomer(url: string): { seen: Seen; leave: () => Promise<void> } {
  const seen: Seen = { writes: [], pages: [], acknowledged: [] };
  const pending = new Set<Promise<void>>();
  const ask = (
    list: Asked[],
    path: string,
    init: RequestInit,
    take?: (body: string) => boolean,
  ) => {
    const sentAt = performance.now();
    const asked = fetch(url + path, { ...init, signal: AbortSignal.timeout(LIMIT_MS) })
      .then(async (reply) => reply.ok && (take ?? (() => true))(await reply.text()))
      .catch(() => false) // no answer: what the drill counts
      .then((isFine) => void list.push({ sentAt, answeredAt: performance.now(), isFine }))
      .finally(() => pending.delete(asked));
    pending.add(asked);
  };
  const keep = (body: string) => {
    const { id } = JSON.parse(body) as { id: string };
    seen.acknowledged.push(id);
    return true;
  };
  const timer = setInterval(() => {
    ask(
      seen.writes,
      '/api/kundli',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(birth),
      },
      keep,
    );
    ask(seen.pages, '/remedies/sun', {});
  }, EVERY_MS);
  return {
    seen,
    async leave() {
      clearInterval(timer);
      await Promise.all(pending);
    },
  };
}

/** Which of the acknowledged kundlis the site does not know any more. */
export async function listLost(url: string, acknowledged: string[]): Promise<string[]> {
  const lost: string[] = [];
  for (const id of acknowledged) {
    const reply = await fetch(`${url}/api/kundli/${id}`);
    await reply.arrayBuffer();
    if (reply.status === 404) lost.push(id);
    else if (!reply.ok) throw new Error(`a kundli could not be looked up: ${reply.status}`);
  }
  return lost;
}

/**
 * Waits until writes have been answered without a failure for two seconds.
 * @returns when the first of them was answered; `null` when there were none in time
 */
export async function waitForRecovery(
  seen: Seen,
  since: number,
  limitMs: number,
): Promise<number | null> {
  const deadline = performance.now() + limitMs;
  while (performance.now() < deadline) {
    await sleep(200);
    const after = seen.writes.filter(({ sentAt }) => sentAt >= since);
    const lastFailure = Math.max(since, ...after.filter((one) => !one.isFine).map(endOf));
    const fine = after.filter((one) => one.isFine && one.answeredAt > lastFailure).map(endOf);
    const first = Math.min(...fine);
    if (fine.length >= 10 && performance.now() - first > 2_000) return first;
  }
  return null;
}

const endOf = ({ answeredAt }: Asked) => answeredAt;
