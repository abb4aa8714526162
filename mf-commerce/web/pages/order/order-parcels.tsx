import type { Order } from 'shared/contracts/commerce-orders';
import { writeMoment } from 'shared/i18n/clock';
import { formatNumber, formatRupees } from 'shared/i18n/format';
import { useClockFace } from 'shared/preferences/use-preferences';
import type { Lang } from 'shared/remote-kit/page';
import { orderStateNames } from '../../model/order-state-names';
import classes from './order.module.css';
import { text } from './text';

/** How the order went: its states, parcels with their courier's news, returns, and money back. */
export function OrderParcels({ order, lang }: { order: Order; lang: Lang }) {
  const t = text[lang];
  const face = useClockFace(lang, 'Asia/Kolkata');
  const names = orderStateNames[lang] as Record<string, string>;
  return (
    <>
      <section className={classes.part} aria-labelledby="steps">
        <h2 id="steps">{t.steps}</h2>
        <ol className={classes.steps}>
          {order.moves.map(({ to, at }) => (
            <li key={to + at}>
              {names[to] ?? to} <time dateTime={at}>{writeMoment(at, face)}</time>
            </li>
          ))}
        </ol>
      </section>
      {order.shipments.length > 0 && (
        <section className={classes.part} aria-labelledby="parcels">
          <h2 id="parcels">{t.parcels}</h2>
          {order.shipments.map((parcel, index) => (
            <div key={parcel.id}>
              <h3>
                {t.parcel(formatNumber(index + 1, lang))}: {t.parcelStates[parcel.state]}
              </h3>
              <p>
                {parcel.lines
                  .map(({ name, pieces }) => `${formatNumber(pieces, lang)} × ${name}`)
                  .join(', ')}
              </p>
              {parcel.awb && (
                <p>
                  {parcel.courier} {parcel.awb}
                </p>
              )}
              <ol className={classes.steps}>
                {parcel.events.map(({ at, status, place }) => (
                  <li key={at + status}>
                    {status}, {place} <time dateTime={at}>{writeMoment(at, face)}</time>
                  </li>
                ))}
              </ol>
            </div>
          ))}
        </section>
      )}
      {order.returns.length > 0 && (
        <section className={classes.part} aria-labelledby="returns">
          <h2 id="returns">{t.returns}</h2>
          <ul className={classes.steps}>
            {order.returns.map((one) => (
              <li key={one.id}>
                {formatNumber(one.pieces, lang)} × {one.name}: {t.returnStates[one.state]}
                {one.answer && `. ${one.answer}`}
              </li>
            ))}
          </ul>
        </section>
      )}
      {order.refunds.length > 0 && (
        <section className={classes.part} aria-labelledby="refunds">
          <h2 id="refunds">{t.refunds}</h2>
          <ul className={classes.steps}>
            {order.refunds.map(({ amount, target, state }, index) => (
              <li key={`${target}${index}`}>
                {formatRupees(amount, lang)} {t.refundTo[target]}: {t.refundStates[state]}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
