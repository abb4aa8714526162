import type { FastifyRequest } from 'fastify';
import type { CallContext, SessionUser } from 'shared/remote-kit/api';
import type { ListLive } from '../stream/watch-sessions';
import { contextOf, credentialsOf, type Credentials } from './call-context';
import { NOBODY, type ApiFinder } from './find-in-apis';
import { KeptSessions } from './kept-sessions';

/** The remote that knows who is signed in. */
export const IDENTIFIER = 'mf-auth';

/** Who calls, as the remote that knows says. */
export interface CallerIdentification {
  contextOf(request: FastifyRequest, visitor: string): Promise<CallContext>;
  /** The same from what a request said when it came. */
  callerOf(credentials: Credentials, visitor: string): Promise<CallContext>;
  /** Takes note that something was sent that may have ended a session. */
  forgetSessions(): void;
  /** Which of these sessions live. @throws when nobody can say */
  listLiveSessions: ListLive;
}

/** @param onError told when a session could not be checked */
export function identifyCallers(
  apis: Pick<ApiFinder, 'apiOfRemote'>,
  publicUrl: string,
  onError: (error: unknown, what: string) => void,
): CallerIdentification {
  const sessions = new KeptSessions();

  /** Who a token is of, by the visitor's release of the remote that knows. */
  async function identify(visitor: string, token: string): Promise<SessionUser | null> {
    const loaded = apis.apiOfRemote(visitor, IDENTIFIER);
    if (loaded === null) return null;
    if (!loaded?.api.identify) throw new Error(`no release of ${IDENTIFIER} checks sessions`);
    try {
      const session = await loaded.api.identify(token);
      sessions.keep(token, session);
      return session;
    } catch (error) {
      const known = sessions.find(token);
      if (known) return known;
      throw error;
    }
  }

  /** Not remembered as customers are: whose role was taken away is nobody at the next request. */
  async function identifyStaff(visitor: string, token: string) {
    const loaded = apis.apiOfRemote(visitor, IDENTIFIER);
    if (!loaded) throw new Error(`no release of ${IDENTIFIER} checks staff`);
    // one of before there were any knows none
    return (await loaded.api.identifyStaff?.(token)) ?? null;
  }

  const callerOf = (credentials: Credentials, visitor: string) =>
    contextOf(
      credentials,
      visitor,
      {
        customer: (token) => identify(visitor, token),
        staff: (token) => identifyStaff(visitor, token),
      },
      (error) => onError(error, 'a session could not be checked'),
    );

  return {
    contextOf: (request, visitor) => callerOf(credentialsOf(request, publicUrl), visitor),
    callerOf,
    forgetSessions: () => sessions.clear(),
    async listLiveSessions(asked) {
      const loaded = apis.apiOfRemote(NOBODY, IDENTIFIER);
      if (!loaded) throw new Error(`no release of ${IDENTIFIER} checks sessions`);
      const { listLiveSessions } = loaded.api;
      if (listLiveSessions)
        return new Set(await listLiveSessions(asked.map(({ sessionId }) => sessionId)));
      // a release that was made before it could be asked for many
      const live = new Set<string>();
      for (const { sessionId, token } of asked)
        if (await identify(NOBODY, token)) live.add(sessionId);
      return live;
    },
  };
}
