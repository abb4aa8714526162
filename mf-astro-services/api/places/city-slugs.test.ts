import { describePlace } from './describe-place';
import { findCityRow, findCitySlug, listCitySlugs } from './city-slugs';
import { olderSlugs } from './older-slugs.fixture';

const nameOf = (slug: string): string | null => {
  const row = findCityRow(slug);
  return row === null ? null : describePlace(row, 'en').name;
};

test('every listed city has a slug of its own that leads back to it', () => {
  const cities = listCitySlugs();
  expect(cities.length).toBeGreaterThan(240);
  expect(new Set(cities.map(({ slug }) => slug)).size).toBe(cities.length);
  for (const { row, slug } of cities) {
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(findCityRow(slug)).toBe(row);
  }
});

test.each([
  ['delhi', 'Delhi'],
  ['new-delhi', 'New Delhi'],
  ['new-york', 'New York City'],
  ['zurich', 'Zürich'],
  ['bombay', 'Mumbai'],
  ['Varanasi', 'Varanasi'],
])('%s is %s', (slug, name) => {
  expect(nameOf(slug)).toBe(name);
});

test('an older name knows the slug of today, a place id is found, nonsense is not', () => {
  const mumbai = findCityRow('bombay') ?? -1;
  expect(findCitySlug(mumbai)).toBe('mumbai');
  expect(findCityRow(describePlace(mumbai, 'en').id)).toBe(mumbai);
  expect(findCityRow('atlantis-under-the-sea')).toBeNull();
});

test.each(olderSlugs)(
  'the address of %s still leads to the same place',
  (slug, latitude, longitude) => {
    const row = findCityRow(slug);
    const place = describePlace(row ?? -1, 'en');
    expect(Math.abs(place.latitude - latitude)).toBeLessThan(0.1);
    expect(Math.abs(place.longitude - longitude)).toBeLessThan(0.1);
    expect(findCitySlug(row ?? -1)).not.toBeNull();
  },
);

test.each([
  ['sholapur', 'solapur'],
  ['saugor', 'sagar'],
  ['darjiling', 'darjeeling'],
  ['naini-tal', 'nainital'],
  ['panjim', 'panaji'],
  ['allahabad', 'prayagraj'],
  ['gurgaon', 'gurugram'],
])('the old address %s is that of %s', (old, current) => {
  expect(findCitySlug(findCityRow(old) ?? -1)).toBe(current);
});
