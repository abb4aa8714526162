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
  const connection = 'connection' in browser ? (browser.connection as Line | undefined) : undefined;
  return connection?.saveData === true || SLOW.includes(connection?.effectiveType ?? '');
}
