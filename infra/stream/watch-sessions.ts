import type { Bus } from '../bus/bus';
import type { Connection } from './connection';
import type { Connections } from './connections';

/** What the bus says when sessions of an account may have ended: the account's number. */
export const SESSIONS_ENDED = 'session.ended';

/** Says which of these sessions live. */
export type ListLive = (
  sessions: { sessionId: string; token: string }[],
) => Promise<ReadonlySet<string>>;

const SESSIONS_AT_ONCE = 1_000;

/**
 * Closes the sockets of sessions that have ended: at once where the bus says so, at the next look
 * otherwise. While nobody can say, they stay open, and their calls are refused as over HTTP.
 */
export function watchSessions(
  connections: Connections,
  bus: Pick<Bus, 'follow' | 'onReconnect'>,
  listLive: ListLive,
  { everyMs, report }: { everyMs: number; report(error: unknown): void },
): { stop(): void } {
  async function look(looked: readonly Connection[]) {
    const bySession = new Map<string, Connection[]>();
    for (const connection of looked) {
      const { session } = connection;
      if (!session) continue;
      const same = bySession.get(session.sessionId);
      if (same) same.push(connection);
      else bySession.set(session.sessionId, [connection]);
    }
    const asked = [...bySession].map(([sessionId, [first]]) => ({
      sessionId,
      token: first?.opener.credentials.token ?? '',
    }));
    for (let start = 0; start < asked.length; start += SESSIONS_AT_ONCE) {
      const some = asked.slice(start, start + SESSIONS_AT_ONCE);
      const live = await listLive(some);
      for (const { sessionId } of some)
        if (!live.has(sessionId))
          for (const connection of bySession.get(sessionId) ?? []) connection.close('signedOut');
    }
  }
  const lookAtAll = () => void look(connections.all()).catch(report);

  const leaves = [
    bus.follow(SESSIONS_ENDED, (user) => {
      void look(connections.ofAccount(Number(user))).catch(report);
    }),
    bus.onReconnect(lookAtAll),
  ];
  const timer = setInterval(lookAtAll, everyMs).unref();
  return {
    stop() {
      clearInterval(timer);
      for (const leave of leaves) leave();
    },
  };
}
