import { noChoices } from 'shared/preferences/preferences';
import type { BoundDocument } from 'shared/remote-kit/document';
import type { Database } from '../../data/database';
import { findMakingDay, nameFile } from '../../kundli/pdf/name-file';
import { PdfShelf } from '../../kundli/pdf/pdf-shelf';
import { pdfText } from '../../kundli/pdf/pdf-text';
import { rebuildMatching } from '../build-matching';
import { findMatch } from '../kept-matches';
import { drawMatching } from './draw-matching';

/** @param now the clock, so that a test can hold it */
export function bindMatchingPdf(database: Database, now: () => Date): BoundDocument[] {
  const shelf = new PdfShelf(now);
  return [
    {
      path: '/astrology-services/kundli-matching/:id/matching.pdf',
      allowance: { count: 300, seconds: 600 },
      async handle({ params, lang, choices }) {
        const at = now();
        const day = findMakingDay(at, choices);
        const row = await findMatch(database, params.id ?? '', at);
        if (!row) return null;
        const { clock } = choices ?? noChoices;
        const draw = () => drawMatching(rebuildMatching(row, lang, at), { clock, lang }, day);
        return {
          type: 'application/pdf',
          body: await shelf.read(`${row.id} ${lang} ${clock} ${day}`, draw),
          cacheControl: 'private, no-store',
          headers: {
            'content-disposition': nameFile(pdfText[lang].matchTitle, 'Matching', day, lang),
            'x-robots-tag': 'noindex',
          },
        };
      },
    },
  ];
}
