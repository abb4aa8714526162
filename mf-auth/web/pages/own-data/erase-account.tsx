import type { Consents } from 'shared/contracts/auth-consent';
import { formatDate, formatRupees } from 'shared/i18n/format';
import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { Notice } from 'shared/ui/notice';
import { FreshCodeFields } from '../../code-input/fresh-code-fields';
import type { OwnDataData } from './load';
import classes from './own-data.module.css';
import { text } from './text';

interface EraseAccountProps {
  erasure: Consents['erasure'];
  code: OwnDataData['code'];
  lang: Lang;
}

/** What goes and what stays, then the press and the code; while money is in the wallet, its way back. */
export function EraseAccount({ erasure, code, lang }: EraseAccountProps) {
  const words = text[lang];
  const { blocked_by, paid, promotional, open, requested_at } = erasure;
  if (requested_at && !blocked_by)
    return <Notice tone="info">{words.askedFor(formatDate(requested_at, lang))}</Notice>;
  if (code) return <EraseWithCode code={code} lang={lang} />;
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
      {blocked_by === 'running_booking' && (
        <Notice tone="info">
          {open.length === 0 ? (
            words.blockedByBooking
          ) : (
            <>
              {words.blockedByOpen}
              <ul className={classes.open}>
                {open.map(({ name, path }) => (
                  <li key={path}>
                    <a href={localPath(lang, path)}>{name[lang]}</a>
                  </li>
                ))}
              </ul>
            </>
          )}
        </Notice>
      )}
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
        <form method="post" action={`${localPath(lang, '/user-profile/data')}#erase`}>
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

/** The last step: the code that the owner of the account got. */
function EraseWithCode({ code, lang }: { code: NonNullable<OwnDataData['code']>; lang: Lang }) {
  const words = text[lang];
  const here = localPath(lang, '/user-profile/data');
  return (
    <form method="post" action={`${here}#erase`} className={classes.form}>
      <input type="hidden" name="intent" value="erase" />
      <input type="hidden" name="understood" value="yes" />
      <FreshCodeFields
        code={code}
        sent={words.codeSent(code.sentTo)}
        label={words.code}
        error={code.error ? words.codeErrors[code.error] : undefined}
      />
      <div className={classes.actions}>
        <Button type="submit" size="l">
          {words.eraseForGood}
        </Button>
        <Button href={here} tone="quiet">
          {words.keepAccount}
        </Button>
      </div>
    </form>
  );
}
