import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { readSections, readTexts } from './table-file';
import { readZoneMap, type ZoneMap } from './zone-map';

/** Where a place lies, by the names of the source. */
export interface Region {
  /** ISO 3166 code. */
  country: string;
  /** State or province; may be empty. */
  state: string;
  /** Of Indian places, and of others where a state has the name twice; else empty. */
  district: string;
}

/** A place chosen by hand to be better known: its order, its Hindi name, and what else it is called. */
export interface ListedPlace {
  rank: number;
  otherNames: readonly string[];
}

/**
 * The places of the world in columns: a place is its row number. Names stay bytes until they are asked
 * for, so that 350,000 places take some 30 MB.
 */
export interface PlaceTable {
  count: number;
  nameOf(row: number): string;
  /** Thousandths of a degree. */
  latitudes: Int32Array;
  longitudes: Int32Array;
  regions: readonly Region[];
  regionOf: Uint16Array;
  zones: readonly string[];
  zoneOf: Uint16Array;
  /** How well known a place is, by population and office rank: about 20 a power of ten. */
  weights: Uint8Array;
  /** Bits of `placeKinds`. */
  kinds: Uint8Array;
  /** PIN of a place known from its post office, else 0. */
  pins: Uint32Array;
  hindi: ReadonlyMap<number, string>;
  listed: ReadonlyMap<number, ListedPlace>;
  /** Folded names, other names and PINs in the order of their bytes. */
  keys: { bytes: Buffer; starts: Uint32Array };
  /** Row of each key, and bits that say what kind of name it is. */
  keyRows: Uint32Array;
  /** Keys in the order of their skeletons, the better known first. */
  soundOrder: Uint32Array;
  /** The zones of India and its neighbours, exact at their borders. */
  zoneMap: ZoneMap;
}

/** What `kinds` says of a place. */
export const placeKinds = { office: 1, showsDistrict: 2, showsPin: 4 } as const;

/** Marks a key that is another name. */
export const otherNameBit = 0x8000_0000;
/** Marks one that counts only where no place is called so: of a district, in another language. */
export const doubtedNameBit = 0x4000_0000;
/** The row of a key without its bits. */
export const rowBits = 0x3fff_ffff;

/** Reads the table that `build-place-table.ts` writes: about 0.3 s. */
export function readPlaceTable(file: string): PlaceTable {
  const sections = readSections(gunzipSync(readFileSync(file)));
  const names = readTexts(sections.bytes('names'));
  const lines = (name: string) => sections.bytes(name).toString('utf8').split('\n').filter(Boolean);
  const known = lines('known').map((line) => line.split('\t'));
  const weights = new Uint8Array(sections.bytes('weights'));
  return {
    count: weights.length,
    nameOf: (row) => names.bytes.toString('utf8', names.starts[row], names.starts[row + 1]! - 1),
    latitudes: new Int32Array(sections.words('latitudes')),
    longitudes: new Int32Array(sections.words('longitudes')),
    regions: lines('regions').map((line) => {
      const [country = '', state = '', district = ''] = line.split('\t');
      return { country, state, district };
    }),
    regionOf: Uint16Array.from(sections.words('regionOf')),
    zones: lines('zones'),
    zoneOf: Uint16Array.from(sections.words('zoneOf')),
    weights,
    kinds: new Uint8Array(sections.bytes('kinds')),
    pins: sections.words('pins'),
    hindi: new Map(
      known.filter(([, hindi]) => hindi).map(([row, hindi = '']) => [Number(row), hindi]),
    ),
    listed: new Map(
      known
        .filter(([, , rank]) => rank)
        .map(([row, , rank, others]) => [
          Number(row),
          { rank: Number(rank), otherNames: others ? others.split('|') : [] },
        ]),
    ),
    keys: readTexts(sections.bytes('keys')),
    keyRows: sections.words('keyRows'),
    soundOrder: sections.words('soundOrder'),
    zoneMap: readZoneMap(sections),
  };
}
