import { useEffect } from 'react';
import type { OwnPayment } from 'shared/contracts/auth-payments';
import { writeMoment } from 'shared/i18n/clock';
import { localPath } from 'shared/i18n/local-path';
import { useClockFace } from 'shared/preferences/use-preferences';
import type { PageProps } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { Notice } from 'shared/ui/notice';
import { PageIntro } from 'shared/ui/page-intro';
import { followWallet } from '../../model/follow-wallet';
import { PleaseSignIn } from '../../please-sign-in/please-sign-in';
import { CheckoutForm } from './checkout-form';
import type { PayData } from './load';
import { Outcome } from './outcome';
import classes from './pay.module.css';
import { Sums } from './sums';
import { text } from './text';

const isOpen = ({ state }: OwnPayment) => state === 'open' || state === 'pending';

/** Where somebody pays: what for, what the wallet covers, and exactly what is missing. */
export default function PayPage({ data, lang, params, session }: PageProps<PayData>) {
  const words = text[lang];
  const path = `/pay/${params.token ?? ''}`;
  const { payment } = data;
  const userId = session?.id;
  const waits = payment !== null && isOpen(payment);
  useEffect(() => {
    if (userId === undefined || !waits) return;
    // the server says what it is now
    return followWallet(userId, () => window.location.reload());
  }, [userId, waits]);
  if (!session) return <PleaseSignIn lang={lang} title={words.title} path={path} />;
  const crumbs = [{ href: localPath(lang, '/'), text: words.home }, { text: words.title }];
  return (
    <PageIntro title={payment?.title[lang] ?? words.title} crumbs={crumbs}>
      {payment ? (
        <div className={classes.sheet}>
          {waits ? (
            <Open data={{ ...data, payment }} lang={lang} path={path} />
          ) : (
            <Outcome payment={payment} lang={lang} />
          )}
        </div>
      ) : (
        <Notice tone="error">{data.isBroken ? words.broken : words.gone}</Notice>
      )}
    </PageIntro>
  );
}

interface OpenProps {
  data: PayData & { payment: OwnPayment };
  lang: PageProps<PayData>['lang'];
  path: string;
}

function Open({ data: { payment, order, isRefused }, lang, path }: OpenProps) {
  const words = text[lang];
  const face = useClockFace(lang);
  const { attempt, missing, kind } = payment;
  const isWaiting = attempt?.state === 'created' || attempt?.state === 'authorized';
  return (
    <>
      {isWaiting && (
        <Notice tone="info" title={words.waiting}>
          <p>{words.waitingWhat}</p>
        </Notice>
      )}
      {attempt?.state === 'failed' && (
        <Notice tone="error">
          <p>{words.declined}</p>
          {attempt.failure && <p lang="en">{words.declinedBy(attempt.failure)}</p>}
        </Notice>
      )}
      {isRefused && <Notice tone="error">{missing === '0' ? words.capped : words.refused}</Notice>}
      <Sums payment={payment} lang={lang} />
      {missing === '0' && (
        <form method="post" action={localPath(lang, path)}>
          <Button type="submit" size="l" name="pay" value="wallet">
            {words.payWallet}
          </Button>
        </form>
      )}
      {missing !== '0' && order && (
        <>
          <CheckoutForm order={order} cancel={order.callback} lang={lang} />
          <p className={classes.note}>{words.safe}</p>
        </>
      )}
      {missing !== '0' && !order && <Notice tone="error">{words.unavailable}</Notice>}
      {kind !== 'recharge' && (
        <p className={classes.note}>{words.until(writeMoment(payment.expires_at, face))}</p>
      )}
      <a className={classes.back} href={localPath(lang, payment.back)}>
        {words.giveUp}
      </a>
    </>
  );
}
