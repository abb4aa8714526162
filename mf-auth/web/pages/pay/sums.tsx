import type { OwnPayment } from 'shared/contracts/auth-payments';
import { formatRupees } from 'shared/i18n/format';
import type { Lang } from 'shared/remote-kit/page';
import classes from './pay.module.css';
import { text } from './text';

/** What it costs, what the wallet covers, and what is missing. */
export function Sums({ payment, lang }: { payment: OwnPayment; lang: Lang }) {
  const words = text[lang];
  const rows: [string, string][] = [
    [words.total, payment.amount],
    [words.fromPromotional, payment.promotional],
    [words.fromWallet, payment.cash],
  ];
  return (
    <dl className={classes.sums}>
      {rows
        .filter(([, amount], index) => index === 0 || amount !== '0')
        .map(([name, amount], index) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatRupees(index === 0 ? amount : `-${amount}`, lang)}</dd>
          </div>
        ))}
      <div className={classes.missing}>
        <dt>{words.missing}</dt>
        <dd>{formatRupees(payment.missing, lang)}</dd>
      </div>
    </dl>
  );
}
