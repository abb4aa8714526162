import type { ReactNode } from 'react';
import type { Order } from 'shared/contracts/commerce-orders';
import { formatDate, formatNumber, formatRupees } from 'shared/i18n/format';
import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { FactList } from 'shared/ui/fact-list';
import classes from './order.module.css';
import { text } from './text';

/** What was ordered, for how much, and where it goes. */
export function OrderSums({ order, lang }: { order: Order; lang: Lang }) {
  const t = text[lang];
  const amount = (paise: string) => formatRupees(paise, lang);
  const facts: [string, ReactNode][] = [
    [t.goods, amount(order.goods)],
    ...(order.discount === '0'
      ? []
      : ([[t.discount, `− ${amount(order.discount)}`]] as [string, ReactNode][])),
    [t.delivery, order.delivery === '0' ? t.free : amount(order.delivery)],
    [t.total, <strong key="total">{amount(order.total)}</strong>],
    [t.how, t.payment[order.payment]],
    [t.expected, formatDate(order.expected_by, lang)],
  ];
  return (
    <section className={classes.part} aria-labelledby="what">
      <h2 id="what">{t.what}</h2>
      <ul className={classes.lines}>
        {order.lines.map((line) => (
          <li key={line.id}>
            <span>
              {t.pieces(formatNumber(line.quantity, lang))}{' '}
              <a href={localPath(lang, `/astro-estore/${line.slug}`)}>{line.name}</a>
              {line.label && `, ${line.label}`}
            </span>
            <span>{amount(String(BigInt(line.unit_price) * BigInt(line.quantity)))}</span>
          </li>
        ))}
      </ul>
      <FactList className={classes.facts} facts={facts} />
      {order.ship_to && (
        <>
          <h3>{t.where}</h3>
          <p>
            {[order.ship_to.name, order.ship_to.phone, ...order.ship_to.lines].map((line) => (
              <span key={line} className={classes.addressLine}>
                {line}
              </span>
            ))}
          </p>
        </>
      )}
      {order.gift_note && (
        <p>
          <strong>{t.gift}:</strong> {order.gift_note}
        </p>
      )}
    </section>
  );
}
