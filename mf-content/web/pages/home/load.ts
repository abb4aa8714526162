import { getFestivalCalendar, getPanchang } from 'shared/contracts/astro-panchang';
import { blog, remedies, story, testimonial } from 'shared/contracts/content';
import { getHoroscopes } from 'shared/contracts/content-horoscope';
import { isFailure } from 'shared/http/failure';
import { findDate } from 'shared/i18n/civil-times';
import { localPath } from 'shared/i18n/local-path';
import type { Load } from 'shared/remote-kit/page';
import type { HomeData } from './home-data';
import { summariseFestivals, summarisePanchang } from './summarise-sky';
import { text } from './text';

const load: Load<HomeData> = async ({ lang, call, preferences: { city } }) => {
  const today = findDate(new Date().toISOString(), city.timeZone);
  const [sky, calendar, signs, cures, stories, blogs, said] = await Promise.all([
    call(getPanchang, { params: { city: city.slug }, query: { lang } }),
    call(getFestivalCalendar, {
      params: { city: city.slug },
      query: { lang, from: today, which: 'major', limit: 24 },
    }),
    call(getHoroscopes, { query: { lang } }),
    call(remedies.list, { query: { lang, limit: 10 } }),
    call(story.list, { query: { lang, limit: 8 } }),
    call(blog.list, { query: { lang, limit: 3 } }),
    call(testimonial.list, { query: { lang, limit: 3 } }),
  ]);
  const t = text[lang];
  return {
    data: {
      panchang: isFailure(sky) ? null : summarisePanchang(sky.data),
      festivals: isFailure(calendar) ? null : summariseFestivals(calendar.data),
      sentences: isFailure(signs) ? null : signs.data.signs,
      remedies: isFailure(cures) ? null : cures.data.map(shortenRemedy),
      stories: isFailure(stories)
        ? []
        : stories.data.map(({ slug, title, cover }) => ({ slug, title, cover })),
      blogs: isFailure(blogs) ? [] : blogs.data,
      testimonials: isFailure(said)
        ? []
        : said.data.map(({ slug, summary, details }) => ({ slug, words: summary, ...details })),
    },
    head: {
      title: t.headTitle,
      description: t.description,
      jsonLd: [{ '@type': 'WebSite', name: t.site, url: localPath(lang, '/'), inLanguage: lang }],
    },
  };
};

/** Keeps what a card shows: the graha's name before the colon, without the summary. */
function shortenRemedy({ slug, title, cover }: NonNullable<HomeData['remedies']>[number]) {
  return { slug, title: title.split(':')[0] ?? title, cover, summary: '' };
}

export default load;
