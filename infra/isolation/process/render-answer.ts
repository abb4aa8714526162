import type { ReplyExtras } from 'shared/remote-kit/api';
import type { Call } from 'shared/remote-kit/page';
import type { ServerRequest } from 'shared/remote-kit/server/render-remote';
import { isDatabaseAway } from '../../database/is-database-away';
import { callEndpoint, withKey } from '../../gateway/call-endpoint';
import { measure } from '../../tracing/measure';
import type { RenderAnswer, RenderAsked } from '../protocol';
import type { Ask } from './make-deps';
import type { Running } from './run-release';

/** Renders a page or piece. Calls to its own API are answered here, the others by the gateway. */
export async function renderAnswer(
  { pages, endpoints, deps }: Running,
  { slot, request, ctx, ask: page }: RenderAsked,
  ask: Ask,
): Promise<RenderAnswer> {
  const extras: ReplyExtras[] = [];
  let away: unknown;
  const report = (err: unknown, what: string) => {
    if (isDatabaseAway(err)) away = err;
    deps.log.error({ err }, what);
  };
  const traces = { ...deps, report, extras };
  const call = (async ({ id, owner }, input, { key } = {}) => {
    const own = endpoints.get(id);
    if (!own)
      return ask('ask', { ask: page, owner, id, input, ...(key === undefined ? {} : { key }) });
    return measure(`call ${id}`, {}, () => callEndpoint(own, input, withKey(ctx, key), traces));
  }) as Call;
  const measured: ServerRequest['measure'] = (name, work) => measure(name, {}, work);
  const query = new URLSearchParams(request.query);
  const asked = { ...request, query, call, measure: measured };
  try {
    const rendered =
      slot === null ? await pages.renderPage(asked) : await pages.renderPiece(slot, asked);
    return { rendered, extras, ...(away ? { isDatabaseAway: true } : {}) };
  } catch (error) {
    // what came of it is not the page's fault
    throw away ? new Error('the database is away', { cause: away }) : error;
  }
}
