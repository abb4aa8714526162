import { readSpots } from './read-spots.fixture';
import { suggestPlaces } from './suggest-places';

test.each(readSpots('typed-places.fixture.txt'))('$text is found first where it lies', (spot) => {
  const { text, latitude, longitude } = spot;
  const [first] = suggestPlaces(text, 'en');
  expect(Math.abs((first?.latitude ?? 99) - latitude)).toBeLessThan(0.3);
  expect(Math.abs((first?.longitude ?? 999) - longitude)).toBeLessThan(0.3);
});

test.each(['Gorakhpur', 'Ballia', 'Portland', 'Cambridge', 'Rampur', 'उरई', 'सिवनी'])(
  '%s is several places: none is taken for it',
  (text) => {
    expect(suggestPlaces(text, 'hi').filter(({ fits }) => fits).length).toBeGreaterThan(1);
  },
);
