import type { ReactNode } from 'react';
import classes from './admin-page.module.css';

interface AdminPageProps {
  title: string;
  lead?: ReactNode;
  /** What can be done here, beside the title. */
  actions?: ReactNode;
  /** `narrow`: one column for a form. */
  width?: 'narrow' | 'wide';
  children: ReactNode;
}

/** A page of the back office: its only h1, a lead, and its parts one below the other. */
export function AdminPage({ title, lead, actions, width = 'wide', children }: AdminPageProps) {
  return (
    <div className={width === 'narrow' ? classes.narrow : classes.wide}>
      <header className={classes.head}>
        <div>
          <h1>{title}</h1>
          {lead && <p>{lead}</p>}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}

interface PanelProps {
  title?: string;
  lead?: ReactNode;
  id?: string;
  children: ReactNode;
}

/** A part of a page of the back office, under an h2. */
export function Panel({ title, lead, id, children }: PanelProps) {
  return (
    <section id={id} className={classes.panel}>
      {title && <h2>{title}</h2>}
      {lead && <p className={classes.lead}>{lead}</p>}
      {children}
    </section>
  );
}
