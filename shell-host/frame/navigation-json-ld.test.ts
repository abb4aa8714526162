import { navigationJsonLd } from './navigation-json-ld';
import { sampleFrameProps } from './sample-frame-props';

interface NavigationList {
  '@type': string;
  itemListElement: { '@type': string; position: number; name: string; url: string }[];
}

test.each([
  ['en', 'https://tarapath.example/', 'https://tarapath.example/remedies/moon'],
  ['hi', 'https://tarapath.example/hi', 'https://tarapath.example/hi/remedies/moon'],
] as const)('in %s every menu is an element with a full address, once', (lang, home, moon) => {
  const { remedies, site } = sampleFrameProps();
  const list = navigationJsonLd(lang, remedies, site) as NavigationList;
  const urls = list.itemListElement.map(({ url }) => url);
  expect(list['@type']).toBe('ItemList');
  expect(urls[0]).toBe(home);
  expect(urls).toContain(moon);
  expect(new Set(urls).size).toBe(urls.length);
  expect(list.itemListElement.map(({ position }) => position)).toEqual(urls.map((_, i) => i + 1));
  expect(list.itemListElement.every((item) => item['@type'] === 'SiteNavigationElement')).toBe(
    true,
  );
});
