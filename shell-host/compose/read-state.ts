import type { PageState, Snapshot } from 'shared/remote-kit/snapshot';

function readJson<T>(id: string): T {
  const text = document.getElementById(id)?.textContent;
  if (!text) throw new Error(`the document has no ${id}`);
  return JSON.parse(text) as T;
}

/** The releases this page was rendered with. */
export const snapshot = readJson<Snapshot>('snapshot');

/** What the server rendered, for the browser to take over. */
export const pageState = readJson<PageState>('page-state');
