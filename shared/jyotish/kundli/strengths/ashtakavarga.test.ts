import { computeAshtakavarga, reduceAshtakavarga } from './ashtakavarga';
import { contributors } from './ashtakavarga-table';
import { computeChart } from '../chart';
import { readReference } from '../reference';
import type { SevenGraha } from '../rashi-lords';
import { sevenGrahas } from '../rashi-lords';
import swiss from '../../fixtures/charts-swisseph.json';

interface Peer {
  charts: {
    id: string;
    bhinna_ashtakavarga_SuMoMaMeJuVeSaLa: number[][];
    sarva_ashtakavarga: number[];
  }[];
}

const peer = readReference<Peer>('charts-pyjhora.json');
const charts = swiss.charts.map((birth) => ({
  id: birth.id,
  chart: computeChart({ utc: birth.utc, latitude: birth.lat, longitude: birth.lon }),
}));
const total = (bindus: readonly number[]) => bindus.reduce((sum, count) => sum + count, 0);

const totals = { sun: 48, moon: 49, mars: 39, mercury: 54, jupiter: 56, venus: 52, saturn: 39 };

describe('ashtakavarga', () => {
  it('has the totals of the texts in every chart', () => {
    for (const { chart } of charts) {
      const { bhinna, sarva } = computeAshtakavarga(chart);
      for (const graha of sevenGrahas) expect(total(bhinna[graha])).toBe(totals[graha]);
      expect(total(bhinna.lagna)).toBe(49);
      expect(total(sarva)).toBe(337);
    }
  });

  it(peer ? 'equals the peer bindu by bindu' : 'has no peer here: nothing is compared', () => {
    for (const expected of peer?.charts ?? []) {
      const found = charts.find(({ id }) => id === expected.id);
      if (!found) throw new Error(`no chart ${expected.id}`);
      const { bhinna, sarva } = computeAshtakavarga(found.chart);
      expect(contributors.map((one) => bhinna[one])).toEqual(
        expected.bhinna_ashtakavarga_SuMoMaMeJuVeSaLa,
      );
      expect(sarva).toEqual(expected.sarva_ashtakavarga);
    }
  });
});

describe('shodhana', () => {
  it('takes the least of each trine and settles rashis of one lord', () => {
    const rashis: Record<SevenGraha, number> = {
      sun: 0,
      moon: 3,
      mars: 1,
      mercury: 2,
      jupiter: 8,
      venus: 1,
      saturn: 4,
    };
    const [first] = charts;
    if (!first) throw new Error('no chart');
    const planets = { ...first.chart.planets };
    for (const graha of sevenGrahas) planets[graha] = { ...planets[graha], rashi: rashis[graha] };
    const reduced = reduceAshtakavarga([3, 5, 4, 2, 4, 3, 4, 5, 6, 5, 4, 4], planets);
    expect(reduced.trikona).toEqual([0, 2, 0, 0, 1, 0, 0, 3, 3, 2, 0, 2]);
    // of Meena only what Dhanu leaves: it is empty and has fewer, so nothing
    expect(reduced.ekadhipatya).toEqual([0, 2, 0, 0, 1, 0, 0, 3, 3, 2, 0, 0]);
    expect(reduced.rashiPinda).toBe(2 * 10 + 10 + 3 * 8 + 3 * 9 + 2 * 5);
    expect(reduced.grahaPinda).toBe(2 * (8 + 7) + 3 * 10 + 5);
    expect(reduced.shodhyaPinda).toBe(156);
  });

  it('never adds, and leaves each trine a rashi without bindus', () => {
    for (const { chart } of charts)
      for (const bindus of Object.values(computeAshtakavarga(chart).bhinna)) {
        const { trikona, ekadhipatya } = reduceAshtakavarga(bindus, chart.planets);
        trikona.forEach((count, rashi) => {
          expect(count).toBeLessThanOrEqual(bindus[rashi] ?? 0);
          expect(ekadhipatya[rashi]).toBeLessThanOrEqual(count);
          expect([0, 4, 8].map((step) => trikona[(rashi + step) % 12])).toContain(0);
        });
      }
  });
});
