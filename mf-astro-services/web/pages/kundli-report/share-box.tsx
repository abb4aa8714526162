import { useState } from 'react';
import type { KeptKundli } from 'shared/contracts/astro-kundli-kept';
import { formatDate } from 'shared/i18n/format';
import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { conventionQuery, kundliPath } from './address';
import classes from './page.module.css';
import { formPath } from '../free-kundli/steps';
import type { ReportText } from './text';

interface ShareBoxProps {
  kept: KeptKundli;
  lang: Lang;
  text: ReportText;
}

/** What can be done with the kundli: its address, the name in it, PDF, print; deleting it. */
export function ShareBox({ kept, lang, text }: ShareBoxProps) {
  const [isCopied, setCopied] = useState(false);
  const path = kundliPath(kept.id, lang);
  const query = new URLSearchParams(conventionQuery(kept.kundli));
  if (kept.key) query.set('key', kept.key);
  const copy = async () => {
    await navigator.clipboard.writeText(`${window.location.origin}${path}`);
    setCopied(true);
  };
  return (
    <section className={classes.share} aria-labelledby="share-title">
      <h2 id="share-title">{text.share}</h2>
      <p>{text.shareLead}</p>
      <p className={classes.note}>
        {!kept.isMaker
          ? text.notMaker
          : kept.expiresAt
            ? text.expires(formatDate(kept.expiresAt, lang))
            : text.kept}
        {kept.isMaker &&
          kept.kundli.input.name &&
          ` ${kept.isNameShared ? text.nameShown : text.nameHidden}`}
      </p>
      <div className={classes.actions}>
        <Button tone="secondary" onClick={() => void copy()}>
          <span role="status">{isCopied ? text.copied : text.copy}</span>
        </Button>
        <Button
          tone="secondary"
          download
          href={`${path}/kundli.pdf${query.size > 0 ? `?${query}` : ''}`}
        >
          {text.pdf}
        </Button>
        <Button tone="secondary" onClick={() => window.print()}>
          {text.print}
        </Button>
        <Button tone="quiet" href={localPath(lang, formPath)}>
          {text.another}
        </Button>
      </div>
      {kept.isMaker && (
        <form className={classes.actions} method="post" action={path}>
          {kept.kundli.input.name && (
            <Button
              type="submit"
              tone="quiet"
              name="intent"
              value={kept.isNameShared ? 'hide-name' : 'show-name'}
            >
              {kept.isNameShared ? text.hideName : text.showName}
            </Button>
          )}
          <Button type="submit" tone="quiet" name="intent" value="delete" title={text.removeNote}>
            {text.remove}
          </Button>
        </form>
      )}
    </section>
  );
}
