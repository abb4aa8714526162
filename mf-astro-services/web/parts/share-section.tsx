import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button } from 'shared/ui/button';
import classes from './share-section.module.css';

interface ShareSectionProps {
  title: string;
  /** What may be known of the address: sentences. */
  about: ReactNode;
  /** The address that can be copied, and the button's words before and after. */
  copy: { path: string; text: string; done: string };
  /** The other buttons. */
  actions: ReactNode;
  /** What only the maker sees, a form. */
  children?: ReactNode;
}

/** What can be done with something kept under an address of its own. */
export function ShareSection({ title, about, copy, actions, children }: ShareSectionProps) {
  const [isCopied, setCopied] = useState(false);
  const copyAddress = async () => {
    await navigator.clipboard.writeText(`${window.location.origin}${copy.path}`);
    setCopied(true);
  };
  return (
    <section className={classes.share} aria-labelledby="share-title">
      <h2 id="share-title">{title}</h2>
      {about}
      <div className={classes.actions}>
        <Button tone="secondary" onClick={() => void copyAddress()}>
          <span role="status">{isCopied ? copy.done : copy.text}</span>
        </Button>
        {actions}
      </div>
      {children}
    </section>
  );
}
