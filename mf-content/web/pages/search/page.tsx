import { localPath } from 'shared/i18n/local-path';
import type { PageProps } from 'shared/remote-kit/page';
import { Card, CardGrid } from 'shared/ui/card';
import { Notice } from 'shared/ui/notice';
import { PageIntro } from 'shared/ui/page-intro';
import { Section } from 'shared/ui/section';
import { TroubleNotice } from 'shared/ui/trouble-notice';
import { kindNames } from '../../../model/kind-names';
import { CARD_SIZES } from '../../parts/card-sizes';
import { Picture } from '../../parts/picture';
import { AnswerList } from './answer-list';
import type { SearchData } from './load';
import { SearchBox } from './search-box';
import { text, usefulPages } from './text';

/** A question over everything there is: straight answers, what there is to read, and what is near. */
export default function SearchPage({ data, lang }: PageProps<SearchData>) {
  const { q, trouble, answers, articles, near } = data;
  const t = text[lang];
  const hasFound = answers.length > 0 || articles.length > 0;
  return (
    <>
      <PageIntro
        title={t.title}
        lead={t.lead}
        crumbs={[{ href: localPath(lang, '/'), text: t.home }, { text: t.title }]}
      >
        <SearchBox q={q} lang={lang} />
      </PageIntro>
      {q && (
        <Section title={hasFound ? t.found(q) : t.question(q)}>
          <TroubleNotice trouble={trouble} lang={lang} failed={t.failed} />
          {!hasFound && trouble === null && (
            <Notice tone="info">{near.length > 0 ? t.onlyNear : t.nothing}</Notice>
          )}
          <AnswerList answers={answers} lang={lang} />
          {articles.length > 0 && (
            <CardGrid min="20rem">
              {articles.map(({ path, title, summary, cover, kind }) => (
                <Card
                  key={path}
                  href={localPath(lang, path)}
                  title={title}
                  text={summary}
                  picture={cover && <Picture picture={cover} sizes={CARD_SIZES} decorative />}
                  meta={kindNames[lang][kind] ?? kind}
                />
              ))}
            </CardGrid>
          )}
        </Section>
      )}
      {near.length > 0 && (
        <Section title={t.near} tone="soft">
          <AnswerList answers={near} lang={lang} />
        </Section>
      )}
      {!hasFound && (
        <Section title={t.useful} {...(near.length > 0 ? {} : { tone: 'soft' as const })}>
          <AnswerList
            answers={usefulPages.map(({ path, ...titles }) => ({
              path,
              title: titles[lang],
              text: null,
            }))}
            lang={lang}
          />
        </Section>
      )}
    </>
  );
}
