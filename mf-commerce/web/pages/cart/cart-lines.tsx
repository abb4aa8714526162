import { MOST_PIECES } from 'shared/contracts/commerce-limits';
import type { Cart } from 'shared/contracts/commerce-cart';
import { formatRupees } from 'shared/i18n/format';
import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { TextInput } from 'shared/ui/field';
import { Notice } from 'shared/ui/notice';
import classes from './cart.module.css';
import { text } from './text';

/** What is in the basket; each line is a form of its own. */
export function CartLines({ cart, isWrong, lang }: { cart: Cart; isWrong: boolean; lang: Lang }) {
  const t = text[lang];
  return (
    <>
      {isWrong && <Notice tone="error">{t.wrongPieces}</Notice>}
      <ul className={classes.lines}>
        {cart.lines.map((line) => (
          <li key={line.sku} className={classes.line}>
            <img src={line.image.src} alt={line.image.alt} width={96} height={96} />
            <div>
              <h2 className={classes.name}>
                <a href={localPath(lang, `/astro-estore/${line.slug}`)}>{line.name}</a>
              </h2>
              {line.label && <p>{line.label}</p>}
              <p className={classes.soft}>
                {formatRupees(line.price, lang)} {t.each}
              </p>
              <form
                key={`${line.sku}:${line.pieces}`}
                method="post"
                action={localPath(lang, '/cart')}
                className={classes.pieces}
              >
                <input type="hidden" name="sku" value={line.sku} />
                <TextInput
                  label={t.pieces}
                  name="pieces"
                  type="number"
                  inputMode="numeric"
                  min={1}
                  max={MOST_PIECES}
                  defaultValue={line.pieces}
                  required
                />
                <Button type="submit" tone="secondary">
                  {t.change}
                </Button>
                <Button
                  type="submit"
                  name="intent"
                  value="remove"
                  tone="quiet"
                  aria-label={`${t.remove}: ${line.name}`}
                >
                  {t.remove}
                </Button>
              </form>
            </div>
            <strong>{formatRupees(line.total, lang)}</strong>
          </li>
        ))}
      </ul>
    </>
  );
}
