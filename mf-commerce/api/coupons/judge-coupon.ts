/** A coupon as it is stored. */
export interface Coupon {
  code: string;
  titleEn: string;
  titleHi: string;
  basisPoints: number | null;
  amountPaise: bigint | null;
  mostPaise: bigint | null;
  minimumPaise: bigint;
  validFrom: Date;
  validUntil: Date | null;
  limitTotal: number | null;
  limitEach: number | null;
  used: number;
}

/** At least a rupee of the goods is paid: what costs nothing has no payment that could confirm it. */
const LEAST_PAISE = 100n;

/** What a coupon gives, or why it gives nothing. */
export type CouponVerdict =
  | { state: 'applied'; discount: bigint }
  | { state: 'not_yet' | 'ended' | 'used_up' | 'below_minimum'; discount: 0n };

/**
 * What a coupon takes off goods of a sum.
 * @param own how many orders of this customer have it
 */
export function judgeCoupon(
  coupon: Coupon,
  { goods, own, now }: { goods: bigint; own: number; now: Date },
): CouponVerdict {
  const none = (state: Exclude<CouponVerdict['state'], 'applied'>) =>
    ({ state, discount: 0n }) as const;
  if (coupon.validFrom > now) return none('not_yet');
  if (coupon.validUntil && coupon.validUntil <= now) return none('ended');
  const isUsedUp =
    (coupon.limitTotal !== null && coupon.used >= coupon.limitTotal) ||
    (coupon.limitEach !== null && own >= coupon.limitEach);
  if (isUsedUp) return none('used_up');
  if (goods < coupon.minimumPaise || goods <= LEAST_PAISE) return none('below_minimum');
  const asked = coupon.amountPaise ?? (goods * BigInt(coupon.basisPoints ?? 0)) / 10_000n;
  return {
    state: 'applied',
    discount: least(asked, coupon.mostPaise ?? asked, goods - LEAST_PAISE),
  };
}

function least(...amounts: bigint[]): bigint {
  return amounts.reduce((low, amount) => (amount < low ? amount : low));
}
