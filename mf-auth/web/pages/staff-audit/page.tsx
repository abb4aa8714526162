import type { StaffAuditLine } from 'shared/contracts/staff-audit';
import { writeMoment } from 'shared/i18n/clock';
import { localPath } from 'shared/i18n/local-path';
import { useClockFace } from 'shared/preferences/use-preferences';
import type { Lang, PageProps } from 'shared/remote-kit/page';
import { AdminPage, Panel } from 'shared/ui/admin/admin-page';
import { DataTable, type Column } from 'shared/ui/admin/data-table';
import { Button } from 'shared/ui/button';
import { TextInput } from 'shared/ui/field';
import { Notice } from 'shared/ui/notice';
import { nameAction, nameSubject, subjectPath } from '../../staff/staff-words';
import type { AuditData } from './load';
import classes from './staff-audit.module.css';
import { text } from './text';

/** The trail of what staff did, and whether it is whole. */
export default function StaffAuditPage({ data, lang }: PageProps<AuditData>) {
  const words = text[lang];
  const { view, lines, verified } = data;
  const path = localPath(lang, '/admin/audit');
  const columns = useColumns(lang);
  return (
    <AdminPage
      title={words.title}
      lead={words.lead}
      actions={
        <Button href={`${path}?verify=1`} tone="secondary">
          {words.verify}
        </Button>
      }
    >
      {data.hasFailed && <Notice tone="error">{words.failed}</Notice>}
      {verified && (
        <Notice tone={verified.brokenAt === null ? 'success' : 'error'}>
          {verified.brokenAt === null
            ? words.whole(verified.length)
            : words.broken(verified.brokenAt)}
        </Notice>
      )}
      <Panel>
        <form action={path} className={classes.filter}>
          <TextInput label={words.q} name="q" type="search" defaultValue={view.q} maxLength={100} />
          <Button type="submit" tone="secondary">
            {words.find}
          </Button>
        </form>
        <DataTable
          label={words.title}
          lang={lang}
          path={path}
          columns={columns}
          rows={lines}
          keyOf={({ id }) => id}
          view={view}
          total={data.total}
          perPage={data.perPage}
          empty={words.none}
        />
      </Panel>
    </AdminPage>
  );
}

function useColumns(lang: Lang): Column<StaffAuditLine>[] {
  const words = text[lang];
  const face = useClockFace(lang);
  return [
    { key: 'id', label: words.number, isSortable: true, show: ({ id }) => id, csv: ({ id }) => id },
    { key: 'at', label: words.at, show: ({ at }) => writeMoment(at, face), csv: ({ at }) => at },
    {
      key: 'who',
      label: words.who,
      show: ({ staff_name }) => staff_name,
      csv: ({ staff_name }) => staff_name,
    },
    {
      key: 'action',
      label: words.action,
      show: ({ action }) => nameAction(action, lang),
      csv: ({ action }) => action,
    },
    {
      key: 'subject',
      label: words.subject,
      show: ({ subject }) => <Subject subject={subject} lang={lang} />,
      csv: ({ subject }) => subject,
    },
    {
      key: 'reason',
      label: words.reason,
      show: ({ reason }) => <span className={classes.reason}>{reason}</span>,
      csv: ({ reason }) => reason,
    },
    {
      key: 'more',
      label: words.more,
      show: ({ data }) => <small className={classes.more}>{writeData(data)}</small>,
      csv: ({ data }) => writeData(data),
    },
  ];
}

function Subject({ subject, lang }: { subject: string | null; lang: Lang }) {
  if (subject === null) return null;
  const path = subjectPath(subject);
  const name = nameSubject(subject, lang);
  return path === null ? name : <a href={localPath(lang, path)}>{name}</a>;
}

const writeData = (data: Record<string, unknown>) =>
  Object.entries(data)
    .map(([name, value]) => `${name}: ${Array.isArray(value) ? value.join(', ') : String(value)}`)
    .join('; ');
