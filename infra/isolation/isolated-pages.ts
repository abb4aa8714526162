import type { CallContext, ReplyExtras } from 'shared/remote-kit/api';
import type { ServerRemote, ServerRequest } from 'shared/remote-kit/server/render-remote';
import type { AskOther } from './answer-release';
import { limits } from './protocol';
import type { SupervisedRelease } from './supervised-release';

/** Whose page it is: who asks, what its calls to others do, and what they want to set on the reply. */
export interface Visit {
  ctx: CallContext;
  askOther: AskOther;
  extras: ReplyExtras[];
}

/** The pages of releases that run apart, rendered for visits. */
export class IsolatedPages {
  private readonly visits = new Map<number, AskOther>();
  private nextVisit = 1;

  /** Visits whose pages are being rendered, by the number their calls come under. */
  get open(): ReadonlyMap<number, AskOther> {
    return this.visits;
  }

  /** A release's pages, for one visit. */
  of(release: Pick<SupervisedRelease, 'ask'>, visit: Visit): ServerRemote {
    return {
      renderPage: (request) => this.render(release, visit, null, request),
      renderPiece: (slot, request) => this.render(release, visit, slot, request),
    };
  }

  private async render(
    release: Pick<SupervisedRelease, 'ask'>,
    { ctx, askOther, extras }: Visit,
    slot: string | null,
    { call: _call, query, ...request }: ServerRequest,
  ) {
    const ask = this.nextVisit++;
    this.visits.set(ask, askOther);
    try {
      const answer = await release.ask(
        'render',
        { slot, ask, ctx, request: { ...request, query: query.toString() } },
        {
          limitMs: limits.render,
          // a form may have been taken already
          isRepeatable: request.form === null,
          patience: slot === null ? 'little' : 'least',
        },
      );
      extras.push(...answer.extras);
      return answer.rendered;
    } finally {
      this.visits.delete(ask);
    }
  }
}
