import type { GstState } from 'shared/tax/gst-states';

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
