import type { AnswerOf } from 'shared/contracts/contract';
import type { DetailsName } from 'shared/contracts/content-details';
import type { defineList, ListQuery } from 'shared/contracts/content-items';
import type { Database } from '../data/database';
import { detailStores } from '../details/stores';
import { describeSummary } from './describe-item';
import { listItems } from './list-items';
import { listRelated } from './list-related';

type List<N extends DetailsName> = ReturnType<typeof defineList<N>>;
type Page<N extends DetailsName> = Omit<AnswerOf<List<N>['list']>, 'status'>;

/** What is published of a kind, page by page, with what its lists show of the details. */
export async function readList<N extends DetailsName>(
  db: Database,
  { kind, details, order }: Pick<List<N>, 'kind' | 'details' | 'order'>,
  query: ListQuery,
): Promise<Page<N>> {
  const page =
    query.near === undefined
      ? await listItems(db, kind, { ...query, order: query.order ?? order })
      : {
          rows: await listRelated(db, kind, { ...query, slug: query.near }),
          next_cursor: null,
          prev_cursor: null,
        };
  const ids = page.rows.map(({ id }) => id);
  const briefs = await detailStores[details].listBrief(db, ids, query.lang);
  const data = page.rows.map((row) => {
    const brief = briefs.get(row.id);
    if (!brief) throw new Error(`${kind} ${row.slug} has no details`);
    return { ...describeSummary(row), details: brief };
  });
  // the store of a kind's details gives the shape its contract names
  return { data, next_cursor: page.next_cursor, prev_cursor: page.prev_cursor } as Page<N>;
}
