import type { Order } from 'shared/contracts/commerce-orders';
import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import classes from './order.module.css';
import { text } from './text';

/** What the customer can do about an order now. */
export function OrderActions({ order, lang }: { order: Order; lang: Lang }) {
  const t = text[lang];
  const here = localPath(lang, `/order-history/${order.id}`);
  const wasPaid = order.payment === 'online' && order.state !== 'placed';
  return (
    <section className={classes.actions} aria-labelledby="do">
      <h2 id="do">{t.do}</h2>
      {order.papers.length > 0 && (
        <ul className={classes.papers} aria-label={t.invoice}>
          {order.papers.map(({ serial, path }) => (
            <li key={serial}>
              <a href={localPath(lang, path)}>
                {t.paper} {serial} (PDF)
              </a>
            </li>
          ))}
        </ul>
      )}
      {order.can_cancel && (
        <details>
          <summary>{t.cancelTitle}</summary>
          <form method="post" action={here} className={classes.form}>
            {wasPaid && (
              <fieldset className={classes.choices}>
                <legend>{t.cancelLead}</legend>
                <label>
                  <input type="radio" name="refund_to" value="wallet" defaultChecked />{' '}
                  {t.refundWallet}
                </label>
                <label>
                  <input type="radio" name="refund_to" value="source" /> {t.refundSource}
                </label>
              </fieldset>
            )}
            <Button type="submit" name="intent" value="cancel" tone="secondary">
              {t.cancel}
            </Button>
          </form>
        </details>
      )}
      <form method="post" action={here}>
        <Button type="submit" name="intent" value="again" tone="secondary">
          {t.again}
        </Button>
      </form>
      <Button href={`${localPath(lang, '/support')}?about=order:${order.id}`} tone="quiet">
        {t.report}
      </Button>
    </section>
  );
}
