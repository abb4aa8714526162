import tzLookup from '@photostructure/tz-lookup';
import { findNearest } from './nearest-place';
import { placeKinds, type PlaceTable } from './place-table';
import type { Coordinates } from './read-coordinates';

/** How far a place may be whose clocks count for a position, in km. */
const sameClocks = 12;

/** A position with its clocks and what lies near. */
export interface PlaceAt extends Coordinates {
  /** IANA name. */
  timeZone: string;
  /** Row of the nearest town, where there is one within 100 km. */
  near: number | null;
}

/**
 * Says whose clocks a position keeps and which town is near. The map of zones is coarse, so next to a
 * border the nearest place decides.
 */
export function findPlaceAt(table: PlaceTable, position: Coordinates): PlaceAt {
  const latitude = Math.round(position.latitude * 1000) / 1000;
  const longitude = Math.round(position.longitude * 1000) / 1000;
  const nearest = findNearest(table, { latitude, longitude });
  const zoneOfNearest = table.zones[table.zoneOf[nearest.row] ?? 0] ?? 'UTC';
  const timeZone = nearest.km <= sameClocks ? zoneOfNearest : tzLookup(latitude, longitude);
  const isTown = (row: number) => ((table.kinds[row] ?? 0) & placeKinds.office) === 0;
  const town = findNearest(table, { latitude, longitude }, isTown);
  return { latitude, longitude, timeZone, near: town.km <= 100 ? town.row : null };
}
