import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { listCrumbs } from 'shared/ui/crumbs';
import { PageIntro } from 'shared/ui/page-intro';
import { panchangRoot, panchangSteps } from './paths';

interface MissingCalendarProps {
  /** `unknown`: no calendar has this address; else it could not be computed just now. */
  kind: 'unknown' | 'unavailable';
  text: Record<'name' | 'unknown' | 'unknownText' | 'unavailable' | 'back', string>;
  lang: Lang;
}

/** In place of a calendar that can't be shown. */
export function MissingCalendar({ kind, text, lang }: MissingCalendarProps) {
  return (
    <PageIntro
      title={kind === 'unknown' ? text.unknown : text.name}
      lead={kind === 'unknown' ? text.unknownText : text.unavailable}
      crumbs={listCrumbs(panchangSteps(lang), lang)}
    >
      <Button href={localPath(lang, panchangRoot)}>{text.back}</Button>
    </PageIntro>
  );
}
