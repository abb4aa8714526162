import type { Pool } from 'pg';
import {
  getPoojaBooking,
  getSinglePooja,
  getSinglePoojaBooking,
} from 'shared/contracts/commerce-offerings';
import { answer, refuse, serve, type BoundEndpoint } from 'shared/remote-kit/api';
import { describeOffering, summariseOffering } from './describe-offering';
import type { OfferingContent } from './offering-content';
import { readOfferings, readPlaces, type OfferingRow } from './read-offerings';

type Content = () => OfferingContent[];

/** The pujas and kathas that are offered. */
export function offeringEndpoints(pool: Pool, content: Content): BoundEndpoint[] {
  const findOne = async (is: (row: OfferingRow) => boolean, lang: 'en' | 'hi') => {
    const row = (await readOfferings(pool)).find(is);
    const words = row && wordsOf(row, content());
    if (!words) return refuse('not_found');
    const data = describeOffering(row, words, await readPlaces(pool, lang), lang);
    return answer({ status: 200 as const, data });
  };
  return [
    serve(getPoojaBooking, async ({ query: { lang, kind, purpose, mode, temple } }) => {
      const [rows, places] = await Promise.all([readOfferings(pool), readPlaces(pool, lang)]);
      const [place] = places.filter(({ id }) => id === temple);
      const isThere = ({ id }: OfferingRow) =>
        temple === undefined ||
        place?.offerings.some((one) => one.id === id && (!mode || one.mode === mode)) === true;
      const data = rows.flatMap((row) => {
        const words = wordsOf(row, content());
        const fits =
          (!kind || row.kind === kind) &&
          (!mode || row.prices.some((price) => price.mode === mode)) &&
          isThere(row);
        if (!words || !fits || (purpose && !words.item.purposes.includes(purpose))) return [];
        return [summariseOffering(row, words, places, lang)];
      });
      return answer({
        status: 200,
        data,
        places: places.map(({ id, name, city, cityName, isDemonstration }) => ({
          ...{ id, name, city: { slug: city, name: cityName } },
          is_demonstration: isDemonstration,
        })),
      });
    }),
    serve(getSinglePooja, ({ params, query }) =>
      findOne((row) => row.slug === params.slug && row.kind === query.kind, query.lang),
    ),
    serve(getSinglePoojaBooking, ({ params, query }) =>
      findOne(({ id }) => id === params.id, query.lang),
    ),
  ];
}

const wordsOf = ({ kind, slug }: OfferingRow, content: OfferingContent[]) =>
  content.find((one) => one.offeringKind === kind && one.slug === slug);
