import type { Lang } from 'shared/remote-kit/page';
import type { Step } from 'shared/ui/crumbs';
import { writeDate } from 'shared/i18n/civil-times';
import { monthPath, panchangSteps, placePath } from '../panchang/paths';

/** The way to a month's calendar. */
export function monthSteps(
  place: { slug: string; name: string },
  month: string,
  lang: Lang,
): Step[] {
  return [
    ...panchangSteps(lang),
    { name: place.name, path: placePath(place.slug) },
    {
      name: writeDate(`${month}-01`, lang, { month: 'long', year: 'numeric' }),
      path: monthPath(place.slug, month),
    },
  ];
}
