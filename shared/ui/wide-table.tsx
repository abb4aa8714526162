import type { ReactNode } from 'react';
import classes from './wide-table.module.css';

interface WideTableProps {
  /** What the table is, for screen readers. */
  label: string;
  /** One `table`. */
  children: ReactNode;
}

/**
 * A table that scrolls by itself where it is wider than the screen: a shadow at its edge says that
 * there is more, the first column stays, and a keyboard reaches it. It needs no script.
 */
export function WideTable({ label, children }: WideTableProps) {
  return (
    <div className={classes.scroll} tabIndex={0} role="region" aria-label={label}>
      {children}
    </div>
  );
}
