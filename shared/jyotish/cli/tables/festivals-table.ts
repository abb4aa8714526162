import { answerFestivals } from '../answer-festivals';
import type { Fields } from '../fields';
import type { FindPlace } from '../read-place';
import type { TextTable } from './text-table';

/** A year's festivals as a table; other traditions' dates stand below with their name. */
export function tableFestivals(fields: Fields, findPlace: FindPlace): TextTable[] {
  const rows = answerFestivals(fields, findPlace).flatMap((entry) => {
    const { id, date } = entry;
    if ('until' in entry) return [[date, id, `no panchang day until ${entry.until}`]];
    return [
      [date, id, entry.rule],
      ...entry.alternatives.map((other) => [other.date, `${id} (${other.tradition})`, other.rule]),
    ];
  });
  return [{ title: 'Festivals and vrats', head: ['date', 'id', 'rule'], rows }];
}
