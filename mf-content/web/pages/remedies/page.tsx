import { localPath } from 'shared/i18n/local-path';
import type { PageProps } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { Notice } from 'shared/ui/notice';
import { PageIntro } from 'shared/ui/page-intro';
import { Section } from 'shared/ui/section';
import { RemedyGrid } from '../../remedy-grid';
import type { RemediesData } from './load';
import classes from './remedies.module.css';
import { text } from './text';

/** All remedies, and the order in which each of them is written. */
export default function RemediesPage({ data, lang }: PageProps<RemediesData>) {
  const t = text[lang];
  return (
    <>
      <PageIntro
        title={t.title}
        lead={t.lead}
        crumbs={[{ href: localPath(lang, '/'), text: t.home }, { text: t.title }]}
      />
      <Section title={t.listTitle}>
        {data.remedies ? (
          <RemedyGrid remedies={data.remedies} lang={lang} />
        ) : (
          <Notice tone="error">
            {t.failed} <a href={localPath(lang, '/remedies')}>{t.retry}</a>
          </Notice>
        )}
      </Section>
      <Section title={t.orderTitle} tone="soft">
        <ol className={classes.order}>
          {t.order.map(([term, note]) => (
            <li key={term}>
              <strong>{term}</strong>
              <span>{note}</span>
            </li>
          ))}
        </ol>
      </Section>
      <Section title={t.chartTitle} lead={t.chartLead}>
        <Button href={localPath(lang, '/astrology-services/free-kundli')}>{t.chartAction}</Button>
      </Section>
    </>
  );
}
