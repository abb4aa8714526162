import { computeVargaChart, computeVargaRashi, vargas } from './vargas';
import type { Varga } from './vargas';
import { computeChart } from './chart';
import { readReference } from './reference';
import { grahas } from '../zodiac/graha';
import swiss from '../fixtures/charts-swisseph.json';

interface Peer {
  charts: { id: string; varga_order: string[]; vargas: Record<string, number[]> }[];
}

const peer = readReference<Peer>('charts-pyjhora.json');
const arcsecond = 1 / 3600;

describe('vargas', () => {
  it('follow the rules as the texts state them', () => {
    // 12° of Vrishabha
    const longitude = 42;
    const expected: Partial<Record<Varga, number>> = {
      D1: 1,
      hora: 3,
      D3: 5,
      D4: 4,
      D7: 9,
      D9: 0,
      D10: 1,
      D12: 5,
      D16: 10,
      D20: 4,
      D24: 0,
      D27: 1,
      D30: 11,
      D40: 10,
      D45: 10,
      D60: 1,
    };
    const found = Object.fromEntries(
      Object.keys(expected).map((varga) => [varga, computeVargaRashi(varga as Varga, longitude)]),
    );
    expect(found).toEqual(expected);
  });

  it('give the whole of a part one rashi and open each part at its first point', () => {
    for (const part of [0, 1, 2])
      expect(computeVargaRashi('D3', 30 + part * 10)).toBe((1 + 4 * part) % 12);
    expect(computeVargaRashi('D9', 360 - 1e-12)).toBe(11);
    expect(computeVargaRashi('D9', 360)).toBe(0);
  });

  it('make a chart whose D1 and D9 are those of the birth', () => {
    const chart = computeChart({ utc: '1990-04-15T09:00:00Z', latitude: 12.97, longitude: 77.59 });
    const rashis = computeVargaChart('D1', chart);
    const navamsas = computeVargaChart('D9', chart);
    expect([rashis.ascendant, navamsas.ascendant]).toEqual([
      chart.ascendant.rashi,
      chart.ascendant.navamsa,
    ]);
    for (const graha of grahas) {
      expect(rashis.planets[graha]).toBe(chart.planets[graha].rashi);
      expect(navamsas.planets[graha]).toBe(chart.planets[graha].navamsa);
    }
  });

  it(peer ? 'equal those of the peer' : 'have no peer here: nothing is compared', () => {
    for (const chart of peer?.charts ?? []) {
      const birth = swiss.charts.find(({ id }) => id === chart.id);
      if (!birth) throw new Error(`no birth ${chart.id}`);
      chart.varga_order.forEach((body, index) => {
        const longitude = longitudeOf(birth, body);
        for (const varga of vargas) {
          const expected = chart.vargas[varga]?.[index];
          if (expected === undefined) continue;
          const near = [-arcsecond, 0, arcsecond].map((shift) =>
            computeVargaRashi(varga, longitude + shift),
          );
          expect({ id: chart.id, body, varga, near }).toEqual({
            id: chart.id,
            body,
            varga,
            near: near.includes(expected) ? near : [expected],
          });
        }
      });
    }
  });
});

// the peer's file says mean nodes, its longitudes are those of the true node
function longitudeOf(birth: (typeof swiss.charts)[number], body: string): number {
  if (body === 'Lagna') return birth.ascendant.lon;
  if (body === 'Rahu') return birth.planets.RahuTrue.lon;
  if (body === 'Ketu') return (birth.planets.RahuTrue.lon + 180) % 360;
  return birth.planets[body as 'Sun'].lon;
}
