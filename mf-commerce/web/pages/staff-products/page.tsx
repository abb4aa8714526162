import type { StockedVariant } from 'shared/contracts/commerce-staff-products';
import { formatDate, formatRupees } from 'shared/i18n/format';
import { localPath } from 'shared/i18n/local-path';
import type { PageProps } from 'shared/remote-kit/page';
import { AdminPage, Panel } from 'shared/ui/admin/admin-page';
import { DataTable, type Column } from 'shared/ui/admin/data-table';
import { ProblemNotice } from 'shared/ui/admin/problem-notice';
import { Button } from 'shared/ui/button';
import { TextInput } from 'shared/ui/field';
import { Notice } from 'shared/ui/notice';
import classes from '../../staff/staff.module.css';
import { ImportPanel } from './import-panel';
import type { ProductsData } from './load';
import { text } from './text';
import { VariantActions } from './variant-actions';

/** Stock and prices of everything that is sold, and a file that changes many. */
export default function StaffProductsPage(props: PageProps<ProductsData>) {
  const { data, lang } = props;
  const words = text[lang];
  const { problem, typed } = data;
  const path = localPath(lang, '/admin/products');
  const isOutdated = problem?.code === 'conflict';
  return (
    <AdminPage
      title={words.title}
      lead={words.lead}
      actions={
        <Button href={localPath(lang, '/admin/products/stock.csv')} tone="secondary">
          {words.export}
        </Button>
      }
    >
      {data.hasFailed && <Notice tone="error">{words.failed}</Notice>}
      {isOutdated ? (
        <Notice tone="error">{typed.intent === 'stock' ? words.promised : words.changed}</Notice>
      ) : (
        <ProblemNotice problem={problem} lang={lang} />
      )}
      {data.isDone && <Notice tone="success">{words.done}</Notice>}
      <Panel title={words.list}>
        <form action={path} className={classes.filter}>
          <TextInput label={words.q} name="q" type="search" defaultValue={data.q} maxLength={100} />
          <Button type="submit" tone="secondary">
            {words.find}
          </Button>
        </form>
        <DataTable
          label={words.list}
          lang={lang}
          path={path}
          columns={columnsOf(props, path)}
          rows={data.variants}
          keyOf={({ id }) => id}
          empty={words.none}
        />
      </Panel>
      <ImportPanel data={data} lang={lang} path={path} />
    </AdminPage>
  );
}

function columnsOf(
  { data, lang }: PageProps<ProductsData>,
  path: string,
): Column<StockedVariant>[] {
  const words = text[lang];
  const rupees = (paise: string) => formatRupees(paise, lang);
  return [
    {
      key: 'product',
      label: words.product,
      show: ({ name, label, sku, slug }) => (
        <span className={classes.what}>
          <a href={localPath(lang, `/astro-estore/${slug}`)}>
            {label ? `${name}, ${label}` : name}
          </a>
          <small>{sku}</small>
        </span>
      ),
      csv: ({ sku }) => sku,
    },
    {
      key: 'price',
      label: words.price,
      isNumber: true,
      show: ({ price, mrp, next_price: next }) => (
        <span className={classes.what}>
          {rupees(price)}
          {mrp && <small>{`${words.mrp} ${rupees(mrp)}`}</small>}
          {next && (
            <small>
              {words.next(
                rupees(next.price),
                formatDate(next.valid_from, lang, { dateStyle: 'medium' }),
              )}
            </small>
          )}
        </span>
      ),
      csv: ({ price }) => price,
    },
    {
      key: 'on_hand',
      label: words.onHand,
      isNumber: true,
      show: ({ on_hand }) => on_hand,
      csv: ({ on_hand }) => on_hand,
    },
    {
      key: 'reserved',
      label: words.reserved,
      isNumber: true,
      show: ({ reserved }) => reserved,
      csv: ({ reserved }) => reserved,
    },
    {
      key: 'actions',
      label: words.actions,
      show: (variant) => <VariantActions variant={variant} data={data} lang={lang} path={path} />,
    },
  ];
}
