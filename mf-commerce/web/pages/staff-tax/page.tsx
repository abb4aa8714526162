import type { TaxRate } from 'shared/contracts/commerce-staff-tax';
import { formatDate, formatNumber } from 'shared/i18n/format';
import { localPath } from 'shared/i18n/local-path';
import type { Lang, PageProps } from 'shared/remote-kit/page';
import { AdminPage, Panel } from 'shared/ui/admin/admin-page';
import { DataTable, type Column } from 'shared/ui/admin/data-table';
import { ProblemNotice } from 'shared/ui/admin/problem-notice';
import { Notice } from 'shared/ui/notice';
import classes from '../../staff/staff.module.css';
import type { TaxData } from './load';
import { RateForm } from './rate-form';
import { text } from './text';

/** The dated rates of GST, and a form for another one. */
export default function StaffTaxPage({ data, lang }: PageProps<TaxData>) {
  const words = text[lang];
  const { problem } = data;
  const path = localPath(lang, '/admin/tax');
  return (
    <AdminPage title={words.title} lead={words.lead}>
      {data.hasFailed && <Notice tone="error">{words.failed}</Notice>}
      {problem?.code === 'conflict' ? (
        <Notice tone="error">{words.conflict}</Notice>
      ) : (
        <ProblemNotice problem={problem} lang={lang} />
      )}
      {data.isDone && <Notice tone="success">{words.done}</Notice>}
      <Panel title={words.rates}>
        <DataTable
          label={words.rates}
          lang={lang}
          path={path}
          columns={columnsOf(lang)}
          rows={data.rates}
          keyOf={({ code, valid_from }) => `${code} ${valid_from}`}
          empty="–"
        />
      </Panel>
      <Panel title={words.add} lead={words.addLead}>
        <RateForm data={data} lang={lang} path={path} />
      </Panel>
    </AdminPage>
  );
}

function columnsOf(lang: Lang): Column<TaxRate>[] {
  const words = text[lang];
  const rateOf = ({ basis_points, treatment }: TaxRate) =>
    treatment === 'taxed'
      ? `${formatNumber(basis_points / 100, lang)} %`
      : words.treatments[treatment as 'nil' | 'exempt'];
  return [
    { key: 'code', label: words.code, show: ({ code }) => code, csv: ({ code }) => code },
    {
      key: 'from',
      label: words.from,
      show: ({ valid_from, is_in_force }) => (
        <span className={classes.what}>
          {formatDate(valid_from, lang, { dateStyle: 'medium' })}
          {is_in_force && (
            <small>
              <span className={classes.mark}>{words.now}</span>
            </small>
          )}
        </span>
      ),
      csv: ({ valid_from }) => valid_from,
    },
    { key: 'rate', label: words.rate, isNumber: true, show: rateOf, csv: rateOf },
    {
      key: 'what',
      label: words.what,
      show: ({ what, is_doubtful }) => (
        <span className={classes.what}>
          {what}
          {is_doubtful && <small>{words.doubtful}</small>}
        </span>
      ),
      csv: ({ what }) => what,
    },
    {
      key: 'source',
      label: words.source,
      show: ({ source }) => <span className={classes.what}>{source}</span>,
      csv: ({ source }) => source,
    },
    {
      key: 'by',
      label: words.by,
      show: ({ added_by }) =>
        added_by === 'seed' ? words.seed : words.colleague(added_by.replace('staff:', '')),
      csv: ({ added_by }) => added_by,
    },
  ];
}
