import { pageState, snapshot } from './read-state';

/** One page in so many tells how fast it was; every one tells what failed. */
const VITALS_SAMPLE = 10;
const FAILURES_AT_MOST = 5;
const OWNER = /\/releases\/([a-z0-9-]+)\/([\w.+-]+)\/client\//;

type Kind = 'error' | 'rejection' | 'load';
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}
interface Interaction extends PerformanceEntry {
  interactionId?: number;
}

let failures = 0;

/** Tells the site that a release failed in this browser: which and how, never what it said or where. */
export function tellFailure(remote: string, release: string, kind: Kind): void {
  if (++failures <= FAILURES_AT_MOST) send({ failures: [{ remote, release, kind }] });
}

/** Listens for what is thrown and nobody catches, and to the web vitals of some pages. */
export function startTelemetry(): void {
  window.addEventListener('error', ({ filename, error }) =>
    tell(`${filename} ${stackOf(error)}`, 'error'),
  );
  window.addEventListener('unhandledrejection', ({ reason }) => tell(stackOf(reason), 'rejection'));
  if (Math.random() * VITALS_SAMPLE < 1) watchVitals();
}

const stackOf = (error: unknown) => String((error as Error | null)?.stack ?? '');

/** A script of an extension, or of no release, is nobody's failure. */
function tell(places: string, kind: Kind) {
  const [, remote, release] = OWNER.exec(places) ?? [];
  if (remote && release) tellFailure(remote, release, kind);
}

function watchVitals() {
  const vitals: Partial<Record<'lcp' | 'inp' | 'cls' | 'ttfb', number>> = {};
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation) vitals.ttfb = navigation.responseStart;
  observe('largest-contentful-paint', ({ startTime }) => (vitals.lcp = startTime));
  observe('event', (entry) => {
    if ((entry as Interaction).interactionId)
      vitals.inp = Math.max(vitals.inp ?? 0, entry.duration);
  });
  // shifts that follow each other belong together, for five seconds at most
  let [sum, first, last] = [0, 0, 0];
  observe('layout-shift', (entry) => {
    const { startTime, value, hadRecentInput } = entry as LayoutShift;
    if (hadRecentInput) return;
    const isSame = startTime - last < 1000 && startTime - first < 5000;
    [sum, first, last] = isSame ? [sum + value, first, startTime] : [value, startTime, startTime];
    vitals.cls = Math.max(vitals.cls ?? 0, sum);
  });
  let isTold = false;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || isTold) return;
    isTold = true;
    const { page } = pageState;
    const of = page
      ? { remote: page.remote, release: page.version }
      : { remote: 'shell-host', release: snapshot.shell };
    send({ vitals: { ...of, ...vitals } });
  });
}

function observe(type: string, take: (entry: PerformanceEntry) => void) {
  try {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  } catch {
    // a browser that doesn't measure this tells the rest
  }
}

function send(told: object) {
  navigator.sendBeacon?.('/beacon', new Blob([JSON.stringify(told)], { type: 'application/json' }));
}
