import { localPath } from 'shared/i18n/local-path';
import type { PageProps } from 'shared/remote-kit/page';
import { Card, CardGrid } from 'shared/ui/card';
import { Notice } from 'shared/ui/notice';
import { PageIntro } from 'shared/ui/page-intro';
import { Section } from 'shared/ui/section';
import { TroubleNotice } from 'shared/ui/trouble-notice';
import { CARD_SIZES } from '../../parts/card-sizes';
import { Picture } from '../../parts/picture';
import type { SearchData } from './load';
import { SearchBox } from './search-box';
import { text } from './text';

/** A question over everything there is, its answers, and titles that are near. */
export default function SearchPage({ data, lang }: PageProps<SearchData>) {
  const { q, trouble, answer } = data;
  const t = text[lang];
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
        <Section title={t.found(q)}>
          <TroubleNotice trouble={trouble} lang={lang} failed={t.failed} />
          {answer?.data.length === 0 && <Notice tone="info">{t.nothing}</Notice>}
          <CardGrid min="20rem">
            {answer?.data.map(({ path, title, summary, cover, kind }) => (
              <Card
                key={path}
                href={localPath(lang, path)}
                title={title}
                text={summary}
                picture={cover && <Picture picture={cover} sizes={CARD_SIZES} decorative />}
                meta={nameKind(kind, t.kinds)}
              />
            ))}
          </CardGrid>
        </Section>
      )}
      {answer && answer.suggestions.length > 0 && (
        <Section title={t.near} tone="soft">
          <ul>
            {answer.suggestions.map(({ path, title }) => (
              <li key={path}>
                <a href={localPath(lang, path)}>{title}</a>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

function nameKind(kind: string, names: Record<string, string>): string {
  return names[kind] ?? kind;
}
