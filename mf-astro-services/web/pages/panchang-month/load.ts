import type { getPanchangMonth } from 'shared/contracts/astro-panchang';
import type { AnswerOf } from 'shared/contracts/contract';
import { isFailure } from 'shared/http/failure';
import { localPath } from 'shared/i18n/local-path';
import type { Load } from 'shared/remote-kit/page';
import { describeSteps } from 'shared/ui/crumbs';
import { writeDate } from 'shared/i18n/civil-times';
import { siteNames } from '../../../model/site-names';
import { readMoonrise } from '../panchang/moonrise-choice';
import { monthPath } from '../panchang/paths';
import { monthSteps } from './month-steps';
import { monthText } from './text';

/** A month's days in a city. */
export type MonthOfPlace = AnswerOf<typeof getPanchangMonth>['data'];

/** A month of a city, or why there is none; a page that is taken over has it in its HTML. */
export type MonthData =
  { kind: 'month'; month?: MonthOfPlace } | { kind: 'unknown' | 'unavailable' };

const load: Load<MonthData> = async ({
  params: { city = '', month = '' },
  query: asked,
  lang,
  call,
}) => {
  const text = monthText[lang];
  const { getPanchangMonth } = await import('shared/contracts/astro-panchang');
  const query = { month, lang, moonrise: readMoonrise(asked) };
  const outcome = await call(getPanchangMonth, { params: { city }, query });
  if (isFailure(outcome)) {
    const isUnknown = outcome.error_status === 404 || outcome.error_status === 400;
    return {
      data: { kind: isUnknown ? 'unknown' : 'unavailable' },
      head: {
        title: `${isUnknown ? text.unknown : text.name} | ${siteNames[lang]}`,
        description: isUnknown ? text.unknownText : text.unavailable,
        noindex: true,
      },
      status: isUnknown ? 404 : 503,
    };
  }
  const { place, today } = outcome.data;
  const shown = writeDate(`${month}-01`, lang, { month: 'long', year: 'numeric' });
  // calendars long past or far ahead are for readers, not for search engines to walk through
  const isFar = Math.abs(Number(month.slice(0, 4)) - Number(today.slice(0, 4))) > 1;
  return {
    data: { kind: 'month', month: outcome.data },
    head: {
      title: text.meta(place.name, shown),
      description: text.description(place.name, shown),
      jsonLd: [describeSteps(monthSteps(place, month, lang), lang)],
      ...(isFar ? { noindex: true } : {}),
    },
    ...(place.slug === city ? {} : { redirect: localPath(lang, monthPath(place.slug, month)) }),
  };
};

export default load;
