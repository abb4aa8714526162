import { findPeople, peopleColumns, type FoundPerson } from 'shared/contracts/staff-people';
import { isFailure } from 'shared/http/failure';
import type { Load } from 'shared/remote-kit/page';
import { readTableView, type TableView } from 'shared/ui/admin/table-address';
import { text } from './text';

export interface PeopleData {
  view: TableView;
  people: FoundPerson[];
  total: number;
  perPage: number;
  problem: 'short' | 'failed' | null;
}

const load: Load<PeopleData> = async ({ call, query, lang }) => {
  const { title, description } = text[lang];
  const head = { title, description, noindex: true };
  const view = readTableView(query, peopleColumns);
  const data: PeopleData = { view, people: [], total: 0, perPage: 25, problem: null };
  if (view.q === '') return { data, head };
  const { q, page, order } = view;
  const sort = view.sort as (typeof peopleColumns)[number];
  const found = await call(findPeople, { query: { q, page, sort, order } });
  if (isFailure(found)) {
    const isShort = found.error_status === 400;
    const status = isShort ? 400 : found.error_status >= 500 ? 503 : found.error_status;
    return { data: { ...data, problem: isShort ? 'short' : 'failed' }, head, status };
  }
  const { data: people, total, per_page: perPage } = found;
  return { data: { ...data, people, total, perPage }, head };
};

export default load;
