/** What some browsers tell of the line, as `navigator.connection`. */
interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

const SLOW = ['slow-2g', '2g', '3g'];

/**
 * Whether React waits until somebody means to use the page: on a slow line, or where data is to be saved.
 * A page that the server could not render needs it at once.
 */
export function waitsForIntent(page: Document, browser: object): boolean {
  if (page.querySelector('#outlet > [data-remote]:not([data-release])')) return false;
  return savesData(browser) || SLOW.includes(lineOf(browser)?.effectiveType ?? '');
}

/** Whether the visitor wants no more loaded than what is used. */
export function savesData(browser: object): boolean {
  return lineOf(browser)?.saveData === true;
}

function lineOf(browser: object): Line | undefined {
  return 'connection' in browser ? (browser.connection as Line | undefined) : undefined;
}
