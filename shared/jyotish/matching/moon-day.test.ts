import fc from 'fast-check';
import { matchAshtakoota } from './ashtakoota';
import { findTotalRange, listMoonPlaces } from './moon-day';
import { placeMoon } from './moon-place';

const degrees = fc.double({ min: 0, max: 359.999, noNaN: true });

describe('a Moon of unknown time', () => {
  it('passes every half pada of its way in order', () => {
    const places = listMoonPlaces(355, 8);
    expect(places.map(({ rashi }) => rashi)).toEqual([11, 11, 11, 0, 0, 0, 0, 0]);
    expect(places[0]).toMatchObject({ nakshatra: 27, pada: 3 });
    expect(places.at(-1)).toMatchObject({ nakshatra: 1, pada: 3 });
  });

  it('has a total within the range, wherever on its way it stood', () => {
    fc.assert(
      fc.property(degrees, degrees, fc.double({ min: 0, max: 1, noNaN: true }), (boy, girl, at) => {
        const { least, most } = findTotalRange(listMoonPlaces(boy, (boy + 13) % 360), [
          placeMoon(girl),
        ]);
        const { total } = matchAshtakoota(placeMoon(boy + 13 * at), placeMoon(girl));
        expect(total).toBeGreaterThanOrEqual(least);
        expect(total).toBeLessThanOrEqual(most);
      }),
    );
  });
});
