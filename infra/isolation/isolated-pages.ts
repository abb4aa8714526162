import { isFailure } from 'shared/http/failure';
import type { CallContext, ReplyExtras } from 'shared/remote-kit/api';
import type { ServerRemote, ServerRequest } from 'shared/remote-kit/server/render-remote';
import type { OpenRequests } from '../calls/open-requests';
import type { AskOther } from './answer-release';
import { limits } from './protocol';
import { ReleaseUnavailable, type Manner, type SupervisedRelease } from './supervised-release';

/** Whose page it is: who asks, what its calls to others do, and what they want to set on the reply. */
export interface Visit {
  ctx: CallContext;
  askOther: AskOther;
  extras: ReplyExtras[];
  /** Who got the form that was posted: what it asks for is done once, whoever renders the page in the end. */
  formTakers: Set<string>;
}

/** The pages of releases that run apart, rendered for visits. */
export class IsolatedPages {
  private readonly visits = new Map<number, AskOther>();
  private nextVisit = 1;

  constructor(private readonly requests: OpenRequests) {}

  /** Visits whose pages are being rendered, by the number their calls come under. */
  get open(): ReadonlyMap<number, AskOther> {
    return this.visits;
  }

  /** A remote's pages by one of its releases, for one visit. */
  of(remote: string, release: Pick<SupervisedRelease, 'ask'>, visit: Visit): ServerRemote {
    const render = (slot: string | null, request: ServerRequest) => {
      const work = () => this.render(remote, release, visit, slot, request);
      return request.form === null ? work() : takeOnce(visit, `${remote} ${slot}`, work);
    };
    return {
      renderPage: (request) => render(null, request),
      renderPiece: (slot, request) => render(slot, request),
    };
  }

  private async render(
    remote: string,
    release: Pick<SupervisedRelease, 'ask'>,
    { ctx, askOther, extras }: Visit,
    slot: string | null,
    { call: _call, query, ...request }: ServerRequest,
  ) {
    const ask = this.nextVisit++;
    let isMissingOther = false;
    this.visits.set(ask, async (...asked) => {
      const answer = await askOther(...asked);
      isMissingOther ||= isFailure(answer) && answer.error_status >= 500;
      return answer;
    });
    try {
      const asked = { slot, ask, ctx, request: { ...request, query: query.toString() } };
      const manner: Manner = {
        limitMs: limits.render,
        // a form may have been taken already
        isRepeatable: request.form === null,
        patience: slot === null ? 'little' : 'least',
        isExcused: () => isMissingOther,
      };
      const answer = await this.requests.during(remote, ctx, (requestName) =>
        release.ask('render', { ...asked, requestName }, manner),
      );
      extras.push(...answer.extras);
      if (answer.rendered && answer.extras.length > 0) delete answer.rendered.keepSeconds;
      return answer.rendered;
    } finally {
      this.visits.delete(ask);
    }
  }
}

/** Hands a form on, unless somebody who may have done what it asks for got it before. */
async function takeOnce<T>({ formTakers }: Visit, taker: string, work: () => Promise<T>) {
  if (formTakers.has(taker)) throw new Error('the form was taken before');
  formTakers.add(taker);
  try {
    return await work();
  } catch (error) {
    if (error instanceof ReleaseUnavailable && !error.wasAsked) formTakers.delete(taker);
    throw error;
  }
}
