import { formatDate, formatRupees } from 'shared/i18n/format';
import { localPath } from 'shared/i18n/local-path';
import type { Lang, PageProps } from 'shared/remote-kit/page';
import { AdminPage, Panel } from 'shared/ui/admin/admin-page';
import { DataTable } from 'shared/ui/admin/data-table';
import { Button } from 'shared/ui/button';
import { TextInput } from 'shared/ui/field';
import { Notice } from 'shared/ui/notice';
import classes from '../../staff/staff.module.css';
import type { ReportsData } from './load';
import { text } from './text';

const sums = ['taxable', 'untaxed', 'tax', 'total'] as const;

/** A month's sales and the files of its return. */
export default function StaffReportsPage({
  data: { month, report, settlement },
  lang,
}: PageProps<ReportsData>) {
  const words = text[lang];
  const path = localPath(lang, '/admin/reports');
  const rupees = (paise: string) => formatRupees(paise, lang);
  const rows = report ? [...report.days, { ...report.all, day: '' }] : [];
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <form action={path} className={classes.filter}>
        <TextInput label={words.month} name="month" type="month" defaultValue={month} required />
        <Button type="submit" tone="secondary">
          {words.show}
        </Button>
      </form>
      {!report && <Notice tone="error">{words.failed}</Notice>}
      <Panel title={words.days}>
        <DataTable
          label={`${words.title} ${month}`}
          lang={lang}
          path={path}
          rows={report?.days.length ? rows : []}
          keyOf={({ day }) => day}
          empty={words.none}
          columns={[
            {
              key: 'day',
              label: words.day,
              show: ({ day }) =>
                day ? formatDate(day, lang, { dateStyle: 'medium' }) : <strong>{words.all}</strong>,
              csv: ({ day }) => day || words.all,
            },
            {
              key: 'papers',
              label: words.papers,
              isNumber: true,
              show: ({ papers }) => papers,
              csv: ({ papers }) => papers,
            },
            ...sums.map((key) => ({
              ...{ key, label: words[key], isNumber: true },
              show: (row: (typeof rows)[number]) => rupees(row[key]),
              csv: (row: (typeof rows)[number]) => row[key],
            })),
          ]}
        />
      </Panel>
      <Panel title={words.categories} lead={words.categoriesLead}>
        <DataTable
          label={words.categories}
          lang={lang}
          path={path}
          rows={report?.categories ?? []}
          keyOf={({ name }) => name}
          empty={words.noGoods}
          columns={[
            {
              key: 'name',
              label: words.category,
              show: ({ name }) => name,
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
              key: 'paid',
              label: words.total,
              isNumber: true,
              show: ({ paid }) => rupees(paid),
              csv: ({ paid }) => paid,
            },
          ]}
        />
      </Panel>
      <Panel title={words.settlement} lead={words.settlementLead}>
        <Settlement settlement={settlement} lang={lang} path={path} />
      </Panel>
      <Panel title={words.gstr1} lead={words.gstr1Lead}>
        <ul>
          {Object.entries(words.sections).map(([section, name]) => (
            <li key={section}>
              <a href={localPath(lang, `/admin/reports/${month}/gstr-1/${section}.csv`)} download>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </Panel>
    </AdminPage>
  );
}

interface SettlementProps {
  settlement: ReportsData['settlement'];
  lang: Lang;
  path: string;
}

function Settlement({ settlement, lang, path }: SettlementProps) {
  const words = text[lang];
  const rupees = (paise: string) => formatRupees(paise, lang);
  if (!settlement) return <Notice tone="error">{words.away}</Notice>;
  const { invoiced, taken, differences } = settlement;
  if (differences.length === 0)
    return <Notice tone="success">{words.agree(rupees(invoiced))}</Notice>;
  return (
    <>
      <Notice tone="info">{words.differ(rupees(invoiced), rupees(taken))}</Notice>
      <DataTable
        label={words.settlement}
        lang={lang}
        path={path}
        rows={differences}
        keyOf={({ subject }) => subject}
        empty="–"
        columns={[
          {
            key: 'subject',
            label: words.subject,
            show: ({ subject }) => subject,
            csv: ({ subject }) => subject,
          },
          ...(['invoiced', 'taken'] as const).map((key) => ({
            ...{ key, label: words[key], isNumber: true },
            show: (row: (typeof differences)[number]) => rupees(row[key]),
            csv: (row: (typeof differences)[number]) => row[key],
          })),
        ]}
      />
    </>
  );
}
