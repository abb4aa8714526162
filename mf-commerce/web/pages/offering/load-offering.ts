import {
  getSinglePooja,
  type Offering,
  type OfferingKind,
} from 'shared/contracts/commerce-offerings';
import { isFailure } from 'shared/http/failure';
import { localPath } from 'shared/i18n/local-path';
import type { Load } from 'shared/remote-kit/page';
import { describeCrumbs } from 'shared/ui/crumbs';
import { offeringLists } from '../../offerings/offering-paths';
import { suggestDays, type SuitableDay } from '../../offerings/suggest-days';
import { chooseTime, type TimeChoice } from './choose-time';
import { describeService } from './describe-service';
import { text } from './text';

export type OfferingData =
  | {
      state: 'shown';
      offering: Offering;
      /** The city whose panchang proposes days. */
      city: string;
      suitable: SuitableDay[] | null;
      choice: TimeChoice | null;
    }
  | { state: 'absent' | 'failed'; kind: OfferingKind };

/** The loader of one puja or katha. */
export function loadOffering(kind: OfferingKind): Load<OfferingData> {
  return async (args) => {
    const { params, lang, call, preferences } = args;
    const t = text[lang];
    const found = await call(getSinglePooja, {
      params: { slug: params.slug ?? '' },
      query: { lang, kind },
    });
    if (isFailure(found)) {
      const isAbsent = found.error_status === 404 || found.error_status === 400;
      return {
        data: { state: isAbsent ? 'absent' : 'failed', kind },
        status: isAbsent ? 404 : 503,
        head: {
          title: `${isAbsent ? t.absentTitle : t.failedTitle} | ${t.site}`,
          description: isAbsent ? t.absent : t.failed,
          noindex: true,
        },
      };
    }
    const offering = found.data;
    const choice = await chooseTime(offering, args);
    // a temple keeps its own panchang; at home and before a camera it is the family's
    const there = choice?.mode === 'temple' ? choice.place : null;
    const city = there
      ? { ...there.city, timeZone: choice?.timeZone ?? preferences.city.timeZone }
      : preferences.city;
    const path = localPath(lang, `${offeringLists[kind]}/${offering.slug}`);
    const crumbs = [
      { href: localPath(lang, '/'), text: t.home },
      { href: localPath(lang, '/astrology-services'), text: t.services },
      { href: localPath(lang, offeringLists[kind]), text: t[kind] },
      { text: offering.name },
    ];
    return {
      data: {
        state: 'shown',
        offering,
        city: city.name,
        suitable: await suggestDays(offering, city, args),
        choice,
      },
      head: {
        title: `${offering.name} | ${t.site}`,
        description: offering.summary,
        jsonLd: [describeService(offering, path), describeCrumbs(crumbs, path)],
      },
    };
  };
}
