import { apiError, type ApiError } from 'shared/contracts/errors';
import type { CallContext } from 'shared/remote-kit/api';
import type { ClientFrame } from 'shared/stream/wire';
import { isDatabaseAway } from '../database/is-database-away';
import { runCall } from '../gateway/run-call';
import type { Site } from '../gateway/site-process';
import { kindOf } from 'shared/contracts/stream-event';
import type { Connection } from './connection';
import type { Connections } from './connections';
import type { StreamLimits } from './limits';
import type { PlatformTopics } from './platform-topics';
import type { TopicHub } from './topic-hub';

/** What frames are answered with. */
export interface Answerer {
  site: Pick<Site, 'findCall' | 'findTopic' | 'callerOf' | 'report' | 'health'> &
    Parameters<typeof runCall>[0];
  hub: TopicHub;
  connections: Connections;
  platformTopics: PlatformTopics;
  limits: StreamLimits;
}

type FrameOf<T extends ClientFrame['t']> = Extract<ClientFrame, { t: T }>;

/** Answers one frame; what fails is told in the one shape of errors. */
export async function answerFrame(
  answerer: Answerer,
  connection: Connection,
  frame: ClientFrame,
): Promise<void> {
  if (frame.t === 'ping') return connection.send({ t: 'pong' });
  if (frame.t === 'unfollow') return answerer.hub.unfollow(connection, frame.topic);
  const refuse = (error: ApiError) =>
    connection.send(
      frame.t === 'call'
        ? { t: 'answer', id: frame.id, error }
        : { t: 'refused', topic: frame.topic, error },
    );
  if (connection.inHand >= answerer.limits.inHand) return refuse(apiError('too_many_requests'));
  connection.inHand += 1;
  try {
    if (frame.t === 'call') await answerCallFrame(answerer, connection, frame);
    else await answerFollow(answerer, connection, frame);
  } catch (error) {
    const isAway = isDatabaseAway(error) || (error as { statusCode?: number }).statusCode === 503;
    if (!isAway) answerer.site.report(error, `a ${frame.t} over a socket failed`);
    refuse(apiError(isAway ? 'unavailable' : 'internal'));
  } finally {
    connection.noteAnswered();
    if (connection.isSignedOut) connection.close('signedOut');
  }
}

async function answerCallFrame(
  answerer: Answerer,
  connection: Connection,
  { id, call, input, generation, key }: FrameOf<'call'>,
): Promise<void> {
  const { site } = answerer;
  const found = site.findCall(connection.opener.visitor, call, generation ?? null);
  const refuse = (error: ApiError) => connection.send({ t: 'answer', id, error });
  if (found === null) return refuse(apiError('not_found'));
  if (found === 'unavailable') return refuse(apiError('unavailable'));
  const { contract } = found;
  if (contract.takesFiles) return refuse(apiError('unsupported_media_type'));
  const began = performance.now();
  let status = 500;
  try {
    const caller = await callerOf(answerer, connection);
    const ctx = key === undefined ? caller : { ...caller, key };
    const { params = {}, query = {}, body } = input ?? {};
    const outcome = await runCall(site, found, { params, query, body }, ctx);
    status = outcome.ok ? (outcome.extras?.status ?? 200) : outcome.error.status;
    if (outcome.ok) connection.send({ t: 'answer', id, answer: outcome.answer });
    else refuse(outcome.error);
  } finally {
    const seconds = (performance.now() - began) / 1000;
    site.health.metrics.countRequest('STREAM', contract.path, status, seconds);
  }
}

async function answerFollow(
  answerer: Answerer,
  connection: Connection,
  { topic, since }: FrameOf<'follow'>,
): Promise<void> {
  const { site, hub, platformTopics, limits } = answerer;
  const refuse = (error: ApiError) => connection.send({ t: 'refused', topic, error });
  if (connection.followed.size >= limits.topics && !connection.followed.has(topic))
    return refuse(apiError('too_many_requests'));
  const kind = kindOf(topic);
  const own = platformTopics[kind];
  const found = own
    ? { remote: null, mayFollow: own }
    : site.findTopic(connection.opener.visitor, kind);
  if (found === null) return refuse(apiError('not_found'));
  if (found === 'unavailable') return refuse(apiError('unavailable'));
  const ctx = await callerOf(answerer, connection);
  if (await found.mayFollow(topic, ctx))
    return hub.follow(connection, { name: topic, remote: found.remote }, since ?? null);
  hub.unfollow(connection, topic);
  if (ctx.isSessionUnknown) return refuse(apiError('unavailable'));
  refuse(apiError(ctx.session ? 'forbidden' : 'not_signed_in'));
  connection.close(ctx.session ? 'mayNot' : 'signedOut');
}

/** Who calls now: the session is checked for every frame, as for every request. */
async function callerOf(
  { site, connections }: Answerer,
  connection: Connection,
): Promise<CallContext> {
  const { credentials, visitor } = connection.opener;
  const ctx = await site.callerOf(credentials, visitor);
  if (ctx.session) connections.noteSession(connection, ctx.session);
  // what was open in the name of a session ends with it
  else if (connection.session && !ctx.isSessionUnknown) connection.isSignedOut = true;
  return ctx;
}
