import type { Secret } from './secrets';

/** How money is collected: the account at the payment provider. Only for the remote that owns payments. */
export interface PaymentSettings {
  /** Not secret: browsers open the checkout with it. */
  keyId: string;
  keySecret: string;
  /** Signs what the provider tells us; one that was replaced still counts. */
  webhookSecret: Secret;
  /** Where its API is, without /v1. */
  apiUrl: string;
  /** Where browsers load its checkout from, without /v1. */
  checkoutUrl: string;
}
