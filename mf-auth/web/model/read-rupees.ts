/** Hindi digits as the others. */
const plain = (text: string) =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));

/** Paise of an amount in rupees as somebody types it (`1,500` or `99.5`); null when it is none. */
export function readRupees(typed: string): string | null {
  const match = /^₹?\s*(\d{1,9})(?:\.(\d{1,2}))?$/.exec(plain(typed).replaceAll(',', '').trim());
  if (!match) return null;
  const [, rupees = '', paise = ''] = match;
  return String(BigInt(rupees) * 100n + BigInt(paise.padEnd(2, '0')));
}
