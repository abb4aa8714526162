import type { RecentFailure } from '../health/recent-failures';
import { browsers, crashing, REST_AFTER_WITHDRAWAL, trial } from '../health/thresholds';
import type { HistoryEntry } from '../releases/list-releases';
import { SHOWN_SECONDS, type ShownRelease, type ShownRemote } from './describe-site';
import { html, type Markup } from './html';
import { renderActions } from './ops-actions';

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
  /** What came of the last change. */
  told: { ok: boolean; text: string } | null;
}

const MINUTES = SHOWN_SECONDS / 60;

/** The page for operators: complete without script. */
export function renderOpsPage(page: OpsPage): string {
  const { remotes, failures, token, history } = page;
  const troubled = remotes.filter(({ releases }) => releases.some(isTroubled)).length;
  return renderOpsDocument(
    page.css,
    html`<header class="bar">
        <a class="brand" href="/ops">Tarapath <small>operations</small></a>
        <nav aria-label="On this page">
          <a href="#releases">Releases</a><a href="#failures">Failures</a
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
          ${time(page.at)}${page.why && `: ${page.why}`}.
          ${page.isBehind && html`<strong>The store can’t be read: this is the last generation known.</strong>`}
          <a href="/ops">Look again</a>
        </p>
        <h2 id="releases">Releases</h2>
        <p class="note">The figures are of this gateway, over the last ${MINUTES} minutes.</p>
        ${remotes.map((remote) => renderRemote(remote, history[remote.name] ?? [], token))}
        ${renderFailures(failures)} ${renderAlarms(remotes)} ${renderLimits()}
      </main>`,
  );
}

/** The form that asks for the ops token. */
export function renderOpsSignIn(css: string[], told: string | null): string {
  return renderOpsDocument(
    css,
    html`<main class="sign-in">
      <p class="brand">Tarapath <small>operations</small></p>
      <h1>Sign in</h1>
      ${told && html`<p class="told bad" role="alert">${told}</p>`}
      <form method="post" action="/ops/sign-in">
        <label
          >Your name <input name="name" required maxlength="60" autocomplete="username"
        /></label>
        <label
          >Ops token
          <input name="token" type="password" required autocomplete="current-password" />
        </label>
        <button>Sign in</button>
      </form>
      <p class="note">You stay signed in for an hour. Your name stands beside what you change.</p>
    </main>`,
  );
}

