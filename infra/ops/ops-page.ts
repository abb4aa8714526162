import type { RecentFailure } from '../health/recent-failures';
import type { HistoryEntry } from '../releases/list-releases';
import { renderDeadLetters, type ShownLetters } from './dead-letters-section';
import { SHOWN_SECONDS, type ShownRemote } from './describe-site';
import { html } from './html';
import { renderLimits } from './limits-section';
import { renderOpsDocument } from './ops-document';
import { sayTime } from './ops-words';
import { isTroubled, renderRemote } from './remote-section';
import { renderAlarms, renderFailures } from './trouble-sections';

/** All that the page shows. */
export interface OpsPage {
  css: string[];
  name: string;
  /** Of the session's forms. */
  token: string;
  generation: number;
  isBehind: boolean;
  by: string;
  why: string;
  at: string;
  remotes: ShownRemote[];
  history: Record<string, HistoryEntry[]>;
  failures: readonly RecentFailure[];
  letters: ShownLetters;
  /** What came of the last change. */
  told: { ok: boolean; text: string } | null;
}

const MINUTES = SHOWN_SECONDS / 60;

/** The page for operators: complete without script. */
export function renderOpsPage(page: OpsPage): string {
  const { remotes, failures, letters, token, history } = page;
  const troubled = remotes.filter(({ releases }) => releases.some(isTroubled)).length;
  return renderOpsDocument(
    page.css,
    html`<header class="bar">
        <a class="brand" href="/ops">Tarapath <small>operations</small></a>
        <nav aria-label="On this page">
          <a href="#releases">Releases</a><a href="#jobs">Jobs</a><a href="#failures">Failures</a
          ><a href="#alarms">Alarms</a><a href="#limits">Limits</a>
        </nav>
        <form method="post" action="/ops/sign-out">
          <input type="hidden" name="token" value="${token}" />
          <button class="quiet">Sign out ${page.name}</button>
        </form>
      </header>
      <main>
        ${
          page.told &&
          html`<p class="told ${page.told.ok ? 'ok' : 'bad'}" role="status">${page.told.text}</p>`
        }
        <h1>
          ${troubled === 0 ? 'All releases are well' : `${troubled} of ${remotes.length} need a look`}
        </h1>
        <p class="lead">
          Generation ${page.generation}, by ${page.by} on
          ${sayTime(page.at)}${page.why && `: ${page.why}`}.
          ${page.isBehind && html`<strong>The store can’t be read: this is the last generation known.</strong>`}
          <a href="/ops">Look again</a>
        </p>
        <h2 id="releases">Releases</h2>
        <p class="note">The figures are of this gateway, over the last ${MINUTES} minutes.</p>
        ${remotes.map((remote) => renderRemote(remote, history[remote.name] ?? [], token))}
        ${renderDeadLetters(letters, token)} ${renderFailures(failures)} ${renderAlarms(remotes)}
        ${renderLimits()}
      </main>
      <script src="/ops/ops.js" defer></script>`,
  );
}
