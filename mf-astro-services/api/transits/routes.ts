import {
  getGochara,
  getGrahaTransits,
  getSky,
  getTransits,
  type SkyPlace,
} from 'shared/contracts/astro-transits';
import { listCombustions } from 'shared/jyotish/transits/combustions';
import { listConjunctions } from 'shared/jyotish/transits/conjunctions';
import { computeGochara } from 'shared/jyotish/transits/gochara';
import { listIngresses } from 'shared/jyotish/transits/ingresses';
import { describeSky, type Sky } from 'shared/jyotish/transits/sky';
import { listRetrogradeSpans } from 'shared/jyotish/transits/stations';
import type { Graha } from 'shared/jyotish/zodiac/graha';
import { grahas } from 'shared/jyotish/zodiac/graha';
import { defaultZodiac } from 'shared/jyotish/zodiac/graha-places';
import type { BoundEndpoint } from 'shared/remote-kit/api';
import { answer, serve } from 'shared/remote-kit/api';
import { findLeaving, spanAround } from './spans';

/** A year as Indian clocks have it. */
const yearSpan = (year: number) => ({
  from: new Date(Date.UTC(year, 0, 1) - 19_800_000).toISOString(),
  until: new Date(Date.UTC(year + 1, 0, 1) - 19_800_000 - 1000).toISOString(),
});

const slowGrahas = grahas.filter((graha) => graha !== 'moon');

/** @param now the clock, so that a test can hold it */
export function serveTransits(now: () => Date): BoundEndpoint[] {
  return [
    serve(getSky, async () => {
      const sky = describeSky(now().toISOString());
      const places = grahas.map((graha) => describePlace(sky, graha));
      return answer({ status: 200, data: { at: sky.at, places, conventions: defaultZodiac } });
    }),
    serve(getTransits, async ({ params: { year } }) => {
      const span = { ...yearSpan(year), grahas: slowGrahas };
      const data = {
        year,
        ingresses: listIngresses(span),
        retrogrades: listRetrogradeSpans(yearSpan(year)),
        conjunctions: listConjunctions(span).map(({ grahas: [first, second], longitude, at }) => ({
          ...{ first, second, longitude, at },
        })),
        combustions: listCombustions(span),
        conventions: defaultZodiac,
      };
      return answer({ status: 200, data });
    }),
    serve(getGrahaTransits, async ({ params: { graha } }) => {
      const { from, until } = spanAround(graha, now());
      const span = { from, until, grahas: [graha] };
      const data = {
        graha,
        from,
        until,
        place: describePlace(describeSky(now().toISOString()), graha),
        ingresses: listIngresses(span),
        retrogrades: canTurn(graha) ? listRetrogradeSpans(span) : [],
        conventions: defaultZodiac,
      };
      return answer({ status: 200, data });
    }),
    serve(getGochara, async ({ query: { moon, lagna } }) => {
      const at = now().toISOString();
      const natal = { moonRashi: moon, ...(lagna === undefined ? {} : { lagnaRashi: lagna }) };
      const transits = computeGochara(natal, at).map((transit) => ({
        ...transit,
        leavesAt: findLeaving(transit.graha, at),
      }));
      return answer({ status: 200, data: { at, transits, conventions: defaultZodiac } });
    }),
  ];
}

function describePlace(sky: Sky, graha: Graha): SkyPlace {
  return { graha, ...sky.places[graha], leavesAt: findLeaving(graha, sky.at) };
}

/** The mean nodes always run backwards, sun and moon never: none of them has stretches. */
function canTurn(graha: Graha): boolean {
  return !['sun', 'moon', 'rahu', 'ketu'].includes(graha);
}
