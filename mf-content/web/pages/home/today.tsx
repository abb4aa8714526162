import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { Section } from 'shared/ui/section';
import { SignCards } from '../horoscope/sign-cards';
import { Hero } from './hero';
import type { HomeData } from './home-data';
import { PanchangStrip } from './panchang-strip';
import { ServiceStrip } from './service-strip';
import { text } from './text';

/** What is of today, and the services. */
export default function Today({
  panchang,
  sentences,
  lang,
}: Pick<HomeData, 'panchang' | 'sentences'> & { lang: Lang }) {
  const t = text[lang];
  return (
    <>
      <Hero lang={lang} />
      {panchang && <PanchangStrip panchang={panchang} lang={lang} />}
      <Section title={t.servicesTitle}>
        <ServiceStrip lang={lang} />
      </Section>
      <Section
        title={t.signsTitle}
        lead={t.signsLead}
        action={{ href: localPath(lang, '/horoscope'), text: t.signsAction }}
        tone="soft"
      >
        <SignCards period="daily" sentences={sentences ?? []} lang={lang} isRail />
      </Section>
    </>
  );
}
