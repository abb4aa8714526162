import { findDate, shiftDate, writeDate } from 'shared/i18n/civil-times';
import { writeTimes } from 'shared/i18n/clock';
import { formatRupees } from 'shared/i18n/format';
import { localPath } from 'shared/i18n/local-path';
import { usePreferences } from 'shared/preferences/use-preferences';
import type { PageProps } from 'shared/remote-kit/page';
import { AdminPage, Panel } from 'shared/ui/admin/admin-page';
import { DataTable } from 'shared/ui/admin/data-table';
import { Button } from 'shared/ui/button';
import { Notice } from 'shared/ui/notice';
import { statusWords } from '../../model/booking-status-names';
import { offeringWords } from '../../offerings/offering-words';
import type { StaffBookingsData } from './load';
import classes from './page.module.css';
import { text } from './text';

const WEEK = 7;

/** The bookings of a week, a table for each day; or those that wait for somebody. */
export default function StaffBookingsPage({ data, lang }: PageProps<StaffBookingsData>) {
  const t = text[lang];
  const { clock } = usePreferences();
  const { from, status, bookings, failed } = data;
  const path = localPath(lang, '/admin/bookings');
  const dayOf = (at: string) => findDate(at, 'Asia/Kolkata');
  const days = [...new Set(bookings.map(({ starts_at }) => dayOf(starts_at)))];
  const ways = [
    [`${path}?from=${shiftDate(from, -WEEK)}`, t.earlier],
    [path, t.week],
    [`${path}?from=${shiftDate(from, WEEK)}`, t.later],
    [`${path}?status=proof_uploaded`, t.reported],
    [`${path}?status=called_off`, t.calledOff],
  ] as const;
  return (
    <AdminPage title={t.title} lead={t.lead}>
      {failed && <Notice tone="error">{t.failed}</Notice>}
      <nav className={classes.ways} aria-label={t.all}>
        {ways.map(([href, name]) => (
          <Button key={href} href={href} tone="secondary">
            {name}
          </Button>
        ))}
      </nav>
      {days.length === 0 && !failed && <p>{t.none}</p>}
      {days.map((day) => (
        <Panel key={day} title={writeDate(day, lang, { dateStyle: 'full' })}>
          <DataTable
            label={`${t.title} ${day}`}
            lang={lang}
            path={status ? `${path}?status=${status}` : `${path}?from=${from}`}
            rows={bookings.filter(({ starts_at }) => dayOf(starts_at) === day)}
            keyOf={({ id }) => id}
            empty={t.none}
            columns={[
              {
                key: 'time',
                label: t.time,
                show: ({ starts_at, ends_at, time_zone }) =>
                  writeTimes(starts_at, ends_at, { lang, clock, timeZone: time_zone }),
                csv: ({ starts_at }) => starts_at,
              },
              {
                key: 'what',
                label: t.what,
                show: ({ id, name }) => <a href={`${path}/${id}`}>{name}</a>,
                csv: ({ name }) => name,
              },
              {
                key: 'where',
                label: t.where,
                show: ({ temple, mode }) =>
                  `${temple.name}, ${temple.city} (${offeringWords[lang].modes[mode]})`,
                csv: ({ temple }) => temple.name,
              },
              {
                key: 'status',
                label: t.status,
                show: (row) =>
                  `${statusWords[lang][row.status]}${row.reported ? `, ${t.isReported}` : ''}`,
                csv: (row) => row.status,
              },
              {
                key: 'total',
                label: t.total,
                isNumber: true,
                show: ({ total }) => formatRupees(total, lang),
                csv: ({ total }) => Number(total) / 100,
              },
            ]}
          />
        </Panel>
      ))}
    </AdminPage>
  );
}
