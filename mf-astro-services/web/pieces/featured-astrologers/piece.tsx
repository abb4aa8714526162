import type { Astrologer } from 'shared/contracts/astro';
import { localPath } from 'shared/i18n/local-path';
import type { PageProps } from 'shared/remote-kit/page';
import { CardGrid } from 'shared/ui/card';
import { Section } from 'shared/ui/section';
import { AstrologerCard } from '../../parts/astrologer-card';
import { astrologerWords } from '../../parts/astrologer-words';

const titles = {
  en: {
    title: 'Meet astrologers',
    lead: 'Each with their languages, fields and price, plainly shown.',
  },
  hi: { title: 'ज्योतिषियों से मिलें', lead: 'भाषाएँ, विषय और शुल्क, सब साफ़-साफ़।' },
};

/** Four astrologers for another page; nothing at all when the list could not be read. */
export default function FeaturedAstrologers({
  data,
  lang,
}: PageProps<{ astrologers: Astrologer[] }>) {
  if (data.astrologers.length === 0) return null;
  const action = {
    href: localPath(lang, '/astrology-services/talk-to-astrologer'),
    text: astrologerWords[lang].all,
  };
  return (
    <Section {...titles[lang]} action={action}>
      <CardGrid min="16rem">
        {data.astrologers.map((astrologer) => (
          <AstrologerCard key={astrologer.id} astrologer={astrologer} lang={lang} />
        ))}
      </CardGrid>
    </Section>
  );
}
