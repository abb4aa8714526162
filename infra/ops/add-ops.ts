import type { FastifyInstance } from 'fastify';
import type { Gate } from '../gate/open-gate';
import { addOpsRoutes } from '../gateway/ops-routes';
import { runOperation } from '../releases/run-operation';
import type { Store } from '../releases/store';
import type { OpsDeps } from './ops-deps';
import { addOpsPage } from './ops-page-routes';
import { addStaffRoutes } from './staff-routes';

/** Mounts what operators have: the commands on releases as calls, and the page at `/ops`. */
export function addOps(
  app: FastifyInstance,
  { store, gate, ...deps }: Omit<OpsDeps, 'operate'> & { store: Store; gate?: Gate },
) {
  const { isGood } = deps.site.health;
  addOpsRoutes(app, store, deps.opsToken, deps.logSecurity, isGood, gate);
  addStaffRoutes(app, deps);
  addOpsPage(app, {
    ...deps,
    store,
    operate: (operation) => runOperation(store, operation, isGood, gate),
  });
}
