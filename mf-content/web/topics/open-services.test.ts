import { shelves } from '../../api/seed/shipped-items';
import { topics } from '../topic/topics';

// What leads to a service that is not open yet says so beside its link; what leads to an open one doesn't.

const planned =
  /\/astrology-services\/(talk-to-astrologer|chat-with-astrologer|live-astrologers)|\/astro-registration/;
const open =
  /\/astrology-services\/online-(pooja|katha)-booking|\/astro-estore|\/recharge|\/order-history/;
const says = {
  en: /not open|\bwill\b|once|planned|opens/i,
  hi: /खुल|हो(गा|गी|ंगे)|आएँग|अभी नहीं|पूछा जाएगा/,
};

const denies = {
  en: /not (yet )?open|\bwill\b|\bonce\b|planned|\bopens\b/i,
  hi: /खुल|हो(गा|गी|ंगे)|आएँग|अभी नहीं/,
};

// an article tells of much else that will open
const deniesInArticle = { en: /not (yet )?open|planned here/i, hi: /अभी नहीं खुल|आगे खुलेग/ };

async function readLinks(lang: 'en' | 'hi') {
  const read = await Promise.all(Object.values(topics).map((entry) => entry[lang]()));
  return read
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'links' ? block.items : []))
    .map(({ title, text, href }) => ({ href: href ?? '', words: `${title} ${text}` }));
}

test.each(['en', 'hi'] as const)('links of the pages, %s', async (lang) => {
  const links = await readLinks(lang);
  const leading = (to: RegExp) => links.filter(({ href }) => to.test(href));
  expect(leading(planned).length).toBeGreaterThan(0);
  expect(leading(open).length).toBeGreaterThan(0);
  expect(leading(planned).filter(({ words }) => !says[lang].test(words))).toEqual([]);
  expect(leading(open).filter(({ words }) => denies[lang].test(words))).toEqual([]);
});

test.each(['en', 'hi'] as const)('links in articles, %s', (lang) => {
  const paragraphs = Object.values(shelves)
    .flatMap(({ read }) => read())
    .flatMap((item) => item[lang].body.split('\n'))
    .filter((paragraph) => paragraph.includes(']('));
  const leading = (to: RegExp) => paragraphs.filter((paragraph) => to.test(paragraph));
  expect(leading(planned).filter((paragraph) => !says[lang].test(paragraph))).toEqual([]);
  expect(leading(open).filter((paragraph) => deniesInArticle[lang].test(paragraph))).toEqual([]);
});
