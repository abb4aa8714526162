import { localPath } from 'shared/i18n/local-path';
import type { PageProps } from 'shared/remote-kit/page';
import { Slot } from 'shared/remote-kit/slot';
import { Button } from 'shared/ui/button';
import { Notice } from 'shared/ui/notice';
import { Section } from 'shared/ui/section';
import { RemedyGrid } from '../../remedy-grid';
import { Hero } from './hero';
import classes from './home.module.css';
import type { HomeData } from './load';
import { ServiceStrip } from './service-strip';
import { SignTiles } from './sign-tiles';
import { text } from './text';

/** The home page. */
export default function HomePage({ data, lang }: PageProps<HomeData>) {
  const t = text[lang];
  return (
    <>
      <Hero lang={lang} />
      <Section title={t.servicesTitle}>
        <ServiceStrip lang={lang} />
      </Section>
      <Slot name="home.featured-astrologers" />
      <Section
        title={t.signsTitle}
        lead={t.signsLead}
        action={{ href: localPath(lang, '/horoscope'), text: t.signsAction }}
        tone="soft"
      >
        <SignTiles lang={lang} />
      </Section>
      <Section
        title={t.remediesTitle}
        lead={t.remediesLead}
        action={{ href: localPath(lang, '/remedies'), text: t.remediesAction }}
      >
        {data.remedies ? (
          <RemedyGrid remedies={data.remedies} lang={lang} brief />
        ) : (
          <Notice tone="info">{t.remediesFailed}</Notice>
        )}
      </Section>
      <Slot name="home.shop-picks" />
      <div className={classes.promise}>
        <Section
          title={t.promiseTitle}
          action={{ href: localPath(lang, '/refund-policy'), text: t.promiseAction }}
        >
          <ul className={classes.promises}>
            {t.promises.map(([title, note]) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{note}</p>
              </li>
            ))}
          </ul>
        </Section>
      </div>
      <Section title={t.closingTitle} lead={t.closingLead}>
        <Button size="l" href={localPath(lang, '/astrology-services/free-kundli')}>
          {t.kundli}
        </Button>
      </Section>
    </>
  );
}
