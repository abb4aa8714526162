import { localPath } from 'shared/i18n/local-path';
import type { PageProps } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { Card, CardGrid } from 'shared/ui/card';
import { PageIntro } from 'shared/ui/page-intro';
import { Reading } from 'shared/ui/reading';
import { Section } from 'shared/ui/section';
import type { SupportData } from './load';
import { text } from './text';

export default function SupportPage({ data, lang }: PageProps<SupportData>) {
  const words = text[lang];
  const { reference } = data;
  return (
    <>
      <PageIntro
        title={words.title}
        lead={words.lead}
        crumbs={[{ href: localPath(lang, '/'), text: words.home }, { text: words.title }]}
      />
      {reference && (
        <Section title={words.about(reference.name[lang])} lead={words.aboutLead}>
          <Button
            href={`${localPath(lang, '/contact-us')}?topic=booking&about=${reference.about}#write`}
            size="l"
          >
            {words.write}
          </Button>
        </Section>
      )}
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
