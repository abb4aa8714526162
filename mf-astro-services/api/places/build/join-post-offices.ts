import { foldName } from 'shared/places/fold-name';
import type { BuiltPlace } from './built-place';
import { listNames, measureKm, startPlace } from './built-place';
import { groupBy, type Spot } from './group-by';
import { heard } from './heard-name';
import type { LocatedOffice } from './locate-offices';
import { PlaceGrid } from './place-grid';
import type { PostOffice } from './read-post-offices';

/** Two post offices of one name and district are one place up to here, in km. */
const oneVillage = 8;
const oneTown = 15;

/**
 * Joins the post offices to the towns: an office of a town gives it its PIN, the others become places
 * of their own.
 */
export function joinPostOffices(
  towns: readonly BuiltPlace[],
  offices: readonly LocatedOffice[],
): BuiltPlace[] {
  const grid = new PlaceGrid(towns);
  const inDistrict = groupBy(towns, ({ state, district, name }) =>
    [state, district, heard(name)].join('|'),
  );
  const villages = new Map<string, BuiltPlace[]>();
  const quarters = new Map<string, number>();
  const names = offices.flatMap((office) =>
    office.quarterOf === null
      ? { ...office, isQuarter: false }
      : [
          { ...office, isQuarter: false },
          { ...office, name: office.quarterOf, isQuarter: true },
        ],
  );
  for (const office of names.filter(({ isQuarter }) => isQuarter)) {
    const key = keyOf(office);
    quarters.set(key, (quarters.get(key) ?? 0) + 1);
  }
  const known = new Set(offices.map(keyOf));
  for (const office of names) {
    const { pin, spot, isQuarter } = office;
    const town = findTown(office, spot);
    if (town) {
      town.names.add(pin);
      town.officeRank = Math.max(town.officeRank, rankOffice(office));
    } else if (spot && !isQuarter && !isQuarterOfKnown(office)) addVillage(office, spot);
  }
  return [...villages.values()].flat();

  function findTown(office: PostOffice, spot: Spot | null): BuiltPlace | undefined {
    const sound = heard(office.name);
    if (!spot) {
      const named = inDistrict.get([office.state, office.district, sound].join('|')) ?? [];
      return named.length === 1 ? named[0] : undefined;
    }
    return [...grid.listNear(spot)]
      .map((town) => ({ town, km: measureKm(town, spot) }))
      .filter(({ town, km }) => km <= oneTown && town.state === office.state)
      .filter(({ town }) => listNames(town).some((name) => heard(name) === sound))
      .sort((a, b) => a.km - b.km)[0]?.town;
  }

  /** Motihari Court is no place beside Motihari. */
  function isQuarterOfKnown({ quarterOf, state, district }: PostOffice): boolean {
    return (
      quarterOf !== null &&
      (known.has(keyOf({ name: quarterOf, state, district })) ||
        inDistrict.has([state, district, heard(quarterOf)].join('|')))
    );
  }

  function addVillage(office: PostOffice, spot: Spot): void {
    const key = keyOf(office);
    const same = villages.get(key) ?? [];
    const near = same.find((village) => measureKm(village, spot) <= oneVillage);
    if (near) {
      near.names.add(office.pin);
      return;
    }
    const { name, pin, state, district, quarterOf } = office;
    villages.set(key, [
      ...same,
      {
        ...{ ...startPlace(name, 'IN'), pin, state, district, ...spot, zone: 'Asia/Kolkata' },
        ...{ isOffice: true, officeRank: rankOffice(office) },
        // the bazar of a place that has no office of its own stands for it
        names: new Set(quarterOf === null ? [pin] : [pin, quarterOf]),
      },
    ]);
  }

  /** The seat of a district, subdistrict or postal division, and a town with offices in its quarters, are better known. */
  function rankOffice(office: PostOffice): number {
    const { name, district, division, isOfSubdistrict } = office;
    const folded = heard(name);
    const isSeat = folded === heard(district);
    const isHead = folded === heard(division);
    const count = quarters.get(keyOf(office)) ?? 0;
    const seat = (isSeat ? 35 : 0) + (isOfSubdistrict ? 25 : 0) + (isHead ? 25 : 0);
    return seat + Math.min(count, 4) * 8;
  }
}

const keyOf = ({ name, state, district }: Pick<PostOffice, 'name' | 'state' | 'district'>) =>
  [state, district, foldName(name)].join('|');
