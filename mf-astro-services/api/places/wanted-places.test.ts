import type { SuggestedPlace } from 'shared/contracts/astro';
import { settlePlace } from 'shared/places/settle-place';
import { measureKm } from './build/built-place';
import { readKnownPlaces } from './build/read-known-places';
import { readSpots, type Spot } from './read-spots.fixture';
import { suggestPlaces } from './suggest-places';

const seats = readKnownPlaces('district-seats.txt');
const wanted = readSpots('wanted-places.fixture.txt');

/** What a text is taken for is within 15 km of where it lies. */
const isThere = (found: SuggestedPlace | null | undefined, spot: Spot) =>
  !!found && measureKm(found, spot) <= 15;
const findAstray = (places: Spot[]) =>
  places.filter((spot) => !isThere(suggestPlaces(spot.text, 'en')[0], spot));

test('the seat of every district is first when its state is named, and no other is taken for it', () => {
  const inState = seats.map((seat) => ({ ...seat, text: `${seat.name}, ${seat.state}` }));
  const answers = inState.map((seat) => ({ seat, found: suggestPlaces(seat.text, 'en') }));
  // Uttar Pradesh has two districts governed from an Akbarpur
  const astray = answers.filter(({ seat, found: [first] }) => !isThere(first, seat));
  expect(astray.map(({ seat }) => seat.text)).toEqual(['Akbarpur, Uttar Pradesh']);
  const mistaken = answers.filter(({ seat, found }) => {
    const { place } = settlePlace(found, seat.text);
    return place && !isThere(place, seat);
  });
  expect(mistaken).toEqual([]);
});

test('the seat of a district is first without its state too, unless a larger seat is called so', () => {
  const inEnglish = seats.map((seat) => ({ ...seat, text: seat.name }));
  const inHindi = seats.map((seat) => ({ ...seat, text: seat.hindi }));
  const namesakes = ['Akbarpur', 'Aurangabad', 'Balrampur', 'Bijapur', 'Bilaspur', 'Hamirpur'];
  expect([...new Set(findAstray(inEnglish).map(({ text }) => text))].sort()).toEqual([
    ...namesakes,
    'Pratapgarh',
    'Udaipur',
  ]);
  expect(findAstray(inHindi)).toHaveLength(8);
});

test('places of pilgrimage, towns and cities abroad are first where they lie', () => {
  expect(findAstray(wanted)).toEqual([]);
});

test('a misspelt name is offered, but taken for no place', () => {
  for (const text of ['Jamshedpoor Nagri', 'Muzafarnagerr', 'Chandigahr'])
    expect(suggestPlaces(text, 'en').filter(({ fits }) => fits)).toEqual([]);
  expect(suggestPlaces('Muzafarnagerr', 'en')[0]?.name).toBe('Muzaffarnagar');
});

test('what kind of place it is may be said with its name, and the reader chooses', () => {
  for (const [text, name] of [
    ['Gangapur City', 'Gangapur'],
    ['Deoria district', 'Deoria'],
    ['देवरिया ज़िला', 'Deoria'],
    ['Khatu Dham, Rajasthan', 'Khatu Shyam'],
  ] as const) {
    const [first] = suggestPlaces(text, 'en');
    expect([text, first?.name, first?.fits]).toEqual([text, name, false]);
  }
  expect(suggestPlaces('Kuwait City', 'en')[0]).toMatchObject({ fits: true, country: 'Kuwait' });
});

test('countries are known by each way to write them', () => {
  for (const text of [
    'Port of Spain, Trinidad and Tobago',
    'Port of Spain, Trinidad & Tobago',
    'Yangon, Myanmar',
    'Hong Kong, Hong Kong',
  ])
    expect(suggestPlaces(text, 'en')[0]?.fits).toBe(true);
});
