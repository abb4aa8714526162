import { type FormEvent, useRef } from 'react';
import { formatRupees } from 'shared/i18n/format';
import { localPath } from 'shared/i18n/local-path';
import type { Lang, PageSession } from 'shared/remote-kit/page';
import { showUser } from '../model/shown-user';
import classes from './account-menu.module.css';
import { signOutHere } from './sign-out-here';
import { text } from './text';
import { useDisclosure } from './use-disclosure';
import { useLiveBalance } from './use-live-balance';

interface CustomerMenuProps {
  lang: Lang;
  user: NonNullable<PageSession>;
  balance: string | null;
  available: string | null;
}

/** Avatar and menu. A details element, so it opens by press and keyboard before any script runs. */
export function CustomerMenu({ lang, user, ...given }: CustomerMenuProps) {
  const words = text[lang];
  const { balance, available } = useLiveBalance(given, user.id);
  const shown = showUser(user, lang);
  const details = useRef<HTMLDetailsElement>(null);
  const disclosure = useDisclosure(details);
  const path = (to: string) => localPath(lang, to);

  function signOut(event: FormEvent) {
    event.preventDefault();
    void signOutHere(path('/'));
  }

  return (
    <details ref={details} className={classes.menu} {...disclosure.menu}>
      <summary className={classes.summary} {...disclosure.summary} aria-label={words.menu}>
        <img src={shown.avatar} alt="" width={40} height={40} />
      </summary>
      <div className={classes.panel}>
        <a className={classes.who} href={path(`/user-profile?id=${user.id}`)}>
          <strong>{shown.name}</strong>
          <bdi>{shown.phone}</bdi>
          <span>{words.profile}</span>
        </a>
        <a href={path('/recharge')} className={classes.wallet}>
          {words.wallet}
          {balance !== null && <b className={classes.balance}>{formatRupees(balance, lang)}</b>}
          {available !== null && available !== balance && (
            <span className={classes.spendable}>
              {words.spendable(formatRupees(available, lang))}
            </span>
          )}
        </a>
        <a href={path('/order-history')}>{words.orders}</a>
        <a href={path('/support')}>{words.support}</a>
        <form method="post" action={path('/sign-out')} onSubmit={signOut}>
          <button type="submit">{words.logout}</button>
        </form>
      </div>
    </details>
  );
}
