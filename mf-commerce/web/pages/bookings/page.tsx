import { writeMoment } from 'shared/i18n/clock';
import { formatRupees } from 'shared/i18n/format';
import { localPath } from 'shared/i18n/local-path';
import { usePreferences } from 'shared/preferences/use-preferences';
import type { PageProps } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { Card, CardGrid } from 'shared/ui/card';
import { Notice } from 'shared/ui/notice';
import { PageIntro } from 'shared/ui/page-intro';
import { Section } from 'shared/ui/section';
import { PleaseSignIn } from '../../bookings/please-sign-in';
import { statusWords } from '../../model/booking-status-names';
import { offeringLists } from '../../offerings/offering-paths';
import { text } from '../booking/text';
import type { BookingsData } from './load';

/** All bookings of a customer, newest first. */
export default function BookingsPage({ data, lang }: PageProps<BookingsData>) {
  const t = text[lang];
  const { clock } = usePreferences();
  if (data.state === 'signed_out')
    return <PleaseSignIn lang={lang} title={t.all} path="/bookings" />;
  return (
    <>
      <PageIntro
        title={t.all}
        crumbs={[{ href: localPath(lang, '/'), text: t.home }, { text: t.all }]}
      />
      <Section title={t.plain}>
        {data.state === 'failed' && <Notice tone="error">{t.failed}</Notice>}
        {data.state === 'shown' && data.bookings.length === 0 && (
          <>
            <p>{t.none}</p>
            <Button href={localPath(lang, offeringLists.puja)}>{t.browse}</Button>
          </>
        )}
        <CardGrid min="18rem">
          {data.bookings.map((one) => (
            <Card
              key={one.id}
              href={localPath(lang, `/bookings/${one.id}`)}
              title={one.offering.name}
              text={writeMoment(one.starts_at, { lang, clock, timeZone: one.time_zone }, 'long')}
              meta={`${statusWords[lang][one.status]} · ${formatRupees(one.price.total, lang)}`}
            />
          ))}
        </CardGrid>
      </Section>
    </>
  );
}
