import { answerTransits } from '../answer-transits';
import type { Fields } from '../fields';
import { nameRashi, writeLongitude } from '../names';
import { readTimeZone } from '../read-moment';
import type { FindPlace } from '../read-place';
import type { TextTable } from './text-table';
import { createClock, tableConventions } from './text-table';

/** Transits as tables, on the clocks of `tz` or in UTC. */
export function tableTransits(fields: Fields, findPlace: FindPlace): TextTable[] {
  const answer = answerTransits(fields, findPlace);
  const zone = readTimeZone(fields, 'UTC');
  const clock = createClock(zone);
  const head = (what: string) => [`at (${zone})`, 'graha', what];
  const { contacts } = answer;
  return [
    {
      title: 'Ingresses',
      head: head('enters'),
      rows: answer.ingresses.map(({ at, graha, entered, retrograde }) => [
        clock(at),
        graha,
        `${nameRashi(entered)}${retrograde ? ' R' : ''}`,
      ]),
    },
    {
      title: 'Stations',
      head: head('turns'),
      rows: answer.stations.map(({ at, graha, turns, longitude }) => [
        clock(at),
        graha,
        `${turns} at ${writeLongitude(longitude)}`,
      ]),
    },
    {
      title: 'Conjunctions',
      head: head('at'),
      rows: answer.conjunctions.map(({ at, grahas, longitude }) => [
        clock(at),
        grahas.join(' and '),
        writeLongitude(longitude),
      ]),
    },
    ...(contacts
      ? [
          {
            title: 'Over the birth chart',
            head: head('aspect'),
            rows: contacts.map(({ at, graha, aspect, point }) => [
              clock(at),
              graha,
              `${aspect} to ${point}`,
            ]),
          },
        ]
      : []),
    tableConventions(answer.conventions),
  ];
}
