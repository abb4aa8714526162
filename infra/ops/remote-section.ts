import type { HistoryEntry } from '../releases/list-releases';
import type { ShownRelease, ShownRemote } from './describe-site';
import { html, type Markup } from './html';
import { renderActions } from './ops-actions';
import { describeMark, sayTime } from './ops-words';

/** Whether a release in use needs somebody to look at it. */
export const isTroubled = ({ role, state, ends, answers, failures }: ShownRelease) =>
  (role === 'default' || role === 'canary') &&
  (state === 'down' || ends > 0 || (answers > 0 && failures / answers > 0.01));

/** One remote: its releases, what can be done with them, and its history. */
export function renderRemote(remote: ShownRemote, history: HistoryEntry[], token: string): Markup {
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
                  <td class="when">${sayTime(at)}</td>
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

const round = (number: number) => Math.round(number * 10) / 10;
