import type { ReportConventions } from 'shared/jyotish/report/report-types';
import { conventionNames } from './convention-names';

/** The conventions a reader can change in a finished kundli. */
export const changeable = [
  'ayanamsa',
  'node',
  'houses',
  'dashaYear',
] as const satisfies readonly (keyof ReportConventions)[];

/** Those conventions a form or an address names rightly; the rest is left out. */
export function readConventions(
  get: (name: string) => string | null | undefined,
): Partial<ReportConventions> {
  const chosen = changeable.flatMap((name) => {
    const value = get(name);
    return value && Object.hasOwn(conventionNames[name].en, value) ? [[name, value]] : [];
  });
  return Object.fromEntries(chosen) as Partial<ReportConventions>;
}
