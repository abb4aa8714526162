import { atSunrise, inLaterMadhyahna, inPradosha } from './choices';
import type { DayChoice } from './choose-day';
import type { FestivalDefinition } from './definition';
import type { FestivalId } from './names';
import type { FestivalRule } from './rule';
import { daysFrom, onTithi } from './rule';
import { onNakshatra, onSankranti } from './solar-rules';

const sankrantis: readonly FestivalId[] = [
  'mesha-sankranti',
  'vrishabha-sankranti',
  'mithuna-sankranti',
  'karka-sankranti',
  'simha-sankranti',
  'kanya-sankranti',
  'tula-sankranti',
  'vrishchika-sankranti',
  'dhanu-sankranti',
  'makar-sankranti',
  'kumbha-sankranti',
  'meena-sankranti',
];

const [mesha, vrishabha, karka, simha, kanya, vrishchika, dhanu, makara, kumbha, meena] = [
  ...[0, 1, 3, 4, 5, 7, 8, 9, 10, 11],
] as const;

const makar = onSankranti(makara, 'sunset');
const makarName = { en: 'Makar Sankranti', hi: 'मकर संक्रांति' };
const karkaName = { en: 'Karka Sankranti', hi: 'कर्क संक्रांति' };

/** The full moon within three days of Pushya: Thai's, or the one just after that month. */
const fullMoonBesidePushya: FestivalRule = {
  text: {
    en: 'Kept on the day that has, at sunrise, the Purnima beside Pushya nakshatra',
    hi: 'पुष्य नक्षत्र के पास की पूर्णिमा जिस दिन सूर्योदय के समय हो, वही दिन',
  },
  find: onTithi({ tithi: 15, ...atSunrise }).find,
};

/** Festivals of the solar year, and of a nakshatra in a solar month. */
export const solarFestivals: readonly FestivalDefinition[] = [
  ...sankrantis.map((id, rashi): FestivalDefinition => {
    return {
      id,
      kind: 'sankranti',
      rule: onSankranti(rashi, 'sunset'),
      tradition: 'usual',
      others: [{ tradition: 'civil-date', rule: onSankranti(rashi, 'midnight') }],
    };
  }),
  define('lohri', daysFrom(makar, -1, makarName)),
  define('bhogi', daysFrom(makar, -1, makarName)),
  define('pongal', makar),
  define('kanuma', daysFrom(makar, 1, makarName)),
  define('mattu-pongal', daysFrom(makar, 1, makarName)),
  define('vaisakhi', onSankranti(mesha, 'midnight')),
  define('vishu', onSankranti(mesha, 'sunrise')),
  define('puthandu', onSankranti(mesha, 'sunset')),
  define('pohela-boishakh', onSankranti(mesha, 'never')),
  define('pana-sankranti', onSankranti(mesha, 'midnight')),
  define('vishwakarma-puja', onSankranti(kanya, 'midnight')),
  define('aadi-perukku', daysFrom(onSankranti(karka, 'sunset'), 17, karkaName)),
  define('vaikasi-visakam', star(vrishabha, 16, inLaterMadhyahna)),
  define('onam', star(simha, 22, inLaterMadhyahna)),
  define('karthigai-deepam', star(vrishchika, 3, inPradosha)),
  define('arudra-darshanam', star(dhanu, 6, atSunrise)),
  {
    ...define('thaipusam', star(makara, 8, inLaterMadhyahna)),
    tradition: 'usual',
    others: [{ tradition: 'full-moon', rule: fullMoonBesidePushya }],
  },
  define('masi-magam', star(kumbha, 10, inLaterMadhyahna)),
  define('panguni-uthiram', star(meena, 12, atSunrise)),
];

function define(id: FestivalId, rule: FestivalDefinition['rule']): FestivalDefinition {
  return { id, kind: 'festival', rule };
}

function star(solarMonth: number, nakshatra: number, choice: DayChoice) {
  return onNakshatra({ solarMonth, nakshatra, ...choice });
}
