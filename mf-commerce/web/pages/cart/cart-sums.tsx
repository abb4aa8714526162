import type { ReactNode } from 'react';
import type { Cart } from 'shared/contracts/commerce-cart';
import { formatRupees } from 'shared/i18n/format';
import type { Lang } from 'shared/remote-kit/page';
import { FactList } from 'shared/ui/fact-list';
import classes from './cart.module.css';
import { text } from './text';

/** What a basket comes to, and how to go on. */
export function CartSums({
  cart,
  lang,
  children,
}: {
  cart: Cart;
  lang: Lang;
  children: ReactNode;
}) {
  const t = text[lang];
  const amount = (paise: string) => formatRupees(paise, lang);
  const { delivery } = cart;
  const charge = !delivery?.is_served
    ? t.later
    : delivery.charge === '0'
      ? t.free
      : amount(delivery.charge);
  return (
    <section className={classes.sums} aria-labelledby="sums">
      <h2 id="sums">{t.sums}</h2>
      <FactList
        className={classes.facts}
        facts={[
          [t.goods, amount(cart.goods)],
          ...(cart.discount === '0'
            ? []
            : ([[t.discount, `− ${amount(cart.discount)}`]] as [string, ReactNode][])),
          [t.delivery, charge],
          [t.total, <strong key="total">{amount(cart.total)}</strong>],
        ]}
      />
      <p className={classes.soft}>{t.tax(amount(cart.tax))}</p>
      {children}
    </section>
  );
}
