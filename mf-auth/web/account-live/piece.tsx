import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { PageProps } from 'shared/remote-kit/page';
import type { PageStream } from 'shared/stream/page-stream';
import { Button } from 'shared/ui/button';
import classes from './account-live.module.css';
import { followAccount } from './follow-account';
import { text } from './text';

/**
 * What somebody signed in learns at once on any page: that the session ended elsewhere, and that the site
 * was renewed. It shows nothing until then.
 */
export default function AccountLive({ lang, session }: PageProps<null>) {
  const id = session?.id;
  const [isNewer, setNewer] = useState(false);
  useEffect(() => {
    if (id === undefined) return;
    let leave: (() => void) | null = null;
    let isGone = false;
    void import('shared/stream/page-stream').then(({ pageStream }) => {
      const stream: PageStream = pageStream();
      if (!isGone)
        leave = followAccount(stream, id, {
          onNewer: () => setNewer(true),
          // the server shows what is left to see
          onSignedOut: () => window.location.reload(),
        });
    });
    return () => {
      isGone = true;
      leave?.();
    };
  }, [id]);
  if (!isNewer) return null;
  const words = text[lang];
  return createPortal(
    <div className={classes.notice} role="status">
      <p>{words.newer}</p>
      <div className={classes.choices}>
        <Button type="button" onClick={() => window.location.reload()}>
          {words.load}
        </Button>
        <Button type="button" tone="secondary" onClick={() => setNewer(false)}>
          {words.close}
        </Button>
      </div>
    </div>,
    document.body,
  );
}
