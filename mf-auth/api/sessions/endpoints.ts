import { getProfile, logout } from 'shared/contracts/auth';
import { endAllSessions, getSessions, revokeSession } from 'shared/contracts/auth-sessions';
import { answer, refuse, serve } from 'shared/remote-kit/api';
import type { ApiDeps, BoundEndpoint } from 'shared/remote-kit/api';
import type { Database } from '../data/database';
import { clearedSessionCookie } from './session-cookie';
import { describeSession, endEverySession, endSession, listLiveSessions } from './session-rows';
import { tellSessionsChanged } from './sessions-changed';

/** Who is signed in, where, and how that ends. */
/** Not "executionContexts": that would reload the page under the redirect that follows. */
const forgottenHere = {
  cookies: [clearedSessionCookie],
  headers: { 'Clear-Site-Data': '"cache", "cookies", "storage"' },
};

export function sessionEndpoints(
  database: Database,
  { stream }: Pick<ApiDeps, 'stream'>,
): BoundEndpoint[] {
  return [
    serve(getProfile, async (_input, { session }) => {
      if (!session) return refuse('not_signed_in');
      const { id, email, name, type, img, phone } = session;
      return answer({ status: 200 as const, user: { id, email, name, type, img, phone } });
    }),

    serve(logout, async (_input, { session }) => {
      if (session) {
        await endSession(database, session.id, session.sessionId);
        tellSessionsChanged(stream, session.id);
      }
      return answer({ status: 200 as const }, forgottenHere);
    }),

    serve(getSessions, async ({ params }, { session }) => {
      const rows = await listLiveSessions(database, params.id);
      const data = rows.map((row) => describeSession(row, session?.sessionId));
      return answer({ status: 200 as const, data });
    }),

    serve(revokeSession, async ({ params }, { session }) => {
      if (!(await endSession(database, params.id, params.sessionId))) return refuse('not_found');
      tellSessionsChanged(stream, params.id);
      const isCurrent = params.sessionId === session?.sessionId;
      return answer(
        { status: 200 as const },
        isCurrent ? { cookies: [clearedSessionCookie] } : undefined,
      );
    }),

    serve(endAllSessions, async ({ params }) => {
      await endEverySession(database, params.id);
      tellSessionsChanged(stream, params.id);
      return answer({ status: 200 as const }, forgottenHere);
    }),
  ];
}
