import { localPath } from 'shared/i18n/local-path';
import { unsetSettings } from 'shared/i18n/unset-settings';
import { Icon } from 'shared/ui/icon';
import { iconShapes, type IconName } from 'shared/ui/icon-shapes';
import type { FrameProps } from './frame-props';
import { text } from './text';

/** How to reach the company: by post, by e-mail, its grievance officer, its social accounts. */
export function FooterContact({ lang, site }: Pick<FrameProps, 'lang' | 'site'>) {
  const words = text[lang];
  const unset = unsetSettings[lang];
  const address = site.postalAddress.length > 0 ? site.postalAddress : unset.postalAddress;
  return (
    <div className="frame-contact">
      <section>
        <h2>{words.contact}</h2>
        <address>
          {site.companyName && <strong>{site.companyName}</strong>}
          {address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>
        {site.phone && <a href={`tel:${site.phone.replace(/[^+\d]/g, '')}`}>{site.phone}</a>}
      </section>
      <section>
        <h2>{words.grievance}</h2>
        <p>{site.grievanceOfficer.name || unset.officerName}</p>
        <a href={`mailto:${site.grievanceOfficer.email}`}>{site.grievanceOfficer.email}</a>
        <a href={localPath(lang, '/contact-us?topic=complaint#write')}>{words.complain}</a>
      </section>
      {site.social.length > 0 && (
        <section>
          <h2>{words.social}</h2>
          <ul className="frame-social">
            {site.social.map(({ name, href }) => (
              <li key={href}>
                <a href={href} rel="me noopener">
                  <Icon name={socialIcon(name)} size={22} label={name} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function socialIcon(name: string): IconName {
  const known = name.toLowerCase();
  return known in iconShapes ? (known as IconName) : 'globe';
}
