import type { ApiDeps } from 'shared/remote-kit/api';
import type { PaymentProvider } from '../provider/payment-provider';

/** What payments are made with; without an account at a provider nothing can be collected. */
export type PaymentDeps = Pick<
  ApiDeps,
  'pool' | 'publish' | 'stream' | 'log' | 'messenger' | 'enqueue' | 'settings'
> & { provider: PaymentProvider | null };
