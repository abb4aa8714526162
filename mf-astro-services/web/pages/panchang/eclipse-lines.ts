import type { VisibleEclipse } from 'shared/contracts/astro-panchang';
import type { PanchangText } from './text';

type Words = PanchangText['eclipse'];

/** The moments of an eclipse that are seen from a place, named, in their order. */
export function listMoments(eclipse: VisibleEclipse, words: Words): [name: string, at: string][] {
  const { start, end, greatest, central, risesEclipsed, setsEclipsed } = eclipse;
  const kind = eclipse.kind === 'annular' ? 'annular' : 'total';
  const moments: [string, string][] = [
    [risesEclipsed ? words.rises : words.begins, start],
    ...(central ? [[words.centralBegins[kind], central.start] as [string, string]] : []),
    [words.deepest, greatest],
    ...(central ? [[words.centralEnds[kind], central.end] as [string, string]] : []),
    [setsEclipsed ? words.sets : words.ends, end],
  ];
  // at the rise or the set the deepest moment is that moment
  return moments.filter(([name, at]) => name !== words.deepest || (at !== start && at !== end));
}

/** How much of the body is covered, in the terms of astronomers. */
export function describeDepth(eclipse: VisibleEclipse, words: Words): string {
  const { body, kind, magnitude, obscuration } = eclipse;
  if (body === 'moon') {
    if (kind === 'total') return words.covered.moon;
    return words.magnitude[kind === 'penumbral' ? 'penumbral' : 'moon'](writeShare(magnitude));
  }
  if (kind === 'total') return words.covered.total;
  const disc = words.obscuration(writeShare(obscuration ?? 0));
  const diameter = kind === 'annular' ? words.covered.annular : words.magnitude.sun;
  return `${diameter(writeShare(magnitude))} ${disc}`;
}

/** In per cent with one decimal; what is not the whole is not rounded up to it. */
function writeShare(share: number): string {
  return `${Math.min(share * 100, 99.9).toFixed(1)}%`;
}
