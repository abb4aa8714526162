/**
 * The jyotish engine. Longitudes are sidereal degrees, instants at this edge ISO 8601 UTC, places in
 * degrees with north and east positive; README.md has units, conventions and accuracy.
 */

export { supportedDates, supportedYears } from './supported-dates';

// the sky
export { fetchTables } from './astronomy/fetch-tables';
export { loadDecades, provideTables } from './astronomy/tables';
export { readInstant, writeInstant } from './astronomy/time-scales';
export type { Instant } from './astronomy/time-scales';
export { locateBody } from './astronomy/bodies';
export type { Body, BodyPlace } from './astronomy/bodies';
export { defaultRiseRule, findRise, findSet, findTransit, riseRules } from './astronomy/rise-set';
export type { Place, RiseRule, RiseRuleName } from './astronomy/rise-set';
export { findEclipses, observeEclipse } from './astronomy/eclipses/eclipses';
export type { Eclipse } from './astronomy/eclipses/eclipses';

// the zodiac
export { ayanamsas, computeAyanamsa } from './zodiac/ayanamsa';
export type { Ayanamsa } from './zodiac/ayanamsa';
export { defaultZodiac, locateGraha } from './zodiac/graha-places';
export type { GrahaPlace, Zodiac } from './zodiac/graha-places';
export { grahas } from './zodiac/graha';
export type { Graha, NodeKind } from './zodiac/graha';
export { divideLongitude } from './zodiac/divisions';
export type { Division } from './zodiac/divisions';
export { formatWithinRashi } from './zodiac/degrees';
export { nakshatraNames, rashiNames } from './zodiac/names';
export { computeHouses, findHouse } from './houses/houses';
export { houseSystems, UndefinedHousesError } from './houses/house-types';
export type { Houses, HouseSystem } from './houses/house-types';

// time and place
export { clocks, formatOffset, resolveWallTime } from './time/wall-time';
export type { Clock, ResolvedTime, WallTime, WallTimeFailure } from './time/wall-time';
export { isTimeZone } from './time/zone-offset';

// the kundli
export { computeChart } from './kundli/chart';
export type { Chart, ChartConventions, ChartInput, PlanetPosition } from './kundli/chart-types';
export { listDayRanges } from './kundli/day-ranges';
export { computeVargaChart, computeVargaRashi, vargas } from './kundli/vargas';
export type { Varga } from './kundli/vargas';
export { describeGrahas } from './kundli/graha-states';
export { listGrahaAspects, listRashiAspects } from './kundli/aspects';
export { rankCharaKarakas } from './kundli/karakas';
export { computeArudhas } from './kundli/arudhas';
export { computeGulikaAndMandi, computeSolarUpagrahas } from './kundli/upagrahas';
export { computeAshtakavarga, reduceAshtakavarga } from './kundli/strengths/ashtakavarga';
export { computeShadbala } from './kundli/strengths/shadbala';
export { computeBhavaBala } from './kundli/strengths/bhava-bala';
export { computeVimshopaka } from './kundli/strengths/vimshopaka';
export { findKpLords } from './kundli/kp/sub-lords';
export { computeKpChart } from './kundli/kp/significators';
export { computeVarshphal } from './kundli/varshphal/varshphal';
export { findYogas } from './kundli/yogas/find-yogas';
export type { FoundYoga } from './kundli/yogas/find-yogas';
export { findDoshas } from './kundli/doshas/find-doshas';
export { findManglik } from './kundli/doshas/manglik';
export { findKaalSarp } from './kundli/doshas/kaal-sarp';
export { listShaniPeriods } from './kundli/doshas/shani-periods';

// dashas
export { dashaYears, readPeriod, writePeriods } from './dasha/dasha-period';
export type { DashaPeriod, GrahaPeriod } from './dasha/dasha-period';
export { computeMainPeriods, computeSubPeriods, findRunningPeriods } from './dasha/graha-dasha';
export type { GrahaDasha } from './dasha/graha-dasha';
export { vimshottari } from './dasha/vimshottari';
export { yoginiDasha } from './dasha/yogini';
export { ashtottari, isAshtottariApplicable } from './dasha/ashtottari';
export { computeCharaPeriods, computeCharaSubPeriods } from './dasha/chara';

// matching
export { matchAshtakoota } from './matching/ashtakoota';
export type { Ashtakoota, Koota } from './matching/ashtakoota';
export { listExceptions } from './matching/exceptions';
export { matchPorutham } from './matching/porutham';
export { placeMoon } from './matching/moon-place';
export type { MoonPlace } from './matching/moon-place';

// panchang and muhurat
export { computePanchangDay, listPanchangDays } from './panchang/panchang';
export type { PanchangDay, PanchangFailure, PanchangSummary } from './panchang/panchang-types';
export { findElement, findElementEnd, listElementSpans } from './panchang/elements';
export { findLunarMonth, listLunarMonths } from './panchang/lunar-month';
export { findMuhurats } from './muhurat/find-muhurats';
export { muhuratKinds } from './muhurat/muhurat-rules';

// festivals and transits
export { listFestivals } from './festivals/festivals';
export type { Festival } from './festivals/festivals';
export { nameFestival } from './festivals/names';
export { describeSky } from './transits/sky';
export { computeGochara } from './transits/gochara';
export { listIngresses } from './transits/ingresses';
export { listRetrogradeSpans, listStations } from './transits/stations';
export { listConjunctions } from './transits/conjunctions';
export { listCombustions } from './transits/combustions';
export { listNatalContacts } from './transits/natal-contacts';

// numerology
export { computeBirthNumbers, computePersonalYear } from './numerology/birth-numbers';
export { computeNameNumber } from './numerology/name-number';
export { computeLoShuGrid } from './numerology/lo-shu';
export { computeBond } from './numerology/bond';
