import { getProfile, logout } from 'shared/contracts/auth';
import { getSessions, revokeSession } from 'shared/contracts/auth-sessions';
import { answer, refuse, serve } from 'shared/remote-kit/api';
import type { BoundEndpoint } from 'shared/remote-kit/api';
import type { Database } from '../data/database';
import { clearedSessionCookie } from './session-cookie';
import { describeSession, endSession, listLiveSessions } from './session-rows';

/** Who is signed in, where, and how that ends. */
export function sessionEndpoints(database: Database): BoundEndpoint[] {
  return [
    serve(getProfile, async (_input, { session }) => {
      if (!session) return refuse('not_signed_in');
      const { id, email, name, type, img, phone } = session;
      return answer({ status: 200 as const, user: { id, email, name, type, img, phone } });
    }),

    serve(logout, async (_input, { session }) => {
      if (session) await endSession(database, session.id, session.sessionId);
      // Not "executionContexts": that would reload the page under the redirect that follows.
      return answer(
        { status: 200 as const },
        {
          cookies: [clearedSessionCookie],
          headers: { 'Clear-Site-Data': '"cache", "cookies", "storage"' },
        },
      );
    }),

    serve(getSessions, async ({ params }, { session }) => {
      const rows = await listLiveSessions(database, params.id);
      const data = rows.map((row) => describeSession(row, session?.sessionId));
      return answer({ status: 200 as const, data });
    }),

    serve(revokeSession, async ({ params }, { session }) => {
      if (!(await endSession(database, params.id, params.sessionId))) return refuse('not_found');
      const isCurrent = params.sessionId === session?.sessionId;
      return answer(
        { status: 200 as const },
        isCurrent ? { cookies: [clearedSessionCookie] } : undefined,
      );
    }),
  ];
}
