import { mainMenu } from '../frame/main-menu';
import { addressesOf } from '../frame/menu-link';
import { activeMenu } from './active-menu';

const menus = mainMenu.map(addressesOf);

test.each([
  ['/', 'home'],
  ['/astrology-services', 'services'],
  ['/astrology-services/free-kundli', 'services'],
  ['/astrology-services/free-kundli/chart', 'services'],
  ['/horoscope/daily/aries', 'horoscope'],
  ['/rituals/vrats/ekadashi', 'rituals'],
  ['/remedies/sun', 'remedies'],
  ['/blogs/why-lagna', 'blogs'],
  ['/astrology-news/comet', 'blogs'],
  ['/web-stories', 'blogs'],
  ['/astro-estore/gemstones', 'store'],
  ['/numerology/number-7', 'more'],
  ['/live-aarti-darshan', 'more'],
  ['/horoscopes', undefined],
  ['/about-us', undefined],
])('%s highlights %s', (path, expected) => {
  expect(mainMenu[activeMenu(path, menus)]?.name).toBe(expected);
});
