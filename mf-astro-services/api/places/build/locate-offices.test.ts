import { startPlace } from './built-place';
import { locateOffices } from './locate-offices';
import type { PostOffice } from './read-post-offices';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const office = (name: string, rest: Partial<PostOffice>): PostOffice => ({
  ...{ name, quarterOf: null, pin: '193222', district: 'Kupwara', state: 'Jammu and Kashmir' },
  ...{ division: '', isOfSubdistrict: false, pinSpot: null, namedSpot: null, ...rest },
});
const spotsOf = (offices: PostOffice[], towns = [startPlace('Delhi', 'IN')]) =>
  locateOffices(offices, towns).located.map(({ spot }) => spot);

test('a place of the office’s name is nearer to the truth than its PIN, if both agree', () => {
  const pinSpot = at(34.5, 74.2);
  const near = office('Drugmulla', { pinSpot, namedSpot: at(34.45, 74.25) });
  const far = office('Rampur', { pinSpot, namedSpot: at(33.9, 74.2) });
  expect(spotsOf([near, far])).toEqual([at(34.45, 74.25), pinSpot]);
});

test('without a position of the PIN its places count, also for offices that have none', () => {
  const spots = [at(34.5, 74.2), at(34.51, 74.21), at(34.52, 74.22)];
  const named = spots.map((namedSpot, index) => office(`Village ${index}`, { namedSpot }));
  expect(spotsOf([...named, office('Trehgam', {})])).toEqual([...spots, spots[1]]);
  const apart = office('Far', { namedSpot: at(33.5, 75.5) });
  expect(spotsOf([named[0]!, named[1]!, apart, office('Trehgam', {})]).slice(-2)).toEqual([
    null,
    at(34.5, 74.21),
  ]);
});

test('a PIN far from the seat its office is named after is not believed', () => {
  const seat = { ...startPlace('Kupwara', 'IN'), ...at(34.53, 74.26), state: 'Jammu and Kashmir' };
  const towns = [{ ...seat, seatOf: 'district' as const, district: 'Kupwara' }];
  expect(spotsOf([office('Kupwara', { pinSpot: at(34.03, 74.26) })], towns)).toEqual([null]);
});
