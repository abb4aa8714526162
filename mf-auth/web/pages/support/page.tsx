import { localPath } from 'shared/i18n/local-path';
import type { PageProps } from 'shared/remote-kit/page';
import { Card, CardGrid } from 'shared/ui/card';
import { PageIntro } from 'shared/ui/page-intro';
import { Reading } from 'shared/ui/reading';
import { Section } from 'shared/ui/section';
import { text } from './text';

export default function SupportPage({ lang }: PageProps<null>) {
  const words = text[lang];
  return (
    <>
      <PageIntro
        title={words.title}
        lead={words.lead}
        crumbs={[{ href: localPath(lang, '/'), text: words.home }, { text: words.title }]}
      />
      <Section title={words.ways}>
        <CardGrid>
          {words.items.map(([title, about, href, meta]) => (
            <Card key={href} href={localPath(lang, href)} title={title} text={about} meta={meta} />
          ))}
        </CardGrid>
      </Section>
      <Section title={words.helpful} tone="soft">
        <Reading>
          <ul>
            {words.tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </Reading>
      </Section>
      <Section title={words.grievance}>
        <Reading>
          <p>{words.grievanceText}</p>
        </Reading>
      </Section>
    </>
  );
}
