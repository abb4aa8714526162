import tzLookup from '@photostructure/tz-lookup';
import { findNearest } from './nearest-place';
import { placeKinds, type PlaceTable } from './place-table';
import type { Coordinates } from './read-coordinates';
import { findMappedZone } from './zone-map';

/** How far a place may be whose clocks count for a position, in km. */
const sameClocks = 12;

/** A position with its clocks and what lies near. */
export interface PlaceAt extends Coordinates {
  /** IANA name. */
  timeZone: string;
  /** Row of the nearest town with these clocks, where there is one within 100 km. */
  near: number | null;
}

/**
 * Says whose clocks a position keeps and which town that keeps them is near. The map of the whole world
 * is coarse, so beyond India and its neighbours the nearest place decides next to a border.
 */
export function findPlaceAt(table: PlaceTable, position: Coordinates): PlaceAt {
  const latitude = Math.round(position.latitude * 1000) / 1000;
  const longitude = Math.round(position.longitude * 1000) / 1000;
  const at = { latitude, longitude };
  const timeZone = findMappedZone(table.zoneMap, at) ?? guessZone(table, at);
  const zone = table.zones.indexOf(timeZone);
  const isTown = (row: number) =>
    table.zoneOf[row] === zone && ((table.kinds[row] ?? 0) & placeKinds.office) === 0;
  const town = findNearest(table, at, isTown);
  return { ...at, timeZone, near: town.km <= 100 ? town.row : null };
}

function guessZone(table: PlaceTable, at: Coordinates): string {
  const nearest = findNearest(table, at);
  const zoneOfNearest = table.zones[table.zoneOf[nearest.row] ?? 0] ?? 'UTC';
  return nearest.km <= sameClocks ? zoneOfNearest : tzLookup(at.latitude, at.longitude);
}
