import { localPath } from 'shared/i18n/local-path';
import { Icon } from 'shared/ui/icon';
import type { FrameProps } from './frame-props';
import { LanguageLink } from './language-link';
import { Logo } from './logo';
import { MainNav } from './main-nav';
import { SearchButton } from './search-panel';
import { nameIn } from './site';
import { text } from './text';

/** The bar at the top of the site; the account menu comes into its slot. */
export function Header(props: FrameProps) {
  const { lang, site } = props;
  const words = text[lang];
  return (
    <header className="frame-header">
      <div className="frame-bar">
        <button
          type="button"
          className="frame-open-drawer"
          popoverTarget="drawer"
          aria-label={words.openDrawer}
        >
          <Icon name="menu" size={24} />
        </button>
        <a className="frame-brand" href={localPath(lang, '/')}>
          <Logo />
          <span className="frame-name">{nameIn(site, lang)}</span>
          <span className="frame-tagline">{words.tagline}</span>
        </a>
        <div className="frame-tools">
          <a
            className="frame-shortcut is-chat"
            href={localPath(lang, '/astrology-services/chat-with-astrologer')}
          >
            <Icon name="chat" size={18} />
            {words.chat}
          </a>
          <a
            className="frame-shortcut is-talk"
            href={localPath(lang, '/astrology-services/talk-to-astrologer')}
          >
            <Icon name="phone" size={18} />
            {words.talk}
          </a>
          <div data-slot="frame.city"></div>
          <SearchButton lang={lang} />
          <LanguageLink {...props} />
          <div className="frame-account">
            <div data-slot="frame.account-menu"></div>
          </div>
        </div>
      </div>
      <MainNav {...props} />
    </header>
  );
}
