import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { Icon } from 'shared/ui/icon';
import classes from './service-strip.module.css';
import { text } from './text';

/** The main services, one link each. */
export function ServiceStrip({ lang }: { lang: Lang }) {
  return (
    <ul className={classes.strip}>
      {text[lang].services.map(([href, title, note, icon]) => (
        <li key={href}>
          <a href={localPath(lang, href)}>
            <span className={classes.icon}>
              <Icon name={icon} size={26} />
            </span>
            <span>
              <strong>{title}</strong>
              <small>{note}</small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
