import type { ApiDeps } from 'shared/remote-kit/api';
import type { Job } from 'shared/remote-kit/job';
import { resumeErasures } from './consent/resume-erasures';
import type { Database } from './data/database';
import { sweepExpired } from './data/sweep-expired';
import { alertLowBalances } from './ledger/wallet-settings';
import { endPromotionalMoney, expireHolds, sealLedger } from './ledger/upkeep';

const EVERY_MINUTE = '* * * * *';

import { openPaymentDeps } from './payments/all-payment-endpoints';
import { paymentJobs } from './payments/jobs';
import { refundJobs } from './refunds/jobs';

/** What is done apart from requests. */
export function authJobs(database: Database, deps: ApiDeps): Job[] {
  const { pool } = deps;
  const withProvider = openPaymentDeps(deps);
  return [
    ...paymentJobs(withProvider),
    ...refundJobs(withProvider),
    {
      name: 'sweep-expired',
      schedule: '10 * * * *',
      handle: () => sweepExpired(database),
    },
    {
      name: 'resume-erasures',
      schedule: EVERY_MINUTE,
      seconds: 300,
      handle: () => resumeErasures(database, deps),
    },
    {
      name: 'expire-holds',
      schedule: EVERY_MINUTE,
      seconds: 300,
      handle: () => expireHolds(pool),
    },
    {
      name: 'seal-ledger',
      schedule: EVERY_MINUTE,
      seconds: 300,
      handle: () => sealLedger(pool),
    },
    {
      name: 'alert-low-balances',
      schedule: '*/10 * * * *',
      handle: () => alertLowBalances(deps),
    },
    {
      name: 'end-promotional-money',
      schedule: '5 * * * *',
      seconds: 300,
      handle: () => endPromotionalMoney(pool),
    },
  ];
}
