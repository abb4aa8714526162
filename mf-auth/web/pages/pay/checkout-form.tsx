import { useState, type FormEvent } from 'react';
import type { ProviderOrder } from 'shared/contracts/auth-collect';
import { formatRupees } from 'shared/i18n/format';
import type { Lang } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { openCheckout } from './open-checkout';
import { text } from './text';

interface CheckoutFormProps {
  order: ProviderOrder;
  /** This page, where who cancels comes back to. */
  cancel: string;
  lang: Lang;
}

/**
 * Pays at the provider: in a frame over the page where its script runs; else the form leads to the page
 * that it hosts, as it does without script and in browsers inside of other apps.
 */
export function CheckoutForm({ order, cancel, lang }: CheckoutFormProps) {
  const [isBusy, setBusy] = useState(false);
  const words = text[lang];
  const fields = {
    ...{ key_id: order.key, order_id: order.id, amount: order.amount, currency: order.currency },
    ...{ callback_url: order.callback, cancel_url: cancel },
  };

  function pay(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setBusy(true);
    openCheckout(order, () => setBusy(false)).catch(() => form.submit());
  }

  return (
    <form method="post" action={order.action} onSubmit={pay}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" size="l" busy={isBusy}>
        {isBusy ? words.opening : words.pay(formatRupees(order.amount, lang))}
      </Button>
    </form>
  );
}
