const FAILURES_AT_MOST = 5;
const OWNER = /\/releases\/([a-z0-9-]+)\/([\w.+-]+)\/client\//;

type Kind = 'error' | 'rejection' | 'load';

let failures = 0;

/** Tells the site that a release failed in this browser: which and how, never what it said or where. */
export function tellFailure(remote: string, release: string, kind: Kind): void {
  if (++failures <= FAILURES_AT_MOST) sendBeacon({ failures: [{ remote, release, kind }] });
}

/** Listens for what is thrown and nobody catches, from the first script of the page on. */
export function listenForFailures(): void {
  window.addEventListener('error', ({ filename, error }) =>
    tell(`${filename} ${stackOf(error)}`, 'error'),
  );
  window.addEventListener('unhandledrejection', ({ reason }) => tell(stackOf(reason), 'rejection'));
}

/** A script of an extension, or of no release, is nobody's failure. */
function tell(places: string, kind: Kind) {
  const [, remote, release] = OWNER.exec(places) ?? [];
  if (remote && release) tellFailure(remote, release, kind);
}

const stackOf = (error: unknown) => String((error as Error | null)?.stack ?? '');

/** Sends numbers and names of releases, also while the page is being left. */
export function sendBeacon(told: object) {
  navigator.sendBeacon?.('/beacon', new Blob([JSON.stringify(told)], { type: 'application/json' }));
}
