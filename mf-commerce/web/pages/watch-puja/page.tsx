import { writeMoment } from 'shared/i18n/clock';
import { localPath } from 'shared/i18n/local-path';
import { useClockFace } from 'shared/preferences/use-preferences';
import type { PageProps } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { FactList } from 'shared/ui/fact-list';
import { PageIntro } from 'shared/ui/page-intro';
import { Section } from 'shared/ui/section';
import { statusWords } from '../../model/booking-status-names';
import { offeringWords } from '../../offerings/offering-words';
import classes from '../booking/page.module.css';
import type { WatchData } from './load';
import { text } from './text';

/** What the family sees by its link: no name, no wish, no price. */
export default function WatchPujaPage({ data: { booking }, lang }: PageProps<WatchData>) {
  const t = text[lang];
  const face = useClockFace(lang, booking?.time_zone ?? 'Asia/Kolkata');
  const crumbs = [{ href: localPath(lang, '/'), text: t.home }];
  if (!booking) return <PageIntro title={t.absent} lead={t.absentLead} crumbs={crumbs} />;
  const { place, mode, proofs } = booking;
  return (
    <>
      <PageIntro title={booking.offering.name} crumbs={crumbs} />
      <Section title={t.details}>
        <FactList
          className={classes.facts}
          facts={[
            [t.when, writeMoment(booking.starts_at, face, 'long')],
            [t.where, `${offeringWords[lang].modes[mode]}: ${place.name}, ${place.city}`],
            [t.status, statusWords[lang][booking.status]],
          ]}
        />
        {booking.watch_url ? (
          <Button href={booking.watch_url} rel="noopener noreferrer">
            {t.watch}
          </Button>
        ) : (
          mode === 'online' && <p className={classes.note}>{t.later}</p>
        )}
      </Section>
      {proofs.length > 0 && (
        <Section title={t.pictures} tone="soft">
          <ul>
            {proofs.map(({ name, path }) => (
              <li key={path}>
                <a href={path}>{name}</a>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
