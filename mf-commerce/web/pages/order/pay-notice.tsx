import type { Order } from 'shared/contracts/commerce-orders';
import { writeTime } from 'shared/i18n/clock';
import { formatRupees } from 'shared/i18n/format';
import { localPath } from 'shared/i18n/local-path';
import { useClockFace } from 'shared/preferences/use-preferences';
import type { Lang } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { Notice } from 'shared/ui/notice';
import { text } from './text';

/** What waits for the customer: a payment, or money that came too late. */
export function PayNotice({ order, isPaid, lang }: { order: Order; isPaid: boolean; lang: Lang }) {
  const t = text[lang];
  const face = useClockFace(lang, 'Asia/Kolkata');
  if (order.late !== null)
    return (
      <Notice tone="info" title={t.lateTitle}>
        <p>{t.late(formatRupees(order.late, lang))}</p>
        <form method="post" action={localPath(lang, `/order-history/${order.id}`)}>
          <Button type="submit" name="intent" value="late" tone="secondary">
            {t.sendBack}
          </Button>
        </form>
      </Notice>
    );
  if (order.state !== 'placed') return null;
  if (isPaid) return <Notice tone="success">{t.paid}</Notice>;
  if (order.pay_path === null || order.pay_until === null)
    return <Notice tone="info">{t.paying}</Notice>;
  return (
    <Notice tone="info" title={t.payTitle}>
      <p>{t.payUntil(writeTime(order.pay_until, face))}</p>
      <Button href={localPath(lang, order.pay_path)}>{t.pay}</Button>
    </Notice>
  );
}
