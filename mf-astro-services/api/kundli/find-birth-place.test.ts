import { findBirthPlace } from './find-birth-place';

test.each([
  ['Raxaul', 26.98, 84.85, 'Asia/Kolkata'],
  ['Birgunj', 27.01, 84.88, 'Asia/Kathmandu'],
  ['Sydney', -33.87, 151.21, 'Australia/Sydney'],
])('coordinates in %s find their zone', (_name, latitude, longitude, timeZone) => {
  expect(findBirthPlace({ latitude, longitude }, 'en')).toMatchObject({ latitude, timeZone });
});

test('a zone that is named with them is kept', () => {
  const place = findBirthPlace(
    { latitude: 27.01, longitude: 84.88, timeZone: 'Asia/Kolkata' },
    'en',
  );
  expect(place?.timeZone).toBe('Asia/Kolkata');
});
