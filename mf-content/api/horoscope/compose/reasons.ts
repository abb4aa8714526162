import type { Horoscope } from 'shared/contracts/content-horoscope';
import type { Graha } from 'shared/jyotish/zodiac/graha';
import type { Stay } from '../period-sky';
import { houseOf, stateOf, tellTime, type Reader } from './reader';

/** The places of some grahas in a period, each stay with the moments it begins and ends. */
export function listReasons(reader: Reader, grahas: readonly Graha[]): Horoscope['why'] {
  const { sky } = reader;
  return [...new Set(grahas)].flatMap((graha) =>
    (graha === 'moon' ? sky.moon : sky.stays[graha]).map((stay) => describeStay(reader, stay)),
  );
}

/** The Moon's nakshatra and the tithi, which a day is read from beside its house. */
export function explainMoon(reader: Reader): Horoscope['why'][number] {
  const { noon, tithi } = reader.sky;
  const { rashi, nakshatra } = noon.places.moon;
  const text = reader.words.moonReason(nakshatra, tithi);
  return { graha: 'moon', house: houseOf(reader, rashi), text };
}

/** One stay as a reason. */
export function describeStay(reader: Reader, { graha, rashi, from, until }: Stay) {
  const { words, sky } = reader;
  const { start, end, period } = sky.span;
  const write = (iso: string) => (period === 'daily' ? tellTime(reader, iso) : words.writeDay(iso));
  const house = houseOf(reader, rashi);
  const begun = from > start;
  const bounds = [
    ...(begun ? [words.from(write(from))] : []),
    ...(until < end ? [words.until(write(until))] : []),
  ];
  const state = begun ? null : stateOf(reader, graha);
  const text = [words.place(graha, rashi, house, state), ...bounds].join(', ');
  return { graha, house, text };
}
