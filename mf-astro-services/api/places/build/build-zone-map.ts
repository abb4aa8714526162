import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findMappedZone, stepsPerDegree, zoneMapEdges, type ZoneMap } from 'shared/places/zone-map';
import { readZoneCells, type ZoneCell } from './read-zone-cells';

const { south, north, west, east } = zoneMapEdges;
const height = (north - south) * stepsPerDegree;
const width = (east - west) * stepsPerDegree;

/** A stretch of a row: its first column, the column after its last, and its zone. */
type Stretch = readonly [start: number, end: number, zone: number];

/**
 * Draws the zones of geo-tz row by row. Where several zones claim a spot the first counts, as it does
 * for geo-tz.
 */
export function buildZoneMap(packages: string): ZoneMap {
  const rows = Array.from({ length: height }, (): Stretch[] => []);
  const names = [''];
  for (const cell of readZoneCells(packages, zoneMapEdges)) drawCell(cell, rows, names);
  const map = joinRows(rows, names);
  checkMap(map, packages);
  return map;
}

function drawCell(cell: ZoneCell, rows: Stretch[][], names: string[]): void {
  const bottom = Math.max(0, toRow(cell.bottom));
  const top = Math.min(height, toRow(cell.top));
  const left = Math.max(0, toColumn(cell.left));
  const right = Math.min(width, toColumn(cell.right));
  // what is drawn later covers what was drawn before
  for (const { zone, polygons } of cell.areas.toReversed()) {
    if (!names.includes(zone)) names.push(zone);
    const number = names.indexOf(zone);
    if (!polygons)
      for (let row = bottom; row < top; row += 1) rows[row]?.push([left, right, number]);
    for (const rings of polygons ?? [])
      for (const [row, crossings] of crossRows(rings, bottom, top)) {
        const sorted = crossings.toSorted((a, b) => a - b);
        for (let at = 0; at + 1 < sorted.length; at += 2) {
          const start = Math.max(left, Math.ceil(sorted[at]!));
          const end = Math.min(right, Math.floor(sorted[at + 1]!) + 1);
          if (end > start) rows[row]?.push([start, end, number]);
        }
      }
  }
}

const toRow = (latitude: number) => Math.ceil((latitude - south) * stepsPerDegree);
const toColumn = (longitude: number) => Math.ceil((longitude - west) * stepsPerDegree);

/** The columns, with fractions, at which the rings of a polygon cross each row. */
function crossRows(rings: [number, number][][], bottom: number, top: number) {
  const crossings = new Map<number, number[]>();
  const lines = rings.flatMap((ring) => ring.slice(1).map((to, at) => [ring[at]!, to] as const));
  for (const [from, to] of lines) {
    const [[lowX, lowY], [highX, highY]] = from[1] <= to[1] ? [from, to] : [to, from];
    const end = Math.min(top, toRow(highY));
    for (let row = Math.max(bottom, toRow(lowY)); row < end; row += 1) {
      const y = south + row / stepsPerDegree;
      const x = lowX + ((highX - lowX) * (y - lowY)) / (highY - lowY);
      const column = (x - west) * stepsPerDegree;
      crossings.set(row, [...(crossings.get(row) ?? []), column]);
    }
  }
  return crossings;
}

function joinRows(drawn: readonly Stretch[][], names: readonly string[]): ZoneMap {
  const rows = new Uint32Array(height + 1);
  const [starts, zones]: [number[], number[]] = [[], []];
  const line = new Uint8Array(width);
  drawn.forEach((stretches, row) => {
    line.fill(0);
    for (const [start, end, zone] of stretches) line.fill(zone, start, end);
    line.forEach((zone, column) => {
      if (column > 0 && zone === line[column - 1]) return;
      starts.push(column);
      zones.push(zone);
    });
    rows[row + 1] = starts.length;
  });
  return { names, rows, starts: Uint16Array.from(starts), zones: Uint8Array.from(zones) };
}

/** Compares spots next to borders with geo-tz itself. @throws Error when more than one in 2,000 differs */
function checkMap(map: ZoneMap, packages: string): void {
  const { find } = createRequire(join(packages, 'geo-tz/'))('geo-tz/all') as {
    find(latitude: number, longitude: number): string[];
  };
  let [count, wrong] = [0, 0];
  for (let row = 3; row < height; row += 11)
    for (let run = map.rows[row]! + 1; run < map.rows[row + 1]!; run += 1)
      for (const column of [map.starts[run]! - 1, map.starts[run]!]) {
        const latitude = Math.round(south * 1000 + (row * 1000) / stepsPerDegree) / 1000;
        const longitude = Math.round(west * 1000 + (column * 1000) / stepsPerDegree) / 1000;
        const mapped = findMappedZone(map, { latitude, longitude });
        const [zone = ''] = find(latitude, longitude);
        count += 1;
        if (mapped !== zone) wrong += 1;
      }
  console.log(`zone map: ${wrong} of ${count} spots next to a border differ from geo-tz`);
  if (wrong > count / 2000) throw new Error('the zone map differs from its source');
}
