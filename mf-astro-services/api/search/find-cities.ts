import type { SearchHit } from 'shared/contracts/search';
import type { Lang } from 'shared/remote-kit/page';
import { scoreNames } from 'shared/search/score-names';
import { placePath } from '../../model/panchang-paths';
import { findPlaces } from 'shared/places/find-places';
import { findPlace } from '../panchang/find-place';
import { findCitySlug } from '../places/city-slugs';
import { describePlace } from '../places/describe-place';
import { getPlaceTable } from '../places/place-table';

const MOST = 3;
const FEWEST_SIGNS = 3;
/** A tool of the same name comes first. */
const WHOLE_NAME = 88;
const BEGINNING = 25;
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
  return findPlaces(getPlaceTable(), name, MOST).flatMap(({ row, fits }) => {
    const { id } = describePlace(row, lang);
    const place = findPlace(findCitySlug(row) ?? id, lang);
    if (!place) return [];
    // the whole name; or how it begins, while it is being typed
    const score = fits ? WHOLE_NAME : scoreNames(name, [place.name]).score - BEGINNING;
    if (score <= 0) return [];
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
