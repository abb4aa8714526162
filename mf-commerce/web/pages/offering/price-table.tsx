import type { Offering } from 'shared/contracts/commerce-offerings';
import { formatRupees } from 'shared/i18n/format';
import type { Lang } from 'shared/remote-kit/page';
import { WideTable } from 'shared/ui/wide-table';
import { offeringWords } from '../../offerings/offering-words';
import classes from './page.module.css';
import { text } from './text';

const parts = ['dakshina', 'goods', 'fee'] as const;

/** What it costs in each way it is offered, part by part. */
export function PriceTable({ offering, lang }: { offering: Offering; lang: Lang }) {
  const t = text[lang];
  const { prices } = offering;
  return (
    <WideTable label={t.cost}>
      <table className={classes.prices}>
        <thead>
          <tr>
            <th scope="col">{t.cost}</th>
            {prices.map(({ mode }) => (
              <th key={mode} scope="col">
                {offeringWords[lang].modes[mode]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part}>
              <th scope="row">{t[part]}</th>
              {prices.map((price) => (
                <td key={price.mode}>{formatRupees(price[part], lang)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t.total}</th>
            {prices.map(({ mode, total }) => (
              <td key={mode}>{formatRupees(total, lang)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </WideTable>
  );
}
