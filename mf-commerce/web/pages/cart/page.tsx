import { formatNumber, formatRupees } from 'shared/i18n/format';
import { localPath } from 'shared/i18n/local-path';
import type { PageProps } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { Notice } from 'shared/ui/notice';
import { PageIntro } from 'shared/ui/page-intro';
import { CartExtras } from './cart-extras';
import { CartLines } from './cart-lines';
import classes from './cart.module.css';
import { CartSums } from './cart-sums';
import type { CartData } from './load';
import { text } from './text';

/** The basket: plain forms, so it works before and without script. */
export default function CartPage({ data, lang }: PageProps<CartData>) {
  const t = text[lang];
  const { cart, hasFailed } = data;
  const here = localPath(lang, '/cart');
  const changed = cart?.lines.filter(({ state }) => state !== 'ok') ?? [];
  return (
    <>
      <PageIntro
        title={t.heading}
        crumbs={[
          { href: localPath(lang, '/'), text: t.home },
          { href: localPath(lang, '/astro-estore'), text: t.store },
          { text: t.heading },
        ]}
      />
      <div className={classes.page}>
        {hasFailed && <Notice tone="error">{t.failed}</Notice>}
        {!cart && <Notice tone="error">{t.unread}</Notice>}
        {cart?.lines.length === 0 && (
          <div className={classes.empty}>
            <p>{t.empty}</p>
            <Button href={localPath(lang, '/astro-estore')}>{t.browse}</Button>
          </div>
        )}
        {changed.length > 0 && (
          <Notice tone="info" title={t.changedTitle}>
            <ul className={classes.changes}>
              {changed.map(({ sku, name, state, seen_price, price, available }) => (
                <li key={sku}>
                  {name}:{' '}
                  {state === 'price'
                    ? t.price(formatRupees(seen_price, lang), formatRupees(price, lang))
                    : state === 'fewer'
                      ? t.fewer(formatNumber(available, lang))
                      : t.gone}
                </li>
              ))}
            </ul>
            <form method="post" action={here}>
              <Button type="submit" name="intent" value="accept">
                {t.accept}
              </Button>
            </form>
          </Notice>
        )}
        {cart && cart.lines.length > 0 && (
          <div className={classes.columns}>
            <div>
              <CartLines cart={cart} isWrong={data.wrong.pieces === true} lang={lang} />
              <CartExtras cart={cart} wrong={data.wrong} lang={lang} />
            </div>
            <CartSums cart={cart} lang={lang}>
              {!cart.is_changed && cart.delivery?.is_served !== false && (
                <Button href={localPath(lang, '/checkout')} size="l">
                  {t.order}
                </Button>
              )}
            </CartSums>
          </div>
        )}
      </div>
    </>
  );
}
