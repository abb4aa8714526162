import type { ProviderOrder } from 'shared/contracts/auth-collect';

/** The part of the provider's script that we use. */
type Checkout = new (options: object) => { open(): void };

const LOAD_MS = 8000;

/**
 * Opens the provider's checkout over the page; it leads to our callback by itself.
 * @throws when its script can't be loaded
 */
export async function openCheckout(order: ProviderOrder, onClose: () => void): Promise<void> {
  const Checkout = readCheckout() ?? (await loadCheckout(order.script));
  new Checkout({
    ...{ key: order.key, order_id: order.id, amount: order.amount, currency: order.currency },
    ...{ callback_url: order.callback, redirect: true, name: 'Tarapath' },
    modal: { ondismiss: onClose },
  }).open();
}

const readCheckout = () => (window as { Razorpay?: Checkout }).Razorpay;

function loadCheckout(src: string): Promise<Checkout> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('the checkout did not load'));
    const script = Object.assign(document.createElement('script'), { src, async: true });
    const timer = setTimeout(fail, LOAD_MS);
    script.onerror = fail;
    script.onload = () => {
      clearTimeout(timer);
      const checkout = readCheckout();
      if (checkout) resolve(checkout);
      else fail();
    };
    document.head.append(script);
  });
}
