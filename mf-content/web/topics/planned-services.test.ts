import { shelves } from '../../api/seed/shipped-items';
import { topics } from '../topic/topics';

// What leads to a service that is not open yet says so beside its link.

const planned =
  /\/astrology-services\/(talk-to-astrologer|chat-with-astrologer|live-astrologers|online-(pooja|katha)-booking)|\/astro-estore|\/recharge|\/astro-registration/;
const says = {
  en: /not open|\bwill\b|once|planned|opens/i,
  hi: /खुल|हो(गा|गी|ंगे)|आएँग|अभी नहीं|पूछा जाएगा/,
};

test.each(['en', 'hi'] as const)('links of the pages, %s', async (lang) => {
  for (const [path, entry] of Object.entries(topics))
    for (const block of (await entry[lang]()).blocks)
      if (block.kind === 'links')
        for (const { title, text, href } of block.items)
          if (href && planned.test(href))
            expect([path, title, `${title} ${text}`]).toEqual([
              path,
              title,
              expect.stringMatching(says[lang]),
            ]);
});

test.each(['en', 'hi'] as const)('links in articles, %s', (lang) => {
  const paragraphs = Object.values(shelves)
    .flatMap(({ read }) => read())
    .flatMap((item) => item[lang].body.split('\n'))
    .filter((paragraph) => paragraph.includes('](') && planned.test(paragraph));
  expect(paragraphs.filter((paragraph) => !says[lang].test(paragraph))).toEqual([]);
});
