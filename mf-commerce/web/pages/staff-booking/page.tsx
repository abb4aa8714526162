import { writeMoment } from 'shared/i18n/clock';
import { localPath } from 'shared/i18n/local-path';
import { useClockFace } from 'shared/preferences/use-preferences';
import type { PageProps } from 'shared/remote-kit/page';
import { AdminPage, Panel } from 'shared/ui/admin/admin-page';
import { Confirm } from 'shared/ui/admin/confirm';
import { ProblemNotice } from 'shared/ui/admin/problem-notice';
import { Button } from 'shared/ui/button';
import { FactList } from 'shared/ui/fact-list';
import { Field, TextInput } from 'shared/ui/field';
import { Notice } from 'shared/ui/notice';
import { statusWords } from '../../model/booking-status-names';
import { offeringWords } from '../../offerings/offering-words';
import classes from '../booking/page.module.css';
import type { StaffBookingData } from './load';
import { text } from './text';

const uploadable = ['booked', 'scheduled', 'performed', 'proof_uploaded'];

/** One booking for who prepares and performs it. */
export default function StaffBookingPage({ data, lang }: PageProps<StaffBookingData>) {
  const t = text[lang];
  const { booking, problem, typed, told, id } = data;
  const face = useClockFace(lang, booking?.time_zone ?? 'Asia/Kolkata');
  const list = localPath(lang, '/admin/bookings');
  const page = `${list}/${id}`;
  if (!booking)
    return (
      <AdminPage title={t.title} lead={t.absent}>
        <Button href={list}>{t.back}</Button>
      </AdminPage>
    );
  const facts: (readonly [string, string | null])[] = [
    [t.status, statusWords[lang][booking.status]],
    [t.when, writeMoment(booking.starts_at, face, 'long')],
    [
      t.where,
      `${offeringWords[lang].modes[booking.mode]}: ${booking.temple.name}, ${booking.temple.city}`,
    ],
    [t.names, booking.names.join(', ')],
    [t.gotra, booking.gotra],
    [t.wish, booking.wish],
    [t.joins, booking.joins],
    [t.address, booking.address],
    [t.phone, booking.phone],
    [t.performer, booking.performer],
    [t.report, booking.report],
  ];
  return (
    <AdminPage
      title={`${booking.name}, ${id}`}
      actions={
        <Button href={list} tone="quiet">
          {t.back}
        </Button>
      }
    >
      <ProblemNotice problem={problem} lang={lang} />
      {told && <Notice tone="success">{t.done}</Notice>}
      <Panel title={t.facts}>
        <FactList
          className={classes.facts}
          facts={facts.filter((fact): fact is readonly [string, string] => Boolean(fact[1]))}
        />
      </Panel>
      {booking.can.length > 0 && (
        <Panel title={t.actions}>
          <div className={classes.links}>
            {booking.can.map((to) => (
              <Confirm
                key={to}
                label={t.moves[to]?.[0] ?? to}
                title={`${t.moves[to]?.[0]}?`}
                action={t.moves[to]?.[0] ?? to}
                cancel={t.cancel}
                to={page}
                fields={{ intent: to }}
                isOpen={typed.intent === to && problem !== null}
              >
                <p>{t.moves[to]?.[1]}</p>
                <TextInput label={t.why} name="why" minLength={5} maxLength={300} required />
                {to === 'scheduled' && (
                  <>
                    <TextInput label={t.performer} name="performer" maxLength={80} />
                    <TextInput label={t.watchUrl} name="watch_url" type="url" maxLength={300} />
                  </>
                )}
                {to === 'called_off' && <TextInput label={t.offer} name="offer" />}
              </Confirm>
            ))}
          </div>
        </Panel>
      )}
      {uploadable.includes(booking.status) && (
        <Panel title={t.upload} lead={t.uploadLead}>
          <form
            method="post"
            action={`/api/admin/bookings/${id}/proof`}
            encType="multipart/form-data"
            className={classes.form}
          >
            <TextInput label={t.fileName} name="name" maxLength={80} required />
            <Field label={t.file} name="file">
              {(control) => (
                <input {...control} type="file" accept="video/mp4,video/webm,image/*" required />
              )}
            </Field>
            <div>
              <Button type="submit">{t.send}</Button>
            </div>
          </form>
        </Panel>
      )}
      {booking.proofs.length > 0 && (
        <Panel title={t.proofs}>
          <ul>
            {booking.proofs.map(({ name, path, type }) => (
              <li key={path}>
                <a href={path}>
                  {name} ({type})
                </a>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <Panel title={t.steps}>
        <ol className={classes.steps}>
          {booking.steps.map(({ to, who, why, at }) => (
            <li key={`${to}${at}`}>
              <strong>{(statusWords[lang] as Record<string, string>)[to] ?? to}</strong>{' '}
              <span>
                {writeMoment(at, face)}, {who}
              </span>
              {why && <p>{why}</p>}
            </li>
          ))}
        </ol>
      </Panel>
    </AdminPage>
  );
}
