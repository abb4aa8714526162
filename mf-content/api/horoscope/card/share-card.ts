import { horoscopePeriods, signSlugs, type Horoscope } from 'shared/contracts/content-horoscope';
import type { BoundDocument } from 'shared/remote-kit/document';
import { indianFace } from '../indian-face';
import { namePeriod } from '../../../model/horoscope-periods';
import { signs } from '../../../model/signs';
import type { Horoscopes } from '../open-horoscopes';
import { isDate } from '../spans';
import { drawCard } from './draw-card';

const site = { en: 'Tarapath', hi: 'तारापथ' };
/** Cards are drawn for what pages show, not for every day of four centuries. */
const REACH_DAYS = 800;
const dayLength = 86_400_000;

/** The picture of a horoscope for shares; the date is any day of its period. */
export function horoscopeCard(horoscopes: Horoscopes, now: () => Date): BoundDocument {
  return {
    path: '/horoscope/cards/:period/:sign/:date/card.png',
    allowance: { count: 120, seconds: 60 },
    async handle({ params, lang }) {
      const period = horoscopePeriods.find((name) => name === params.period);
      const sign = signSlugs.find((slug) => slug === params.sign);
      const { date = '' } = params;
      if (!period || !sign || !isDate(date)) return null;
      if (Math.abs(Date.parse(date) - now().getTime()) > REACH_DAYS * dayLength) return null;
      const span = horoscopes.find(period, date);
      const [horoscope] = span ? await horoscopes.read(span, [sign], { ...indianFace, lang }) : [];
      if (!horoscope) return null;
      return {
        type: 'image/png',
        body: await drawCard({
          sign,
          title: nameSign(horoscope),
          period: namePeriod(horoscope, lang),
          summary: horoscope.summary,
          site: site[lang],
        }),
        cacheControl: 'public, max-age=86400',
      };
    },
  };
}

function nameSign({ sign, lang }: Horoscope): string {
  return signs[signSlugs.indexOf(sign)]?.[lang] ?? sign;
}
