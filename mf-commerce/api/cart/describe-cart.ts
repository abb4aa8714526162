import type { Cart } from 'shared/contracts/commerce-cart';
import type { FoundCart } from './find-cart';
import { stateOfLine } from './price-basket';
import type { WeighedBasket } from './weigh-basket';

/** A basket as its page is told of it. */
export function describeCart(
  cart: FoundCart,
  { lines, basket, coupon, delivery, isChanged }: WeighedBasket,
  lang: 'en' | 'hi',
): Cart {
  const { goods, discount, tax, total } = basket;
  return {
    lines: lines.map((line) => ({
      ...{ sku: line.sku, slug: line.slug, name: line.name, label: line.label },
      image: { src: `/media/mf-commerce/products/${line.slug}.svg`, alt: line.alt },
      pieces: line.pieces,
      available: line.available,
      price: String(line.unitPrice),
      seen_price: String(line.seenPrice),
      state: stateOfLine(line),
      total: String(line.unitPrice * BigInt(Math.min(line.pieces, line.available))),
    })),
    count: lines.reduce((sum, { pieces }) => sum + pieces, 0),
    is_changed: isChanged,
    goods: String(goods),
    discount: String(discount),
    tax: String(tax),
    total: String(total),
    coupon: cart.coupon === null ? null : describeCoupon(cart.coupon, coupon, lang),
    delivery: delivery && {
      pin: delivery.pin,
      is_served: delivery.isServed,
      charge: String(delivery.charge),
      expected_by: delivery.expectedBy,
      cod_most: delivery.codMost?.toString() ?? null,
      free_from: delivery.freeFrom?.toString() ?? null,
    },
    gift_note: cart.giftNote ?? '',
  };
}

/** What is told of a basket that nobody has. */
export const emptyCart: Cart = {
  ...{ lines: [], count: 0, is_changed: false, goods: '0', discount: '0', tax: '0', total: '0' },
  ...{ coupon: null, delivery: null, gift_note: '' },
};

function describeCoupon(
  code: string,
  found: WeighedBasket['coupon'],
  lang: 'en' | 'hi',
): NonNullable<Cart['coupon']> {
  if (!found) return { code, title: '', state: 'unknown', minimum: null };
  const { coupon, verdict } = found;
  return {
    code,
    title: lang === 'hi' ? coupon.titleHi : coupon.titleEn,
    state: verdict.state,
    minimum: coupon.minimumPaise > 0n ? String(coupon.minimumPaise) : null,
  };
}
