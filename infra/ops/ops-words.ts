/** A time in words that read the same everywhere. @param at ISO 8601 */
export const sayTime = (at: string) => `${at.slice(0, 19).replace('T', ' ')} UTC`;

const times = (count: number) => (count === 1 ? 'once' : `${count} times`);

/** What a release is remembered for. */
export function describeMark(kind: string, count: number): string {
  if (kind === 'withdrawn') return 'taken back by the gateway';
  return kind === 'alarm' ? 'alarm' : `crashed ${times(count)}`;
}
