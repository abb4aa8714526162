import type { ElementSpan } from './elements';
import type { Span } from './spans';
import { takePart } from './spans';

/** A window that the course of the moon through a nakshatra opens; universal time in days from J2000. */
export interface NakshatraWindow extends Span {
  nakshatra: number;
}

// by nakshatra from Ashwini: ghatis, sixtieths of the nakshatra, after which the window opens
const varjyamStarts = [
  50, 24, 30, 40, 14, 21, 30, 20, 32, 30, 20, 18, 21, 20, 14, 14, 10, 14, 20, 24, 20, 10, 10, 18,
  16, 24, 30,
];
const amritStarts = [
  42, 48, 54, 52, 38, 35, 54, 44, 56, 54, 44, 42, 45, 44, 38, 38, 34, 38, 44, 48, 44, 34, 34, 42,
  40, 48, 54,
];
// Mula has a second varjyam; Muhurta Chintamani knows this one alone
const mula = 19;
const secondOfMula = 56;
// both windows last four ghatis
const length = 4;

/**
 * Varjyam (tyajya, visha ghati) that begins within a day.
 * Source: Kalaprakashika; Muhurta Chintamani, Vivaha Prakarana.
 * @param nakshatras as far as they touch the day
 */
export function listVarjyams(nakshatras: readonly ElementSpan[], day: Span): NakshatraWindow[] {
  const second = nakshatras
    .filter(({ index }) => index === mula)
    .map((span) => openWindow(span, secondOfMula));
  return keepWithin([...openWindows(nakshatras, varjyamStarts), ...second], day);
}

/** Amrit Kaal (amrita ghati) that begins within a day. Source: Kalaprakashika. */
export function listAmritKaals(nakshatras: readonly ElementSpan[], day: Span): NakshatraWindow[] {
  return keepWithin(openWindows(nakshatras, amritStarts), day);
}

function openWindows(
  nakshatras: readonly ElementSpan[],
  starts: readonly number[],
): NakshatraWindow[] {
  return nakshatras.map((span) => openWindow(span, starts[span.index - 1] ?? 0));
}

function openWindow(span: ElementSpan, ghati: number): NakshatraWindow {
  return { nakshatra: span.index, ...takePart(span, 60, ghati, length) };
}

function keepWithin(windows: NakshatraWindow[], day: Span): NakshatraWindow[] {
  return windows
    .filter(({ start }) => day.start <= start && start < day.end)
    .sort((one, other) => one.start - other.start);
}
