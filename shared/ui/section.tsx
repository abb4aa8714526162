import type { ReactNode } from 'react';
import classes from './section.module.css';

interface SectionProps {
  id?: string;
  title: string;
  lead?: string;
  action?: { href: string; text: string };
  tone?: 'plain' | 'soft';
  children: ReactNode;
}

/** A part of a page under an h2, centred on the page, with an optional link to more. */
export function Section({ id, title, lead, action, tone = 'plain', children }: SectionProps) {
  return (
    <section id={id} className={tone === 'soft' ? classes.soft : classes.plain}>
      <div className={classes.inner}>
        <div className={classes.head}>
          <div>
            <h2>{title}</h2>
            {lead && <p className={classes.lead}>{lead}</p>}
          </div>
          {action && (
            <a className={classes.action} href={action.href}>
              {action.text}
            </a>
          )}
        </div>
        {children}
      </div>
    </section>
  );
}
