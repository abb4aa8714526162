import type { KeptMatching } from 'shared/contracts/astro-matching';
import { formatDate } from 'shared/i18n/format';
import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { ShareSection } from '../../parts/share-section';
import { formPath, matchPath } from '../kundli-matching/steps';
import type { KeptText } from './text';

interface ShareBoxProps {
  kept: KeptMatching;
  lang: Lang;
  text: KeptText;
}

/** What can be done with the match: its address, the PDF, another one; deleting it. */
export function ShareBox({ kept, lang, text }: ShareBoxProps) {
  const path = matchPath(kept.id, lang);
  return (
    <ShareSection
      title={text.share}
      about={
        <p>
          {text.shareLead} {text.expires(formatDate(kept.expiresAt, lang))}
        </p>
      }
      copy={{ path, text: text.copy, done: text.copied }}
      actions={
        <>
          <Button tone="secondary" download href={`${path}/matching.pdf`}>
            {text.pdf}
          </Button>
          <Button tone="quiet" href={localPath(lang, formPath)}>
            {text.another}
          </Button>
        </>
      }
    >
      {kept.isMaker && (
        <form method="post" action={matchPath(kept.id, lang, kept.secret)}>
          <Button type="submit" tone="quiet" name="intent" value="delete" title={text.removeNote}>
            {text.remove}
          </Button>
        </form>
      )}
    </ShareSection>
  );
}
