import type { FoundPerson } from 'shared/contracts/staff-people';
import { writeMoment } from 'shared/i18n/clock';
import { localPath } from 'shared/i18n/local-path';
import { useClockFace } from 'shared/preferences/use-preferences';
import type { PageProps } from 'shared/remote-kit/page';
import { AdminPage, Panel } from 'shared/ui/admin/admin-page';
import { DataTable, type Column } from 'shared/ui/admin/data-table';
import { Button } from 'shared/ui/button';
import { TextInput } from 'shared/ui/field';
import { Notice } from 'shared/ui/notice';
import type { PeopleData } from './load';
import classes from './staff-people.module.css';
import { text } from './text';

/** Customers, found by what they tell one of themselves. */
export default function StaffPeoplePage({ data, lang }: PageProps<PeopleData>) {
  const words = text[lang];
  const { view, people, problem } = data;
  const path = localPath(lang, '/admin/people');
  const columns = useColumns(lang);
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <form action={path} className={classes.search} role="search">
        <TextInput
          label={words.q}
          hint={words.hint}
          name="q"
          type="search"
          defaultValue={view.q}
          error={problem === 'short' ? words.short : undefined}
          autoComplete="off"
          maxLength={100}
          required
        />
        <Button type="submit">{words.find}</Button>
      </form>
      {problem === 'failed' && <Notice tone="error">{words.failed}</Notice>}
      <Panel>
        <DataTable
          label={words.title}
          lang={lang}
          path={path}
          columns={columns}
          rows={people}
          keyOf={({ id }) => id}
          {...(people.length > 0 ? { view, total: data.total, perPage: data.perPage } : {})}
          empty={view.q === '' || problem ? words.before : words.none}
        />
      </Panel>
    </AdminPage>
  );
}

function useColumns(lang: 'en' | 'hi'): Column<FoundPerson>[] {
  const words = text[lang];
  const face = useClockFace(lang);
  const moment = (iso: string | null) => (iso ? writeMoment(iso, face) : words.never);
  return [
    {
      key: 'id',
      label: words.id,
      isSortable: true,
      show: ({ id, name }) => (
        <a
          href={localPath(lang, `/admin/people/${id}`)}
          aria-label={`${words.open} #${id} ${name ?? ''}`}
        >
          #{id}
        </a>
      ),
      csv: ({ id }) => id,
    },
    {
      key: 'name',
      label: words.name,
      isSortable: true,
      show: ({ name }) => name ?? '–',
      csv: ({ name }) => name,
    },
    {
      key: 'phone',
      label: words.phone,
      show: ({ phone }) => <bdi>{phone ?? '–'}</bdi>,
      csv: ({ phone }) => phone,
    },
    {
      key: 'email',
      label: words.email,
      show: ({ email }) => email ?? '–',
      csv: ({ email }) => email,
    },
    {
      key: 'created_at',
      label: words.created,
      isSortable: true,
      show: ({ created_at }) => moment(created_at),
      csv: ({ created_at }) => created_at,
    },
    {
      key: 'last_seen_at',
      label: words.seen,
      isSortable: true,
      show: ({ last_seen_at }) => moment(last_seen_at),
      csv: ({ last_seen_at }) => last_seen_at,
    },
  ];
}
