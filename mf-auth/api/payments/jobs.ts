import type { Job } from 'shared/remote-kit/job';
import { expirePayments } from './expire-payments';
import type { PaymentDeps } from './payment-deps';
import { processEventJob, processWaitingEvents } from './provider-events';
import { reconcileOrders } from './reconcile-orders';

const EVERY_MINUTE = '* * * * *';

/** What payments need to have done apart from requests. */
export function paymentJobs(deps: PaymentDeps): Job[] {
  const { provider } = deps;
  return [
    {
      name: 'expire-payments',
      schedule: EVERY_MINUTE,
      seconds: 300,
      handle: () => expirePayments(deps),
    },
    processEventJob(deps),
    {
      name: 'process-waiting-events',
      schedule: EVERY_MINUTE,
      seconds: 300,
      handle: () => processWaitingEvents(deps),
    },
    {
      name: 'reconcile-orders',
      schedule: '*/5 * * * *',
      seconds: 300,
      handle: async () => provider && reconcileOrders(deps, provider),
    },
  ];
}
