import { itemAt } from 'shared/jyotish/kundli/item-at';
import type { Graha } from 'shared/jyotish/zodiac/graha';
import type { HoroscopeArea } from 'shared/contracts/content-horoscope';
import { areaGrahas } from '../lines/library';
import { inTime, tellEntries, tellPhases, tellStations } from './events';
import { listReasons } from './reasons';
import { act, forAreas, houseOf, moonLine, pick, type Composition, type Reader } from './reader';

/** Houses of the Moon from best to least for an area. */
const preferred: Record<HoroscopeArea, readonly number[]> = {
  love: [7, 5, 11, 1, 4, 2, 9, 3, 12, 10, 6, 8],
  career: [10, 6, 3, 11, 1, 9, 2, 5, 7, 4, 12, 8],
  money: [2, 11, 9, 10, 6, 3, 5, 1, 7, 4, 12, 8],
  health: [6, 1, 3, 9, 4, 5, 11, 10, 7, 2, 12, 8],
};
/** Where the Moon favours effort. */
const strong = [11, 10, 6, 3];
const fair = [1, 7];
const halfDay = 43_200_000;

/** A day of the week with the Moon's house at its noon. */
interface WeekDay {
  name: string;
  house: number;
}

/** A week: the Moon's way with the easy and the gentle days, the events, and two slow grahas. */
export function composeWeek(reader: Reader): Composition {
  const { sky, words, turn } = reader;
  const days = listDays(reader);
  const easy = listEasyDays(days);
  const gentle = days.filter(({ house }) => house === 8).map(({ name }) => name);
  const easyText = words.easyDays(
    easy.map(({ name }) => name),
    [...new Set(easy.map(({ house }) => house))],
  );
  const [first, last] = [itemAt(sky.moon, 0), itemAt(sky.moon, sky.moon.length - 1)];
  const events = inTime([...tellStations(reader), ...tellEntries(reader), ...tellPhases(reader)]);
  const entering = events.flatMap(({ stays }) => stays.map(({ graha }) => graha));
  const pairs = [['jupiter', 'saturn'] as const, ['rahu', 'ketu'] as const];
  // of one that changes its sign the events tell
  const slow = [...pick(pairs, turn), ...pick(pairs, turn + 1)]
    .filter((graha) => !entering.includes(graha))
    .slice(0, 2);
  const areas = forAreas((area, index) => {
    const day = findBestDay(days, area);
    const line = moonLine(reader, area, day.house, turn + index);
    return `${act(reader, areaGrahas[area], turn)} ${words.bestDay[area](day.name, day.house)} ${line}`;
  });
  const told: Graha[] = ['moon', ...Object.values(areaGrahas), ...slow];
  const others = [...sky.stations, ...events.flatMap((event) => event.stays)];
  return {
    summary: easyText,
    paragraphs: [
      [
        words.weekPath(
          [first.rashi, houseOf(reader, first.rashi)],
          [last.rashi, houseOf(reader, last.rashi)],
        ),
        ...(gentle.length > 0 ? [words.gentleDays(gentle)] : []),
      ].join(' '),
      events.length > 0 ? events.map(({ sentence }) => sentence).join(' ') : words.evenWeek,
      slow.map((graha) => act(reader, graha, turn)).join(' '),
    ],
    areas,
    why: listReasons(reader, [...told, ...others.map(({ graha }) => graha)]),
  };
}

function listDays(reader: Reader): WeekDay[] {
  const { sky, words } = reader;
  return Array.from({ length: 7 }, (_, day) => {
    const noon = new Date(Date.parse(sky.span.start) + halfDay * (2 * day + 1)).toISOString();
    const stay = sky.moon.find(({ from, until }) => from <= noon && noon < until);
    if (!stay) throw new Error(`The Moon is nowhere at ${noon}`);
    return { name: words.writeWeekday(noon), house: houseOf(reader, stay.rashi) };
  });
}

/** At most three days in the best houses; seven days hold at least one of these six. */
function listEasyDays(days: readonly WeekDay[]): WeekDay[] {
  const best = days.filter(({ house }) => strong.includes(house));
  return (best.length > 0 ? best : days.filter(({ house }) => fair.includes(house))).slice(0, 3);
}

function findBestDay(days: readonly WeekDay[], area: HoroscopeArea): WeekDay {
  const rank = ({ house }: WeekDay) => preferred[area].indexOf(house);
  return days.reduce((best, day) => (rank(day) < rank(best) ? day : best));
}
