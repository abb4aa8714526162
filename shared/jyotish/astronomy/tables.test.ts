import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { arcBetween } from './angles';
import { type Body, locateBody, longitudeOf } from './bodies';

import { BLOCK_DAYS, decades, mainBodies, outerBodies } from './table-format';
import { readTracks } from './table-reader';
import type { loadDecades } from './tables';
import { evaluateTrack, toPowers } from './track';

const ARCSECOND = 1 / 3600;
const bodies: Body[] = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
];
const anyBody = fc.constantFrom(...bodies);

const dayOf = (year: number) => (Date.UTC(year, 0, 1) - Date.UTC(2000, 0, 1, 12)) / 86_400_000;
const readFile = (file: string) => readFileSync(path.join(__dirname, `tables/${file}.bin`));

/** How far a body's longitude jumps within 2 ms, in arcseconds. */
function measureJump(body: Body, at: number): number {
  const [before, after] = [at - 1e-8, at + 1e-8];
  return Math.abs(arcBetween(longitudeOf(body, before), longitudeOf(body, after))) / ARCSECOND;
}

describe('the tables', () => {
  it('join at the edges of segments', () => {
    const edge = fc.integer({
      min: Math.ceil(dayOf(decades.first) / 8),
      max: Math.floor(dayOf(decades.last + 10) / 8),
    });
    fc.assert(
      fc.property(anyBody, edge, (body, eighth) => {
        expect(measureJump(body, eighth * 8)).toBeLessThan(0.01);
      }),
      { numRuns: 1000 },
    );
  });

  it('join at the edges of decades, whichever file is asked', () => {
    for (let decade = decades.first + 10; decade <= decades.last; decade += 10)
      for (const [suffix, list] of [['', mainBodies] as const, ['-outer', outerBodies] as const]) {
        const earlier = readTracks(readFile(`${decade - 10}${suffix}`), list);
        const later = readTracks(readFile(`${decade}${suffix}`), list);
        const at = dayOf(decade);
        for (const { name } of list) {
          const [one, other] = [earlier.get(name)?.[0], later.get(name)?.[0]];
          if (!one || !other) throw new Error(`no ${name} in ${decade}`);
          expect(one.end - at).toBeGreaterThanOrEqual(BLOCK_DAYS);
          expect(at - other.start).toBeGreaterThanOrEqual(BLOCK_DAYS);
          expect(evaluateTrack(toPowers(one), at)).toBe(evaluateTrack(toPowers(other), at));
        }
      }
  });

  it('give the speed with which the longitude changes', () => {
    const when = fc.double({ min: dayOf(1800), max: dayOf(2200), noNaN: true });
    fc.assert(
      fc.property(anyBody, when, (body, at) => {
        const moved = arcBetween(longitudeOf(body, at - 0.01), longitudeOf(body, at + 0.01));
        expect(Math.abs(moved / 0.02 - locateBody(body, at).speed)).toBeLessThan(0.0015);
      }),
      { numRuns: 300 },
    );
  });

  it.each([dayOf(1800) - 200, dayOf(2200) + 200, Number.NaN])('refuse day %d', (at) => {
    expect(() => longitudeOf('moon', at)).toThrow(RangeError);
  });

  it('reach some weeks beyond the years they are for', () => {
    expect(longitudeOf('moon', dayOf(1800) - 60)).toBeGreaterThanOrEqual(0);
    expect(longitudeOf('moon', dayOf(2200) + 60)).toBeGreaterThanOrEqual(0);
  });

  it('are loaded ahead once each', async () => {
    const asked: string[] = [];
    const fetchFile = async (file: string) => {
      asked.push(file);
      return new Uint8Array(readFile(file));
    };
    await jest.isolateModulesAsync(async () => {
      const fresh = (await import('./tables')) as { loadDecades: typeof loadDecades };
      await fresh.loadDecades(1995, 2003, fetchFile, true);
      await fresh.loadDecades(2001, 2001, fetchFile);
    });
    expect(asked.sort()).toEqual(['1990', '1990-outer', '2000', '2000-outer']);
  });
});
