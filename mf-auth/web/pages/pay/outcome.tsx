import type { OwnPayment } from 'shared/contracts/auth-payments';
import { formatRupees } from 'shared/i18n/format';
import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { Notice } from 'shared/ui/notice';
import classes from './pay.module.css';
import { text } from './text';

/** What came of a payment that asks for nothing more. */
export function Outcome({ payment, lang }: { payment: OwnPayment; lang: Lang }) {
  const words = text[lang];
  const { state, amount, came, done } = payment;
  const isDone = state === 'held' || state === 'paid';
  const title = state === 'paid' ? words.paid : state === 'held' ? words.held : words.over;
  const what =
    state === 'paid'
      ? words.paidWhat(formatRupees(amount, lang))
      : state === 'held'
        ? words.heldWhat
        : words.overWhat;
  return (
    <>
      <Notice tone={isDone ? 'success' : 'info'} title={title}>
        <p>{what}</p>
        {!isDone && came !== '0' && <p>{words.late(formatRupees(came, lang))}</p>}
      </Notice>
      <div className={classes.actions}>
        {state === 'held' && <Button href={localPath(lang, done)}>{words.see}</Button>}
        <Button
          href={localPath(lang, '/recharge')}
          tone={state === 'held' ? 'secondary' : 'primary'}
        >
          {words.wallet}
        </Button>
      </div>
    </>
  );
}
