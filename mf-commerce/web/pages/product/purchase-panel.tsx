import type { Product } from 'shared/contracts/commerce';
import { formatRupees } from 'shared/i18n/format';
import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import classes from './purchase-panel.module.css';
import { text } from './text';

/** Price, and how ordering stands: nothing is called in stock that can't be ordered. */
export function PurchasePanel({ product, lang }: { product: Product; lang: Lang }) {
  const t = text[lang];
  return (
    <div className={classes.panel}>
      <p className={classes.price}>
        <strong>{formatRupees(product.price, lang)}</strong>{' '}
        <span className={classes.taxes}>{t.taxes}</span>
      </p>
      {product.mrp && (
        <p className={classes.taxes}>
          {t.mrp} {formatRupees(product.mrp, lang)}
        </p>
      )}
      <div className={classes.order}>
        <h2>{t.orderTitle}</h2>
        <p>{t.order}</p>
      </div>
      <Button href={localPath(lang, '/support')} tone="secondary" size="l">
        {t.ask}
      </Button>
    </div>
  );
}
