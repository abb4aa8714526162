import type { PaymentMismatch, PaymentRecord } from 'shared/contracts/staff-payments';
import { writeMoment } from 'shared/i18n/clock';
import { formatRupees } from 'shared/i18n/format';
import { localPath } from 'shared/i18n/local-path';
import { useClockFace } from 'shared/preferences/use-preferences';
import type { PageProps } from 'shared/remote-kit/page';
import { AdminPage, Panel } from 'shared/ui/admin/admin-page';
import { DataTable, type Column } from 'shared/ui/admin/data-table';
import { Button } from 'shared/ui/button';
import { TextInput } from 'shared/ui/field';
import { Notice } from 'shared/ui/notice';
import type { PaymentsData } from './load';
import classes from '../staff-people/staff-people.module.css';
import { PaymentHistory } from './payment-history';
import { text } from './text';

/** Payments by any reference, what the provider sent, and what doesn't fit together. */
export default function StaffPaymentsPage({ data, lang }: PageProps<PaymentsData>) {
  const words = text[lang];
  const { q, payments, mismatches, isBroken } = data;
  const path = localPath(lang, '/admin/payments');
  const [columns, oddColumns] = useColumns(lang);
  const [only] = payments;
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <form action={path} className={classes.search} role="search">
        <TextInput
          label={words.q}
          hint={words.hint}
          name="q"
          type="search"
          defaultValue={q}
          autoComplete="off"
          maxLength={100}
        />
        <Button type="submit">{words.find}</Button>
      </form>
      {isBroken && <Notice tone="error">{words.broken}</Notice>}
      {q === '' && !isBroken && (
        <Panel title={words.odd}>
          <DataTable
            label={words.odd}
            lang={lang}
            path={path}
            columns={oddColumns}
            rows={mismatches}
            keyOf={({ what, reference }) => `${what} ${reference}`}
            empty={words.nothingOdd}
          />
        </Panel>
      )}
      <Panel>
        <DataTable
          label={words.title}
          lang={lang}
          path={path}
          columns={columns}
          rows={payments}
          keyOf={({ id }) => id}
          empty={words.none}
        />
      </Panel>
      {q !== '' && payments.length === 1 && only && <PaymentHistory payment={only} lang={lang} />}
    </AdminPage>
  );
}

function useColumns(lang: 'en' | 'hi'): [Column<PaymentRecord>[], Column<PaymentMismatch>[]] {
  const words = text[lang];
  const face = useClockFace(lang);
  const link = (q: string) => (
    <a href={`${localPath(lang, '/admin/payments')}?q=${encodeURIComponent(q)}`}>{q}</a>
  );
  const atProvider = ({ attempts, orders }: PaymentRecord) =>
    attempts.length > 0
      ? attempts.map(({ payment_id, state, is_credited }) =>
          [
            payment_id,
            state,
            ...(state === 'captured' && !is_credited ? [words.notCredited] : []),
          ].join(' '),
        )
      : orders.map(({ order_id, state }) => `${order_id ?? '–'} ${state}`);
  return [
    [
      {
        key: 'reference',
        label: words.reference,
        show: ({ reference }) => link(reference),
        csv: ({ reference }) => reference,
      },
      {
        key: 'customer',
        label: words.customer,
        show: ({ customer_id }) => link(`#${customer_id}`),
        csv: ({ customer_id }) => customer_id,
      },
      {
        key: 'amount',
        label: words.amount,
        show: ({ amount }) => formatRupees(amount, lang),
        csv: ({ amount }) => amount,
      },
      { key: 'state', label: words.state, show: ({ state }) => state, csv: ({ state }) => state },
      {
        key: 'provider',
        label: words.provider,
        show: (payment) => atProvider(payment).map((line) => <div key={line}>{line}</div>),
        csv: (payment) => atProvider(payment).join(' '),
      },
      { key: 'at', label: words.at, show: ({ at }) => writeMoment(at, face), csv: ({ at }) => at },
    ],
    [
      {
        key: 'what',
        label: words.what,
        show: ({ what }) => words.kinds[what],
        csv: ({ what }) => what,
      },
      {
        key: 'reference',
        label: words.reference,
        show: ({ reference }) => link(reference),
        csv: ({ reference }) => reference,
      },
      {
        key: 'detail',
        label: words.detail,
        show: ({ detail }) => detail,
        csv: ({ detail }) => detail,
      },
      { key: 'at', label: words.at, show: ({ at }) => writeMoment(at, face), csv: ({ at }) => at },
    ],
  ];
}
