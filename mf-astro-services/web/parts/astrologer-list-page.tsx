import type { Astrologer } from 'shared/contracts/astro';
import { localPath } from 'shared/i18n/local-path';
import type { PageProps } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { CardGrid } from 'shared/ui/card';
import { Notice } from 'shared/ui/notice';
import { PageIntro } from 'shared/ui/page-intro';
import { Section } from 'shared/ui/section';
import { AstrologerCard } from './astrologer-card';
import { astrologerWords } from './astrologer-words';

export interface AstrologerListData {
  title: string;
  lead: string;
  listTitle: string;
  unavailable: string;
  /** Null when the list could not be read. */
  astrologers: Astrologer[] | null;
}

/** The astrologers for talking or for chatting: same people, other words. */
export default function AstrologerListPage({ data, lang }: PageProps<AstrologerListData>) {
  const words = astrologerWords[lang];
  const crumbs = [
    { href: localPath(lang, '/'), text: words.home },
    { href: localPath(lang, '/astrology-services'), text: words.services },
    { text: data.title },
  ];
  return (
    <>
      <PageIntro title={data.title} lead={data.lead} crumbs={crumbs} />
      <Section title={data.listTitle}>
        {data.astrologers ? (
          <>
            {data.astrologers.some(({ isDemo }) => isDemo) && (
              <Notice tone="info">{words.demoNote}</Notice>
            )}
            <CardGrid min="20rem">
              {data.astrologers.map((astrologer) => (
                <AstrologerCard key={astrologer.id} astrologer={astrologer} lang={lang} />
              ))}
            </CardGrid>
          </>
        ) : (
          <Notice tone="error">{data.unavailable}</Notice>
        )}
      </Section>
      <Section title={words.kundliTitle} tone="soft">
        <Button href={localPath(lang, '/astrology-services/free-kundli')}>{words.kundli}</Button>
      </Section>
    </>
  );
}
