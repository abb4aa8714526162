import type { DeadLetter, DeadLetters, Decision } from '../jobs/dead-letters';
import { html, type Markup } from './html';
import { sayTime } from './ops-words';

/** What is known of dead letters; `null` while the database is away. */
export type ShownLetters = Awaited<ReturnType<DeadLetters['list']>> | null;

/** The jobs that failed for good, each with what can be done about it, and what was done. */
export function renderDeadLetters(shown: ShownLetters, token: string): Markup {
  return html`<h2 id="jobs">Jobs that failed for good</h2>
    ${shown ? renderLetters(shown, token) : html`<p class="note">The database is away: they can’t be read now.</p>`}`;
}

function renderLetters(
  { letters, count, decisions }: NonNullable<ShownLetters>,
  token: string,
): Markup {
  const jobs = new Map<string, DeadLetter[]>();
  for (const letter of letters) {
    const name = `${letter.remote}.${letter.job}`;
    jobs.set(name, [...(jobs.get(name) ?? []), letter]);
  }
  return html`${
    count === 0
      ? html`<p class="note">None: every job was done, or will be tried again.</p>`
      : html`<p class="note">
          ${count > letters.length && `The latest ${letters.length} of ${count}. `}They are kept for
          30 days. What they were to send is sealed and shown to nobody.
        </p>`
  }
  ${[...jobs].map(([name, own]) => renderJob(name, own, token))}
  ${decisions.length > 0 && renderDecisions(decisions)}`;
}

function renderJob(name: string, letters: DeadLetter[], token: string): Markup {
  return html`<section class="remote" aria-label="${name}">
    <h3>${name}</h3>
    ${
      letters.length > 1 &&
      html`<details>
        <summary>All of this job at once</summary>
        ${renderForm(name, '', token)}
      </details>`
    }
    <ul class="releases">
      ${letters.map(
        ({ id, tries, reason, askedAt, diedAt }) =>
          html`<li class="release troubled">
            <div class="name">
              <strong>${reason}</strong>
              <span class="chip">${tries === 1 ? 'tried once' : `tried ${tries} times`}</span>
            </div>
            <p class="note">Asked for on ${sayTime(askedAt)}, given up on ${sayTime(diedAt)}</p>
            <details>
              <summary>Try again or drop</summary>
              ${renderForm(name, id, token)}
            </details>
          </li>`,
      )}
    </ul>
  </section>`;
}

/** @param id of one letter; empty: all of the job */
function renderForm(queue: string, id: string, token: string): Markup {
  return html`<form method="post" action="/ops/jobs">
    <input type="hidden" name="token" value="${token}" />
    <input type="hidden" name="queue" value="${queue}" />
    <input type="hidden" name="id" value="${id}" />
    <label>Why <input name="why" required maxlength="500" /></label>
    <button name="command" value="replay">Try again</button>
    <button class="grave" name="command" value="drop">Drop for good</button>
  </form>`;
}

function renderDecisions(decisions: Decision[]): Markup {
  return html`<details>
    <summary>What was done about them</summary>
    <div class="wide" tabindex="0" role="region" aria-label="What was done about failed jobs">
      <table>
        <thead>
          <tr>
            <th>When</th>
            <th>Job</th>
            <th>What</th>
            <th>By</th>
            <th>Why</th>
          </tr>
        </thead>
        <tbody>
          ${decisions.map(
            ({ at, remote, job, reason, what, by, why }) =>
              html`<tr>
                <td class="when">${sayTime(at)}</td>
                <td>${remote}.${job}<br /><code>${reason}</code></td>
                <td>${what}</td>
                <td>${by}</td>
                <td class="why">${why}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </details>`;
}
