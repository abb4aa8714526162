import { localPath } from 'shared/i18n/local-path';
import type { PageProps } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { Notice } from 'shared/ui/notice';
import { PageIntro } from 'shared/ui/page-intro';
import { Reading } from 'shared/ui/reading';
import { Section } from 'shared/ui/section';
import { TarotCard } from '../../articles/details/tarot-card';
import type { ReadingData } from './load';
import classes from './reading.module.css';
import { text } from './text';
import { TurnedCard } from './turned-card';

/** Three cards, drawn anew each time the form is sent, and turned by the visitor. */
export default function TarotReadingPage({ data, lang }: PageProps<ReadingData>) {
  const { draw, crumbs } = data;
  const t = text[lang];
  const isLaid = draw?.outcome === 'drawn';
  return (
    <>
      <PageIntro title={t.title} lead={t.lead} crumbs={crumbs}>
        {draw?.outcome === 'failed' && <Notice tone="error">{t.failed}</Notice>}
        {draw?.outcome === 'empty' && <Notice tone="info">{t.empty}</Notice>}
        <form method="post" action={`${localPath(lang, '/tarot/reading')}#table`}>
          <Button type="submit" size="l" name="intent" value="draw">
            {isLaid ? t.again : t.shuffle}
          </Button>
        </form>
      </PageIntro>
      {isLaid && (
        <Section id="table" title={t.table} lead={t.tableLead}>
          <div className={classes.cards}>
            {draw.cards.map((card, index) => {
              const place = t.places[index];
              return place && <TurnedCard key={card.slug} card={card} place={place} lang={lang} />;
            })}
          </div>
        </Section>
      )}
      <Section title={t.howTitle} tone={isLaid ? 'soft' : 'plain'}>
        <div className={isLaid ? undefined : classes.before}>
          {!isLaid && (
            <div className={classes.fan}>
              {t.places.map(({ name }) => (
                <span key={name}>
                  <TarotCard slug="back" alt="" />
                </span>
              ))}
            </div>
          )}
          <Reading>
            <ul>
              {t.how.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Reading>
        </div>
      </Section>
    </>
  );
}
