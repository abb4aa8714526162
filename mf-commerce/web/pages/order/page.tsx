import { localPath } from 'shared/i18n/local-path';
import type { PageProps } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { Notice } from 'shared/ui/notice';
import { PageIntro } from 'shared/ui/page-intro';
import { orderStateNames } from '../../model/order-state-names';
import type { OrderData } from './load';
import { OrderActions } from './order-actions';
import { OrderParcels } from './order-parcels';
import { OrderSums } from './order-sums';
import { PayNotice } from './pay-notice';
import classes from './order.module.css';
import { text } from './text';

/** One order: where it stands, what is in it, and what its customer can do. */
export default function OrderPage({ data, lang, params }: PageProps<OrderData>) {
  const t = text[lang];
  const history = localPath(lang, '/order-history');
  const way = [
    { href: localPath(lang, '/'), text: t.home },
    { href: history, text: t.history },
  ];
  const { order } = data;
  if (!order) {
    const isOut = data.state === 'signed_out';
    const [title, lead] = isOut
      ? [t.signedOutTitle, t.signedOut]
      : data.state === 'absent'
        ? [t.absentTitle, t.absent]
        : [t.failedTitle, t.failed];
    const next = encodeURIComponent(localPath(lang, `/order-history/${params.id ?? ''}`));
    return (
      <PageIntro title={title} lead={lead} crumbs={way}>
        {isOut ? (
          <Button href={`${localPath(lang, '/sign-in')}?next=${next}`} data-sign-in="">
            {t.signIn}
          </Button>
        ) : (
          <Button href={history}>{t.history}</Button>
        )}
      </PageIntro>
    );
  }
  return (
    <>
      <PageIntro
        title={t.heading(order.id)}
        lead={orderStateNames[lang][order.state]}
        crumbs={[...way, { text: t.heading(order.id) }]}
      />
      <div className={classes.page}>
        {data.trouble && <Notice tone="error">{t.troubles[data.trouble]}</Notice>}
        <PayNotice order={order} isPaid={data.isPaid} lang={lang} />
        <div className={classes.columns}>
          <div className={classes.parts}>
            <OrderSums order={order} lang={lang} />
            <OrderParcels order={order} lang={lang} />
          </div>
          <OrderActions order={order} lang={lang} />
        </div>
      </div>
    </>
  );
}
