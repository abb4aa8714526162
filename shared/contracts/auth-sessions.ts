import { z } from 'shared/contracts/zod';
import { defineEndpoint } from './contract';
import { defineStreamEvent } from './stream-event';

const idParam = z.coerce.number().int().positive();

/** A place where somebody is signed in, as it is told to them. Times are ISO. */
export const sessionRecord = z.object({
  id: z.uuid(),
  created_at: z.string(),
  last_seen_at: z.string(),
  expires_at: z.string(),
  user_agent: z.string(),
  address: z.string(),
  /** Whether this is the session the call was made with. */
  current: z.boolean(),
});

/** A place where the customer is signed in. */
export type SessionRecord = z.infer<typeof sessionRecord>;

/** The customer's live sessions, most recently used first. */
export const getSessions = defineEndpoint({
  id: 'auth.get_sessions',
  owner: 'mf-auth',
  method: 'GET',
  path: '/api/get_sessions/:id',
  summary: 'Where the customer is signed in.',
  params: z.object({ id: idParam }),
  answer: z.object({ status: z.literal(200), data: z.array(sessionRecord) }),
  errors: ['not_signed_in', 'forbidden'],
  caller: 'self',
  selfParam: 'id',
});

/** Signs one session out; an own session that has already ended answers 200 too. */
export const revokeSession = defineEndpoint({
  id: 'auth.revoke_session',
  owner: 'mf-auth',
  method: 'DELETE',
  path: '/api/sessions/:id/:sessionId',
  summary: "Ends one of the customer's own sessions.",
  params: z.object({ id: idParam, sessionId: z.uuid() }),
  answer: z.object({ status: z.literal(200) }),
  errors: ['not_signed_in', 'forbidden', 'not_found'],
  caller: 'self',
  selfParam: 'id',
});

/** Signs out everywhere, here too: for who suspects that somebody else is signed in. */
export const endAllSessions = defineEndpoint({
  id: 'auth.end_all_sessions',
  owner: 'mf-auth',
  method: 'DELETE',
  path: '/api/sessions/:id',
  summary: "Ends all of the customer's own sessions.",
  params: z.object({ id: idParam }),
  answer: z.object({ status: z.literal(200) }),
  errors: ['not_signed_in', 'forbidden'],
  caller: 'self',
  selfParam: 'id',
});

/** A customer signed in somewhere, or a session ended: the list is to be read anew. */
export const sessionsChanged = defineStreamEvent({
  id: 'auth.sessions_changed',
  owner: 'mf-auth',
  topic: 'account:{id}',
  payload: z.object({}),
});
