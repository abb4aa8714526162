import type { ReactNode } from 'react';
import { Icon } from './icon';
import classes from './notice.module.css';

interface NoticeProps {
  tone: 'info' | 'success' | 'error';
  title?: string;
  children: ReactNode;
}

const icons = { info: 'info', success: 'check', error: 'alert' } as const;

/** A message in the page. Screen readers hear it when it appears: politely, an error at once. */
export function Notice({ tone, title, children }: NoticeProps) {
  return (
    <div
      className={`${classes.notice} ${classes[tone]}`}
      role={tone === 'error' ? 'alert' : 'status'}
    >
      <Icon name={icons[tone]} />
      <div>
        {title && <p className={classes.title}>{title}</p>}
        <div className={classes.body}>{children}</div>
      </div>
    </div>
  );
}
