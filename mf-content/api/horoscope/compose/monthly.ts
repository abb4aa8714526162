import type { HoroscopeArea } from 'shared/contracts/content-horoscope';
import { itemAt } from 'shared/jyotish/kundli/item-at';
import type { Graha } from 'shared/jyotish/zodiac/graha';
import { areaGrahas } from '../lines/library';
import { tellEntries, tellPhases, tellStations } from './events';
import { listReasons } from './reasons';
import {
  act,
  forAreas,
  houseOf,
  lastMoment,
  moonLine,
  verbOf,
  type Composition,
  type Reader,
} from './reader';

/** The house in which the Moon does most for an area. */
const moonHouses: Record<HoroscopeArea, number> = { love: 7, career: 10, money: 2, health: 6 };
const slow = ['jupiter', 'saturn', 'rahu', 'ketu'] as const;

/** A month: the Sun before and after its sankranti, full and new moon, stations and the slow grahas. */
export function composeMonth(reader: Reader): Composition {
  const { sky, words, turn } = reader;
  const events = [...tellStations(reader), ...tellEntries(reader, slow)];
  // of one that changes its sign the events tell
  const staying = (['jupiter', 'saturn'] as const).filter((graha) => sky.stays[graha].length === 1);
  const [before, after] = sky.stays.sun;
  const areas = forAreas((area, index) => {
    const graha = areaGrahas[area];
    const [first, ...later] = sky.stays[graha];
    return [
      act(reader, graha, turn + 1, first),
      ...later.map(({ rashi, from }, index) => {
        const house = houseOf(reader, rashi);
        return words.afterwards(
          words.writeDay(from),
          house,
          verbOf(reader, graha, house, turn + index),
        );
      }),
      tellMoonDays(reader, area, turn + index),
    ].join(' ');
  });
  const told: Graha[] = [...Object.values(areaGrahas), ...slow];
  return {
    summary:
      before && after
        ? words.monthSummary(
            houseOf(reader, before.rashi),
            houseOf(reader, after.rashi),
            words.writeDay(after.from),
          )
        : act(reader, 'sun', turn),
    paragraphs: [
      [act(reader, 'sun', turn, before), ...tellEntries(reader, ['sun']).map(sentenceOf)].join(' '),
      tellPhases(reader).map(sentenceOf).join(' '),
      [...events.map(sentenceOf), ...staying.map((graha) => act(reader, graha, turn))].join(' '),
    ],
    areas,
    why: listReasons(reader, told),
  };
}

const sentenceOf = ({ sentence }: { sentence: string }) => sentence;

/** The Moon comes by every house in a month. */
function tellMoonDays(reader: Reader, area: HoroscopeArea, turn: number): string {
  const { sky, words } = reader;
  const house = moonHouses[area];
  const stays = sky.moon.filter(({ rashi }) => houseOf(reader, rashi) === house);
  const { from, until } = itemAt(
    stays,
    stays.length > 1 && stays[0]?.from === sky.span.start ? 1 : 0,
  );
  return words.moonDays(
    words.writeDay(from),
    words.writeDay(lastMoment(until)),
    house,
    moonLine(reader, area, house, turn),
  );
}
