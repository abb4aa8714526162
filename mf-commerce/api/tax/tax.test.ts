import fc from 'fast-check';
import { ABROAD, gstStates } from 'shared/tax/gst-states';
import { agreeBasket } from './agree-basket';
import { divide } from './divide';
import { placeOfSupply, taxesOf } from './place-of-supply';
import { splitPrice } from './split-price';
import { addSums, sumLine, sumPieces, type AgreedLine } from './sum-pieces';
import { takeShare } from './take-share';

const paise = (most: number) => fc.bigInt({ min: 0n, max: BigInt(most) });
const rate = fc.oneof(fc.constantFrom(0, 25, 300, 500, 1200, 1800, 2800, 4000), fc.nat(5000));
const line: fc.Arbitrary<AgreedLine> = fc
  .record({
    quantity: fc.integer({ min: 1, max: 500 }),
    unitPrice: paise(10_000_000),
    basisPoints: rate,
    part: fc.nat(1000),
  })
  .map(({ part, ...agreed }) => ({
    ...agreed,
    discount: (agreed.unitPrice * BigInt(agreed.quantity) * BigInt(part)) / 1000n,
  }));

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);

it('takes the tax out of every whole-rupee price to 3,000 with equal halves', () => {
  const wrong: string[] = [];
  for (const basisPoints of [300, 500, 1200, 1800])
    for (let price = 0n; price <= 300_000n; price += 100n) {
      const { taxable, half } = splitPrice(price, basisPoints);
      // the tax of what is taxable is within a paisa and a half of what is asked
      const off = Number(2n * half) - (Number(taxable) * basisPoints) / 10_000;
      if (taxable + 2n * half !== price || Math.abs(off) > 1.5)
        wrong.push(`${price} ${basisPoints}`);
    }
  expect(wrong).toEqual([]);
});

it('rounds a half once: 18 % in 399.00 is twice 30.43', () => {
  expect(splitPrice(39_900n, 1800)).toEqual({ taxable: 33_814n, half: 3_043n });
  expect(splitPrice(100n, 0)).toEqual({ taxable: 100n, half: 0n });
});

it('refuses rates and prices that are none', () => {
  for (const rate of [-1, 5001, 0.5, Number.NaN])
    expect(() => splitPrice(100n, rate)).toThrow(RangeError);
  expect(() => splitPrice(-1n, 500)).toThrow(RangeError);
});

it('divides every amount so that the parts add up, each next to its exact share', () => {
  fc.assert(
    fc.property(
      fc.array(paise(1_000_000), { minLength: 1, maxLength: 20 }),
      fc.nat(1000),
      (weights, part) => {
        const whole = sum(weights);
        const amount = (whole * BigInt(part)) / 1000n;
        const parts = divide(amount, weights);
        expect(sum(parts)).toBe(amount);
        for (const [index, got] of parts.entries()) {
          const weight = weights[index] ?? 0n;
          expect(got >= 0n && got <= weight).toBe(true);
          if (whole === 0n) continue;
          const floor = (amount * weight) / whole;
          expect(got === floor || got === floor + 1n).toBe(true);
        }
      },
    ),
  );
});

it('gives what is left over to the greatest fractions', () => {
  expect(divide(100n, [1n, 1n, 1n])).toEqual([34n, 33n, 33n]);
  expect(divide(10n, [10n, 55n, 35n])).toEqual([1n, 6n, 3n]);
  expect(divide(5n, [0n, 9n])).toEqual([0n, 5n]);
  expect(() => divide(1n, [0n])).toThrow(RangeError);
  expect(() => divide(-1n, [1n])).toThrow(RangeError);
});

