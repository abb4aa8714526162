import { listCautions } from '../../matching/cautions';
import { kootas } from '../../matching/koota-classes';
import { matchMoons } from '../answer-match';
import type { Fields } from '../fields';
import type { TextTable } from './text-table';

/** The eight kootas as a table with what was compared. */
export function tableMatch(fields: Fields, now: Date): TextTable[] {
  const match = matchMoons(fields, now);
  const rows = kootas.map((koota) => {
    const { points, max, boy, girl } = match[koota];
    return [koota, String(boy), String(girl), `${points} of ${max}`];
  });
  // two Moons don't tell of Manglik
  const cautions = listCautions(match);
  return [
    {
      title: 'Ashtakoota',
      head: ['koota', 'boy', 'girl', 'points'],
      rows: [...rows, ['total', '', '', `${match.total} of 36`]],
    },
    ...(cautions.length > 0
      ? [
          {
            title: 'Beside the total',
            head: [],
            rows: cautions.map((caution) => [
              caution,
              'no points, which many weigh apart from the total',
            ]),
          },
        ]
      : []),
  ];
}
