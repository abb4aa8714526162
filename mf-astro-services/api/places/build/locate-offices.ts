import type { BuiltPlace } from './built-place';
import { listNames, measureKm } from './built-place';
import { findMedian, groupBy, type Spot } from './group-by';
import { heard } from './heard-name';
import type { PostOffice } from './read-post-offices';

/** A post office with the position that holds, if one does. */
export interface LocatedOffice extends PostOffice {
  spot: Spot | null;
}

/** India with its islands. */
const isInIndia = ({ latitude, longitude }: Spot) =>
  latitude > 6 && latitude < 37.5 && longitude > 68 && longitude < 97.6;

/** From here on, in km, two sources do not mean the same place. */
const apart = 25;
/** How far a town may lie from its post office, in km, and a city of a million. */
const offTown = 15;
const offCity = 30;
/** Offices of one PIN lie this close together, in km, where their middle stands for all. */
const compact = 5;

/**
 * Gives each post office the position that the sources bear out. That of its PIN counts if it lies in
 * India, not far from the middle of the district, and within 15 km of a town its office is named after;
 * the place of GeoNames with the office's name is nearer to the truth, if both agree. Where the PIN has
 * no position that holds, its places of GeoNames count alone, held against the district and the towns.
 */
export function locateOffices(offices: readonly PostOffice[], towns: readonly BuiltPlace[]) {
  const homes = findDistricts(offices);
  const townsByName = groupBy(towns, ({ state, name }) => `${state}|${heard(name)}`);
  const doubted = { outside: 0, district: 0, town: 0, unknown: 0 };
  const located: LocatedOffice[] = [];
  for (const own of groupBy(offices, ({ pin }) => pin).values()) {
    const pinSpot = checkPin(own);
    const middle = pinSpot ? null : findMiddle(own);
    for (const office of own) {
      const spot = pinSpot ? sharpen(pinSpot, office.namedSpot) : replace(office, middle);
      if (!spot) doubted.unknown += 1;
      located.push({ ...office, spot });
    }
  }
  return { located, doubted };

  function checkPin(own: readonly PostOffice[]): Spot | null {
    const spot = own[0]?.pinSpot;
    if (!spot) return null;
    if (!isInIndia(spot)) doubted.outside += 1;
    else if (!own.some((office) => isAtHome(office, spot))) doubted.district += 1;
    else if (isFarFromTowns(own, spot)) doubted.town += 1;
    else return spot;
    return null;
  }

  function replace(office: PostOffice, middle: Spot | null): Spot | null {
    const spot = office.namedSpot ?? middle;
    return spot && isAtHome(office, spot) && !isFarFromTowns([office], spot) ? spot : null;
  }

  function isAtHome({ state, district }: PostOffice, spot: Spot): boolean {
    const home = homes.get(`${state}|${district}`);
    return home !== undefined && measureKm(home, spot) <= home.reach;
  }

  /** Whether all towns of the district that an office is named after lie elsewhere. */
  function isFarFromTowns(own: readonly PostOffice[], spot: Spot): boolean {
    const called = own.flatMap(({ name, state, district }) =>
      (townsByName.get(`${state}|${heard(name)}`) ?? []).filter((town) =>
        isOfDistrict(town, district),
      ),
    );
    const isFar = (town: BuiltPlace) =>
      measureKm(town, spot) > (town.population < 1_000_000 ? offTown : offCity);
    return called.length > 0 && called.every(isFar);
  }
}

const sharpen = (pinSpot: Spot, named: Spot | null): Spot =>
  named && measureKm(pinSpot, named) <= apart ? named : pinSpot;

/** A seat belongs to its district by each of the names that has. */
const isOfDistrict = (town: BuiltPlace, district: string): boolean =>
  town.district === district ||
  (town.seatOf === 'district' && listNames(town).some((name) => heard(name) === heard(district)));

/** The middle of a PIN's places, where they lie close together. */
function findMiddle(own: readonly PostOffice[]): Spot | null {
  const spots = own.map(({ namedSpot }) => namedSpot).filter((spot) => spot !== null);
  if (spots.length < 3) return null;
  const middle = findMiddleOf(spots);
  return findMedian(spots.map((spot) => measureKm(spot, middle))) <= compact ? middle : null;
}

const findMiddleOf = (spots: readonly Spot[]): Spot => ({
  latitude: findMedian(spots.map(({ latitude }) => latitude)),
  longitude: findMedian(spots.map(({ longitude }) => longitude)),
});

/** The middle of each district and how far it reaches, in km. */
function findDistricts(offices: readonly PostOffice[]): Map<string, Spot & { reach: number }> {
  const homes = new Map<string, Spot & { reach: number }>();
  for (const [key, own] of groupBy(offices, ({ state, district }) => `${state}|${district}`)) {
    const known = own
      .map(({ pinSpot, namedSpot }) => pinSpot ?? namedSpot)
      .filter((spot) => spot !== null)
      .filter(isInIndia);
    if (known.length === 0) continue;
    const middle = findMiddleOf(known);
    const far = findMedian(known.map((spot) => measureKm(spot, middle)));
    homes.set(key, { ...middle, reach: Math.max(40, far * 3) });
  }
  return homes;
}
