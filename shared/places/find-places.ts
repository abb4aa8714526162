import { matchNames, type Candidate } from './match-names';
import { matchRegions, type Naming } from './match-regions';
import { placeKinds, type PlaceTable } from './place-table';

/** A post office as well known as this serves a town: the seat of a subdistrict, or several offices. */
const townWeight = 45;

/**
 * Finds the places a text may mean, best first: a name in Latin or Devanagari letters, another name or a
 * PIN, alone or followed by its region (`Columbus, Ohio`; `Rampur UP`). `fits` says that the text
 * as a whole names the place. A text means a place only if that place alone fits; where the region is
 * named, a town goes before villages that share its name. Of those that fit, at least half of `limit`
 * are among the answer.
 */
export function findPlaces(table: PlaceTable, text: string, limit = 10): Candidate[] {
  const [name = '', ...regions] = text.split(/[,;،]/).map((part) => part.trim());
  const named = regions.filter(Boolean);
  const found = findWithin(table, name, named);
  if (found.some(({ fits }) => fits)) return takeBest(found, limit);
  const split = named.length > 0 ? [] : splitRegion(table, name);
  if (split.length > 0) return takeBest(split, limit);
  const plain = name.replace(kindOfPlace, '');
  if (plain === name) return takeBest(found, limit);
  // what was left out may tell it from a namesake, so the reader chooses
  const meant = findWithin(table, plain, named).filter(({ fits }) => fits);
  const others = found.filter(({ row }) => !meant.some((one) => one.row === row));
  return takeBest([...meant.map((one) => ({ ...one, fits: false })), ...others], limit);
}

/** What people add to a name: Gangapur City, Khatu Dham, देवरिया ज़िला. */
const kindOfPlace =
  /\s+(?:city|town|district|dist\.?|tehsil|dham|sahib|ji|jee|junction|jn\.?|cantt?\.?|शहर|नगर|ज़िला|जिला|जनपद|तहसील|धाम|साहिब|जी)$/iu;

/** A region after the name without a comma: `Columbus Ohio`. */
function splitRegion(table: PlaceTable, text: string): Candidate[] {
  const words = text.split(/\s+/);
  for (let count = 1; count < Math.min(words.length, 5); count += 1) {
    const region = words.slice(-count).join(' ');
    if (!/^\d{6}$/.test(region) && !matchRegions(table, region).includes(2)) continue;
    const found = findWithin(table, words.slice(0, -count).join(' '), [region]);
    if (found.some(({ fits }) => fits)) return found;
  }
  return [];
}

function findWithin(table: PlaceTable, name: string, regions: readonly string[]): Candidate[] {
  const namings = regions.map((region) => nameRows(table, region));
  const isWithin = (row: number, least: Naming) => namings.every((of) => of(row) >= least);
  const found = matchNames(table, name, (row) => isWithin(row, 1));
  const sure = found.map((one) => ({ ...one, fits: one.fits && isWithin(one.row, 2) }));
  if (regions.length === 0) return sure;
  // within a region a town goes before villages, and a name before others that only sound like it
  const isVillage = ({ row }: Candidate) =>
    ((table.kinds[row] ?? 0) & placeKinds.office) > 0 && (table.weights[row] ?? 0) < townWeight;
  const isTown = ({ row }: Candidate) => ((table.kinds[row] ?? 0) & placeKinds.office) === 0;
  const towns = sure.some((one) => one.fits && isTown(one))
    ? prefer(sure, (one) => !isVillage(one))
    : sure;
  const isTownSpelled = towns.some((one) => one.fits && one.isSpelled && isTown(one));
  // a town whose name sounds so does not stand behind a village that spells it so
  return prefer(towns, (one) => one.isSpelled || (!isTownSpelled && isTown(one)));
}

/** Of the places that fit, only those of a kind still fit, if there are any. */
function prefer(found: Candidate[], isOfKind: (one: Candidate) => boolean): Candidate[] {
  if (!found.some((one) => one.fits && isOfKind(one))) return found;
  return found.map((one) => ({ ...one, fits: one.fits && isOfKind(one) }));
}

/** How a text names the region of a row; a PIN is a region too. */
function nameRows(table: PlaceTable, region: string): (row: number) => Naming {
  if (/^\d{6}$/.test(region)) {
    const rows = new Set(
      matchNames(table, region, () => true)
        .filter(({ fits }) => fits)
        .map(({ row }) => row),
    );
    return (row) => (rows.has(row) ? 2 : 0);
  }
  const namings = matchRegions(table, region);
  return (row) => namings[table.regionOf[row] ?? 0] ?? 0;
}

function takeBest(found: readonly Candidate[], limit: number): Candidate[] {
  const ranked = [...found].sort((a, b) => b.score - a.score || a.row - b.row);
  const best = new Set(ranked.filter(({ fits }) => fits).slice(0, Math.ceil(limit / 2)));
  for (const one of ranked) if (best.size < limit) best.add(one);
  return ranked.filter((one) => best.has(one));
}
