import { localPath } from 'shared/i18n/local-path';
import type { PageProps } from 'shared/remote-kit/page';
import { Slot } from 'shared/remote-kit/slot';
import { Button } from 'shared/ui/button';
import { CardGrid } from 'shared/ui/card';
import { Notice } from 'shared/ui/notice';
import { Section } from 'shared/ui/section';
import { ArticleCard } from '../../articles/parts/article-card';
import { RemedyGrid } from '../../remedy-grid';
import { SignCards } from '../horoscope/sign-cards';
import { FestivalList } from './festival-list';
import { Hero } from './hero';
import type { HomeData } from './home-data';
import { PanchangStrip } from './panchang-strip';
import { Promises } from './promises';
import { ServiceStrip } from './service-strip';
import { StoryRail } from './story-rail';
import { TestimonialList } from './testimonial-list';
import { text } from './text';

/** The home page. What is of today comes first; parts that have nothing to show are left out. */
export default function HomePage({ data, lang }: PageProps<HomeData>) {
  const t = text[lang];
  const { panchang, festivals, sentences, remedies, stories, blogs, testimonials } = data;
  const to = (path: string) => localPath(lang, path);
  return (
    <>
      <Hero lang={lang} />
      {panchang && <PanchangStrip panchang={panchang} lang={lang} />}
      <Section title={t.servicesTitle}>
        <ServiceStrip lang={lang} />
      </Section>
      <Section
        title={t.signsTitle}
        lead={t.signsLead}
        action={{ href: to('/horoscope'), text: t.signsAction }}
        tone="soft"
      >
        <SignCards period="daily" sentences={sentences ?? []} lang={lang} isRail />
      </Section>
      <Slot name="home.featured-astrologers" />
      {festivals && festivals.days.length > 0 && (
        <Section
          title={t.festivalsTitle}
          lead={t.festivalsLead(festivals.city.name)}
          action={{ href: to('/rituals/festivals'), text: t.festivalsAction }}
        >
          <FestivalList festivals={festivals} lang={lang} />
        </Section>
      )}
      <Section
        title={t.remediesTitle}
        lead={t.remediesLead}
        action={{ href: to('/remedies'), text: t.remediesAction }}
        tone="soft"
      >
        {remedies ? (
          <RemedyGrid remedies={remedies} lang={lang} brief />
        ) : (
          <Notice tone="info">{t.remediesFailed}</Notice>
        )}
      </Section>
      {stories.length > 0 && (
        <Section
          title={t.storiesTitle}
          action={{ href: to('/web-stories'), text: t.storiesAction }}
        >
          <StoryRail stories={stories} lang={lang} />
        </Section>
      )}
      <Slot name="home.shop-picks" />
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
