import { pageState, snapshot } from './read-state';
import { sendBeacon } from './tell-failure';

/** One page in so many tells how fast it was. */
const VITALS_SAMPLE = 10;

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}
interface Interaction extends PerformanceEntry {
  interactionId?: number;
}

/** Tells the site the web vitals of some pages. */
export function sampleVitals(): void {
  if (Math.random() * VITALS_SAMPLE < 1) watchVitals();
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
    sendBeacon({ vitals: { ...of, ...vitals } });
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
