import { splitLang } from 'shared/i18n/split-lang';
import type { PageHead } from 'shared/remote-kit/page';
import { toBrowser, type PageState, type ServerRelease } from 'shared/remote-kit/snapshot';
import { findRemote } from '../compose/find-remote';
import { matchRoute } from 'shared/remote-kit/match-route';
import { isStaffPath } from 'shared/remote-kit/staff-page';
import { isFrameVisible } from '../rules/frame-visible';
import { renderStaffFrame, renderStaffRefusal, staffSignIn } from '../staff/render-staff-frame';
import { checkStaffAccess } from '../staff/staff-access';
import { renderDocument } from './document';
import { findPreferences } from './find-preferences';
import { renderFrame } from './render-frame';
import { describeStatusPage, renderStatusPage } from './status-page';
import { renderPage, renderPieces, type RenderedRemote } from './render-remotes';
import type { PageReply, PageRequest } from './request';
import { safeJson } from 'shared/html/escape';

const FRAME_SLOTS = ['frame.city', 'frame.drawer-city', 'frame.account-menu', 'frame.sign-in'];

/** Renders the document for a request: frame, page, pieces in slots, and what the browser takes over. */
export async function renderRequest(request: PageRequest): Promise<PageReply> {
  const { lang, path } = splitLang(request.url.pathname);
  const remote = findRemote(request.snapshot.remotes, request.url.pathname);
  const pageSlots = (remote && matchRoute(remote.routes, path)?.route.slots) ?? [];
  const hasFrame = isFrameVisible(path);
  const isStaff = isStaffPath(path);
  const access = isStaff ? checkStaffAccess(request, path) : 'open';
  if (access === 'sign-in') return { status: 303, html: '', redirect: staffSignIn(request.url) };
  const preferences = await findPreferences(request, lang);
  const [rendered, pieces, frame] = await Promise.all([
    remote && access === 'open' ? renderPage(request, preferences, remote) : null,
    renderPieces(request, preferences, [...pageSlots, ...(hasFrame ? FRAME_SLOTS : [])]),
    hasFrame ? renderFrame(request, lang) : isStaff ? renderStaffFrame(request) : null,
  ]);
  const isUnsure =
    access === 'unsure' || (request.isSessionUnknown === true && rendered?.rendered.status === 401);
  const refusal =
    access === 'forbidden' || access === 'signed-out' ? renderStaffRefusal(access, request) : null;
  // a page that asks to sign in, when nobody knows who is signed in already, gives way
  const page = isUnsure ? null : rendered;
  if (page?.rendered.redirect) return { status: 303, html: '', redirect: page.rendered.redirect };

  const refusedStatus = access === 'forbidden' ? 403 : 401;
  const status = page
    ? page.rendered.status
    : refusal
      ? refusedStatus
      : remote || isUnsure
        ? 503
        : 404;
  const kind = isUnsure ? 'unsure' : status === 404 ? 'missing' : 'failed';
  const head: PageHead = page?.rendered.head ?? refusal?.head ?? describeStatusPage(kind, lang);
  const state: PageState = {
    lang,
    session: request.session,
    page: page && {
      remote: page.remote.name,
      version: page.release.version,
      path,
      data: page.rendered.data,
      // the rest stands in the document's own head
      head: { title: head.title, description: head.description },
    },
    pieces: pieces.map(({ slot, remote: name, version, data }) => ({
      slot,
      remote: name,
      version,
      data,
    })),
  };
  const css = [
    ...request.shell.css,
    ...(isStaff ? [besideEntry(request, 'staff.css')] : []),
    ...(page ? stylesOf(page.release, path) : []),
    ...pieces.flatMap((piece) => piece.css),
  ];
  const html = renderDocument({
    request,
    lang,
    head,
    css: [...new Set(css)],
    frame,
    main: page
      ? pageContainer(page)
      : (refusal?.html ?? renderStatusPage(kind, lang, request, remote?.name)),
    staffScript: isStaff ? besideEntry(request, 'staff.js') : null,
    pieces,
    isUnsure: isUnsure || refusal !== null,
    snapshotJson:
      page && page.release !== page.remote ? withFallback(request, page) : request.snapshot.json,
    stateJson: safeJson(state),
    preferencesJson: safeJson(preferences),
    noindex: isStaff || head.noindex === true || status !== 200,
  });
  return { status, html };
}

/** A file of the shell's browser side that the public pages go without. */
const besideEntry = ({ shell }: PageRequest, file: string) => shell.entry.replace(/[^/]+$/, file);

function stylesOf({ css, pageCss = {} }: ServerRelease, path: string): string[] {
  const routes = Object.entries(pageCss).map(([route, styles]) => ({ path: route, styles }));
  return [...css, ...(matchRoute(routes, path)?.route.styles ?? [])];
}

function pageContainer({ remote, release, rendered }: RenderedRemote): string {
  return `<div data-remote="${remote.name}" data-release="${release.version}">${rendered.html}</div>`;
}

/** The browser must take the release the server had to fall back to. */
function withFallback(request: PageRequest, page: RenderedRemote): string {
  const snapshot = JSON.parse(request.snapshot.json) as { remotes: unknown[] };
  const { name, routes, slots } = page.remote;
  const remotes = request.snapshot.remotes.map((remote) =>
    toBrowser(remote === page.remote ? { ...page.release, name, routes, slots } : remote),
  );
  return safeJson({ ...snapshot, remotes });
}
