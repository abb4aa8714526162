import { writeMoment } from 'shared/i18n/clock';
import { formatRupees } from 'shared/i18n/format';
import { localPath } from 'shared/i18n/local-path';
import { useClockFace } from 'shared/preferences/use-preferences';
import type { PageProps } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { FactList } from 'shared/ui/fact-list';
import { Notice } from 'shared/ui/notice';
import { PageIntro } from 'shared/ui/page-intro';
import { Section } from 'shared/ui/section';
import { PleaseSignIn } from '../../bookings/please-sign-in';
import { statusWords } from '../../model/booking-status-names';
import { offeringLists } from '../../offerings/offering-paths';
import { offeringWords } from '../../offerings/offering-words';
import { BookingActions } from './booking-actions';
import type { BookingData } from './load';
import classes from './page.module.css';
import { ProofView } from './proof-view';
import { text } from './text';

/** One booking of a customer: what it is at, and what can be done. */
export default function BookingPage({ data, lang }: PageProps<BookingData>) {
  const t = text[lang];
  const { booking, message } = data;
  const face = useClockFace(lang, booking?.time_zone ?? 'Asia/Kolkata');
  const when = (at: string) => writeMoment(at, face, 'long');
  const list = localPath(lang, '/bookings');
  const crumbs = [
    { href: localPath(lang, '/'), text: t.home },
    { href: list, text: t.all },
  ];
  if (data.state === 'signed_out')
    return <PleaseSignIn lang={lang} title={t.plain} path={`/bookings/${data.id}`} />;
  if (!booking)
    return (
      <PageIntro
        title={data.state === 'absent' ? t.absent : t.plain}
        lead={data.state === 'absent' ? t.absentLead : t.failed}
        crumbs={crumbs}
      >
        <Button href={list}>{t.all}</Button>
      </PageIntro>
    );
  const { offering, place, price } = booking;
  const again = localPath(lang, `${offeringLists[offering.kind]}/${offering.slug}`);
  const isOver = ['expired', 'cancelled', 'refunded'].includes(booking.status);
  const facts: (readonly [string, string | null])[] = [
    [t.status, statusWords[lang][booking.status]],
    [t.when, when(booking.starts_at)],
    [t.where, `${offeringWords[lang].modes[booking.mode]}: ${place.name}, ${place.city}`],
    [t.names, booking.names.join(', ')],
    [t.gotra, booking.gotra],
    [t.wish, booking.wish],
    [t.joins, booking.joins],
    [t.performer, booking.performer],
    [t.dakshina, formatRupees(price.dakshina, lang)],
    [t.goods, formatRupees(price.goods, lang)],
    [t.fee, formatRupees(price.fee, lang)],
    [t.total, formatRupees(price.total, lang)],
  ];
  return (
    <>
      <PageIntro title={offering.name} crumbs={[...crumbs, { text: t.title(booking.id) }]}>
        <p className={classes.status} data-status={booking.status}>
          {statusWords[lang][booking.status]}
        </p>
      </PageIntro>
      <Section title={t.title(booking.id)}>
        {message && <Notice tone="error">{message}</Notice>}
        {data.isPaid && <Notice tone="success">{t.paid}</Notice>}
        {place.is_demonstration && <Notice tone="info">{t.demonstration}</Notice>}
        {booking.late && <Notice tone="info">{t.late(formatRupees(booking.late, lang))}</Notice>}
        {isOver && booking.money_back_at && (
          <Notice tone="success">{t.backAt(when(booking.money_back_at))}</Notice>
        )}
        <FactList
          className={classes.facts}
          facts={facts.filter((fact): fact is readonly [string, string] => Boolean(fact[1]))}
        />
        <div className={classes.links}>
          {booking.pay_path && !data.isPaid && (
            <Button href={localPath(lang, booking.pay_path)}>{t.pay}</Button>
          )}
          {booking.watch_url && (
            <Button href={booking.watch_url} rel="noopener noreferrer">
              {t.watch}
            </Button>
          )}
          {isOver && <Button href={again}>{t.again}</Button>}
          {booking.invoice_path && (
            <Button href={localPath(lang, booking.invoice_path)} tone="secondary">
              {t.invoice}
            </Button>
          )}
          {!isOver && (
            <Button href={localPath(lang, booking.calendar_path)} tone="quiet">
              {t.calendar}
            </Button>
          )}
        </div>
        {booking.pay_path && !data.isPaid && (
          <p className={classes.note}>{t.payUntil(when(booking.pay_until))}</p>
        )}
      </Section>
      <ProofView booking={booking} lang={lang} when={when} />
      <BookingActions data={data} booking={booking} lang={lang} when={when} />
      <Section title={t.steps}>
        <ol className={classes.steps}>
          {booking.steps.map(({ to, at, why }) => (
            <li key={`${to}${at}`}>
              <strong>{(statusWords[lang] as Record<string, string>)[to] ?? to}</strong>{' '}
              <span>{when(at)}</span>
              {why && <p>{why}</p>}
            </li>
          ))}
        </ol>
        <p className={classes.note}>
          {t.helpTitle}{' '}
          <a href={`${localPath(lang, '/support')}?about=booking:${booking.id}`}>{t.help}</a>
        </p>
      </Section>
    </>
  );
}
