import type { ComponentProps, ReactNode } from 'react';
import { ScoreDial } from './score-dial';
import classes from './score-summary.module.css';

interface ScoreSummaryProps extends ComponentProps<typeof ScoreDial> {
  /** What the score stands for in a sentence. */
  band: string;
  /** What else must be said of it. */
  children: ReactNode;
}

/** A score as a dial, with words beside it. */
export function ScoreSummary({ band, children, ...dial }: ScoreSummaryProps) {
  return (
    <div className={classes.summary}>
      <ScoreDial {...dial} />
      <div className={classes.words}>
        <p className={classes.band}>{band}</p>
        <p>{children}</p>
      </div>
    </div>
  );
}
