import { layRashis } from './fixed-rashi-layout';

const all = Array.from({ length: 12 }, (_, rashi) => ({ key: `g${rashi}`, rashi }));

describe('charts of fixed rashis', () => {
  it('has Meena in the upper left corner of the south and goes clockwise', () => {
    const fields = layRashis('south', all);
    const at = (rashi: number) => fields[rashi]?.marks[0];
    expect(at(11)).toMatchObject({ x: 50, y: 56 });
    expect(at(0)).toMatchObject({ x: 150, y: 56 });
    expect(at(3)).toMatchObject({ x: 350, y: 156 });
    expect(at(8)).toMatchObject({ x: 50, y: 356 });
  });

  it('has Mesha above in the east and goes the other way', () => {
    const fields = layRashis('east', all);
    expect(fields[0]?.marks[0]?.y).toBeLessThan(100);
    expect(fields[3]?.marks[0]?.x).toBeLessThan(100);
    expect(fields[6]?.marks[0]?.y).toBeGreaterThan(300);
    expect(fields[9]?.marks[0]?.x).toBeGreaterThan(300);
  });

  it('keeps all nine grahas of one rashi inside the drawing', () => {
    const crowd = Array.from({ length: 10 }, (_, index) => ({ key: `g${index}`, rashi: 7 }));
    for (const style of ['south', 'east'] as const)
      for (const { x, y } of layRashis(style, crowd)[7]?.marks ?? []) {
        expect(Math.min(x, y)).toBeGreaterThan(0);
        expect(Math.max(x, y)).toBeLessThan(400);
      }
  });
});
