import { z } from 'shared/contracts/zod';
import { defineJob, type Job } from 'shared/remote-kit/job';
import type { PaymentDeps } from '../payments/payment-deps';
import { reconcileRefunds, sendRefunds } from './send-refunds';

/** Sends what was just agreed to. */
export const sendRefundsJob = (deps: PaymentDeps) =>
  defineJob({
    name: 'send-refunds',
    payload: z.object({}),
    handle: async () => deps.provider && sendRefunds(deps, deps.provider),
    seconds: 300,
  });

/** What refunds need to have done apart from requests. */
export const refundJobs = (deps: PaymentDeps): Job[] => [
  sendRefundsJob(deps),
  {
    name: 'send-waiting-refunds',
    schedule: '* * * * *',
    seconds: 300,
    handle: async () => deps.provider && sendRefunds(deps, deps.provider),
  },
  {
    name: 'reconcile-refunds',
    schedule: '*/30 * * * *',
    seconds: 300,
    handle: async () => deps.provider && reconcileRefunds(deps, deps.provider),
  },
];
