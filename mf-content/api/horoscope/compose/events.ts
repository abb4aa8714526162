import type { Stay } from '../period-sky';
import { advise, arrive, houseOf, verbOf, type Reader, type SlowerGraha } from './reader';

/** A sentence on something that happens in a period, with the stays it tells of. */
interface Event {
  sentence: string;
  stays: Stay[];
  at: string;
}

/** Events as they follow each other. */
export function inTime(events: readonly Event[]): Event[] {
  return [...events].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

/** Grahas that stand still and turn. */
export function tellStations(reader: Reader): Event[] {
  const { sky, words } = reader;
  return sky.stations.map(({ graha, turns, longitude, at }, index) => {
    const rashi = Math.floor(longitude / 30);
    const when = words.on(words.writeDay(at));
    const arrival = { graha, rashi, house: houseOf(reader, rashi), retrograde: false, when };
    const advice = advise(reader, turns, reader.turn + index);
    return { sentence: words.station(arrival, turns, advice), stays: [], at };
  });
}

/** Grahas that change their sign. */
export function tellEntries(reader: Reader, grahas?: readonly SlowerGraha[]): Event[] {
  const { sky, words } = reader;
  return Object.values(sky.stays)
    .flatMap((stays) => stays.slice(1))
    .filter(({ graha }) => grahas?.includes(graha as SlowerGraha) ?? true)
    .sort((a, b) => (a.from < b.from ? -1 : 1))
    .map((stay) => {
      const arrival = arrive(reader, stay, words.on(words.writeDay(stay.from)));
      const verb = verbOf(reader, stay.graha as SlowerGraha, arrival.house, reader.turn + 1);
      return { sentence: words.ingress(arrival, verb), stays: [stay], at: stay.from };
    });
}

/** Full and new moons. */
export function tellPhases(reader: Reader): Event[] {
  const { sky, words } = reader;
  return sky.phases.map(({ kind, rashi, at }) => ({
    sentence: words.phase(kind, words.writeDay(at), houseOf(reader, rashi)),
    stays: [],
    at,
  }));
}
