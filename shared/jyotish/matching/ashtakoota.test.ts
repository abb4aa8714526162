import fc from 'fast-check';
import { readReference } from '../kundli/reference';
import { matchAshtakoota } from './ashtakoota';
import { listExceptions } from './exceptions';
import { kootas, yonis } from './koota-classes';
import { rateYoni } from './koota-points';
import type { MoonPlace } from './moon-place';
import { placeMoon } from './moon-place';

interface PublishedMoon {
  rashi0: number;
  degInSign?: number;
  nakshatra1: number;
  pada?: number;
}

interface PublishedPair {
  boy: PublishedMoon;
  girl: PublishedMoon;
  expected: Partial<Record<(typeof kootas)[number], number>>;
  total: number | null;
}

const reference = readReference<{ pairs: PublishedPair[]; extra_pairs: PublishedPair[] }>(
  'matching-astrosage.json',
);
const pairs = [...(reference?.pairs ?? []), ...(reference?.extra_pairs ?? [])];

/** Where only rashi and nakshatra were recorded, the middle of what they share. */
function readMoon({ rashi0, degInSign, nakshatra1, pada }: PublishedMoon): MoonPlace {
  if (degInSign !== undefined && pada !== undefined)
    return { rashi: rashi0, degree: degInSign, nakshatra: nakshatra1, pada };
  const start = Math.max(rashi0 * 30, ((nakshatra1 - 1) * 40) / 3);
  const end = Math.min(rashi0 * 30 + 30, (nakshatra1 * 40) / 3);
  return placeMoon((start + end) / 2);
}

const published = reference ? describe : describe.skip;

published('pairs as a matching site published them (skipped without the reference folder)', () => {
  it('has all of them', () => {
    expect(pairs).toHaveLength(84);
  });

  it.each(pairs.map((pair, index) => [index + 1, pair] as const))(
    'agrees koota by koota with pair %i',
    (_number, { boy, girl, expected, total }) => {
      const match = matchAshtakoota(readMoon(boy), readMoon(girl));
      const points = Object.fromEntries(kootas.map((koota) => [koota, match[koota].points]));
      expect(points).toMatchObject(expected);
      if (total !== null) expect(match.total).toBe(total);
    },
  );
});

const longitude = fc.double({ min: 0, max: 359.999999, noNaN: true });
const moon = longitude.map(placeMoon);

describe('ashtakoota', () => {
  it('gives at most 36, each koota at most its own, in halves', () => {
    fc.assert(
      fc.property(moon, moon, (boy, girl) => {
        const match = matchAshtakoota(boy, girl);
        for (const koota of kootas) {
          expect(match[koota].points).toBeGreaterThanOrEqual(0);
          expect(match[koota].points).toBeLessThanOrEqual(match[koota].max);
        }
        expect(kootas.reduce((sum, koota) => sum + match[koota].max, 0)).toBe(36);
        expect(match.total * 2).toBe(Math.round(match.total * 2));
      }),
    );
  });

  it('is symmetric in tara, maitri, bhakoot and nadi', () => {
    fc.assert(
      fc.property(moon, moon, (boy, girl) => {
        const [one, other] = [matchAshtakoota(boy, girl), matchAshtakoota(girl, boy)];
        for (const koota of ['tara', 'maitri', 'bhakoot', 'nadi'] as const)
          expect(one[koota].points).toBe(other[koota].points);
      }),
    );
  });

  it('takes everything but nadi for one Moon, and says what was compared', () => {
    const swati = placeMoon(190);
    const match = matchAshtakoota(swati, swati);
    expect(match.total).toBe(28);
    expect(match.yoni).toEqual({ points: 4, max: 4, boy: 'mahisha', girl: 'mahisha' });
    expect(match.maitri).toEqual({ points: 5, max: 5, boy: 'venus', girl: 'venus' });
    expect(match.bhakoot).toEqual({ points: 7, max: 7, boy: 1, girl: 1 });
  });

  it('changes the vashya of Dhanu and Makara at their middle', () => {
    const classes = [254.9, 255.1, 284.9, 285.1].map(
      (at) => matchAshtakoota(placeMoon(at), placeMoon(0)).vashya.boy,
    );
    expect(classes).toEqual(['manava', 'chatushpada', 'chatushpada', 'jalachara']);
  });

  it('has four points on the diagonal of the yonis, none for the seven enmities, and six uneven cells', () => {
    const cells = yonis.flatMap((boy, row) =>
      yonis
        .slice(row)
        .map((girl) => ({ boy, girl, there: rateYoni(boy, girl), back: rateYoni(girl, boy) })),
    );
    expect(cells.filter(({ boy, girl, there }) => boy === girl && there === 4)).toHaveLength(14);
    expect(cells.filter(({ there, back }) => Math.min(there, back) === 0)).toHaveLength(7);
    expect(
      cells.filter(({ there, back }) => there !== back).map(({ boy, girl }) => `${boy} ${girl}`),
    ).toEqual([
      'mushaka mriga',
      'mushaka simha',
      'gau vyaghra',
      'mahisha mriga',
      'vyaghra simha',
      'mriga simha',
    ]);
  });

  it('refuses what is no rashi or nakshatra', () => {
    const nowhere = { rashi: 12, degree: 0, nakshatra: 28, pada: 1 };
    expect(() => matchAshtakoota(nowhere, nowhere)).toThrow(RangeError);
  });
});

describe('exceptions', () => {
  const rules = (boy: number, girl: number) =>
    listExceptions(placeMoon(boy), placeMoon(girl)).map(({ koota, rule }) => `${koota} ${rule}`);

  it('sets nadi aside for one nakshatra with another pada, and for one rashi with another nakshatra', () => {
    expect(rules(1, 5)).toEqual(['nadi same_nakshatra_other_pada']);
    // Ardra and Punarvasu, both in Mithuna and of adi nadi
    expect(rules(70, 82)).toContain('nadi same_rashi_other_nakshatra');
    expect(rules(1, 1)).toEqual([]);
  });

  it('sets bhakoot aside for one lord even where the nadi is the same, for friends only otherwise', () => {
    // Mesha and Vrischika: 6/8, both of Mars
    expect(rules(1, 215)).toContain('bhakoot same_lord');
    // Simha and Dhanu (5/9), Sun and Jupiter: Magha is of antya, Mula of adi nadi
    expect(rules(121, 241)).toContain('bhakoot friendly_lords');
    // Karka and Vrischika 5/9: the Moon does not return the friendship of Mars
    expect(rules(100, 215)).not.toContain('bhakoot friendly_lords');
  });

  it('leaves the score alone', () => {
    const [boy, girl] = [placeMoon(1), placeMoon(5)];
    expect(listExceptions(boy, girl)).toHaveLength(1);
    expect(matchAshtakoota(boy, girl).nadi.points).toBe(0);
  });

  it('concerns only kootas that lack points', () => {
    fc.assert(
      fc.property(moon, moon, (boy, girl) => {
        const match = matchAshtakoota(boy, girl);
        for (const { koota } of listExceptions(boy, girl))
          expect(match[koota].points).toBeLessThan(match[koota].max);
      }),
    );
  });
});
