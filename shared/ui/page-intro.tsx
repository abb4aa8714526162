import type { ReactNode } from 'react';
import { splitLang } from '../i18n/split-lang';
import type { Crumb } from './crumbs';
import classes from './page-intro.module.css';

interface PageIntroProps {
  title: string;
  lead?: string;
  crumbs?: Crumb[];
  children?: ReactNode;
}

/** The top of a page: the way here, the page's only h1, a lead sentence, and what belongs beside them. */
export function PageIntro({ title, lead, crumbs = [], children }: PageIntroProps) {
  // the way here is written in the page's language, and so is its name
  const isHindi = splitLang(crumbs[0]?.href ?? '/').lang === 'hi';
  const label = isHindi ? 'आप यहाँ हैं' : 'Breadcrumb';
  return (
    <header className={classes.intro}>
      <div className={classes.inner}>
        {crumbs.length > 0 && (
          <nav aria-label={label} className={classes.crumbs}>
            <ol>
              {crumbs.map(({ href, text }) => (
                <li key={text}>
                  {href ? <a href={href}>{text}</a> : <span aria-current="page">{text}</span>}
                </li>
              ))}
            </ol>
          </nav>
        )}
        <h1>{title}</h1>
        {lead && <p className={classes.lead}>{lead}</p>}
        {children && <div className={classes.rest}>{children}</div>}
      </div>
    </header>
  );
}
