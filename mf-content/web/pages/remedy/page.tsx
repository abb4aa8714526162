import { formatDate } from 'shared/i18n/format';
import { localPath } from 'shared/i18n/local-path';
import type { PageProps } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { PageIntro } from 'shared/ui/page-intro';
import { Reading } from 'shared/ui/reading';
import { Section } from 'shared/ui/section';
import { PageTop } from '../../parts/page-top';
import { RemedyGrid } from '../../remedy-grid';
import { ArticleSection } from './article-section';
import type { RemedyData } from './load';
import classes from './remedy.module.css';
import { text } from './text';

/** One remedy as an article, or a helpful page when there is none. */
export default function RemedyPage({ data, lang, params }: PageProps<RemedyData>) {
  const t = text[lang];
  const home = { href: localPath(lang, '/'), text: t.home };
  const list = { href: localPath(lang, '/remedies'), text: t.remedies };

  if (data.found !== 'yes') {
    const failed = data.found === 'failed';
    const title = failed ? t.failedTitle : t.notFoundTitle;
    return (
      <PageIntro title={title} lead={failed ? t.failed : t.notFound} crumbs={[home, list]}>
        <Button href={failed ? localPath(lang, `/remedies/${params.slug}`) : list.href}>
          {failed ? t.retry : t.all}
        </Button>
      </PageIntro>
    );
  }

  const { remedy, related } = data;
  return (
    <>
      <PageTop
        title={remedy.title}
        lead={remedy.summary}
        crumbs={[home, list, { text: remedy.title }]}
        picture={remedy.cover}
      />
      <article>
        <Reading>
          {remedy.details.sections.map((section) => (
            <ArticleSection key={section.heading} section={section} text={t} />
          ))}
          <p className={classes.updated}>
            {t.updated}{' '}
            <time dateTime={remedy.updated_at}>{formatDate(remedy.updated_at, lang)}</time>
          </p>
        </Reading>
      </article>
      <Section title={t.helpTitle} lead={t.helpLead} tone="soft">
        <div className={classes.actions}>
          <Button href={localPath(lang, '/astrology-services/free-kundli')}>{t.chartAction}</Button>
          <Button tone="secondary" href={localPath(lang, '/astrology-services/talk-to-astrologer')}>
            {t.helpAction}
          </Button>
        </div>
      </Section>
      {related.length > 0 && (
        <Section title={t.related} action={{ href: list.href, text: t.all }}>
          <RemedyGrid remedies={related} lang={lang} />
        </Section>
      )}
    </>
  );
}
