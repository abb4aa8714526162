import { orderStates } from 'shared/contracts/commerce-orders';
import {
  getPickList,
  listShopOrders,
  type ShopOrder,
} from 'shared/contracts/commerce-staff-orders';
import type { AnswerOf } from 'shared/contracts/contract';
import { isFailure } from 'shared/http/failure';
import type { Load } from 'shared/remote-kit/page';
import { readTableView, type TableView } from 'shared/ui/admin/table-address';
import { text } from './text';

export interface OrdersData {
  view: TableView;
  state: 'all' | (typeof orderStates)[number];
  orders: ShopOrder[];
  total: number;
  perPage: number;
  waiting: AnswerOf<typeof listShopOrders>['waiting'];
  picks: AnswerOf<typeof getPickList>['data'];
  hasFailed: boolean;
}

const load: Load<OrdersData> = async ({ call, query, lang }) => {
  const { title, description } = text[lang];
  const head = { title, description, noindex: true };
  // the state is what the table is sorted into, so that its pages and kept views carry it
  const view = readTableView(query, ['all', ...orderStates]);
  const state = view.sort as OrdersData['state'];
  const { q, page, order } = view;
  const [listed, picks] = await Promise.all([
    call(listShopOrders, { query: { state, q, page, order } }),
    call(getPickList, { query: { lang } }),
  ]);
  const none = { confirmed: 0, packed: 0, shipped: 0 };
  const hasFailed = isFailure(listed) || isFailure(picks);
  const data: OrdersData = {
    ...{ view, state, hasFailed, picks: isFailure(picks) ? [] : picks.data },
    ...(isFailure(listed)
      ? { orders: [], total: 0, perPage: 50, waiting: none }
      : {
          ...{ orders: listed.data, total: listed.total },
          ...{ perPage: listed.per_page, waiting: listed.waiting },
        }),
  };
  return { data, head, status: hasFailed ? 503 : 200 };
};

export default load;
