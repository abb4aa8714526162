import type { ShownRelease, ShownRemote } from './describe-site';
import { html, type Markup } from './html';

/** What an operator can do with a release. Each form names what it leaves, and why it is done. */
export function renderActions(
  { version, role }: ShownRelease,
  { name, lastGood }: ShownRemote,
  token: string,
): Markup {
  const form = (command: string, fields: Markup, button: string, isGrave = false) =>
    html`<form method="post" action="/ops/change">
      <input type="hidden" name="token" value="${token}" />
      <input type="hidden" name="command" value="${command}" />
      <input type="hidden" name="remote" value="${name}" />
      ${fields}
      <button class="${isGrave ? 'grave' : 'plain'}">${button}</button>
    </form>`;
  const named = html`<input type="hidden" name="version" value="${version}" />`;
  const why = html`<label>Why <input name="why" required maxlength="500" /></label>`;
  const share = html`<label class="short"
    >Visitors, % <input name="percent" type="number" min="0" max="99.99" step="0.01" required
  /></label>`;
  const leave = html`<input type="hidden" name="from" value="${version}" />${why}`;
  if (role === 'default')
    return html`<details>
      <summary>Roll back</summary>
      ${
        lastGood === null
          ? html`<p class="note">No good release stands behind ${version}.</p>`
          : html`<p class="note">Everyone gets ${lastGood} instead of ${version}.</p>
              ${form('rollback', leave, `Roll back ${version}`, true)}`
      }
    </details>`;
  if (role === 'canary')
    return html`<details>
      <summary>Change the trial</summary>
      ${form('canary', html`${named}${share}`, 'Set the share')}
      ${form('promote', html`${named}`, 'Give it to everyone')}
      ${form('rollback', leave, `Take ${version} back`, true)}
    </details>`;
  return html`<details>
    <summary>Give it to visitors</summary>
    ${form('canary', html`${named}${share}`, 'Start a trial')}
    ${form('promote', html`${named}${why}`, 'Give it to everyone')}
  </details>`;
}
