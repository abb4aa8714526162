import { writeInstant } from '../astronomy/time-scales';

/** A stretch of universal time in days from J2000. */
export interface Span {
  start: number;
  end: number;
}

/** A span as it leaves the engine: ISO 8601 UTC to the second. */
export type Written<T extends Span> = Omit<T, 'start' | 'end'> & { start: string; end: string };

/** Writes both ends of a span, whatever else it carries. */
export function writeSpan<T extends Span>(span: T): Written<T> {
  return { ...span, start: writeInstant(span.start), end: writeInstant(span.end) };
}

/** The spans of a gapless list in order that touch a stretch of time. */
export function listOverlaps<T extends Span>(spans: readonly T[], from: number, until: number) {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.end ?? Infinity) <= from) low = middle + 1;
    else high = middle;
  }
  let last = low;
  while ((spans[last]?.start ?? Infinity) < until) last += 1;
  return spans.slice(low, last);
}

/** The part of a span that lies inside another; null when they do not overlap. */
export function clipSpan<T extends Span>(span: T, { start, end }: Span): T | null {
  const clipped = { ...span, start: Math.max(span.start, start), end: Math.min(span.end, end) };
  return clipped.start < clipped.end ? clipped : null;
}

/** Some of the equal parts a span is cut into. @param first counted from 0 @param count parts taken */
export function takePart({ start, end }: Span, parts: number, first: number, count = 1): Span {
  const part = (end - start) / parts;
  return { start: start + first * part, end: start + (first + count) * part };
}

/** What the spans of two lists have in common; neither list overlaps itself. */
export function intersectSpans(spans: readonly Span[], others: readonly Span[]): Span[] {
  return spans.flatMap(({ start, end }) =>
    others.flatMap((other) => clipSpan({ start, end }, other) ?? []),
  );
}

/** What is left of spans when others are taken away. */
export function subtractSpans(spans: readonly Span[], others: readonly Span[]): Span[] {
  return others.reduce<Span[]>(
    (left, other) =>
      left.flatMap((span) =>
        [
          clipSpan(span, { start: -Infinity, end: other.start }),
          clipSpan(span, { start: other.end, end: Infinity }),
        ].flatMap((part) => part ?? []),
      ),
    [...spans],
  );
}

/** Spans in order of their beginning, with those that touch or overlap made one. */
export function joinSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const { start, end } of [...spans].sort((one, other) => one.start - other.start)) {
    const last = joined.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else joined.push({ start, end });
  }
  return joined;
}
