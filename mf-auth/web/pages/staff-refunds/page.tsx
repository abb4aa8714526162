import type { StaffRefund } from 'shared/contracts/staff-payments';
import { writeMoment } from 'shared/i18n/clock';
import { formatRupees } from 'shared/i18n/format';
import { localPath } from 'shared/i18n/local-path';
import { useClockFace } from 'shared/preferences/use-preferences';
import type { PageProps } from 'shared/remote-kit/page';
import { AdminPage, Panel } from 'shared/ui/admin/admin-page';
import { Confirm } from 'shared/ui/admin/confirm';
import { DataTable, type Column } from 'shared/ui/admin/data-table';
import { FactorField } from 'shared/ui/admin/factor-field';
import { TextInput } from 'shared/ui/field';
import { Notice } from 'shared/ui/notice';
import type { RefundsData } from './load';
import { text } from './text';

/** Refunds, those that wait for somebody first. */
export default function StaffRefundsPage({ data, lang }: PageProps<RefundsData>) {
  const words = text[lang];
  const columns = useColumns(data, lang);
  return (
    <AdminPage title={words.title} lead={words.lead}>
      {data.isDone && <Notice tone="success">{words.done}</Notice>}
      {data.problem && !data.problem.needsFactor && (
        <Notice tone="error">{data.problem.message ?? words.failed}</Notice>
      )}
      {data.refunds === null ? (
        <Notice tone="error">{words.broken}</Notice>
      ) : (
        <Panel>
          <DataTable
            label={words.title}
            lang={lang}
            path={localPath(lang, '/admin/refunds')}
            columns={columns}
            rows={data.refunds}
            keyOf={({ id }) => id}
            empty={words.none}
          />
        </Panel>
      )}
    </AdminPage>
  );
}

function useColumns(data: RefundsData, lang: 'en' | 'hi'): Column<StaffRefund>[] {
  const words = text[lang];
  const face = useClockFace(lang);
  const to = (refund: StaffRefund) => refund.payment_id ?? words.bank;
  return [
    { key: 'id', label: words.id, show: ({ id }) => `#${id}`, csv: ({ id }) => id },
    {
      key: 'customer',
      label: words.customer,
      show: ({ customer_id }) => `#${customer_id}`,
      csv: ({ customer_id }) => customer_id,
    },
    {
      key: 'amount',
      label: words.amount,
      show: ({ amount }) => formatRupees(amount, lang),
      csv: ({ amount }) => amount,
    },
    {
      key: 'state',
      label: words.state,
      show: ({ state, failure }) => `${words.states[state]}${failure ? `: ${failure}` : ''}`,
      csv: ({ state }) => state,
    },
    {
      key: 'for',
      label: words.for,
      show: ({ reference, asked_by }) => `${reference} (${asked_by})`,
      csv: ({ reference }) => reference,
    },
    { key: 'to', label: words.to, show: to, csv: to },
    { key: 'at', label: words.at, show: ({ at }) => writeMoment(at, face), csv: ({ at }) => at },
    {
      key: 'decide',
      label: words.decide,
      show: (refund) => <Decide refund={refund} data={data} lang={lang} />,
      csv: () => '',
    },
  ];
}

function Decide({
  refund,
  data,
  lang,
}: {
  refund: StaffRefund;
  data: RefundsData;
  lang: 'en' | 'hi';
}) {
  const words = text[lang];
  if (refund.state !== 'requested') return null;
  const problem = data.refused === refund.id ? data.problem : null;
  const forms = [
    ...(refund.is_proposed ? [] : [['propose', words.propose] as const]),
    ['refuse', words.refuse] as const,
  ];
  return (
    <>
      {refund.is_proposed && <p>{words.proposed}</p>}
      {forms.map(([intent, label]) => (
        <Confirm
          key={intent}
          label={label}
          title={`${label}: ${formatRefund(refund, lang)}`}
          action={label}
          cancel="✕"
          to={localPath(lang, '/admin/refunds')}
          fields={{ intent, id: refund.id }}
          isOpen={problem?.needsFactor ?? false}
        >
          <TextInput label={words.why} name="why" required minLength={10} maxLength={500} />
          {problem?.needsFactor && <FactorField lang={lang} />}
        </Confirm>
      ))}
    </>
  );
}

const formatRefund = ({ amount, customer_id }: StaffRefund, lang: 'en' | 'hi') =>
  `${formatRupees(amount, lang)}, #${customer_id}`;
