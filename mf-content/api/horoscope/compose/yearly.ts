import { horoscopeAreas, type HoroscopeArea } from 'shared/contracts/content-horoscope';
import { areaGrahas } from '../lines/library';
import type { Stay } from '../period-sky';
import { tellEntries } from './events';
import { describeStay, listReasons } from './reasons';
import {
  act,
  findMainStay,
  forAreas,
  houseOf,
  lastMoment,
  verbOf,
  type Composition,
  type Reader,
  type SlowerGraha,
} from './reader';

const slow = ['jupiter', 'saturn', 'rahu', 'ketu'] as const;
/** The house in which an area's graha does most for it. */
const bestHouses = { love: 7, career: 10, money: 11, health: 6 } as const;

/** A year: Jupiter, Saturn and the nodes with their changes, and the best weeks of the quick grahas. */
export function composeYear(reader: Reader): Composition {
  const { sky, words, turn } = reader;
  const houseOfLongest = (graha: SlowerGraha) =>
    houseOf(reader, findMainStay(sky.stays[graha]).rashi);
  const areas = forAreas((area) =>
    chooseVisits(reader, area)
      .map((stay, index) => tellVisit(reader, stay, areaGrahas[area], turn + index))
      .join(' '),
  );
  return {
    summary: words.yearSummary(sky.span.key, houseOfLongest('jupiter'), houseOfLongest('saturn')),
    paragraphs: [
      tellSlow(reader, 'jupiter'),
      [tellSlow(reader, 'saturn'), ...tellSaturnTime(reader)].join(' '),
      `${tellSlow(reader, 'rahu')} ${tellSlow(reader, 'ketu')}`,
    ],
    areas,
    why: [
      ...listReasons(reader, slow),
      ...horoscopeAreas.flatMap((area) =>
        chooseVisits(reader, area).map((stay) => describeStay(reader, stay)),
      ),
    ],
  };
}

/** The longest stay of an area's graha and the one in its best house, in order of time. */
function chooseVisits(reader: Reader, area: HoroscopeArea): Stay[] {
  const stays = reader.sky.stays[areaGrahas[area]];
  const longest = findMainStay(stays);
  const best = stays.find(({ rashi }) => houseOf(reader, rashi) === bestHouses[area]);
  return stays.filter((stay) => stay === longest || stay === best);
}

function tellSlow(reader: Reader, graha: SlowerGraha): string {
  const first = act(reader, graha, reader.turn, reader.sky.stays[graha][0]);
  const changes = tellEntries(reader, [graha]).map(({ sentence }) => sentence);
  return [first, ...changes].join(' ');
}

/** Sade sati and dhaiya, by where Saturn is longest. */
function tellSaturnTime(reader: Reader): string[] {
  const house = houseOf(reader, findMainStay(reader.sky.stays.saturn).rashi);
  const sentence = reader.words.saturnTimes[house];
  return sentence ? [sentence] : [];
}

function tellVisit(reader: Reader, stay: Stay, graha: SlowerGraha, turn: number): string {
  const { words } = reader;
  const house = houseOf(reader, stay.rashi);
  const [from, until] = [words.writeDay(stay.from), words.writeDay(lastMoment(stay.until))];
  return words.visit(graha, house, from, until, verbOf(reader, graha, house, turn));
}
