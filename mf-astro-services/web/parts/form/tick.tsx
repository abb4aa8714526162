import type { ChangeEventHandler, ReactNode } from 'react';
import classes from './tick.module.css';

interface TickProps {
  type: 'checkbox' | 'radio';
  name: string;
  value: string;
  isChecked?: boolean;
  onChange?: ChangeEventHandler<HTMLInputElement>;
  /** What is said yes to. */
  children: ReactNode;
}

/** A box or a circle to tick, with its words, large enough for a thumb. */
export function Tick({ isChecked = false, children, ...input }: TickProps) {
  return (
    <label className={classes.tick}>
      <input {...input} defaultChecked={isChecked} />
      <span>{children}</span>
    </label>
  );
}
