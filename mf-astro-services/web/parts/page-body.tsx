import type { ReactNode, Ref } from 'react';
import classes from './page-body.module.css';

/** What stands under a page's introduction, one below the other. */
export function PageBody({ ref, children }: { ref?: Ref<HTMLDivElement>; children: ReactNode }) {
  return (
    <div className={classes.body} ref={ref}>
      {children}
    </div>
  );
}
