import { writeInstant } from '../astronomy/time-scales';
import type { Almanac, DatedMonth } from './almanac';
import type { ElementName } from './elements';
import { namePurnimantaMonth } from './lunar-month';
import { findMoonrise, findMoonset } from './moon-rise-set';
import type { ElementList, PanchangMonth, PanchangSummary } from './panchang-types';
import { findSeason } from './season';
import { writeSpan } from './spans';
import type { SunDay } from './sun-day';

/** The five limbs of a day whose frame is known, its months and its season. */
export function summarisePanchangDay(sunDay: SunDay, almanac: Almanac): PanchangSummary {
  const { date, vara, sunrise, sunset, nextSunrise } = sunDay;
  const { timeZone, place, zodiac, riseRule, moonRiseRule } = almanac;
  const list = (name: ElementName): ElementList =>
    almanac.listSpans(name, sunrise, nextSunrise).map(writeSpan);
  const writeMoon = (found: number | null): string | null =>
    found === null ? null : writeInstant(found);
  const [tithi, sunRashi] = [list('tithi'), list('sunRashi')];
  const [tropical] = almanac.listSpans('sunTropicalRashi', sunrise, nextSunrise);
  return {
    ok: true,
    date,
    timeZone,
    place,
    vara,
    sunrise: writeInstant(sunrise),
    sunset: writeInstant(sunset),
    nextSunrise: writeInstant(nextSunrise),
    moonrise: writeMoon(findMoonrise(sunDay, place, moonRiseRule)),
    moonset: writeMoon(findMoonset(sunDay, place, moonRiseRule)),
    tithi,
    nakshatra: list('nakshatra'),
    yoga: list('yoga'),
    karana: list('karana'),
    moonRashi: list('moonRashi'),
    sunRashi,
    month: describeMonth(almanac.findMonth(sunrise), tithi[0]?.index ?? 1),
    solarDates: almanac.listSolarDates(date),
    season: {
      vedic: findSeason(sunRashi[0]?.index ?? 0),
      drik: findSeason(tropical?.index ?? 0),
    },
    conventions: {
      ayanamsa: zodiac.ayanamsa,
      riseRule,
      moonRiseRule,
      day: 'sunrise to sunrise',
      moonrise: 'first after sunrise',
      positions: 'apparent geocentric',
    },
  };
}

function describeMonth(month: DatedMonth, tithi: number): PanchangMonth {
  const { amanta, adhika, kshaya, years } = month;
  return {
    amanta,
    purnimanta: namePurnimantaMonth(month, tithi),
    adhika,
    kshaya,
    paksha: tithi <= 15 ? 'shukla' : 'krishna',
    start: writeInstant(month.start),
    end: writeInstant(month.end),
    years,
  };
}