function renderOpsDocument(css: string[], body: Markup): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>Operations · Tarapath</title>
        ${css.map((file) => html`<link rel="stylesheet" href="${file}" />`)}
        <link rel="stylesheet" href="/ops/ops.css" />
      </head>
      <body class="ops">
        ${body}
      </body>
    </html>`.text;
}

function renderRemote(remote: ShownRemote, history: HistoryEntry[], token: string): Markup {
  const idle = remote.releases.filter(({ role }) => role === 'idle');
  return html`<section class="remote" aria-labelledby="${remote.name}">
    <h3 id="${remote.name}">${remote.name}</h3>
    <ul class="releases">
      ${remote.releases
        .filter(({ role }) => role !== 'idle')
        .map((release) => renderRelease(release, remote, token))}
    </ul>
    ${
      idle.length > 0 &&
      html`<details>
        <summary>Kept for a way back (${idle.length})</summary>
        <ul class="releases">
          ${idle.map((release) => renderRelease(release, remote, token))}
        </ul>
      </details>`
    }
    <details>
      <summary>History</summary>
      <div class="wide" tabindex="0" role="region" aria-label="History of ${remote.name}">
        <table>
          <thead>
            <tr>
              <th>No.</th>
              <th>When</th>
              <th>Default</th>
              <th>Canary</th>
              <th>By</th>
              <th>Why</th>
            </tr>
          </thead>
          <tbody>
            ${history.map(
              ({ generation, at, canary, by, why, ...entry }) =>
                html`<tr>
                  <td>${generation}</td>
                  <td class="when">${time(at)}</td>
                  <td>${entry.default}</td>
                  <td>${canary && `${canary.version} ${canary.traffic} %`}</td>
                  <td>${by}</td>
                  <td class="why">${why}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
    </details>
  </section>`;
}

const roles = { default: 'Everyone', canary: 'On trial', fallback: 'Stands behind', idle: 'Kept' };

function renderRelease(release: ShownRelease, remote: ShownRemote, token: string): Markup {
  const isUsed = release.role === 'default' || release.role === 'canary';
  return html`<li class="release ${release.role} ${isTroubled(release) && 'troubled'}">
    <div class="name">
      <strong>${release.version}</strong>
      <span class="chip">${roles[release.role]}${isUsed && ` ${release.traffic} %`}</span>
      ${release.state === 'down' && html`<span class="chip bad">not answering</span>`}
      ${release.marks
        .filter(({ kind }) => kind !== 'successor')
        .map(({ kind, count }) => html`<span class="chip bad">${describeMark(kind, count)}</span>`)}
    </div>
    ${release.role !== 'idle' && renderFigures(release)} ${renderActions(release, remote, token)}
  </li>`;
}

function renderFigures({ answers, failures, p95, ends, megabytes, commit }: ShownRelease): Markup {
  const figures: [string, string | number][] = [
    ['Answers', answers],
    ['Failed', answers === 0 ? '–' : `${round((failures / answers) * 100)} %`],
    ['95 % within', p95 === null ? '–' : `${p95 * 1000} ms`],
    ['Ends a minute', ends],
    ['Memory', megabytes === null ? '–' : `${megabytes} MB`],
    ['Commit', commit],
  ];
  return html`<dl>
    ${figures.map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;
}

function renderFailures(failures: readonly RecentFailure[]): Markup {
  return html`<h2 id="failures">Latest failures</h2>
    ${
      failures.length === 0
        ? html`<p class="note">None since this gateway was started.</p>`
        : html`<div class="wide" tabindex="0" role="region" aria-label="Latest failures">
            <table>
              <thead>
                <tr>
                  <th>When</th>
                  <th>Release</th>
                  <th>What</th>
                  <th>Request</th>
                </tr>
              </thead>
              <tbody>
                ${failures.map(
                  ({ at, release, what, message, request }) =>
                    html`<tr>
                      <td class="when">${time(at)}</td>
                      <td>${release}</td>
                      <td class="why">${what}<br /><code>${message}</code></td>
                      <td class="when">${request}</td>
                    </tr>`,
                )}
              </tbody>
            </table>
          </div>`
    }`;
}

function renderAlarms(remotes: ShownRemote[]): Markup {
  const alarms = remotes
    .flatMap(({ name, releases }) =>
      releases.flatMap(({ version, marks }) => marks.map((mark) => ({ name, version, ...mark }))),
    )
    .filter(({ kind }) => kind !== 'successor')
    .sort((a, b) => b.at.getTime() - a.at.getTime());
  return html`<h2 id="alarms">Alarms and crashes</h2>
    ${
      alarms.length === 0
        ? html`<p class="note">None of the listed releases raised an alarm or crashed.</p>`
        : html`<ul class="alarms">
            ${alarms.map(
              ({ name, version, kind, count, reason, at }) =>
                html`<li>
                  <strong>${name} ${version}</strong> ${describeMark(kind, count)}, last on
                  ${time(at.toISOString())}<br /><span>${reason}</span>
                </li>`,
            )}
          </ul>`
    }`;
}

function renderLimits(): Markup {
  const { answers, failures, z, slow, windows } = trial;
  return html`<h2 id="limits">When the gateway takes a release back</h2>
    <ul class="limits">
      <li>
        On trial, of at least ${answers.canary} answers (${answers.default} of the default) at least
        ${failures} failed, and the shares differ by ${z} standard errors, within ${windows[0]} or
        ${windows[1]} s.
      </li>
      <li>
        On trial, of at least ${slow.answers} answers ${slow.share * 100} % took longer than
        ${slow.times} times the default’s 95th percentile and than ${slow.seconds} s.
      </li>
      <li>
        On trial, browsers of ${browsers.neighbourhoods} networks told of failures, which are
        ${browsers.share * 100} % of its answers, by the same test.
      </li>
      <li>Any: its process ended ${crashing.ends} times within ${crashing.seconds} s.</li>
      <li>
        A release that took the place of a withdrawn one is left in place for
        ${REST_AFTER_WITHDRAWAL / 60} minutes, with an alarm.
      </li>
    </ul>`;
}

const isTroubled = ({ role, state, ends, answers, failures }: ShownRelease) =>
  (role === 'default' || role === 'canary') &&
  (state === 'down' || ends > 0 || (answers > 0 && failures / answers > 0.01));

const times = (count: number) => (count === 1 ? 'once' : `${count} times`);

function describeMark(kind: string, count: number): string {
  if (kind === 'withdrawn') return 'taken back by the gateway';
  return kind === 'alarm' ? 'alarm' : `crashed ${times(count)}`;
}

const round = (number: number) => Math.round(number * 10) / 10;
const time = (at: string) => `${at.slice(0, 19).replace('T', ' ')} UTC`;
