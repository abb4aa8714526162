import { writeDate } from 'shared/i18n/civil-times';
import type { Lang } from 'shared/remote-kit/page';
import { Notice } from 'shared/ui/notice';
import type { ListedCalendar } from './load';
import { festivalsText } from './text';

/** The dates of a year that have no panchang day, and so no festivals. */
export function AbsentDates({ absent, lang }: Pick<ListedCalendar, 'absent'> & { lang: Lang }) {
  const text = festivalsText[lang];
  if (absent.length === 0) return null;
  const isPolar = absent.some(({ why }) => why !== 'skipped_date');
  return (
    <Notice tone="info">
      {absent
        .map(({ from, until, why }) =>
          text.absent[why](writeDate(from, lang), writeDate(until, lang)),
        )
        .join(' ')}{' '}
      {isPolar && text.absentWhy}
    </Notice>
  );
}
