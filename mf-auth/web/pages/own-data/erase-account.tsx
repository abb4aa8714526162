import type { Consents } from 'shared/contracts/auth-consent';
import { formatRupees } from 'shared/i18n/format';
import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { Notice } from 'shared/ui/notice';
import classes from './own-data.module.css';
import { text } from './text';

/** What goes and what stays, and then the press; while money is in the wallet, the way to get it back. */
export function EraseAccount({ erasure, lang }: { erasure: Consents['erasure']; lang: Lang }) {
  const words = text[lang];
  const { blocked_by, paid, promotional } = erasure;
  return (
    <div className={classes.erase}>
      <h3>{words.goes}</h3>
      <ul>
        {words.goesItems.map((item) => (
          <li key={item}>{item}</li>
        ))}
        {promotional !== '0' && <li>{words.goesPromotional(formatRupees(promotional, lang))}</li>}
      </ul>
      <h3>{words.stays}</h3>
      <ul>
        {words.staysItems.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {blocked_by === 'running_booking' && <Notice tone="info">{words.blockedByBooking}</Notice>}
      {blocked_by === 'paid_money' && (
        <>
          <Notice tone="info">{words.blockedByMoney(formatRupees(paid, lang))}</Notice>
          <p>
            <Button href={localPath(lang, '/contact-us?topic=payment#write')} tone="secondary">
              {words.askRefund}
            </Button>
          </p>
        </>
      )}
      {!blocked_by && (
        <form method="post" action={localPath(lang, '/user-profile/data')}>
          <input type="hidden" name="intent" value="erase" />
          <label className={classes.understood}>
            <input type="checkbox" name="understood" value="yes" required />
            <span>{words.understood}</span>
          </label>
          <Button type="submit" size="l">
            {words.eraseNow}
          </Button>
        </form>
      )}
    </div>
  );
}
