import { readInstant, writeInstant } from '../astronomy/time-scales';
import type { Almanac } from '../panchang/almanac';
import { isVishti } from '../panchang/bhadra';
import type { LunarMonth } from '../panchang/lunar-month';
import type { Span } from '../panchang/spans';
import { joinSpans, takePart } from '../panchang/spans';
import { listCombustions } from '../transits/combustions';

/** What closes a time to auspicious works. */
export const hindranceNames = [
  'adhika-masa',
  'kshaya-masa',
  'kharmas',
  'chaturmas',
  'pitru-paksha',
  'holashtak',
  'guru-asta',
  'shukra-asta',
  'bhadra',
  'dushta-yoga',
  'sankranti',
] as const;

/** The name of a hindrance. */
export type HindranceName = (typeof hindranceNames)[number];

/** A hindrance and when it holds; universal time in days from J2000. */
export interface Hindrance extends Span {
  name: HindranceName;
}

/** Where each is written. */
export const hindranceSources: Record<HindranceName, string> = {
  'adhika-masa': 'Dharma Sindhu, chapter 1; Muhurta Chintamani, Shubhashubha Prakarana',
  'kshaya-masa': 'Dharma Sindhu, chapter 1; Muhurta Chintamani, Shubhashubha Prakarana',
  kharmas: 'Muhurta Chintamani, Vivaha Prakarana: the sun in Dhanu and Meena',
  chaturmas: 'Dharma Sindhu, chapter 2: from Ashadha Shukla Ekadashi to Kartika Shukla Ekadashi',
  'pitru-paksha': 'Dharma Sindhu, chapter 2: the dark half of Bhadrapada (amanta)',
  holashtak:
    'Muhurta Chintamani, Shubhashubha Prakarana: the eight days before Holi, in the lands of the Vipasha, Iravati and Shatadru and at Pushkara',
  'guru-asta': 'Muhurta Chintamani, Shubhashubha Prakarana; Surya Siddhanta, chapter 9',
  'shukra-asta': 'Muhurta Chintamani, Shubhashubha Prakarana; Surya Siddhanta, chapter 9',
  bhadra: 'Muhurta Chintamani, Shubhashubha Prakarana',
  'dushta-yoga':
    'Muhurta Chintamani, Shubhashubha Prakarana: Vyatipata and Vaidhriti, and the first ghatis of seven others',
  sankranti: 'Muhurta Chintamani, Vivaha Prakarana: sixteen ghatis before and after',
};

const [ashadha, kartika, bhadrapada, phalguna] = [4, 8, 6, 12];
const kharmasRashis = [8, 11];
// sixtieths of a yoga that are left out at its beginning
const dushtaGhatis: Readonly<Record<number, number>> = {
  ...{ 1: 3, 6: 6, 9: 5, 10: 6, 13: 9, 15: 3, 17: 60, 19: 30, 27: 60 },
};
// sixteen ghatis in days
const sankrantiReach = 16 / 60;

/**
 * All hindrances that touch a stretch, each kind joined where it goes on without a gap.
 * @param from universal time in days from J2000, as `until`
 */
export function listHindrances(almanac: Almanac, from: number, until: number): Hindrance[] {
  const found = [
    ...almanac.listMonths(from, until).flatMap((month) => listOfMonth(month, almanac)),
    ...listOfSun(almanac, from, until),
    ...listAsta(almanac, from, until),
    ...almanac
      .listSpans('karana', from, until)
      .filter(({ index }) => isVishti(index))
      .map(({ start, end }): Hindrance => ({ name: 'bhadra', start, end })),
    ...almanac.listSpans('yoga', from, until).flatMap((yoga): Hindrance[] => {
      const ghatis = dushtaGhatis[yoga.index];
      return ghatis ? [{ name: 'dushta-yoga', ...takePart(yoga, 60, 0, ghatis) }] : [];
    }),
  ].filter(({ start, end }) => start < until && end > from);
  return hindranceNames.flatMap((name) =>
    joinSpans(found.filter((hindrance) => hindrance.name === name)).map((span) => ({
      name,
      ...span,
    })),
  );
}

function listOfMonth(month: LunarMonth, almanac: Almanac): Hindrance[] {
  const { amanta, adhika, kshaya, start, end } = month;
  const found: Hindrance[] = [];
  if (adhika) found.push({ name: 'adhika-masa', start, end });
  if (kshaya) found.push({ name: 'kshaya-masa', start, end });
  const tithiStart = (tithi: number): number =>
    almanac.listSpans('tithi', start + 0.1, end).find(({ index }) => index === tithi)?.start ?? end;
  if (amanta > ashadha && amanta < kartika) found.push({ name: 'chaturmas', start, end });
  if (amanta === ashadha && !adhika) found.push({ name: 'chaturmas', start: tithiStart(11), end });
  if (amanta === kartika)
    found.push({ name: 'chaturmas', start, end: adhika ? end : tithiStart(11) });
  if (amanta === bhadrapada && !adhika)
    found.push({ name: 'pitru-paksha', start: tithiStart(16), end });
  if (amanta === phalguna && !adhika)
    found.push({ name: 'holashtak', start: tithiStart(8), end: tithiStart(16) });
  return found;
}

function listOfSun(almanac: Almanac, from: number, until: number): Hindrance[] {
  return almanac
    .listSpans('sunRashi', from, until)
    .flatMap(({ index, start, end }): Hindrance[] => [
      ...(kharmasRashis.includes(index) ? [{ name: 'kharmas' as const, start, end }] : []),
      ...[start, end].map((at) => ({
        name: 'sankranti' as const,
        start: at - sankrantiReach,
        end: at + sankrantiReach,
      })),
    ]);
}

function listAsta({ zodiac }: Almanac, from: number, until: number): Hindrance[] {
  const span = { from: writeInstant(from), until: writeInstant(until), zodiac };
  return listCombustions({ ...span, grahas: ['jupiter', 'venus'] }).map((combustion) => ({
    name: combustion.graha === 'jupiter' ? 'guru-asta' : 'shukra-asta',
    start: readInstant(combustion.from).ut,
    end: readInstant(combustion.until).ut,
  }));
}
