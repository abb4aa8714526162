/** Rupees as they are typed, as paise; what is no amount stays as it is, and is refused. */
export function toPaise(typed: string): string {
  const found = /^(\d+)(?:\.(\d{1,2}))?$/.exec(typed.replace(/[,\s₹]/g, ''));
  if (!found) return typed;
  return String(BigInt(found[1] ?? '0') * 100n + BigInt((found[2] ?? '').padEnd(2, '0')));
}

/** A percentage as it is typed, as hundredths of a percent; `NaN` for what is none. */
export function toBasisPoints(typed: string): number {
  return Math.round(Number(typed.trim().replace(',', '.')) * 100);
}
