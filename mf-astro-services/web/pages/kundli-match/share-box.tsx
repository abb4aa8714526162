import { useState } from 'react';
import type { KeptMatching } from 'shared/contracts/astro-matching';
import { formatDate } from 'shared/i18n/format';
import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { formPath, matchPath } from '../kundli-matching/steps';
import classes from './page.module.css';
import type { KeptText } from './text';

interface ShareBoxProps {
  kept: KeptMatching;
  lang: Lang;
  text: KeptText;
}

/** What can be done with the match: its address, the PDF, another one; deleting it. */
export function ShareBox({ kept, lang, text }: ShareBoxProps) {
  const [isCopied, setCopied] = useState(false);
  const path = matchPath(kept.id, lang);
  const copy = async () => {
    await navigator.clipboard.writeText(`${window.location.origin}${path}`);
    setCopied(true);
  };
  return (
    <section className={classes.share} aria-labelledby="share-title">
      <h2 id="share-title">{text.share}</h2>
      <p>
        {text.shareLead} {text.expires(formatDate(kept.expiresAt, lang))}
      </p>
      <div className={classes.actions}>
        <Button tone="secondary" download href={`${path}/matching.pdf`}>
          {text.pdf}
        </Button>
        <Button tone="secondary" onClick={() => void copy()}>
          <span role="status">{isCopied ? text.copied : text.copy}</span>
        </Button>
        <Button tone="quiet" href={localPath(lang, formPath)}>
          {text.another}
        </Button>
      </div>
      {kept.isMaker && (
        <form method="post" action={path}>
          <Button type="submit" tone="quiet" name="intent" value="delete" title={text.removeNote}>
            {text.remove}
          </Button>
        </form>
      )}
    </section>
  );
}
