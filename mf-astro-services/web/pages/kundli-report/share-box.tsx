import type { KeptKundli } from 'shared/contracts/astro-kundli-kept';
import { formatDate } from 'shared/i18n/format';
import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { conventionQuery, kundliPath, sectionPath } from './address';
import { ShareSection } from '../../parts/share-section';
import { formPath } from '../free-kundli/steps';
import type { ReportText } from './text';

interface ShareBoxProps {
  kept: KeptKundli;
  lang: Lang;
  text: ReportText;
}

/** What can be done with the kundli: its address, the name in it, PDF, print; deleting it. */
export function ShareBox({ kept, lang, text }: ShareBoxProps) {
  const path = kundliPath(kept.id, lang);
  const query = new URLSearchParams(conventionQuery(kept.kundli));
  if (kept.key) query.set('key', kept.key);
  const hasName = kept.kundli.input.name !== null;
  return (
    <ShareSection
      title={text.share}
      about={
        <>
          <p>{text.shareLead}</p>
          <p>
            {!kept.isMaker
              ? text.notMaker
              : kept.expiresAt
                ? text.expires(formatDate(kept.expiresAt, lang))
                : text.kept}
            {kept.isMaker && hasName && ` ${kept.isNameShared ? text.nameShown : text.nameHidden}`}
          </p>
        </>
      }
      copy={{ path, text: text.copy, done: text.copied }}
      actions={
        <>
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
        </>
      }
    >
      {kept.isMaker && (
        <form method="post" action={sectionPath(kept, 'chart', lang)}>
          {hasName && (
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
    </ShareSection>
  );
}
