import type { ReactNode } from 'react';
import classes from './reading.module.css';

/** Long text to be read: one comfortable column with article typography. */
export function Reading({ children }: { children: ReactNode }) {
  return <div className={classes.reading}>{children}</div>;
}
