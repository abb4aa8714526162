import { computeBhavaBala } from './bhava-bala';
import { computeDrishti } from './drishti';
import { findTimeLords } from './kala-bala';
import { computeShadbala } from './shadbala';
import { computeUcchaBala } from './sthana-bala';
import { computeVimshopaka, vargaSets } from './vimshopaka';
import type { VargaSet } from './vimshopaka';
import { computeChart } from '../chart';
import type { SevenGraha } from '../rashi-lords';
import { exaltationPoints, sevenGrahas } from '../rashi-lords';
import { computeHouses } from '../../houses/houses';
import { readInstant } from '../../astronomy/time-scales';
import swiss from '../../fixtures/charts-swisseph.json';

const births = swiss.charts.map(({ id, utc, lat, lon }) => {
  const place = { latitude: lat, longitude: lon };
  const chart = computeChart({ utc, ...place });
  return { id, chart, strengths: computeShadbala(chart, readInstant(utc), place) };
});

const sumOf = (pick: (graha: SevenGraha) => number) =>
  sevenGrahas.reduce((sum, graha) => sum + pick(graha), 0);

describe('sphuta drishti', () => {
  it.each([
    // the values of Parashara's chapter at its turning points and between them
    ['sun', 30, 0],
    ['sun', 45, 7.5],
    ['sun', 60, 15],
    ['sun', 90, 45],
    ['sun', 120, 30],
    ['sun', 135, 15],
    ['sun', 150, 0],
    ['sun', 165, 30],
    ['sun', 180, 60],
    ['sun', 240, 30],
    ['sun', 299, 0.5],
    ['sun', 330, 0],
    ['saturn', 60, 60],
    ['saturn', 270, 60],
    ['saturn', 285, 30],
    ['mars', 90, 60],
    ['mars', 75, 37.5],
    ['mars', 210, 60],
    ['mars', 195, 60],
    ['jupiter', 120, 60],
    ['jupiter', 240, 60],
    ['jupiter', 105, 52.5],
  ] as const)('%s at %d°: %d', (graha, distance, virupas) => {
    expect(computeDrishti(graha, 350, 350 + distance)).toBeCloseTo(virupas, 9);
  });
});

