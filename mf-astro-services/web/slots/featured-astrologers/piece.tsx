import type { Astrologer } from 'shared/contracts/astro';
import { localPath } from 'shared/i18n/local-path';
import type { PageProps } from 'shared/remote-kit/page';
import { CardGrid } from 'shared/ui/card';
import { Section } from 'shared/ui/section';
import { AstrologerCard } from '../../parts/astrologer-card';
import { astrologerWords } from '../../parts/astrologer-words';

const titles = {
  en: {
    title: 'How astrologers will be shown',
    lead: 'Demonstration profiles: these are no real people, and nobody can be reached yet.',
  },
  hi: {
    title: 'ज्योतिषियों का परिचय कैसा होगा',
    lead: 'नमूना प्रोफ़ाइल: ये वास्तविक लोग नहीं हैं, और अभी किसी से बात नहीं हो सकती।',
  },
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
