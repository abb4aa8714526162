import { splitLang } from 'shared/i18n/split-lang';
import type { Preferences } from 'shared/preferences/preferences';
import type {
  ServerRendered,
  ServerRequest,
  ServerRemote,
} from 'shared/remote-kit/server/render-remote';
import type {
  RenderedPiece,
  ServerRelease,
  ServerSnapshotRemote,
} from 'shared/remote-kit/snapshot';
import { giveUpAfter } from '../compose/give-up-after';
import type { PageRequest } from './request';

/** A page with the release that rendered it: the resolved one or, when that failed, the last good one. */
export interface RenderedRemote {
  remote: ServerSnapshotRemote;
  release: ServerRelease;
  rendered: ServerRendered;
}

/** A piece in a slot, rendered. */
export interface PieceHtml extends RenderedPiece {
  html: string;
  css: string[];
}

/** Renders a remote's page. `null`: no release could. */
export async function renderPage(
  request: PageRequest,
  preferences: Preferences,
  remote: ServerSnapshotRemote,
): Promise<RenderedRemote | null> {
  return renderFirstGood(request, remote, request.timeLimitMs, (server) =>
    server.renderPage(toServerRequest(request, preferences)),
  );
}

/** Renders all pieces offered for the given slots; one that fails is left out. */
export async function renderPieces(
  request: PageRequest,
  preferences: Preferences,
  slots: string[],
): Promise<PieceHtml[]> {
  const wanted = slots.flatMap((slot) =>
    request.snapshot.remotes
      .filter((remote) => remote.slots.includes(slot))
      .map((remote) => ({ slot, remote })),
  );
  const pieces = await Promise.all(
    wanted.map(async ({ slot, remote }): Promise<PieceHtml | null> => {
      const done = await renderFirstGood(request, remote, request.timeLimitMs / 2, (server) =>
        server.renderPiece(slot, toServerRequest(request, preferences)),
      );
      if (!done) return null;
      const { release, rendered } = done;
      const { html, data } = rendered;
      // what shows nothing yet brings its styles when it does
      const css = html === '' ? [] : [...release.css, ...(release.pieceCss?.[slot] ?? [])];
      return { slot, remote: remote.name, version: release.version, data, html, css };
    }),
  );
  return pieces.filter((piece): piece is PieceHtml => piece !== null);
}

async function renderFirstGood(
  request: PageRequest,
  remote: ServerSnapshotRemote,
  limitMs: number,
  render: (server: ServerRemote) => Promise<ServerRendered | null>,
): Promise<RenderedRemote | null> {
  for (const release of [remote, remote.fallback]) {
    if (!release) continue;
    try {
      const work = async () => render(request.loadServer(remote.name, release));
      const rendered = await giveUpAfter(limitMs, `rendering ${remote.name}`, work());
      if (rendered) return { remote, release, rendered };
    } catch (error) {
      request.report(remote.name, release, error);
    }
  }
  return null;
}

function toServerRequest(
  { url, session, call, form }: PageRequest,
  { city, clock }: Preferences,
): ServerRequest {
  const { lang, path } = splitLang(url.pathname);
  const location = url.pathname + url.search;
  const preferences = { city, clock };
  return { path, location, query: url.searchParams, lang, session, preferences, call, form };
}
