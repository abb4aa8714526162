import { noChoices } from 'shared/preferences/preferences';
import type { BoundDocument } from 'shared/remote-kit/document';
import { readConventions } from '../../../model/read-conventions';
import type { Database } from '../../data/database';
import { buildKundli, openBirth } from '../build-kundli';
import { findKundli, mayShowName } from '../kept-kundlis';
import { reopenKundli } from '../reopen-kundli';
import { drawKundli } from './draw-kundli';
import { findMakingDay, nameFile } from './name-file';
import { PdfShelf } from './pdf-shelf';
import { pdfText } from './pdf-text';

/** @param now the clock, so that a test can hold it */
export function bindKundliPdf(database: Database, now: () => Date): BoundDocument[] {
  const shelf = new PdfShelf(now);
  return [
    {
      path: '/astrology-services/free-kundli/:id/kundli.pdf',
      allowance: { count: 300, seconds: 600 },
      async handle({ params, query, lang, choices }) {
        const at = now();
        const day = findMakingDay(at, choices);
        const row = await findKundli(database, params.id ?? '', at);
        if (!row) return null;
        const { clock } = choices ?? noChoices;
        const isNameShown = mayShowName(row, query.get('key'));
        const chosen = readConventions((name) => query.get(name));
        const draw = () => {
          const birth = reopenKundli(row, lang, isNameShown, chosen);
          const report = openBirth(birth);
          const kundli = buildKundli(birth, at, report);
          return drawKundli({ kundli, report, lang, clock, now: at.toISOString(), day });
        };
        const key = JSON.stringify([row.id, lang, clock, isNameShown, chosen, day]);
        const { name } = row.input;
        const title = isNameShown && name ? pdfText[lang].of(name) : pdfText[lang].title;
        return {
          type: 'application/pdf',
          body: await shelf.read(key, draw),
          cacheControl: 'private, no-store',
          headers: {
            'content-disposition': nameFile(title, 'Kundli', day, lang),
            'x-robots-tag': 'noindex',
          },
        };
      },
    },
  ];
}
