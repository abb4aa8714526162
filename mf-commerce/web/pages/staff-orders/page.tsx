import { orderStates } from 'shared/contracts/commerce-orders';
import type { ShopOrder } from 'shared/contracts/commerce-staff-orders';
import { formatDate, formatRupees } from 'shared/i18n/format';
import { localPath } from 'shared/i18n/local-path';
import type { Lang, PageProps } from 'shared/remote-kit/page';
import { AdminPage, Panel } from 'shared/ui/admin/admin-page';
import { DataTable, type Column } from 'shared/ui/admin/data-table';
import { Button } from 'shared/ui/button';
import { TextInput } from 'shared/ui/field';
import { Notice } from 'shared/ui/notice';
import { Choice } from '../../staff/inputs';
import { nameState, stateWords } from '../../staff/order-words';
import classes from '../../staff/staff.module.css';
import type { OrdersData } from './load';
import { text } from './text';

/** Orders by state, and what is to be taken from the shelves for them. */
export default function StaffOrdersPage({ data, lang }: PageProps<OrdersData>) {
  const words = text[lang];
  const { confirmed, packed, shipped } = data.waiting;
  const path = localPath(lang, '/admin/orders');
  return (
    <AdminPage title={words.title} lead={words.lead(confirmed, packed, shipped)}>
      {data.hasFailed && <Notice tone="error">{words.failed}</Notice>}
      <Panel title={words.list}>
        <form action={path} className={classes.filter}>
          <TextInput
            label={words.q}
            name="q"
            type="search"
            defaultValue={data.view.q}
            maxLength={100}
          />
          <Choice
            label={words.state}
            name="sort"
            defaultValue={data.state}
            options={[
              ['all', words.all],
              ...orderStates.map((state) => [state, stateWords[lang][state]] as const),
            ]}
          />
          <Button type="submit" tone="secondary">
            {words.find}
          </Button>
        </form>
        <DataTable
          label={words.list}
          lang={lang}
          path={path}
          columns={columnsOf(lang)}
          rows={data.orders}
          keyOf={({ id }) => id}
          view={data.view}
          total={data.total}
          perPage={data.perPage}
          empty={words.none}
        />
      </Panel>
      <Panel title={words.pick} lead={words.pickLead}>
        <DataTable
          label={words.pick}
          lang={lang}
          path={path}
          rows={data.picks}
          keyOf={({ sku }) => sku}
          empty={words.nothing}
          columns={[
            { key: 'sku', label: 'SKU', show: ({ sku }) => sku, csv: ({ sku }) => sku },
            {
              key: 'product',
              label: words.product,
              show: ({ name }) => <span className={classes.what}>{name}</span>,
              csv: ({ name }) => name,
            },
            {
              key: 'pieces',
              label: words.pieces,
              isNumber: true,
              show: ({ pieces }) => pieces,
              csv: ({ pieces }) => pieces,
            },
            {
              key: 'orders',
              label: words.orders,
              show: ({ orders }) => <span className={classes.what}>{orders.join(', ')}</span>,
              csv: ({ orders }) => orders.join(' '),
            },
          ]}
        />
      </Panel>
    </AdminPage>
  );
}

function columnsOf(lang: Lang): Column<ShopOrder>[] {
  const words = text[lang];
  const day = (iso: string) => formatDate(iso, lang, { dateStyle: 'medium' });
  return [
    {
      key: 'id',
      label: words.number,
      show: ({ id }) => <a href={localPath(lang, `/admin/orders/${id}`)}>{id}</a>,
      csv: ({ id }) => id,
    },
    {
      key: 'state',
      label: words.state,
      show: ({ state }) => nameState(state, lang),
      csv: ({ state }) => state,
    },
    {
      key: 'placed',
      label: words.placed,
      show: ({ placed_at }) => day(placed_at),
      csv: ({ placed_at }) => placed_at,
    },
    {
      key: 'expected',
      label: words.expected,
      show: ({ expected_by }) => day(expected_by),
      csv: ({ expected_by }) => expected_by,
    },
    {
      key: 'pieces',
      label: words.pieces,
      isNumber: true,
      show: ({ pieces, unpacked, state }) => (
        <span className={classes.what}>
          {pieces}
          {state === 'packed' && unpacked > 0 && <small>{words.unpacked(unpacked)}</small>}
        </span>
      ),
      csv: ({ pieces }) => pieces,
    },
    {
      key: 'total',
      label: words.total,
      isNumber: true,
      show: ({ total, payment }) => (
        <span className={classes.what}>
          {formatRupees(total, lang)}
          {payment === 'cod' && <small>{words.cod}</small>}
        </span>
      ),
      csv: ({ total }) => total,
    },
    {
      key: 'to',
      label: words.to,
      show: ({ city, pin }) => [city, pin].filter(Boolean).join(' '),
      csv: ({ pin }) => pin,
    },
  ];
}
