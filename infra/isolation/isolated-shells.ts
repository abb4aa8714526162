import type { ServerRemote } from 'shared/remote-kit/server/render-remote';
import type { ServerRelease } from 'shared/remote-kit/snapshot';
import type { PageReply, PageRequest, ShellServer } from '../../shell-host/server/request';
import { HeldMarkup } from './held-markup';
import { unpackError } from './packed-error';
import { limits, type ComposeAsked, type LogAnswers, type ShellsGatewayAnswers } from './protocol';
import { ReleaseUnavailable, type SupervisedRelease } from './supervised-release';

/** A page that a shell composes now. */
interface Composing {
  request: PageRequest;
  markup: HeldMarkup;
  /** Notes that the shell waits for us meanwhile. */
  duringOurs<T>(work: Promise<T>): Promise<T>;
}

/** Shells that run apart and compose pages. What they want of remotes comes back here. */
export class IsolatedShells {
  private readonly pages = new Map<number, Composing>();
  private readonly settings = new WeakMap<PageRequest['snapshot'], number>();
  private nextPage = 1;
  private nextSetting = 1;

  /**
   * A shell's release, as if it ran here.
   * @param hasSpare another one is asked when this one does not answer soon
   */
  of(release: Pick<SupervisedRelease, 'ask'>, hasSpare: boolean): ShellServer {
    return { renderRequest: (request) => this.compose(release, request, hasSpare) };
  }

  /** Answers a shell's process. */
  answers(logs: LogAnswers): ShellsGatewayAnswers {
    return {
      ...logs,
      setting: ({ page }) => {
        const { snapshot, shell, site, scripts } = this.find(page).request;
        return { snapshot, shell, site, scripts };
      },
      call: ({ page, owner, id, input }) => {
        const { request, duringOurs } = this.find(page);
        return duringOurs(request.call({ owner, id } as never, input as never));
      },
      render: async ({ page, name, version, slot, request: asked }) => {
        const { request, markup, duringOurs } = this.find(page);
        const server = request.loadServer(name, releaseOf(request, name, version));
        const rendered = await duringOurs(render(server, slot, { ...asked, call: request.call }));
        // what the shell keeps goes into other pages too
        if (!rendered || rendered.keepSeconds) return rendered;
        return { ...rendered, html: markup.hold(rendered.html) };
      },
      failed: ({ page, name, version, error }) => {
        // told at the end of a page, which may be gone by now
        const request = this.pages.get(page)?.request;
        request?.report(name, releaseOf(request, name, version), unpackError(error));
      },
    };
  }

  private async compose(
    release: Pick<SupervisedRelease, 'ask'>,
    request: PageRequest,
    hasSpare: boolean,
  ): Promise<PageReply> {
    const page = this.nextPage++;
    const alone = limitTimeAlone(hasSpare ? limits.composeAlone : limits.compose);
    const markup = new HeldMarkup();
    this.pages.set(page, { request, markup, duringOurs: alone.except });
    try {
      const asked = release.ask(
        'compose',
        { page, setting: this.settingOf(request.snapshot), request: toCrossing(request) },
        // a form reaches its remote once, see IsolatedPages, so the shell itself may be asked again
        {
          ...{ limitMs: limits.compose, isRepeatable: true, givenUp: alone.ended },
          ...(hasSpare ? { patience: 'least' } : {}),
        },
      );
      const { html, ...reply } = await Promise.race([asked, alone.ended]);
      return { ...reply, html: markup.restore(html) };
    } finally {
      alone.stop();
      this.pages.delete(page);
    }
  }

  private settingOf(snapshot: PageRequest['snapshot']): number {
    const known = this.settings.get(snapshot) ?? this.nextSetting++;
    this.settings.set(snapshot, known);
    return known;
  }

  private find(page: number): Composing {
    const found = this.pages.get(page);
    if (!found) throw new Error('the page is no longer composed');
    return found;
  }
}

/** What crosses with each page. */
function toCrossing(request: PageRequest): ComposeAsked['request'] {
  const {
    session,
    staff,
    isSessionUnknown = false,
    choices,
    nonce,
    requestId,
    form,
    timeLimitMs,
  } = request;
  const more = {
    ...(choices ? { choices } : {}),
    ...(requestId ? { requestId } : {}),
    ...(staff ? { staff: { name: staff.name, permissions: staff.permissions } } : {}),
  };
  return { url: request.url.href, session, isSessionUnknown, nonce, form, timeLimitMs, ...more };
}

/** A shell gets only what the visitor has. */
function releaseOf({ snapshot }: PageRequest, name: string, version: string): ServerRelease {
  const remote = snapshot.remotes.find((one) => one.name === name);
  const found = [remote, remote?.fallback].find((release) => release?.version === version);
  if (!found) throw new Error(`the visitor has no ${name} ${version}`);
  return found;
}

type Crossing = Parameters<ShellsGatewayAnswers['render']>[0]['request'];

function render(
  server: ServerRemote,
  slot: string | null,
  { query, ...request }: Crossing & Pick<PageRequest, 'call'>,
) {
  const asked = { ...request, query: new URLSearchParams(query) };
  return slot === null ? server.renderPage(asked) : server.renderPiece(slot, asked);
}

/** Limits the time in which a shell waits for nothing of ours: then it hangs, however slow a remote is. */
function limitTimeAlone(limitMs: number) {
  let timer: NodeJS.Timeout | undefined;
  let ours = 0;
  let isOver = false;
  let end: (error: Error) => void = () => undefined;
  const ended = new Promise<never>((_resolve, reject) => (end = reject));
  const begin = () => {
    if (!isOver && ours === 0)
      timer = setTimeout(
        () => end(new ReleaseUnavailable('the shell does not answer', true)),
        limitMs,
      );
  };
  begin();
  return {
    ended,
    async except<T>(work: Promise<T>): Promise<T> {
      ours += 1;
      clearTimeout(timer);
      try {
        return await work;
      } finally {
        ours -= 1;
        begin();
      }
    },
    stop() {
      isOver = true;
      clearTimeout(timer);
    },
  };
}
