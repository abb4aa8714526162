import type { Pool } from 'pg';
import { retention } from 'shared/contracts/retention';
import type { Job } from 'shared/remote-kit/job';

/** Baskets that nobody came back to go. */
export const sweepCarts = (pool: Pool): Job => ({
  name: 'sweep-carts',
  schedule: '40 3 * * *',
  handle: () =>
    pool.query('DELETE FROM commerce.carts WHERE used_at < now() - make_interval(days => $1)', [
      retention.carts.days,
    ]),
});
