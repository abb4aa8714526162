import { escapeHtml } from 'shared/html/escape';
import type { VisitorReleases } from '../resolve-snapshot';
import type { Measured } from './page-watch';
import type { Preview } from './preview-token';
import { listNamed } from './previews';

/** What a badge says of its page. */
interface Shown {
  preview: Preview;
  releases: VisitorReleases;
  measured: readonly Measured[];
}

/**
 * A page with a badge that says what is previewed, leads back with one click and opens to show how the
 * page was made. The gateway adds it, so that a broken shell can be left too.
 */
export function addBadge(html: string, shown: Shown): string {
  const withStyle = html.replace(
    '</head>',
    '<link rel="stylesheet" href="/preview/badge.css"></head>',
  );
  const end = withStyle.lastIndexOf('</body>');
  return withStyle.slice(0, end) + renderBadge(shown) + withStyle.slice(end);
}

function renderBadge({ preview, releases, measured }: Shown): string {
  const { snapshot, shell, spare } = releases;
  const named = listNamed(preview.versions).map(({ name, version }) => `${name} ${version}`);
  const until = new Date(preview.until).toISOString().slice(0, 16).replace('T', ' ');
  const parts = measured.map(({ what, from, began, ms, outcome }) => {
    const [at, took] = [`${began.toFixed(0)} ms`, `${ms.toFixed(1)} ms`];
    return [what, from, at, took, outcome];
  });
  const listed = [
    ['shell-host', shell.version, spare?.shell.version ?? ''],
    ...snapshot.remotes.map((remote) => {
      const { name, version, fallback } = remote;
      return [name, version, fallback?.version ?? ''];
    }),
  ];
  return `<aside class="preview-badge" lang="en" aria-label="Preview"><div><p><strong>Preview</strong> of ${escapeHtml(named.join(', '))}, until ${until} UTC</p><form method="post" action="/preview/end"><button>Back to the public site</button></form></div><details><summary>How this page was made</summary>${renderTable(
    'Parts and calls, as the server made them',
    ['What', 'From', 'Began', 'Took', 'Answer'],
    parts,
  )}${renderTable(
    `Releases of this browser in generation ${snapshot.generation}`,
    ['Remote', 'Release', 'Last good one behind it'],
    listed,
  )}</details></aside>`;
}

function renderTable(caption: string, heads: string[], rows: string[][]): string {
  const row = (open: string, values: string[], close: string) =>
    `<tr>${values.map((value) => open + escapeHtml(value) + close).join('')}</tr>`;
  const body = rows.map((values) => row('<td>', values, '</td>')).join('');
  return `<table><caption>${escapeHtml(caption)}</caption><thead>${row('<th scope="col">', heads, '</th>')}</thead><tbody>${body}</tbody></table>`;
}

/** How the badge looks; it borrows the page's colours where there are any. */
export const badgeCss = `.preview-badge{position:fixed;inset:auto 0 0;z-index:100;max-height:70vh;overflow:auto;padding:.5rem 1rem;background:#123f46;color:#fff;font-size:.875rem;line-height:1.4}
.preview-badge>div{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.25rem 1rem}
.preview-badge p{margin:0;overflow-wrap:anywhere}
.preview-badge form{margin:0}
.preview-badge button{min-height:2.75rem;padding:0 1rem;border:0;border-radius:.5rem;background:#ffd166;color:#2b1a00;font:inherit;font-weight:600;cursor:pointer}
.preview-badge summary{min-height:2rem;cursor:pointer}
.preview-badge :focus-visible{outline:3px solid #ffd166;outline-offset:2px}
.preview-badge table{display:block;overflow-x:auto;margin:.5rem 0;border-collapse:collapse}
.preview-badge caption{text-align:start;font-weight:600}
.preview-badge th,.preview-badge td{padding:.2rem .8rem .2rem 0;border-bottom:1px solid #ffffff33;text-align:start;white-space:nowrap;font-weight:400}
@media print{.preview-badge{display:none}}
`;
