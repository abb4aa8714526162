import type { Product } from 'shared/contracts/commerce';
import { MOST_PIECES } from 'shared/contracts/commerce-limits';
import { formatRupees } from 'shared/i18n/format';
import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { TextInput } from 'shared/ui/field';
import { Notice } from 'shared/ui/notice';
import classes from './purchase-panel.module.css';
import { text } from './text';

interface PurchasePanelProps {
  product: Product;
  /** Putting it into the basket has just failed. */
  isRefused: boolean;
  lang: Lang;
}

/** Price, what is in stock, and a plain form that puts it into the basket. */
export function PurchasePanel({ product, isRefused, lang }: PurchasePanelProps) {
  const t = text[lang];
  const { variants } = product;
  const first = variants.find(({ stock }) => stock === 'in_stock');
  return (
    <div className={classes.panel}>
      {variants.length === 1 && (
        <>
          <p className={classes.price}>
            <strong>{formatRupees(product.price, lang)}</strong>{' '}
            <span className={classes.taxes}>{t.taxes}</span>
          </p>
          {product.mrp && (
            <p className={classes.taxes}>
              {t.mrp} {formatRupees(product.mrp, lang)}
            </p>
          )}
        </>
      )}
      {isRefused && <Notice tone="error">{t.notAdded}</Notice>}
      <form
        method="post"
        action={localPath(lang, `/astro-estore/${product.slug}`)}
        className={classes.order}
      >
        {variants.length === 1 ? (
          <input type="hidden" name="sku" value={variants[0]?.sku} />
        ) : (
          <fieldset className={classes.kinds}>
            <legend>{t.kinds}</legend>
            {variants.map((variant) => (
              <label key={variant.sku} className={classes.kind}>
                <input
                  type="radio"
                  name="sku"
                  value={variant.sku}
                  defaultChecked={variant.sku === first?.sku}
                  disabled={variant.stock === 'out_of_stock'}
                />
                <span>
                  {variant.label} <small>{variant.net_quantity}</small>
                </span>
                <strong>
                  {variant.stock === 'in_stock' ? formatRupees(variant.price, lang) : t.soldOut}
                </strong>
                {variant.mrp && (
                  <small>
                    {t.mrp} {formatRupees(variant.mrp, lang)}
                  </small>
                )}
              </label>
            ))}
            <p className={classes.taxes}>{t.taxes}</p>
          </fieldset>
        )}
        {first ? (
          <>
            <p className={classes.stock}>{t.inStock}</p>
            <div className={classes.add}>
              <TextInput
                label={t.pieces}
                name="pieces"
                type="number"
                inputMode="numeric"
                min={1}
                max={MOST_PIECES}
                defaultValue={1}
                required
              />
              <Button type="submit" size="l">
                {t.add}
              </Button>
            </div>
          </>
        ) : (
          <Notice tone="info" title={t.soldOut}>
            {t.soldOutLead}
          </Notice>
        )}
      </form>
      <Button href={localPath(lang, '/cart')} tone="quiet">
        {t.basket}
      </Button>
    </div>
  );
}