describe('shadbala', () => {
  it('gives 60 virupas at the deepest exaltation and none opposite', () => {
    for (const graha of sevenGrahas) {
      expect(computeUcchaBala(graha, exaltationPoints[graha])).toBe(60);
      expect(computeUcchaBala(graha, (exaltationPoints[graha] + 180) % 360)).toBe(0);
    }
  });

  it.each(births.map((birth) => [birth.id, birth] as const))('of %s adds up', (_id, birth) => {
    const { chart, strengths } = birth;
    for (const graha of sevenGrahas) {
      const { sthana, dig, kala, cheshta, naisargika, drik, ...whole } = strengths[graha];
      const { total: sthanaTotal, ...sthanaParts } = sthana;
      const { total: kalaTotal, ...kalaParts } = kala;
      const sum = (parts: object) =>
        Object.values(parts).reduce((all: number, part: number) => all + part, 0);
      expect(sum(sthanaParts)).toBeCloseTo(sthanaTotal, 9);
      expect(sum(kalaParts)).toBeCloseTo(kalaTotal, 9);
      expect(whole.total).toBeCloseTo(
        sthanaTotal + dig + kalaTotal + cheshta + naisargika + drik,
        9,
      );
      expect(whole.ratio).toBeCloseTo(whole.total / 60 / whole.requiredRupas, 9);
      for (const part of [dig, cheshta, sthana.uccha, kala.natonnata, whole.ishta, whole.kashta]) {
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual(60.01);
      }
      if (graha !== 'sun' && graha !== 'moon' && chart.planets[graha].retrograde)
        expect(cheshta).toBeGreaterThan(30);
    }
    expect(strengths.sun.kala.natonnata + strengths.moon.kala.natonnata).toBeCloseTo(60, 9);
    expect(strengths.jupiter.kala.paksha + strengths.saturn.kala.paksha).toBeCloseTo(60, 9);
    expect(sumOf((graha) => strengths[graha].kala.tribhaga)).toBe(120);
    expect(sumOf((graha) => strengths[graha].kala.varsha)).toBe(15);
    expect(sumOf((graha) => strengths[graha].kala.masa)).toBe(30);
    expect(sumOf((graha) => strengths[graha].kala.dina)).toBe(45);
    expect(sumOf((graha) => strengths[graha].kala.hora)).toBe(60);
    expect(sumOf((graha) => strengths[graha].kala.yuddha)).toBeCloseTo(0, 9);
    expect(sumOf((graha) => strengths[graha].naisargika)).toBeCloseTo(240, 9);
  });

  it('counts the weekday from sunrise', () => {
    // midnight between Thursday and Friday, 15 August 1947: still Thursday, Jupiter's
    const birth = births.find(({ id }) => id === 'se-08');
    expect(birth?.strengths.jupiter.kala.dina).toBe(45);
  });

  it('gives a war to the northern graha', () => {
    // Mercury and Jupiter four minutes of arc apart
    const utc = '1981-09-12T20:00:00Z';
    const place = { latitude: 28.65, longitude: 77.2167 };
    const chart = computeChart({ utc, ...place });
    const { mercury, jupiter, saturn } = computeShadbala(chart, readInstant(utc), place);
    expect(chart.planets.jupiter.latitude).toBeGreaterThan(chart.planets.mercury.latitude);
    expect(jupiter.kala.yuddha).toBeCloseTo(0.75, 1);
    expect(mercury.kala.yuddha).toBe(-jupiter.kala.yuddha);
    expect(saturn.kala.yuddha).toBe(0);
  });

  it('lets the year, the month and the horas begin with the lord of their first day', () => {
    const sunrise = 0.25;
    const day = { sunrise, sunset: 0.75, nextSunrise: 1.25, isDay: true };
    const lordsOn = (date: number) =>
      findTimeLords({ ...day, date, vara: (((date + 6) % 7) + 7) % 7 }, sunrise);
    // 714,404,159,706 days of creation had passed on 2000-01-01: 66 of a year of 360 and 6 of a month
    expect(lordsOn(-66).varsha).toBe(lordsOn(-66).dina);
    expect(lordsOn(-6).masa).toBe(lordsOn(-6).dina);
    expect(lordsOn(293).varsha).toBe(lordsOn(-66).dina);
    expect(lordsOn(294).varsha).toBe(lordsOn(294).dina);
    // Raman's tables count both from Wednesday, 2 May 1827
    expect(lordsOn(-63_066)).toMatchObject({ varsha: 'mercury', masa: 'mercury', dina: 'mercury' });
    expect(lordsOn(0).dina).toBe('saturn');
    expect(lordsOn(0).hora).toBe('saturn');
    const evening = { ...day, isDay: false, date: 1, vara: 0 };
    // Sunday's thirteenth hora is Jupiter's
    expect(findTimeLords(evening, 0.75).hora).toBe('jupiter');
  });
});

describe('vimshopaka', () => {
  it('weighs 20 points in every set', () => {
    for (const weights of Object.values(vargaSets))
      expect(Object.values(weights).reduce((sum, points) => sum + points, 0)).toBe(20);
  });

  it('stays between the worst and the best', () => {
    for (const { chart } of births)
      for (const set of Object.keys(vargaSets) as VargaSet[])
        for (const points of Object.values(computeVimshopaka(chart.planets, set))) {
          expect(points).toBeGreaterThanOrEqual(5);
          expect(points).toBeLessThanOrEqual(20);
        }
  });
});

describe('bhava bala', () => {
  it('is that of the lord, with ten virupas a house from where the rashi is powerless', () => {
    const utc = '1990-04-15T09:00:00Z';
    const place = { latitude: 12.97, longitude: 77.59 };
    const chart = computeChart({ utc, ...place });
    const at = readInstant(utc);
    const strengths = computeShadbala(chart, at, place);
    const { middles = [] } = computeHouses('sripati', at, place);
    const bhavas = computeBhavaBala(chart, middles, strengths);
    expect(bhavas).toHaveLength(12);
    for (const { adhipati, dig, drishti, total } of bhavas)
      expect(total).toBeCloseTo(adhipati + dig + drishti, 9);
    // Simha rises: four-footed, so three houses from the fourth; the sun's house
    expect(chart.ascendant.rashi).toBe(4);
    expect(bhavas[0]).toMatchObject({ adhipati: strengths.sun.total, dig: 30 });
  });
});
