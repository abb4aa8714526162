import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { CardGrid } from 'shared/ui/card';
import { Section } from 'shared/ui/section';
import { ArticleCard } from '../../articles/details/article-card';
import type { HomeData } from './home-data';
import { Promises } from './promises';
import { TestimonialList } from './testimonial-list';
import { text } from './text';

/** What there is to read, what others say, and how the site keeps its word. */
export default function ToRead({
  blogs,
  testimonials,
  lang,
}: Pick<HomeData, 'blogs' | 'testimonials'> & { lang: Lang }) {
  const t = text[lang];
  const to = (path: string) => localPath(lang, path);
  return (
    <>
      {blogs.length > 0 && (
        <Section title={t.blogsTitle} action={{ href: to('/blogs'), text: t.blogsAction }}>
          <CardGrid min="20rem">
            {blogs.map((item) => (
              <ArticleCard key={item.slug} entry={{ kind: 'blog', item }} lang={lang} />
            ))}
          </CardGrid>
        </Section>
      )}
      {testimonials.length > 0 && (
        <Section title={t.testimonialsTitle} tone="soft">
          <TestimonialList testimonials={testimonials} />
        </Section>
      )}
      <Promises lang={lang} />
      <Section title={t.closingTitle} lead={t.closingLead}>
        <Button size="l" href={to('/astrology-services/free-kundli')}>
          {t.kundli}
        </Button>
      </Section>
    </>
  );
}
