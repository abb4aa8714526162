import { kootas } from '../../matching/koota-classes';
import { matchMoons } from '../answer-match';
import type { Fields } from '../fields';
import type { TextTable } from './text-table';

/** The eight kootas as a table with what was compared. */
export function tableMatch(fields: Fields): TextTable[] {
  const match = matchMoons(fields);
  const rows = kootas.map((koota) => {
    const { points, max, boy, girl } = match[koota];
    return [koota, String(boy), String(girl), `${points} of ${max}`];
  });
  return [
    {
      title: 'Ashtakoota',
      head: ['koota', 'boy', 'girl', 'points'],
      rows: [...rows, ['total', '', '', `${match.total} of 36`]],
    },
  ];
}
