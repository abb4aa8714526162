import type { ApiDeps } from 'shared/remote-kit/api';
import { addressEndpoints } from './addresses/endpoints';
import { cartEndpoints } from './cart/endpoints';
import { sweepCarts } from './cart/sweep-carts';
import { closeOrders } from './orders/close-orders';
import { orderEndpoints } from './orders/endpoints';
import { orderJobs } from './orders/jobs';
import { paymentEvents } from './orders/payment-events';
import { orderDeskEndpoints } from './staff/order-endpoints';
import { forgetAddresses, storePersonalData } from './personal/store-personal-data';

/** What the store does from the basket on: baskets, addresses, orders. */
export function createStore(deps: ApiDeps) {
  const { pool } = deps;
  const jobs = orderJobs(deps);
  return {
    endpoints: [
      ...cartEndpoints(pool),
      ...addressEndpoints(deps),
      ...orderEndpoints(deps, jobs),
      ...orderDeskEndpoints(deps, jobs),
    ],
    handles: paymentEvents(deps, jobs),
    jobs: [
      ...jobs.all,
      sweepCarts(pool),
      {
        name: 'close-orders',
        schedule: '20 4 * * *',
        async handle() {
          await closeOrders(pool);
          await forgetAddresses(pool);
        },
      },
    ],
    personalData: storePersonalData(pool),
  };
}
