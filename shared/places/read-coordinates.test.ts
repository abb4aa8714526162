import { readCoordinates } from './read-coordinates';

const patna = [25.61, 85.14];

test.each<[string, number[]]>([
  ['25.61, 85.14', patna],
  ['25.61,85.14', patna],
  ['25.61 85.14', patna],
  ['(25.61, 85.14)', patna],
  ['25.61° N, 85.14° E', patna],
  ['25.61°N 85.14°E', patna],
  ['25.61N 85.14E', patna],
  ['85.14 E, 25.61 N', patna],
  ['N 25.61, E 85.14', patna],
  ['geo:25.61,85.14', patna],
  ['२५.६१, ८५.१४', patna],
  ['25.61 उ, 85.14 पू', patna],
  ['25°36\'36"N 85°8\'24"E', patna],
  ['25° 36′ 36″ N, 85° 08′ 24″ E', patna],
  ['25 36 36 N 85 8 24 E', patna],
  ['25N36 85E08', [25.6, 85.133]],
  ['25°36′N 85°8′E', [25.6, 85.133]],
  ['25°36.6′ N, 85°8.4′ E', patna],
  ['-33.87, 151.21', [-33.87, 151.21]],
  ['33.87 S, 151.21 E', [-33.87, 151.21]],
  ['40°42′46″N 74°0′21″W', [40.713, -74.006]],
  ['−0.18, −78.47', [-0.18, -78.47]],
  ['0, 0', [0, 0]],
])('%s', (text, [latitude = 0, longitude = 0]) => {
  const found = readCoordinates(text);
  expect(found?.latitude).toBeCloseTo(latitude, 3);
  expect(found?.longitude).toBeCloseTo(longitude, 3);
});

test.each([
  '277001',
  'Pune',
  'Columbus, Ohio',
  '91, 10',
  '10, 181',
  '25.61',
  '25.61 N, 85.14 N',
  '25°75′N 85°E',
  '-25 S, 10 E',
  '1, 2, 3',
  'Sector 17, Chandigarh 160017',
  '',
])('%s is no position', (text) => {
  expect(readCoordinates(text)).toBeNull();
});
