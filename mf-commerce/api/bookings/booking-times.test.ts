import { freeUntil, isFreeAt } from './booking-times';
import { bookingMoves } from './booking-states';
import { divideMoney, priceBooking } from './price-booking';

test('the last free instant is 24 hours before, to the millisecond', () => {
  const starts = new Date('2026-12-31T18:30:00.000Z');
  expect(freeUntil(starts).toISOString()).toBe('2026-12-30T18:30:00.000Z');
  expect(isFreeAt(starts, new Date('2026-12-30T18:30:00.000Z'))).toBe(true);
  expect(isFreeAt(starts, new Date('2026-12-30T18:30:00.001Z'))).toBe(false);
});

test('every status leads to an end, and what is paid out is never given back', () => {
  const reach = (seen: string[]): string[] => {
    const next = seen.flatMap((from) => bookingMoves[from as keyof typeof bookingMoves]);
    const all = [...new Set([...seen, ...next])];
    return all.length === seen.length ? all : reach(all);
  };
  const ends = ['completed', 'refunded', 'cancelled', 'expired'];
  for (const status of Object.keys(bookingMoves))
    expect(reach([status]).some((one) => ends.includes(one))).toBe(true);
  expect(reach(['proof_accepted'])).toEqual(['proof_accepted', 'completed']);
});

const rate = (code: string, basisPoints: number) => ({
  ...{ code, basisPoints, validFrom: '2017-07-01', what: '', source: '', isDoubtful: false },
  treatment: basisPoints ? ('taxed' as const) : ('exempt' as const),
});
const rates = [rate('9997', 1800), rate('2914', 1800), rate('999591', 0)];

test('every amount is divided to the paisa; lines of nothing are left out', () => {
  for (let paise = 1n; paise < 3000n; paise += 7n) {
    const price = { dakshina: paise * 3n, goods: paise, fee: paise + 1n };
    for (const hasPlan of [false, true]) {
      const { total, ...parts } = priceBooking(price, { hasPlan, rates, day: '2026-11-22' });
      const lines = divideMoney(parts, 3);
      expect(lines.reduce((sum, { amount }) => sum + BigInt(amount), 0n)).toBe(total);
      expect(lines.every(({ amount }) => BigInt(amount) > 0n)).toBe(true);
      expect(lines[0]).toEqual({ account: 'payee:temple:3', amount: String(price.dakshina) });
    }
  }
});

test('nothing is priced where no rate is in force', () => {
  const price = { dakshina: 1n, goods: 1n, fee: 1n };
  const ask = () => priceBooking(price, { hasPlan: false, rates, day: '2017-06-30' });
  expect(ask).toThrow('no tax rate');
});
