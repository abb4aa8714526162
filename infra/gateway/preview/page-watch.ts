import { isFailure } from 'shared/http/failure';
import type { ServerRemote } from 'shared/remote-kit/server/render-remote';
import type { AskOther } from '../../isolation/answer-release';

/** What one part of a page, or one call of it, took. */
export interface Measured {
  what: string;
  from: string;
  /** From the begin of the page, in milliseconds. */
  began: number;
  ms: number;
  outcome: string;
}

/** A piece that the shell does not keep: the next watched page shows where it came from, too. */
async function renderAnew(pages: ServerRemote, ...asked: Parameters<ServerRemote['renderPiece']>) {
  const rendered = await pages.renderPiece(...asked);
  if (rendered) delete rendered.keepSeconds;
  return rendered;
}

/** Watches where the parts of one page come from, and how long each of them and their calls take. */
export class PageWatch {
  readonly measured: Measured[] = [];
  private readonly begin = performance.now();

  /** A remote's pages, watched. */
  watchPages(name: string, version: string, pages: ServerRemote): ServerRemote {
    const from = `${name} ${version}`;
    const say = (rendered: { status: number } | null) =>
      rendered ? String(rendered.status) : 'nothing';
    return {
      renderPage: (request) => this.time('page', from, () => pages.renderPage(request), say),
      renderPiece: (slot, request) =>
        this.time(`piece ${slot}`, from, () => renderAnew(pages, slot, request), say),
    };
  }

  /** Calls to other remotes, watched. */
  watchCalls(ask: AskOther): AskOther {
    const say = (answer: unknown) => (isFailure(answer) ? String(answer.error_status) : 'ok');
    return (owner, id, input) =>
      this.time(`call ${id}`, owner, () => Promise.resolve(ask(owner, id, input)), say);
  }

  private async time<T>(
    what: string,
    from: string,
    run: () => Promise<T>,
    say: (answer: T) => string,
  ): Promise<T> {
    const began = performance.now();
    let outcome = 'failed';
    try {
      const answer = await run();
      outcome = say(answer);
      return answer;
    } finally {
      const ms = performance.now() - began;
      this.measured.push({ what, from, began: began - this.begin, ms, outcome });
    }
  }
}
