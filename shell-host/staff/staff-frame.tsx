import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { Icon } from 'shared/ui/icon';
import { Logo } from '../frame/logo';
import { nameIn, type Site } from '../frame/site';
import { SkipLink } from '../frame/skip-link';
import { alternatePath } from '../rules/alternate-path';
import { findActive, type StaffMenuItem } from './staff-menu';
import { staffText } from './staff-text';

interface StaffFrameProps {
  lang: Lang;
  path: string;
  search: string;
  site: Site;
  /** `null` before signing in. */
  name: string | null;
  items: readonly StaffMenuItem[];
  /** Whether releases are their business, which the gateway shows itself. */
  hasOps: boolean;
}

/** The frame of the back office, before its page. The menu stands at the side, on a phone behind a button. */
export function StaffFrame(props: StaffFrameProps) {
  const { lang, path, search, site, name } = props;
  const words = staffText[lang];
  const other = lang === 'en' ? 'hi' : 'en';
  return (
    <>
      <SkipLink lang={lang} />
      <header className="staff-bar">
        {name !== null && (
          <button
            type="button"
            className="staff-open-menu"
            popoverTarget="staff-menu"
            aria-label={words.openMenu}
          >
            <Icon name="menu" size={24} />
          </button>
        )}
        <a className="staff-brand" href={localPath(lang, '/admin')}>
          <Logo size={32} />
          <span>{nameIn(site, lang)}</span>
          <small>{words.office}</small>
        </a>
        {name !== null && <StaffSearch lang={lang} />}
        <a
          className="staff-language"
          href={alternatePath(path, other) + search}
          hrefLang={other}
          lang={other}
        >
          {words.otherLang}
        </a>
      </header>
      {name !== null && <StaffMenu {...props} name={name} />}
    </>
  );
}

function StaffSearch({ lang }: { lang: Lang }) {
  const words = staffText[lang];
  return (
    <form className="staff-search" role="search" action={localPath(lang, '/admin/people')}>
      <Icon name="search" size={18} />
      <input
        type="search"
        name="q"
        id="staff-search"
        aria-label={words.search}
        placeholder={words.search}
        title={words.searchHint}
        autoComplete="off"
        maxLength={100}
      />
      <ul id="staff-found" aria-label={words.pages} hidden />
    </form>
  );
}

function StaffMenu({ lang, path, items, name, hasOps }: StaffFrameProps & { name: string }) {
  const words = staffText[lang];
  const active = findActive(items, path);
  return (
    <nav id="staff-menu" className="staff-menu" popover="auto" aria-label={words.nav}>
      <ul>
        {items.map(({ href, icon, ...names }) => (
          <li key={href}>
            <a
              href={localPath(lang, href)}
              {...(href === active
                ? { 'aria-current': href === path ? ('page' as const) : ('true' as const) }
                : {})}
            >
              <Icon name={icon} size={18} />
              {names[lang]}
            </a>
          </li>
        ))}
      </ul>
      <div className="staff-self">
        {hasOps && (
          <a href="/ops">
            <Icon name="edit" size={18} />
            {words.ops}
          </a>
        )}
        <a href={localPath(lang, '/admin/account')}>
          <Icon name="user" size={18} />
          <span>
            <bdi>{name}</bdi>
            <small>{words.account}</small>
          </span>
        </a>
        <a href={localPath(lang, '/')}>
          <Icon name="globe" size={18} />
          {words.toSite}
        </a>
        <form method="post" action={localPath(lang, '/admin/sign-out')}>
          <button type="submit">
            <Icon name="logout" size={18} />
            {words.signOut}
          </button>
        </form>
      </div>
    </nav>
  );
}
