import type { ReplyExtras } from 'shared/remote-kit/api';
import type { Call } from 'shared/remote-kit/page';
import { callEndpoint } from '../../gateway/call-endpoint';
import type { RenderAnswer, RenderAsked } from '../protocol';
import type { Ask } from './make-deps';
import type { Running } from './run-release';

/** Renders a page or piece. Calls to its own API are answered here, the others by the gateway. */
export async function renderAnswer(
  { pages, endpoints, deps }: Running,
  { slot, request, ctx, ask: key }: RenderAsked,
  ask: Ask,
): Promise<RenderAnswer> {
  const extras: ReplyExtras[] = [];
  const report = (err: unknown, what: string) => deps.log.error({ err }, what);
  const traces = { ...deps, report, extras };
  const call = (async ({ id, owner }, input) => {
    const own = endpoints.get(id);
    return own ? callEndpoint(own, input, ctx, traces) : ask('ask', { ask: key, owner, id, input });
  }) as Call;
  const asked = { ...request, query: new URLSearchParams(request.query), call };
  const rendered =
    slot === null ? await pages.renderPage(asked) : await pages.renderPiece(slot, asked);
  return { rendered, extras };
}
