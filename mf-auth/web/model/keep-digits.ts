/** The digits of a text, Devanagari ones as Latin ones, at most `max`. */
export function keepDigits(text: string, max: number): string {
  return readDigits(text).slice(0, max);
}

/** All digits of a text, as Latin ones. */
export function readDigits(text: string): string {
  return text
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)))
    .replace(/\D/g, '');
}
