import type { RecentFailure } from '../health/recent-failures';
import type { ShownRemote } from './describe-site';
import { html, type Markup } from './html';
import { describeMark, sayTime } from './ops-words';

/** What failed lately in this gateway. */
export function renderFailures(failures: readonly RecentFailure[]): Markup {
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
                      <td class="when">${sayTime(at)}</td>
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

/** What the listed releases are remembered for, newest first. */
export function renderAlarms(remotes: ShownRemote[]): Markup {
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
                  ${sayTime(at.toISOString())}<br /><span>${reason}</span>
                </li>`,
            )}
          </ul>`
    }`;
}
