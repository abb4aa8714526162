import { localPath } from 'shared/i18n/local-path';
import { FooterContact } from './footer-contact';
import { additionalLinks, footerMenus } from './footer-menus';
import type { FrameProps } from './frame-props';
import { Logo } from './logo';
import { Newsletter } from './newsletter';
import { nameIn } from './site';
import { text } from './text';

/** The end of every page: all links, the company and how to reach it, the newsletter. */
export function Footer({ lang, site, search }: Pick<FrameProps, 'lang' | 'site' | 'search'>) {
  const words = text[lang];
  return (
    <footer className="frame-footer" id="site-links">
      <div className="frame-footer-inner">
        <div className="frame-footer-top">
          <div className="frame-footer-about">
            <Logo size={56} />
            <p>{words.about}</p>
          </div>
          <Newsletter lang={lang} search={search} />
        </div>
        <nav className="frame-footer-groups" aria-label={words.footerNav}>
          {footerMenus.map(({ links, ...group }) => (
            <section key={group.en}>
              <h2>{group[lang]}</h2>
              <ul>
                {links.map(({ href, ...link }) => (
                  <li key={href}>
                    <a href={localPath(lang, href)}>{link[lang]}</a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
        <FooterContact lang={lang} site={site} />
        <nav aria-label={words.company}>
          <ul className="frame-additional">
            {additionalLinks.map(({ href, ...link }) => (
              <li key={href}>
                <a href={localPath(lang, href)}>{link[lang]}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="frame-last">
          <p>© 2024 {nameIn(site, lang)}</p>
          <p>{words.guidance}</p>
          <p>
            <a href="https://www.geonames.org/">{words.places}</a>
          </p>
        </div>
      </div>
    </footer>
  );
}
