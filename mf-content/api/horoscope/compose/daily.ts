import type { Horoscope } from 'shared/contracts/content-horoscope';
import { itemAt } from 'shared/jyotish/kundli/item-at';
import { listTaraBala } from 'shared/jyotish/panchang/bala';
import type { Graha } from 'shared/jyotish/zodiac/graha';
import { areaGrahas } from '../lines/library';
import type { Stay } from '../period-sky';
import { explainMoon, listReasons } from './reasons';
import {
  act,
  advise,
  arrive,
  findMainStay,
  forAreas,
  houseOf,
  moonLine,
  pick,
  tellTime,
  verbOf,
  type Composition,
  type Reader,
  type SlowerGraha,
} from './reader';

const background = ['jupiter', 'saturn', 'rahu', 'ketu'] as const;

/** A day: the Moon's house and hour of change, tithi and tara, the day's event, and one slow graha. */
export function composeDay(reader: Reader): Composition {
  const { sky, words, turn } = reader;
  const main = findMainStay(sky.moon);
  const house = houseOf(reader, main.rashi);
  const line = pick(itemAt(words.library.day, house - 1), turn);
  const event = findEvent(reader, main.rashi);
  const slow = pick(
    background.filter((graha) => !event.grahas.includes(graha)),
    turn,
  );
  const opening = [
    pick(words.moonOpens, turn + reader.rashi)(main.rashi, house),
    ...tellOtherStay(reader, main),
  ];
  const areas = forAreas((area, index) => {
    const graha = areaGrahas[area];
    return `${moonLine(reader, area, house, turn + index)} ${act(reader, graha, Math.floor(turn / 2))}`;
  });
  const told: Graha[] = ['moon', ...Object.values(areaGrahas), slow, ...event.grahas];
  return {
    summary: line,
    paragraphs: [
      opening.join(' '),
      `${words.tithi(sky.tithi)} ${tellTara(reader)}`,
      [...event.sentences, act(reader, slow, turn)].join(' '),
    ],
    areas,
    why: orderReasons([...listReasons(reader, told), explainMoon(reader)]),
  };
}

function tellOtherStay(reader: Reader, main: Stay): string[] {
  const { words, sky } = reader;
  return sky.moon
    .filter((stay) => stay !== main)
    .map((stay) => {
      const house = houseOf(reader, stay.rashi);
      return stay.from < main.from
        ? words.moonUntil(tellTime(reader, stay.until), stay.rashi, house)
        : words.moonMoves(tellTime(reader, stay.from), stay.rashi, house);
    });
}

/** For whom of the sign the Moon's nakshatra has tara bala. */
function tellTara({ sky, rashi, words }: Reader): string {
  const good = listTaraBala(sky.noon.places.moon.nakshatra);
  const own = new Set(
    Array.from({ length: 9 }, (_, pada) => Math.floor((rashi * 9 + pada) / 4) + 1),
  );
  const name = (nakshatra: number) => itemAt(words.nakshatras, nakshatra - 1);
  const has = (nakshatra: number) => good.includes(nakshatra);
  return words.tara(
    [...own].filter(has).map(name),
    [...own].filter((nakshatra) => !has(nakshatra)).map(name),
  );
}

/** Stations and sign changes of the day; else who is with the Moon, else who looks at it. */
function findEvent(reader: Reader, moonRashi: number): { sentences: string[]; grahas: Graha[] } {
  const { sky, words, turn } = reader;
  const { places } = sky.noon;
  const stations = sky.stations.map(({ graha, turns, at }) => {
    const { rashi } = places[graha];
    const arrival = { graha, rashi, house: houseOf(reader, rashi), retrograde: false };
    return {
      graha,
      sentence: words.station(
        { ...arrival, when: tellWhen(reader, at) },
        turns,
        advise(reader, turns, turn),
      ),
    };
  });
  const entries = listEntries(reader).map((stay) => {
    const arrival = arrive(reader, stay, tellWhen(reader, stay.from));
    const graha = stay.graha as SlowerGraha;
    return { graha, sentence: words.ingress(arrival, verbOf(reader, graha, arrival.house, 0)) };
  });
  const company = Object.entries(words.company)
    .map(([graha, sentence]) => ({ graha: graha as SlowerGraha, sentence }))
    .filter(({ graha }) => places[graha].rashi === moonRashi);
  const gazes = lookers
    .filter(({ graha, from }) => from.includes(((moonRashi - places[graha].rashi + 12) % 12) + 1))
    .map(({ graha }) => {
      const sentence = words.gaze[graha](houseOf(reader, places[graha].rashi));
      return { graha, sentence: sentence.charAt(0).toUpperCase() + sentence.slice(1) };
    });
  const told = [...stations, ...entries, ...company, ...gazes].slice(0, 2);
  return {
    sentences: told.map(({ sentence }) => sentence),
    grahas: told.map(({ graha }) => graha),
  };
}

// full aspects of these three, as houses. Source: BPHS, Drishti (ch. 26), 2-5
const lookers: readonly { graha: 'mars' | 'jupiter' | 'saturn'; from: readonly number[] }[] = [
  { graha: 'jupiter', from: [5, 7, 9] },
  { graha: 'saturn', from: [3, 7, 10] },
  { graha: 'mars', from: [4, 7, 8] },
];

function listEntries({ sky }: Reader): Stay[] {
  return Object.values(sky.stays).flatMap((stays) => stays.slice(1));
}

function tellWhen(reader: Reader, at: string): string {
  return reader.words.at(tellTime(reader, at));
}

/** Reasons of one graha stand together, the Moon first. */
function orderReasons(why: Horoscope['why']): Horoscope['why'] {
  return [
    ...why.filter(({ graha }) => graha === 'moon'),
    ...why.filter(({ graha }) => graha !== 'moon'),
  ];
}
