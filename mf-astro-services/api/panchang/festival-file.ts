import type { FestivalOfPlace } from 'shared/contracts/astro-panchang';
import { writeDate } from 'shared/i18n/civil-times';
import type { Lang } from 'shared/remote-kit/page';
import type { BoundDocument } from 'shared/remote-kit/document';
import { describeFestival, listFestivalsOfYear } from './festivals-of-place';
import { findPlace } from './find-place';
import { writeCalendar } from './write-calendar';

/** Why a festival is on its day, a line for the rule and one for each other date. */
function explainDate({ rule, because, alternatives }: FestivalOfPlace, lang: Lang): string {
  const stop = lang === 'hi' ? '।' : '.';
  const others = alternatives.map(
    (other) => `${other.name}: ${writeDate(other.date, lang)}${stop} ${other.rule}${stop}`,
  );
  return [`${rule}${stop} ${because}`, ...others].join('\n');
}

/** The festivals of a city and year as a calendar file, for import or subscription. */
export function serveFestivalFile(settings: { publicUrl: string }): BoundDocument {
  return {
    path: '/astrology-services/panchang/:city/festivals/:file',
    async handle({ params: { city = '', file = '' }, lang }) {
      const year = Number(/^year-((?:18|19|20|21)\d\d)\.ics$/.exec(file)?.[1]);
      const place = year ? findPlace(city, lang) : null;
      if (!place) return null;
      const { festivals } = listFestivalsOfYear(place, year, 'geometric-centre');
      const name =
        lang === 'hi' ? `पर्व ${year}, ${place.name}` : `Festivals ${year}, ${place.name}`;
      const { publicUrl } = settings;
      const url = `${publicUrl}/astrology-services/panchang/${place.slug}`;
      return {
        type: 'text/calendar; charset=utf-8',
        cacheControl: 'public, max-age=86400',
        headers: {
          'content-disposition': `inline; filename="festivals-${place.slug}-${year}.ics"`,
        },
        body: writeCalendar(
          name,
          `${year}0101T000000Z`,
          festivals.map((festival) => {
            const described = describeFestival(festival, lang);
            return {
              // two tithis of one vrat can fall on a day
              uid: `${festival.id}-${festival.tithi ?? 0}-${festival.date}-${place.slug}@${new URL(publicUrl).hostname}`,
              url: `${url}/${festival.date}`,
              date: festival.date,
              name: described.name,
              about: explainDate(described, lang),
            };
          }),
        ),
      };
    },
  };
}