it('lets a line be shipped and returned in any portions that add up to it', () => {
  fc.assert(
    fc.property(line, fc.array(fc.nat(), { maxLength: 12 }), (agreed, cuts) => {
      const at = cuts.map((cut) => cut % (agreed.quantity + 1)).sort((one, other) => one - other);
      const bounds = [0, ...at, agreed.quantity];
      const portions = bounds
        .slice(1)
        .map((end, index) => sumPieces(agreed, bounds[index] ?? 0, end - (bounds[index] ?? 0)));
      const whole = sumLine(agreed);
      expect(addSums(...portions)).toEqual(whole);
      expect(whole.price).toBe(agreed.unitPrice * BigInt(agreed.quantity));
      expect(whole.discount).toBe(agreed.discount);
      for (const portion of [...portions, whole]) {
        expect(portion.paid).toBe(portion.price - portion.discount);
        expect(portion.taxable + 2n * portion.half).toBe(portion.paid);
        expect(portion.taxable >= 0n && portion.half >= 0n).toBe(true);
      }
    }),
  );
});

it('knows no pieces that a line has not, and no discount above it', () => {
  const three = { quantity: 3, unitPrice: 100n, discount: 0n, basisPoints: 500 };
  expect(() => sumPieces(three, 2, 2)).toThrow(RangeError);
  expect(() => sumPieces(three, -1, 2)).toThrow(RangeError);
  expect(() => sumLine({ ...three, discount: 301n })).toThrow(RangeError);
  expect(() => sumLine({ ...three, discount: -1n })).toThrow(RangeError);
});

it('agrees on a basket whose lines, discount and delivery add up to what is paid', () => {
  const basket = fc.array(line, { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(basket, fc.nat(1000), paise(50_000), (lines, part, wanted) => {
      const value = sum(lines.map((each) => each.unitPrice * BigInt(each.quantity)));
      const discount = (value * BigInt(part)) / 1000n;
      const delivery = value > 0n ? wanted : 0n;
      const agreed = agreeBasket(lines, { discount, delivery });
      const sums = agreed.flatMap((each) => [sumLine(each.line), sumLine(each.delivery)]);
      expect(addSums(...sums).paid).toBe(value - discount + delivery);
      expect(sum(agreed.map((each) => each.line.discount))).toBe(discount);
    }),
  );
});

it('gives shares back that add up to what was paid and its tax', () => {
  fc.assert(
    fc.property(
      paise(100_000_000),
      rate,
      fc.array(fc.nat(999), { maxLength: 30 }),
      (price, points, parts) => {
        let remaining = splitPrice(price, points);
        for (const part of parts) {
          const paid = remaining.taxable + 2n * remaining.half;
          const amount = (paid * BigInt(part)) / 1000n;
          if (amount < 100n) continue;
          const share = takeShare(amount, remaining);
          expect(share.taxable + 2n * share.half).toBe(amount);
          remaining = {
            taxable: remaining.taxable - share.taxable,
            half: remaining.half - share.half,
          };
          for (const each of [share, remaining])
            expect(each.taxable >= 0n && each.half >= 0n).toBe(true);
        }
        const rest = remaining.taxable + 2n * remaining.half;
        expect(takeShare(rest, remaining)).toEqual(remaining);
      },
    ),
  );
  expect(() => takeShare(101n, { taxable: 100n, half: 0n })).toThrow(RangeError);
  expect(() => takeShare(99n, { taxable: 100n, half: 0n })).toThrow(RangeError);
});

it('asks both halves within the state and IGST, of the same sum, elsewhere', () => {
  fc.assert(
    fc.property(paise(1_000_000), fc.constantFrom(...gstStates), (half, { code }) => {
      const { cgst, sgst, igst } = taxesOf(half, { seller: '29', supply: code });
      expect(cgst + sgst + igst).toBe(2n * half);
      expect(cgst).toBe(sgst);
      expect(igst > 0n && cgst > 0n).toBe(false);
      if (half > 0n) expect(igst === 0n).toBe(code === '29');
    }),
  );
});

it('supplies goods where they arrive and services where the recipient lives', () => {
  expect(placeOfSupply({ kind: 'goods', delivery: '27' }, '29')).toBe('27');
  expect(placeOfSupply({ kind: 'service', recipient: '07' }, '29')).toBe('07');
  expect(placeOfSupply({ kind: 'service', recipient: ABROAD }, '29')).toBe(ABROAD);
  expect(placeOfSupply({ kind: 'service', recipient: null }, '29')).toBe('29');
});
