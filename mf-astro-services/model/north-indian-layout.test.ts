import fc from 'fast-check';
import { layHouses } from './north-indian-layout';

describe('the North Indian chart', () => {
  it('numbers the houses from the rashi of the first', () => {
    expect(layHouses(9, []).map(({ sign }) => sign)).toEqual([
      10, 11, 12, 1, 2, 3, 4, 5, 6, 7, 8, 9,
    ]);
  });

  it('draws every graha once, inside the frame, apart from the others and from the number', () => {
    const rashis = fc.array(fc.integer({ min: 0, max: 11 }), { minLength: 9, maxLength: 9 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 11 }), rashis, (first, places) => {
        const laid = layHouses(
          first,
          places.map((rashi, index) => ({ key: String(index), rashi })),
        );
        const marks = laid.flatMap((house) => house.marks);
        expect(new Set(marks.map(({ key }) => key)).size).toBe(9);
        for (const { x, y } of marks) expect(Math.min(x, y, 400 - x, 400 - y)).toBeGreaterThan(8);
        const spots = [
          ...marks,
          ...laid.map(({ numberX, numberY }) => ({ x: numberX, y: numberY })),
        ];
        spots.forEach((a, i) =>
          spots.slice(i + 1).forEach((b) => {
            expect(Math.abs(a.x - b.x) >= 14 || Math.abs(a.y - b.y) >= 14).toBe(true);
          }),
        );
      }),
    );
  });
});
