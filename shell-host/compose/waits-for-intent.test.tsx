import { waitsForIntent } from './waits-for-intent';

const rendered = '<div id="outlet"><div data-remote="mf-a" data-release="1">text</div></div>';
const failed = '<div id="outlet"><div data-remote="mf-a">try again</div></div>';

function pageOf(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

test.each([
  ['a fast line', rendered, { effectiveType: '4g' }, false],
  ['a browser that does not say', rendered, undefined, false],
  ['a slow line', rendered, { effectiveType: '3g' }, true],
  ['data to be saved', rendered, { saveData: true, effectiveType: '4g' }, true],
  ['a page that the browser must render itself', failed, { effectiveType: '2g' }, false],
])('%s', (_what, html, connection, waits) => {
  expect(waitsForIntent(pageOf(html), connection ? { connection } : {})).toBe(waits);
});
