import type { Product } from 'shared/contracts/commerce';
import { formatNumber } from 'shared/i18n/format';
import type { Lang } from 'shared/remote-kit/page';
import classes from './detail-table.module.css';
import { text } from './text';

/** What can be measured or named about a product. */
export function DetailTable({ product, lang }: { product: Product; lang: Lang }) {
  const t = text[lang];
  const rows = [
    { label: t.materials, value: product.materials },
    { label: t.dimensions, value: product.dimensions },
    { label: t.weight, value: t.grams(formatNumber(product.weight_grams, lang)) },
    { label: t.quantity, value: product.net_quantity },
    ...product.details,
    { label: t.origin, value: product.country_of_origin.name },
    ...(product.maker
      ? [
          {
            label: t.maker[product.maker.kind],
            value: `${product.maker.name}, ${product.maker.address}`,
          },
        ]
      : []),
  ];
  return (
    <table className={classes.table}>
      <tbody>
        {rows.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
