/** How far a second is between two others: 0 before, 1 after, slow at both ends. */
export function ease(second: number, from: number, to: number): number {
  const share = ramp(second, from, to);
  return share * share * (3 - 2 * share);
}

/** As `ease`, at one pace. */
export function ramp(second: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (second - from) / (to - from)));
}

/** Strength of something that comes at `from` and, if it ever does, is gone at `to`, within a second. */
export function show(second: number, from: number, to?: number): number {
  const going = to === undefined ? 0 : ease(second, to - 1, to);
  return ease(second, from, from + 1) * (1 - going);
}

export function mix(a: number, b: number, share: number): number {
  return a + (b - a) * share;
}

/** A colour between two, each `#rrggbb`. */
export function mixColour(a: string, b: string, share: number): string {
  const part = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) => Math.round(mix(part(a, at), part(b, at), share)))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}
