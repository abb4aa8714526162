import type { ElementSpan } from './elements';
import type { Span } from './spans';
import { takePart } from './spans';

/** A window that the course of the moon through a nakshatra opens; universal time in days from J2000. */
export interface NakshatraWindow extends Span {
  nakshatra: number;
}

// by nakshatra from Ashwini: sixtieths of the nakshatra after which the window opens
const varjyamStarts: readonly (readonly number[])[] = [
  [50], [24], [30], [40], [14], [21], [30], [20], [32], [30], [20], [18], [21], [20],
  [14], [14], [10], [14], [20, 56], [24], [20], [10], [10], [18], [16], [24], [30],
]; // prettier-ignore
const amritStarts: readonly (readonly number[])[] = [
  42, 48, 54, 52, 38, 35, 54, 44, 56, 54, 44, 42, 45, 44, 38, 38, 34, 38, 44, 48, 44, 34, 34, 42,
  40, 48, 54,
].map((ghati) => [ghati]);
// both last four of the sixty ghatis of the nakshatra
const ghatis = 60;
const length = 4;

/** Varjyam (tyajya, visha ghati) that begins within a day. Source:
 * Kalaprakashika (tyajya and amrita); Muhurta Chintamani, Vivaha Prakarana (visha ghati). */
export function listVarjyams(nakshatras: readonly ElementSpan[], day: Span): NakshatraWindow[] {
  return openWindows(nakshatras, varjyamStarts, day);
}

/** Amrit Kaal (amrita ghati) that begins within a day; otherwise as `listVarjyams`. */
export function listAmritKaals(nakshatras: readonly ElementSpan[], day: Span): NakshatraWindow[] {
  return openWindows(nakshatras, amritStarts, day);
}

function openWindows(
  nakshatras: readonly ElementSpan[],
  starts: readonly (readonly number[])[],
  day: Span,
): NakshatraWindow[] {
  return nakshatras
    .flatMap((span) =>
      (starts[span.index - 1] ?? []).map((ghati) => ({
        nakshatra: span.index,
        ...takePart(span, ghatis, ghati, length),
      })),
    )
    .filter(({ start }) => day.start <= start && start < day.end);
}
