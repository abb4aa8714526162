import { findState, type GstState } from './gst-states';

/** The state that a GSTIN is registered in; null for what is none, by its form and check character. */
export function stateOfGstin(gstin: string): GstState | null {
  if (!/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/.test(gstin)) return null;
  return gstin.endsWith(checkCharacter(gstin.slice(0, 14))) ? findState(gstin.slice(0, 2)) : null;
}

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The last character of a GSTIN: Luhn's sum over base 36. */
function checkCharacter(body: string): string {
  const sum = [...body].reduce((total, character, index) => {
    const product = digits.indexOf(character) * ((index % 2) + 1);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return digits.charAt((36 - (sum % 36)) % 36);
}
