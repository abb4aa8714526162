import type { SearchHit } from 'shared/contracts/search';
import type { Lang } from 'shared/remote-kit/page';
import { scoreNames } from 'shared/search/score-names';
import { placePath } from '../../web/model/panchang-paths';
import { findPlace } from '../panchang/find-place';
import { describePlace } from '../places/describe-place';
import { searchCities } from '../places/search-cities';

const MOST = 3;
const FEWEST_SIGNS = 3;
const aboutDays =
  /(?:^|\s)(?:panchang|panchangam|choghadiya|rahu|kaal|kalam|tithi|sunrise|sunset|moonrise|muhurat|today|aaj|of|in|ka|ki|me|पंचांग|चौघड़िया|राहु|काल|तिथि|सूर्योदय|सूर्यास्त|चंद्रोदय|मुहूर्त|आज|का|की|में)(?=\s|$)/giu;

const words = {
  en: (city: string) => `Panchang of ${city}`,
  hi: (city: string) => `${city} का पंचांग`,
};

/** The panchang of the cities that a question names. */
export function findCities(q: string, lang: Lang): SearchHit[] {
  const name = q.replace(aboutDays, ' ').replace(/\s+/g, ' ').trim();
  if (name.length < FEWEST_SIGNS) return [];
  return searchCities(name, MOST).flatMap((row) => {
    const { id } = describePlace(row, lang);
    const place = findPlace(id, lang);
    if (!place) return [];
    const names = [place.name, describePlace(row, 'en').name, describePlace(row, 'hi').name];
    // an older name found it: it fits, but says less
    const score = Math.max(45, scoreNames(name, names).score - 12);
    const where = [place.region, place.country].filter(Boolean).join(', ');
    return [
      {
        kind: 'city',
        title: words[lang](place.name),
        path: placePath(place.slug),
        text: where,
        score,
      },
    ];
  });
}
