import type { Almanac } from './almanac';
import { listAnandadiYogas } from './anandadi';
import { findDishaShool, listChandraBala, listTaraBala } from './bala';
import { listBhadras } from './bhadra';
import { listDayEclipses } from './day-eclipses';
import { listDayPeriods } from './day-periods';
import { listDayYogas } from './day-yogas';
import type { ElementName, ElementSpan } from './elements';
import { listDayChoghadiyas, listHoras, listNightChoghadiyas } from './hora';
import { listAmritKaals, listVarjyams } from './nakshatra-windows';
import { findPanchaka } from './panchaka';
import { summarisePanchangDay } from './panchang-summary';
import type { PanchangDay } from './panchang-types';
import { writeSpan } from './spans';
import type { SunDay } from './sun-day';

const gandaMoola = [1, 9, 10, 18, 19, 27];

/** All of the panchang of a day whose frame is known. */
export function describePanchangDay(sunDay: SunDay, almanac: Almanac): PanchangDay {
  const { vara, sunrise, nextSunrise } = sunDay;
  const day = { start: sunrise, end: nextSunrise };
  const list = (name: ElementName): ElementSpan[] => almanac.listSpans(name, sunrise, nextSunrise);
  const [tithis, nakshatras, sunNakshatras] = [
    list('tithi'),
    list('nakshatra'),
    list('sunNakshatra'),
  ];
  // a Bhadra may reach over either end of the day
  const moonRashis = almanac.listSpans('moonRashi', sunrise - 1, nextSunrise + 1);
  const panchaka = findPanchaka(day, almanac);
  return {
    ...summarisePanchangDay(sunDay, almanac),
    moonPada: list('moonPada').map(writeSpan),
    sunNakshatra: sunNakshatras.map(writeSpan),
    periods: listDayPeriods(sunDay).map(writeSpan),
    amritKaal: listAmritKaals(nakshatras, day).map(writeSpan),
    varjyam: listVarjyams(nakshatras, day).map(writeSpan),
    choghadiya: {
      day: listDayChoghadiyas(sunDay).map(writeSpan),
      night: listNightChoghadiyas(sunDay).map(writeSpan),
    },
    hora: listHoras(sunDay).map(writeSpan),
    yogas: listDayYogas({ day, vara, tithis, nakshatras, sunNakshatras }).map(writeSpan),
    anandadi: listAnandadiYogas(vara, nakshatras, day, almanac.zodiac).map(writeSpan),
    bhadra: listBhadras(list('karana'), moonRashis),
    panchaka: panchaka && writeSpan(panchaka),
    gandaMoola: nakshatras.filter(({ index }) => gandaMoola.includes(index)).map(writeSpan),
    dishaShool: findDishaShool(vara),
    taraBala: nakshatras.map(({ index }) => listTaraBala(index)),
    chandraBala: list('moonRashi').map(({ index }) => listChandraBala(index)),
    eclipses: listDayEclipses(day, almanac),
  };
}
