import type { BoundDocument } from 'shared/remote-kit/document';
import { readConventions } from '../../../web/model/read-conventions';
import type { Database } from '../../data/database';
import { buildKundli, openBirth } from '../build-kundli';
import { findKundli, mayShowName } from '../kept-kundlis';
import { reopenKundli } from '../reopen-kundli';
import { drawKundli } from './draw-kundli';

/** @param now the clock, so that a test can hold it */
export function bindKundliPdf(database: Database, now: () => Date): BoundDocument[] {
  return [
    {
      path: '/astrology-services/free-kundli/:id/kundli.pdf',
      async handle({ params, query, lang }) {
        const at = now();
        const row = await findKundli(database, params.id ?? '', at);
        if (!row) return null;
        const isNameShown = mayShowName(row, query.get('key'));
        const chosen = readConventions((name) => query.get(name));
        const birth = reopenKundli(row, lang, isNameShown, chosen);
        const report = openBirth(birth);
        const kundli = buildKundli(birth, at, report);
        return {
          type: 'application/pdf',
          body: await drawKundli({ kundli, report, lang, now: at.toISOString() }),
          cacheControl: 'private, no-store',
          headers: {
            'content-disposition': 'attachment; filename="kundli.pdf"',
            'x-robots-tag': 'noindex',
          },
        };
      },
    },
  ];
}
