import { browsers, crashing, REST_AFTER_WITHDRAWAL, trial } from '../health/thresholds';
import { html, type Markup } from './html';

/** By what numbers the gateway decides. */
export function renderLimits(): Markup {
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
