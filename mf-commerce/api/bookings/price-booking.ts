import { findRate } from '../tax/find-rate';
import type { DatedRate } from '../tax/rate-seeds';
import { splitPrice } from '../tax/split-price';
import type { PriceRow } from '../offerings/read-offerings';

type Rates = Parameters<typeof findRate<DatedRate>>[0];

/** Paise of a booking; goods and fee contain their taxes. */
export interface BookingPrice {
  dakshina: bigint;
  goods: bigint;
  goodsTax: bigint;
  fee: bigint;
  feeTax: bigint;
  total: bigint;
}

/**
 * What each part is to the tax office. Dakshina for a ceremony is exempt; arranging it is a service. The
 * goods are one set of many for one price, a mixed supply: it has the rate of the highest among them,
 * which is camphor's.
 */
export const bookingCodes = { dakshina: '999591', goods: '2914', fee: '9997' } as const;

/**
 * What a booking costs, and the tax within.
 * @param hasPlan our fee is left out
 * @param day in India, `2026-11-22`
 */
export function priceBooking(
  { dakshina, goods, fee: usual }: Pick<PriceRow, 'dakshina' | 'goods' | 'fee'>,
  { hasPlan, rates, day }: { hasPlan: boolean; rates: Rates; day: string },
): BookingPrice {
  const fee = hasPlan ? 0n : usual;
  const taxIn = (amount: bigint, code: string) => {
    const rate = findRate(rates, code, day);
    if (!rate) throw new Error(`no tax rate of ${code} holds on ${day}`);
    return 2n * splitPrice(amount, rate.basisPoints).half;
  };
  return {
    ...{ dakshina, goods, fee },
    goodsTax: taxIn(goods, bookingCodes.goods),
    feeTax: taxIn(fee, bookingCodes.fee),
    total: dakshina + goods + fee,
  };
}

/** Whom the money of a booking goes to, for the capture: lines of nothing are left out. */
export function divideMoney(
  { dakshina, goods, goodsTax, fee, feeTax }: Omit<BookingPrice, 'total'>,
  temple: number,
) {
  const lines = [
    { account: `payee:temple:${temple}`, amount: dakshina },
    { account: 'platform_revenue' as const, amount: goods + fee - goodsTax - feeTax },
    { account: 'platform_tax' as const, amount: goodsTax + feeTax },
  ];
  return lines
    .filter(({ amount }) => amount > 0n)
    .map(({ account, amount }) => ({ account, amount: String(amount) }));
}
