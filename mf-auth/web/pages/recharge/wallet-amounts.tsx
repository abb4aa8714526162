import { formatDate, formatRupees } from 'shared/i18n/format';
import type { Lang } from 'shared/remote-kit/page';
import type { RechargeData } from './load';
import classes from './recharge.module.css';
import { text } from './text';

/** What can be spent, and what it is made of: paid and promotional money, less what is held. */
export function WalletAmounts({ wallet, lang }: { wallet: RechargeData['wallet']; lang: Lang }) {
  const words = text[lang];
  const rupees = (paise: string) => formatRupees(paise, lang);
  return (
    <dl className={classes.amounts}>
      <div className={classes.available}>
        <dt>{words.available}</dt>
        <dd>{wallet ? rupees(wallet.available) : words.unavailable}</dd>
      </div>
      {wallet && (
        <>
          <div>
            <dt>{words.balance}</dt>
            <dd>{rupees(wallet.balance)}</dd>
          </div>
          <div>
            <dt>{words.promotional}</dt>
            <dd>{rupees(wallet.promotional)}</dd>
            {wallet.promotions.map(({ amount, expires_at }) => (
              <dd key={expires_at} className={classes.note}>
                {expires_at
                  ? words.spendBy(rupees(amount), formatDate(lastDay(expires_at), lang))
                  : words.spendAnyTime(rupees(amount))}
              </dd>
            ))}
          </div>
          {wallet.held !== '0' && (
            <div>
              <dt>{words.held}</dt>
              <dd>{rupees(`-${wallet.held}`)}</dd>
              <dd className={classes.note}>{words.heldHint}</dd>
            </div>
          )}
        </>
      )}
    </dl>
  );
}

/** Money that ends at midnight can be spent until the day before. */
const lastDay = (moment: string) => new Date(Date.parse(moment) - 1).toISOString();
