import { formatDate } from 'shared/i18n/format';
import { localPath } from 'shared/i18n/local-path';
import type { PageProps } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { Notice } from 'shared/ui/notice';
import { PageIntro } from 'shared/ui/page-intro';
import { CartSums } from '../cart/cart-sums';
import { AddressForm } from './address-form';
import classes from './checkout.module.css';
import type { CheckoutData } from './load';
import { text } from './text';

/** Address, way of paying and the last look at the sum. */
export default function CheckoutPage({ data, lang }: PageProps<CheckoutData>) {
  const t = text[lang];
  const { cart, addresses, chosen, trouble } = data;
  const here = localPath(lang, '/checkout');
  const crumbs = [
    { href: localPath(lang, '/'), text: t.home },
    { href: localPath(lang, '/cart'), text: t.cart },
    { text: t.heading },
  ];
  if (!data.isSignedIn)
    return (
      <PageIntro title={t.signedOutTitle} lead={t.signedOut} crumbs={crumbs}>
        <Button
          href={`${localPath(lang, '/sign-in')}?next=${encodeURIComponent(here)}`}
          size="l"
          data-sign-in=""
        >
          {t.signIn}
        </Button>
      </PageIntro>
    );
  const mostInCash = cart?.delivery?.cod_most ?? null;
  const canPayCash = cart && mostInCash !== null && BigInt(cart.total) <= BigInt(mostInCash);
  return (
    <>
      <PageIntro title={t.heading} crumbs={crumbs} />
      <div className={classes.page}>
        {!cart && <Notice tone="error">{t.unread}</Notice>}
        {trouble && <Notice tone="error">{t.troubles[trouble]}</Notice>}
        {cart && addresses.length > 0 && (
          <form method="post" action={here} className={classes.order} id="order">
            <input type="hidden" name="key" value={data.key} />
            <input type="hidden" name="total" value={cart.total} />
            <fieldset className={classes.choices}>
              <legend>{t.where}</legend>
              {addresses.map((address) => (
                <div key={address.id} className={classes.choice}>
                  <label>
                    <input
                      type="radio"
                      name="address_id"
                      value={address.id}
                      defaultChecked={address.id === chosen}
                    />
                    <span>
                      <strong>{address.name}</strong>, {address.phone}
                      <br />
                      {[address.line1, address.line2, address.city].filter(Boolean).join(', ')}
                      <br />
                      {address.district}, {address.state_name} {address.pin}
                    </span>
                  </label>
                  {address.id !== chosen && (
                    <a className={classes.quiet} href={`${here}?address=${address.id}#order`}>
                      {t.choose}
                    </a>
                  )}
                </div>
              ))}
            </fieldset>
            <fieldset className={classes.choices}>
              <legend>{t.how}</legend>
              <label className={classes.choice}>
                <span>
                  <input type="radio" name="payment" value="online" defaultChecked /> {t.online}
                </span>
              </label>
              {canPayCash && (
                <label className={classes.choice}>
                  <span>
                    <input type="radio" name="payment" value="cod" /> {t.cod}
                  </span>
                </label>
              )}
            </fieldset>
            <CartSums cart={cart} lang={lang}>
              {cart.delivery?.is_served ? (
                <>
                  <p>{t.expected(formatDate(cart.delivery.expected_by, lang))}</p>
                  <Button type="submit" name="intent" value="order" size="l">
                    {t.order}
                  </Button>
                  <p className={classes.soft}>{t.orderNote}</p>
                </>
              ) : (
                <Notice tone="info">{t.troubles.not_served}</Notice>
              )}
            </CartSums>
          </form>
        )}
        {cart && <AddressForm data={data} lang={lang} />}
      </div>
    </>
  );
}
