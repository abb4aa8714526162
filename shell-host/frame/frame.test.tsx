/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { localPath } from 'shared/i18n/local-path';
import { FrameAfter } from './frame-after';
import { FrameBefore } from './frame-before';
import { sampleFrameProps } from './sample-frame-props';

const planets = 'sun moon jupiter rahu mercury venus ketu saturn mars sadesati'.split(' ');
const services =
  'talk-to-astrologer chat-with-astrologer free-kundli kundli-matching panchang live-astrologers online-pooja-booking online-katha-booking';
const headerPaths = [
  '/',
  '/astrology-services',
  ...services.split(' ').map((name) => `/astrology-services/${name}`),
  '/horoscope',
  ...['daily', 'weekly', 'monthly', 'yearly'].map((name) => `/horoscope/${name}`),
  '/rituals',
  ...['vrats', 'festivals', 'bhajan', 'aarti'].map((name) => `/rituals/${name}`),
  '/remedies',
  ...'blogs astrology-news photo-gallery videos web-stories audio-podcast astro-estore love-calculator friendship-calculator numerology-calculator live-temple-darshan live-aarti-darshan numerology vastu transits tarot'
    .split(' ')
    .map((name) => `/${name}`),
];
const footerPaths = [
  ...headerPaths.slice(2, 10),
  '/rituals/vrats',
  '/remedies/sadesati',
  '/videos',
  '/blogs',
  '/live-temple-darshan',
  '/live-aarti-darshan',
  ...'subscription-plan about-us terms-and-conditions astrologer-terms-and-condition contact-us refund-policy privacy-policy astro-registration'
    .split(' ')
    .map((name) => `/${name}`),
];

function renderParts(changes: Parameters<typeof sampleFrameProps>[0] = {}) {
  const props = sampleFrameProps(changes);
  const before = renderToStaticMarkup(<FrameBefore {...props} />);
  const [header = '', drawer = ''] = before.split('id="drawer"');
  return { header, drawer, footer: renderToStaticMarkup(<FrameAfter {...props} />) };
}

const linksIn = (html: string) =>
  [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href]) => href);

describe.each(['en', 'hi'] as const)('in %s', (lang) => {
  const { header, drawer, footer } = renderParts({ lang });
  const local = (path: string) => localPath(lang, path);

  test('header and drawer have every link', () => {
    expect(linksIn(header)).toEqual(expect.arrayContaining(headerPaths.map(local)));
    expect(linksIn(drawer)).toEqual(expect.arrayContaining(headerPaths.map(local)));
  });

  test('the header lists the remedies of the server, the drawer its fixed planets', () => {
    const remediesIn = (html: string) =>
      linksIn(html).filter((href) => href?.includes('/remedies/'));
    expect(remediesIn(header)).toEqual([local('/remedies/sun'), local('/remedies/moon')]);
    expect(remediesIn(drawer)).toEqual(planets.map((slug) => local(`/remedies/${slug}`)));
  });

  test('the footer has every link, the company and the credit', () => {
    expect(linksIn(footer)).toEqual(
      expect.arrayContaining([
        ...footerPaths.map(local),
        'mailto:care@tarapath.example',
        'mailto:grievance@tarapath.example',
        'tel:+911410000000',
        local('/contact-us?topic=complaint#write'),
        local('/privacy-policy#newsletter'),
        'https://instagram.example/tarapath',
      ]),
    );
    expect(footer).toContain(lang === 'en' ? '© 2024 Tarapath' : '© 2024 तारापथ');
    expect(footer).toContain('Tarapath Sample Private Limited');
    expect(footer).toContain('Jaipur 302001');
    expect(footer).toContain('GeoNames');
  });

  test('the slots are there as the server looks for them', () => {
    expect(header).toContain('<div data-slot="frame.account-menu"></div>');
    expect(footer.endsWith('<div data-slot="frame.sign-in"></div>')).toBe(true);
  });
});

test('the remedies menu has at most ten', () => {
  const remedies = planets
    .concat('pitra', 'kaal-sarp')
    .map((slug) => ({ slug, title: `For ${slug}` }));
  const { header } = renderParts({ remedies });
  expect(linksIn(header).filter((href) => href?.startsWith('/remedies/'))).toHaveLength(10);
});

test('without remedies from the server the menu is its own link', () => {
  const { header } = renderParts({ remedies: [] });
  expect(header).not.toContain('menu-remedies');
  expect(linksIn(header)).toContain('/remedies');
});

test('the current page is marked, and so is its menu', () => {
  const { header, drawer } = renderParts({ lang: 'hi', path: '/horoscope/daily' });
  expect(header).toMatch(/href="\/hi\/horoscope\/daily" aria-current="page"/);
  expect(header.match(/aria-current/g)).toHaveLength(1);
  expect(header).toMatch(/data-menu="horoscope" class="frame-menu is-active"/);
  expect(drawer).toMatch(/data-menu="horoscope" class="is-active"/);
});

test('the language link keeps page and query', () => {
  expect(linksIn(renderParts({ path: '/remedies/sun', search: '?a=1&b=2' }).header)).toContain(
    '/hi/remedies/sun?a=1&amp;b=2',
  );
  expect(linksIn(renderParts({ lang: 'hi' }).header)).toContain('/');
});

test('the newsletter works without script', () => {
  const { footer } = renderParts();
  expect(footer).toMatch(/<form[^>]* action="\/api\/send_subscribe_email" method="post"/);
  expect(footer).toMatch(/<input type="email"[^>]* required="" [^>]*name="email"/);
});

test('settings that only production has are said to be missing in the language of the page', () => {
  const { site } = sampleFrameProps();
  const unset = {
    ...site,
    postalAddress: [],
    grievanceOfficer: { name: '', email: 'g@t.example' },
  };
  for (const [lang, script] of [
    ['en', /development copy/],
    ['hi', /विकास प्रति/],
  ] as const) {
    const html = renderToStaticMarkup(<FrameAfter {...sampleFrameProps({ lang, site: unset })} />);
    expect(html).toMatch(script);
    expect(html.includes('production settings')).toBe(lang === 'en');
  }
});

test('what remotes name in their routes is in the last menu, once', () => {
  const added = [
    { href: '/weather', en: 'Weather', hi: 'मौसम' },
    { href: '/tarot', en: 'Cards', hi: 'पत्ते' },
  ];
  const { header, drawer } = renderParts({ added, lang: 'hi' });
  for (const html of [header, drawer]) {
    expect(html).toContain('मौसम');
    expect(html).not.toContain('पत्ते');
    expect(linksIn(html)).toContain('/hi/weather');
  }
});
