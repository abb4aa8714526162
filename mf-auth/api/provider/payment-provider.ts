/** An order at the provider: what it is to collect. Amounts are paise. */
export interface ProviderOrder {
  id: string;
  amount: string;
}

/** A try to pay, as the provider knows it. */
export interface ProviderPayment {
  id: string;
  orderId: string;
  amount: string;
  method: string | null;
  state: 'created' | 'authorized' | 'failed' | 'captured';
  /** Why it failed, in the provider's words. */
  failure: string | null;
}

export interface ProviderRefund {
  id: string;
  /** The key that it was asked for under. */
  key: string | null;
  state: 'pending' | 'processed' | 'failed';
  /** The bank's number of it, which a customer can ask for there. */
  bankReference: string | null;
}

/** What a webhook is about; one that says nothing we use is `other`. */
export type ProviderNews =
  | { about: 'payment'; payment: ProviderPayment }
  | { about: 'refund'; refund: ProviderRefund }
  | { about: 'other' };

/** The provider refused; asking again would be refused again. Anything else that fails may have been done. */
export class ProviderRefusal extends Error {
  override name = 'ProviderRefusal';
  constructor(
    readonly status: number,
    /** In its own words. */
    readonly reason: string,
  ) {
    super(`the payment provider refused with ${status}: ${reason}`);
  }
}

/** Who collects money and sends it back. Nothing here is called while a row is locked. */
export interface PaymentProvider {
  /** @param receipt our name of it, at most 40 characters */
  createOrder(asked: { amount: string; receipt: string }): Promise<ProviderOrder>;
  listPayments(orderId: string): Promise<ProviderPayment[]>;
  findPayment(id: string): Promise<ProviderPayment>;
  capture(id: string, amount: string): Promise<ProviderPayment>;
  /** The same key is one refund, however often it is asked for. @param key at least 10 characters */
  refund(asked: { paymentId: string; amount: string; key: string }): Promise<ProviderRefund>;
  findRefund(id: string): Promise<ProviderRefund>;
  /** Whether a customer brings what the provider gave them, for an order as we stored it. */
  isSigned(told: { orderId: string; paymentId: string; signature: string }): boolean;
  /** Whether the provider sent a webhook, by its secret of now or of before. */
  isNews(body: Uint8Array, signature: string): boolean;
  /** @param body of one that it sent */
  readNews(body: string): ProviderNews;
  /** What a page opens the checkout with. */
  checkout: { keyId: string; script: string; action: string };
}
