import { findPlace } from './find-place';
import { listEclipses } from './list-eclipses';

function listOfDay(city: string, date: string) {
  const place = findPlace(city, 'en');
  if (!place) throw new Error(`${city} is not known`);
  return listEclipses(place, `${date}T00:00:00Z`, `${date}T23:59:59Z`);
}

test('the total lunar eclipse of 3 March 2026 is seen in Delhi as the Moon rises, with sutak', () => {
  const [eclipse, ...others] = listOfDay('delhi', '2026-03-03');
  expect(others).toEqual([]);
  expect(eclipse).toMatchObject({ body: 'moon', kind: 'total' });
  // moonrise in Delhi 18:22 IST, the umbral phase ends 18:47 IST
  expect(eclipse?.start).toMatch(/^2026-03-03T12:5/);
  expect(eclipse?.end).toMatch(/^2026-03-03T13:1[78]/);
  // nine hours before the first umbral contact at 15:20 IST
  expect(eclipse?.sutak?.start).toMatch(/^2026-03-03T00:(49|50)/);
});

test('the solar eclipse of 12 August 2026 is seen in Madrid and not in India', () => {
  expect(listOfDay('madrid', '2026-08-12')).toMatchObject([{ body: 'sun', kind: 'total' }]);
  expect(listOfDay('mumbai', '2026-08-12')).toEqual([]);
});

test('a penumbral eclipse has no sutak', () => {
  expect(listOfDay('new-york', '2027-02-20')).toMatchObject([{ kind: 'penumbral', sutak: null }]);
});
