/** A place on its way into the table. */
export interface BuiltPlace {
  /** As it is shown, in Latin letters. */
  name: string;
  /** Degrees, north and east positive. */
  latitude: number;
  longitude: number;
  /** ISO 3166 code. */
  country: string;
  state: string;
  district: string;
  /** IANA name. */
  zone: string;
  /** 0 where nobody counted. */
  population: number;
  /** What is governed from here, as far as it is known. */
  seatOf: 'nation' | 'state' | 'district' | null;
  /** Known from a post office alone: its coordinates are those of its PIN. */
  isOffice: boolean;
  /** Of the post office, else empty. */
  pin: string;
  /** Other names and PINs it is found by. */
  names: Set<string>;
  /** Names that mean it only where no other place is called so: of its district, in other languages. */
  doubtedNames: Set<string>;
  hindi: string;
  /** From 0 among the places listed by hand, else null. */
  rank: number | null;
  /** More is known of it than of others as large: readers look for it. */
  isFamiliar?: boolean;
  /** How well known a post office makes it, 0 to 115. */
  officeRank: number;
}

/** A place of which only the name is known yet. */
export function startPlace(name: string, country: string): BuiltPlace {
  return {
    ...{ name, country, latitude: 0, longitude: 0, state: '', district: '', zone: '' },
    ...{ population: 0, seatOf: null, isOffice: false, pin: '', officeRank: 0 },
    ...{ names: new Set(), doubtedNames: new Set(), hindi: '', rank: null },
  };
}

/** All it is called. */
export function listNames({ name, names, doubtedNames }: BuiltPlace): string[] {
  return [name, ...names, ...doubtedNames];
}

/** Kilometres between two places, good enough below 1,000. */
export function measureKm(
  one: Pick<BuiltPlace, 'latitude' | 'longitude'>,
  other: Pick<BuiltPlace, 'latitude' | 'longitude'>,
): number {
  const north = one.latitude - other.latitude;
  const middle = ((one.latitude + other.latitude) / 2) * (Math.PI / 180);
  const turn = Math.abs(one.longitude - other.longitude);
  const east = Math.min(turn, 360 - turn) * Math.cos(middle);
  return Math.hypot(north, east) * 111.2;
}
