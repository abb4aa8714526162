/** The digits of a text, at most `max`; a leading +91 is dropped, since the field stands beside it. */
export function keepDigits(text: string, max: number): string {
  const local = max === 10 ? text.trim().replace(/^(\+|00)\s*91/, '') : text;
  return local.replace(/\D/g, '').slice(0, max);
}
