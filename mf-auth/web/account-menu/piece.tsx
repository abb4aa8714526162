import { localPath } from 'shared/i18n/local-path';
import type { PageProps } from 'shared/remote-kit/page';
import { Icon } from 'shared/ui/icon';
import classes from './account-menu.module.css';
import { CustomerMenu } from './customer-menu';
import type { AccountMenuData } from './load';
import { text } from './text';

/** The right end of the header: Login, or the customer's avatar with a menu. */
export default function AccountMenu({ data, lang, session }: PageProps<AccountMenuData>) {
  if (session)
    return (
      <>
        <CustomerMenu
          lang={lang}
          user={session}
          balance={data.balance}
          available={data.available}
        />
        {/* the shell fills it as any other slot of the frame, without this piece being woken */}
        <div
          data-slot="frame.account-live"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: '' }}
        />
      </>
    );
  const href = `${localPath(lang, '/sign-in')}?next=${encodeURIComponent(data.next)}`;
  return (
    <a className={classes.login} href={href} data-sign-in="">
      <Icon name="user" size={18} />
      {text[lang].login}
    </a>
  );
}
