import type { SuggestedPlace } from '../contracts/astro';
import { settlePlace } from './settle-place';

const place = (name: string, region: string, fits: boolean): SuggestedPlace => ({
  ...{ id: `${name}~${region}`, name, region, country: 'India', fits },
  ...{ latitude: 20, longitude: 77, timeZone: 'Asia/Kolkata' },
});

test('a text means the only place that fits, among any that begin like it', () => {
  const motihari = place('Motihari', 'Bihar', true);
  expect(settlePlace([motihari, place('Motiharpur', 'Bihar', false)], 'motihari').place).toBe(
    motihari,
  );
});

test('of two that fit, and of none, the reader chooses', () => {
  const two = [place('गोरखपुर', 'उत्तर प्रदेश', true), place('Gorakhpur', 'Haryana', true)];
  expect(settlePlace(two, 'Gorakhpur')).toEqual({ place: null, choices: two });
  const beginning = [place('Bengaluru', 'Karnataka', false)];
  expect(settlePlace(beginning, 'Benga')).toEqual({ place: null, choices: beginning });
  expect(settlePlace([], 'Qwxyzzt')).toEqual({ place: null, choices: [] });
});

test('the label of one suggestion is that place', () => {
  const [first, second] = [
    place('Rampur', 'Uttar Pradesh', true),
    place('Rampur', 'Ballia, Uttar Pradesh', true),
  ];
  const settled = settlePlace([first, second], 'Rampur, Ballia, Uttar Pradesh, India');
  expect(settled.place).toBe(second);
});
