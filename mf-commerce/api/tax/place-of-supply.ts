import { findState, type GstState } from '../../web/model/gst-states';

/** The three taxes of a supply, in paise; those that are not due are 0. */
export interface Taxes {
  cgst: bigint;
  /** In a union territory without a legislature this is UTGST. */
  sgst: bigint;
  igst: bigint;
}

/**
 * Where something is supplied. Goods: where their delivery ends, which for consumers is the address the
 * invoice records (IGST Act, section 10(1)(a) and (ca); Circular 209/3/2024). Services: where the
 * recipient's address on record is, and without one where the seller is (section 12(2)(b)).
 */
export function placeOfSupply(
  supply: { kind: 'goods'; delivery: GstState } | { kind: 'service'; recipient: GstState | null },
  seller: GstState,
): GstState {
  return supply.kind === 'goods' ? supply.delivery : (supply.recipient ?? seller);
}

/** The taxes of a supply by its half: both halves within the seller's state, IGST elsewhere. */
export function taxesOf(half: bigint, places: { seller: GstState; supply: GstState }): Taxes {
  return places.seller === places.supply
    ? { cgst: half, sgst: half, igst: 0n }
    : { cgst: 0n, sgst: 0n, igst: 2n * half };
}

/** The state that a GSTIN is registered in; null for what is no GSTIN, by its form and check character. */
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
