/** A stretch of time, ISO 8601. */
export interface Stretch {
  start: string;
  end: string;
}

/** Whether a moment lies in a stretch. @param now milliseconds */
export function isRunning({ start, end }: Stretch, now: number): boolean {
  return Date.parse(start) <= now && now < Date.parse(end);
}

/** How far a moment is through a stretch, as whole units of a length. */
export function placeWithin({ start, end }: Stretch, at: number, length: number): number {
  const [from, until] = [Date.parse(start), Date.parse(end)];
  return Math.round((length * (Math.min(until, Math.max(from, at)) - from)) / (until - from));
}

/** The attributes of a row that is marked while it runs. */
export const markedRow = (span: Stretch, now: number) => ({
  'data-from': span.start,
  'data-until': span.end,
  'aria-current': isRunning(span, now) ? ('time' as const) : undefined,
});

/** The attributes of a line that moves through a picture of a stretch while that runs. */
export const movingLine = (span: Stretch, now: number, length: number) => ({
  'data-from': span.start,
  'data-until': span.end,
  'data-length': length,
  transform: `translate(${placeWithin(span, now, length)})`,
  display: isRunning(span, now) ? undefined : 'none',
});

/** Brings the marks within an element, which the server may have made, in line with the clock. */
export function moveMarks(content: Element, now: number): void {
  for (const marked of content.querySelectorAll<HTMLElement | SVGElement>('[data-from]')) {
    const { from: start = '', until: end = '', length } = marked.dataset;
    const runs = isRunning({ start, end }, now);
    if (length) {
      marked.setAttribute(
        'transform',
        `translate(${placeWithin({ start, end }, now, Number(length))})`,
      );
      if (runs) marked.removeAttribute('display');
      else marked.setAttribute('display', 'none');
    } else if (runs !== marked.hasAttribute('aria-current')) {
      if (runs) marked.setAttribute('aria-current', 'time');
      else marked.removeAttribute('aria-current');
      for (const label of marked.querySelectorAll<HTMLElement>('[data-running]'))
        label.hidden = !runs;
    }
  }
}
