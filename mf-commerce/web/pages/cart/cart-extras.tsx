import type { Cart } from 'shared/contracts/commerce-cart';
import { formatDate, formatRupees } from 'shared/i18n/format';
import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { Field, TextInput } from 'shared/ui/field';
import classes from './cart.module.css';
import type { CartData } from './load';
import { text } from './text';

interface CartExtrasProps {
  cart: Cart;
  wrong: CartData['wrong'];
  lang: Lang;
}

/** Where it goes, a coupon, and a note for whom it is for. */
export function CartExtras({ cart, wrong, lang }: CartExtrasProps) {
  const t = text[lang];
  const here = localPath(lang, '/cart');
  const { delivery, coupon } = cart;
  const said =
    coupon && t.coupons[coupon.state](coupon.title, formatRupees(coupon.minimum ?? '0', lang));
  const isTaken = coupon?.state === 'applied';
  return (
    <div className={classes.extras}>
      <form method="post" action={here} className={classes.extra}>
        <TextInput
          label={t.pin}
          name="pin"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={6}
          defaultValue={delivery?.pin ?? ''}
          hint={t.pinHint}
          error={wrong.pin ? t.wrongPin : undefined}
        />
        <Button type="submit" name="intent" value="pin" tone="secondary">
          {t.look}
        </Button>
        {delivery && (
          <p className={classes.said}>
            {delivery.is_served
              ? [
                  t.by(formatDate(delivery.expected_by, lang)),
                  delivery.cod_most ? t.cod(formatRupees(delivery.cod_most, lang)) : t.noCod,
                  ...(delivery.free_from
                    ? [t.freeFrom(formatRupees(delivery.free_from, lang))]
                    : []),
                ].join(' ')
              : t.notServed}
          </p>
        )}
      </form>
      <form method="post" action={here} className={classes.extra}>
        <TextInput
          label={t.coupon}
          name="coupon"
          autoCapitalize="characters"
          autoComplete="off"
          maxLength={20}
          defaultValue={coupon?.code ?? ''}
          hint={isTaken ? (said ?? undefined) : undefined}
          error={said && !isTaken ? said : undefined}
        />
        <Button type="submit" name="intent" value="coupon" tone="secondary">
          {t.apply}
        </Button>
      </form>
      <form method="post" action={here} className={classes.extra}>
        <Field label={t.gift} name="gift_note" hint={t.giftHint}>
          {(control) => (
            <textarea {...control} rows={2} maxLength={300} defaultValue={cart.gift_note} />
          )}
        </Field>
        <Button type="submit" name="intent" value="gift" tone="secondary">
          {t.keep}
        </Button>
      </form>
    </div>
  );
}
