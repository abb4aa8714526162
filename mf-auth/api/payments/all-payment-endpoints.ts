import type { ApiDeps, BoundEndpoint } from 'shared/remote-kit/api';
import { openRazorpay } from '../provider/razorpay';
import { refundEndpoints } from '../refunds/endpoints';
import type { Database } from '../data/database';
import { staffRefundEndpoints } from '../refunds/staff-endpoints';
import { collectEndpoints } from './collect-endpoints';
import { paymentEndpoints } from './endpoints';
import type { PaymentDeps } from './payment-deps';
import { staffPaymentEndpoints } from './staff-endpoints';
import { paymentServiceEndpoints } from './service-endpoints';

/** With the provider that the settings name, if they name one. */
export const openPaymentDeps = (deps: ApiDeps): PaymentDeps => ({
  ...deps,
  provider: deps.settings.payments ? openRazorpay(deps.settings.payments) : null,
});

/** Payments and refunds, for customers, for other remotes and for the provider. */
export const allPaymentEndpoints = (database: Database, deps: ApiDeps): BoundEndpoint[] => {
  const withProvider = openPaymentDeps(deps);
  return [
    ...paymentServiceEndpoints(deps),
    ...paymentEndpoints(deps),
    ...collectEndpoints(withProvider),
    ...refundEndpoints(withProvider),
    ...staffPaymentEndpoints(database, withProvider),
    ...staffRefundEndpoints(database, withProvider),
  ];
};
