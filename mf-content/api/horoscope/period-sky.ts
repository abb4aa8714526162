import { findRise } from 'shared/jyotish/astronomy/rise-set';
import { readInstant, writeInstant } from 'shared/jyotish/astronomy/time-scales';
import { findElement, listElementSpans } from 'shared/jyotish/panchang/elements';
import { listIngresses } from 'shared/jyotish/transits/ingresses';
import { describeSky, type Sky } from 'shared/jyotish/transits/sky';
import { listStations, type Station } from 'shared/jyotish/transits/stations';
import { grahas, type Graha } from 'shared/jyotish/zodiac/graha';
import type { PeriodSpan } from './spans';

/** A graha's time in one rashi, cut at the ends of the period. */
export interface Stay {
  graha: Graha;
  rashi: number;
  from: string;
  until: string;
  /** It came in moving backwards. */
  retrograde: boolean;
}

/** All that the horoscopes of a period are composed from; the same for every sign. */
export interface PeriodSky {
  span: PeriodSpan;
  /** Noon of the first day, on Indian clocks. */
  noon: Sky;
  /** Of the sunrise of the first day in New Delhi, 1-30. */
  tithi: number;
  /** The Moon's rashis in turn; none for a year, where they say nothing. */
  moon: Stay[];
  /** Those of every other graha, at least one each. */
  stays: Record<Exclude<Graha, 'moon'>, Stay[]>;
  stations: Station[];
  /** Exact full and new moons. */
  phases: { kind: 'purnima' | 'amavasya'; rashi: number; at: string }[];
}

const newDelhi = { latitude: 28.6139, longitude: 77.209 };
// what the ends of a period cut off: some minutes say nothing; in days
const shortestStay = 1 / 96;
const halfDay = 43_200_000;
const slower = grahas.filter((graha) => graha !== 'moon');

/** Reads the sky of a period. */
export function readPeriodSky(span: PeriodSpan): PeriodSky {
  const { start, end } = span;
  const opening = describeSky(start);
  const ingresses = listIngresses({ from: start, until: end, grahas: slower });
  const stays = slower.map((graha) => {
    const own = ingresses.filter((ingress) => ingress.graha === graha);
    const first = {
      rashi: opening.places[graha].rashi,
      from: start,
      retrograde: opening.places[graha].retrograde,
    };
    const begun = [
      first,
      ...own.map(({ entered, at, retrograde }) => ({ rashi: entered, from: at, retrograde })),
    ];
    const ended = begun.map((stay, index) => ({
      ...stay,
      graha,
      until: begun[index + 1]?.from ?? end,
    }));
    return [graha, ended] as const;
  });
  const [from, until] = [readInstant(start).ut, readInstant(end).ut];
  return {
    span,
    noon: describeSky(new Date(Date.parse(start) + halfDay).toISOString()),
    tithi: findElement('tithi', findRise('sun', from, newDelhi) ?? from),
    moon: span.period === 'yearly' ? [] : listMoonStays(from, until),
    stays: Object.fromEntries(stays) as PeriodSky['stays'],
    stations: listStations({ from: start, until: end }),
    phases: listPhases(from, until),
  };
}

function listMoonStays(from: number, until: number): Stay[] {
  return listElementSpans('moonRashi', from, until)
    .map(({ index, start, end }) => ({
      rashi: index,
      start: Math.max(start, from),
      end: Math.min(end, until),
    }))
    .filter(({ start, end }) => end - start > shortestStay)
    .map(({ rashi, start, end }) => ({
      graha: 'moon',
      rashi,
      from: writeInstant(start),
      until: writeInstant(end),
      retrograde: false,
    }));
}

function listPhases(from: number, until: number): PeriodSky['phases'] {
  return listElementSpans('tithi', from, until)
    .filter(({ index, end }) => (index === 15 || index === 30) && end < until)
    .map(({ index, end }) => {
      const at = writeInstant(end);
      const kind = index === 15 ? 'purnima' : 'amavasya';
      return { kind, rashi: describeSky(at).places.moon.rashi, at };
    });
}
