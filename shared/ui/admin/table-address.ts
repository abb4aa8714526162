/** How a table is looked at: everything is in the address, so that it works without script and can be kept. */
export interface TableView {
  q: string;
  page: number;
  sort: string;
  order: 'asc' | 'desc';
}

/** A view out of an address. @param columns the columns that can be sorted by, the first one by default */
export function readTableView(
  query: URLSearchParams,
  columns: readonly [string, ...string[]],
  order: TableView['order'] = 'desc',
): TableView {
  const sort = query.get('sort') ?? '';
  const page = Number(query.get('page'));
  const given = query.get('order');
  return {
    q: (query.get('q') ?? '').trim().slice(0, 100),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    sort: columns.includes(sort) ? sort : columns[0],
    order: given === 'asc' || given === 'desc' ? given : order,
  };
}

/** The address of a view. Another order or search begins at the first page. */
export function tableAddress(
  path: string,
  { q, page, sort, order }: TableView,
  change: Partial<TableView> = {},
): string {
  const next = { q, sort, order, page: 'page' in change ? page : 1, ...change };
  const query = new URLSearchParams({
    ...(next.q ? { q: next.q } : {}),
    ...{ sort: next.sort, order: next.order },
    ...(next.page > 1 ? { page: String(next.page) } : {}),
  });
  return `${path}?${query}`;
}
