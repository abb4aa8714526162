import { formatRupees } from 'shared/i18n/format';
import { localPath } from 'shared/i18n/local-path';
import type { PageProps } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { Icon } from 'shared/ui/icon';
import type { PaymentResultData } from './load-result';
import classes from './page.module.css';
import { text } from './text';

const icons = { success: 'check', failure: 'alert', pending: 'info', unknown: 'info' } as const;

/** Where a payment returns to. It stands without the frame, so it carries its own ways back. */
export default function PaymentResultPage({ data, lang }: PageProps<PaymentResultData>) {
  const t = text[lang];
  const { result, payment } = data;
  const { title, lead, note } = t[result];
  const isPaid = payment?.state === 'held' || payment?.state === 'paid';
  const isLate = result === 'success' && !isPaid;
  return (
    <div className={classes.page}>
      <div className={classes.sheet}>
        <span className={result === 'failure' ? classes.failure : classes.success}>
          <Icon name={icons[result]} size={32} />
        </span>
        <h1>{title}</h1>
        {payment && (
          <p>
            <b>{payment.title[lang]}</b> ·{' '}
            {formatRupees(isLate ? payment.came : payment.amount, lang)}
          </p>
        )}
        <p>{isLate ? t.late : lead}</p>
        <p className={classes.note}>{note}</p>
        <div className={classes.actions}>
          {payment?.state === 'held' && (
            <Button href={localPath(lang, payment.done)}>{t.see}</Button>
          )}
          {payment && !isPaid && !isLate && (
            <Button href={localPath(lang, `/pay/${payment.token}`)}>{t.payment}</Button>
          )}
          <Button href={localPath(lang, '/recharge')} tone={payment ? 'secondary' : 'primary'}>
            {t.wallet}
          </Button>
          <Button href={localPath(lang, '/')} tone="quiet">
            {t.home}
          </Button>
          <Button href={localPath(lang, '/support')} tone="quiet">
            {t.support}
          </Button>
        </div>
      </div>
    </div>
  );
}
