import classes from './score-dial.module.css';

interface ScoreDialProps {
  value: number;
  max: number;
  /** The value as it is written, `28.5` or `78 %`. */
  shown: string;
  /** Under the value: `of 36`. */
  of?: string;
  /** What screen readers say. */
  label: string;
}

/** A score as an open ring, without colours of good and bad. */
export function ScoreDial({ value, max, shown, of, label }: ScoreDialProps) {
  // three quarters of a circle, open at the bottom
  const arc = 'M56.5 163.5 A76 76 0 1 1 163.5 163.5';
  const part = Math.max(0, Math.min(100, (100 * value) / max));
  return (
    <svg
      className={classes.dial}
      viewBox="0 0 220 190"
      width={220}
      height={190}
      role="img"
      aria-label={label}
    >
      <path className={classes.track} d={arc} pathLength={100} />
      {part > 0 && (
        <path className={classes.value} d={arc} pathLength={100} strokeDasharray={`${part} 200`} />
      )}
      <text className={classes.number} x="110" y="126">
        {shown}
      </text>
      {of && (
        <text className={classes.of} x="110" y="156">
          {of}
        </text>
      )}
    </svg>
  );
}
