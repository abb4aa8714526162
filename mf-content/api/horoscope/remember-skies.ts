import { readPeriodSky, type PeriodSky } from './period-sky';
import type { PeriodSpan } from './spans';

/** A few periods are asked for again and again; others must not fill the memory. */
const KEPT = 40;

/** Reads the sky of a period, remembering the periods last asked for. */
export function rememberSkies(): (span: PeriodSpan) => PeriodSky {
  const skies = new Map<string, PeriodSky>();
  return (span) => {
    const key = `${span.period} ${span.key}`;
    const sky = skies.get(key) ?? readPeriodSky(span);
    // asked for now: it moves to the end, and the one at the front is forgotten first
    skies.delete(key);
    skies.set(key, sky);
    const [oldest] = skies.keys();
    if (skies.size > KEPT && oldest !== undefined) skies.delete(oldest);
    return sky;
  };
}
