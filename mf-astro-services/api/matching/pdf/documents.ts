import type { BoundDocument } from 'shared/remote-kit/document';
import type { Database } from '../../data/database';
import { rebuildMatching } from '../build-matching';
import { findMatch } from '../kept-matches';
import { drawMatching } from './draw-matching';

/** @param now the clock, so that a test can hold it */
export function bindMatchingPdf(database: Database, now: () => Date): BoundDocument[] {
  return [
    {
      path: '/astrology-services/kundli-matching/:id/matching.pdf',
      async handle({ params, lang }) {
        const at = now();
        const row = await findMatch(database, params.id ?? '', at);
        if (!row) return null;
        return {
          type: 'application/pdf',
          body: await drawMatching(rebuildMatching(row, lang, at), lang),
          cacheControl: 'private, no-store',
          headers: {
            'content-disposition': 'attachment; filename="matching.pdf"',
            'x-robots-tag': 'noindex',
          },
        };
      },
    },
  ];
}
