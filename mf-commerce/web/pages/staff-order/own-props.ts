import type { ShopOrderDetail } from 'shared/contracts/commerce-staff-orders';
import type { Lang } from 'shared/remote-kit/page';
import type { OrderData } from './load';

/** What every part of the page of an order is given. */
export interface OwnProps {
  data: OrderData;
  order: ShopOrderDetail;
  lang: Lang;
  path: string;
}
