import { foldName } from 'shared/places/fold-name';
import type { BuiltPlace } from './built-place';
import { listNames, measureKm, startPlace } from './built-place';
import { heard } from './heard-name';
import { readKnownPlaces, type KnownPlace } from './read-known-places';
import { groupBy } from './group-by';

/** As well known as a town of 10,000. */
const wellKnown = 10_000;
/** Up to here, in km, a town of the sources that is called so is the place, and its position counts. */
const near = 15;

/** A place of the towns and what is written of it. */
interface Found {
  known: KnownPlace;
  place: BuiltPlace;
  isSeat: boolean;
}

/**
 * Adds the seats of districts, places of pilgrimage and others that the sources lack to the towns, and
 * says which of the towns they are. What post offices say is checked against all of them.
 */
export function addKnownPlaces(towns: BuiltPlace[]): Found[] {
  const byState = groupBy(towns, writeState);
  const find = (known: KnownPlace, isSeat: boolean): Found => {
    const state = byState.get(writeState(known)) ?? [];
    const place = findSame(state, known) ?? addPlace(known);
    place.hindi = known.hindi;
    return { known, place, isSeat };
  };
  const addPlace = (known: KnownPlace): BuiltPlace => {
    const { name, country, state, latitude, longitude } = known;
    const place = { ...startPlace(name, country), state, latitude, longitude };
    const around = byState.get(writeState(known)) ?? [];
    const abroad = () => towns.filter((town) => town.country === country);
    const neighbour = findNearest(around.length > 0 ? around : abroad(), place);
    if (!neighbour) throw new Error(`${name}: no place of ${country} is near`);
    Object.assign(place, { zone: neighbour.zone, district: neighbour.district });
    towns.push(place);
    around.push(place);
    return place;
  };
  const others = readKnownPlaces('known-places.txt').map((known) => find(known, false));
  const seats = readKnownPlaces('district-seats.txt').map((known) => find(known, true));
  for (const { place } of others) place.population = Math.max(place.population, wellKnown);
  for (const { known, place } of seats)
    Object.assign(place, { seatOf: 'district', district: known.others[0] ?? known.name });
  return [...others, ...seats];
}

/** Gives the places the names written of them. */
export function nameKnownPlaces(found: readonly Found[], towns: readonly BuiltPlace[]): void {
  const byState = groupBy(towns, writeState);
  for (const { known, place, isSeat } of found) {
    for (const name of [known.name, known.hindi]) place.names.add(name);
    if (isSeat) takeNames(place, known.others, byState.get(writeState(known)) ?? []);
    else for (const name of known.others) place.names.add(name);
  }
}

const writeState = ({ country, state }: Pick<BuiltPlace, 'country' | 'state'>) =>
  `${country}|${state}`;

/** The nearest place of the state that is called so; one that lies too far off is put right. */
function findSame(state: readonly BuiltPlace[], known: KnownPlace): BuiltPlace | null {
  const sounds = new Set([known.name, ...known.others].map(heard));
  const called = state.filter((place) => heard(place.name) === heard(known.name));
  const named = state.filter((place) => listNames(place).some((name) => sounds.has(heard(name))));
  const place = findNearest(called, known, near) ?? findNearest(named, known, near);
  if (place) return place;
  const [astray] = called
    .filter(({ name }) => foldName(name) === foldName(known.name))
    .filter(({ district }) => sounds.has(heard(district)));
  if (astray) Object.assign(astray, { latitude: known.latitude, longitude: known.longitude });
  return astray ?? null;
}

function findNearest<T extends Pick<BuiltPlace, 'latitude' | 'longitude'>>(
  places: readonly T[],
  spot: Pick<BuiltPlace, 'latitude' | 'longitude'>,
  within = Infinity,
): T | null {
  let [nearest, best]: [T | null, number] = [null, within];
  for (const place of places) {
    const km = measureKm(place, spot);
    if (km <= best) [nearest, best] = [place, km];
  }
  return nearest;
}

/** What a district is called names its seat, and no other town of the state that isn't called so. */
function takeNames(seat: BuiltPlace, names: readonly string[], state: readonly BuiltPlace[]): void {
  const sounds = new Set(names.map(heard));
  for (const place of state)
    for (const list of [place.names, place.doubtedNames])
      for (const name of list)
        if (place !== seat && sounds.has(heard(name)) && heard(name) !== heard(place.name))
          list.delete(name);
  const towns = new Set(state.filter((place) => place !== seat).map(({ name }) => heard(name)));
  // Kangra is first of all the town, not the seat of Kangra
  for (const name of names)
    (towns.has(heard(name)) && !seat.names.has(name) ? seat.doubtedNames : seat.names).add(name);
}
