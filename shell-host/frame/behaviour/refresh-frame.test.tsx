import { render } from '@testing-library/react';
import { Drawer } from '../drawer';
import { Header } from '../header';
import { sampleFrameProps } from '../sample-frame-props';
import { openMenu } from './open-menu';
import { refreshFrame } from './refresh-frame';

const activeNames = () =>
  [...document.querySelectorAll<HTMLElement>('.is-active')].map((item) => item.dataset.menu);
const currentLinks = () =>
  [...document.querySelectorAll('[aria-current]')].map((link) => link.getAttribute('href'));

function show(lang: 'en' | 'hi', path: string) {
  const props = sampleFrameProps({ lang, path });
  render(
    <>
      <Header {...props} />
      <Drawer {...props} />
    </>,
  );
}

test.each([
  ['en', '/rituals/aarti', ['rituals', 'rituals'], ['/rituals/aarti', '/rituals/aarti']],
  ['hi', '/hi/tarot', ['more', 'more'], ['/hi/tarot', '/hi/tarot']],
  ['en', '/remedies/rahu', ['remedies', 'remedies'], ['/remedies/rahu']],
  ['en', '/blogs/why-lagna', ['blogs', 'blogs'], []],
  ['en', '/about-us', [], []],
] as const)('in %s, after going to %s', (lang, pathname, names, current) => {
  show(lang, '/horoscope/daily');
  expect(activeNames()).toEqual(['horoscope', 'horoscope']);
  refreshFrame(document, pathname);
  expect(activeNames()).toEqual(names);
  expect(currentLinks()).toEqual(current);
});

test('the language link leads to the page now shown, with its query', () => {
  window.history.replaceState({}, '', '/remedies/sun?from=menu');
  show('en', '/');
  refreshFrame(document, '/remedies/sun');
  const link = document.querySelector('[data-lang-link]');
  expect(link?.getAttribute('href')).toBe('/hi/remedies/sun?from=menu');
});

test('an open menu closes', () => {
  show('en', '/');
  const menu = document.querySelector<HTMLElement>('.frame-menu[data-menu="more"]') as HTMLElement;
  openMenu(menu, 'press');
  refreshFrame(document, '/tarot');
  expect(menu.dataset.open).toBeUndefined();
  expect(menu.querySelector('button')?.getAttribute('aria-expanded')).toBe('false');
});
