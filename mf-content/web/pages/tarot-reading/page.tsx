import { localPath } from 'shared/i18n/local-path';
import type { PageProps } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { Notice } from 'shared/ui/notice';
import { PageIntro } from 'shared/ui/page-intro';
import { Reading } from 'shared/ui/reading';
import { Section } from 'shared/ui/section';
import type { ReadingData } from './load';
import classes from './reading.module.css';
import { text } from './text';
import { TurnedCard } from './turned-card';

/** Three cards, drawn anew each time the form is sent, and turned by the visitor. */
export default function TarotReadingPage({ data, lang }: PageProps<ReadingData>) {
  const { cards, crumbs } = data;
  const t = text[lang];
  const isLaid = cards !== null && cards.length > 0;
  return (
    <>
      <PageIntro title={t.title} lead={t.lead} crumbs={crumbs}>
        {cards === null && <Notice tone="error">{t.failed}</Notice>}
        <form method="post" action={`${localPath(lang, '/tarot/reading')}#table`}>
          <Button type="submit" size="l" name="intent" value="draw">
            {isLaid ? t.again : t.shuffle}
          </Button>
        </form>
      </PageIntro>
      {isLaid && (
        <Section id="table" title={t.table} lead={t.tableLead}>
          <div className={classes.cards}>
            {cards.map((card, index) => {
              const place = t.places[index];
              return place && <TurnedCard key={card.slug} card={card} place={place} lang={lang} />;
            })}
          </div>
        </Section>
      )}
      <Section title={t.howTitle} tone={isLaid ? 'soft' : 'plain'}>
        <Reading>
          <ul>
            {t.how.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Reading>
      </Section>
    </>
  );
}
