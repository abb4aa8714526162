import { getSearchSuggestions, searchContent } from 'shared/contracts/content-search';
import { answer, serve, type BoundEndpoint } from 'shared/remote-kit/api';
import { describeSummary } from '../content/describe-item';
import type { Database } from '../data/database';
import { findSuggestions, pathOf, searchItems } from './search-items';

const SUGGESTED = 5;

/** Search over all kinds that have pages, and suggestions while typing. */
export function searchEndpoints(db: Database): BoundEndpoint[] {
  return [
    serve(searchContent, async ({ query }) => {
      const [rows, suggestions] = await Promise.all([
        searchItems(db, query),
        findSuggestions(db, { ...query, limit: SUGGESTED }),
      ]);
      const data = rows.map((row) => ({
        ...describeSummary(row),
        kind: row.kind,
        path: pathOf(row),
      }));
      return answer({ status: 200 as const, data, suggestions });
    }),
    serve(getSearchSuggestions, async ({ query }) =>
      answer({ status: 200 as const, data: await findSuggestions(db, query) }),
    ),
  ];
}
