import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

interface Edges {
  south: number;
  north: number;
  west: number;
  east: number;
}

/** A rectangle of the source, with the zones in it, the one that counts first. */
export interface ZoneCell {
  bottom: number;
  top: number;
  left: number;
  right: number;
  /** Polygons of longitude and latitude, holes after the outer ring; none: the whole cell. */
  areas: { zone: string; polygons?: [number, number][][][] }[];
}

/** A node of the source's quadtree: quarters, numbers of zones, or where its polygons stand. */
type Node = number[] | { pos: number; len: number } | { [quarter in 'a' | 'b' | 'c' | 'd']?: Node };

interface Feature {
  properties: { tzid: string };
  geometry:
    | { type: 'Polygon'; coordinates: [number, number][][] }
    | { type: 'MultiPolygon'; coordinates: [number, number][][][] };
}

type Rectangle = Omit<ZoneCell, 'areas'>;

/** Reads the cells of geo-tz's data that lie within edges; cells of the open sea are left out. */
export function* readZoneCells(packages: string, edges: Edges): Iterable<ZoneCell> {
  const data = join(packages, 'geo-tz/data');
  const index = JSON.parse(readFileSync(join(data, 'timezones.geojson.index.json'), 'utf8')) as {
    timezones: string[];
    lookup: Node;
  };
  const load = createRequire(join(packages, 'geo-tz/'));
  const { decode } = load('geobuf') as { decode(pbf: unknown): { features: Feature[] } };
  const Pbf = load('pbf') as new (bytes: Buffer) => unknown;
  const file = openSync(join(data, 'timezones.geojson.geo.dat'), 'r');
  const world = { bottom: -89.9999, top: 89.9999, left: -179.9999, right: 179.9999 };
  for (const { node, ...cell } of listLeaves(index.lookup, world, edges)) {
    if (Array.isArray(node)) {
      yield { ...cell, areas: node.map((zone) => ({ zone: index.timezones[zone] ?? '' })) };
      continue;
    }
    const bytes = Buffer.alloc(node.len);
    readSync(file, bytes, 0, node.len, node.pos);
    const areas = decode(new Pbf(bytes)).features.map(({ properties, geometry }) => ({
      zone: properties.tzid,
      polygons: geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates,
    }));
    yield { ...cell, areas };
  }
  closeSync(file);
}

function* listLeaves(
  node: Node,
  cell: Rectangle,
  edges: Edges,
): Iterable<Rectangle & { node: number[] | { pos: number; len: number } }> {
  const { bottom, top, left, right } = cell;
  if (right <= edges.west || left >= edges.east || top <= edges.south || bottom >= edges.north)
    return;
  if (Array.isArray(node) || 'len' in node) return yield { ...cell, node };
  const [middle, centre] = [(top + bottom) / 2, (left + right) / 2];
  const quarters = {
    a: { ...cell, bottom: middle, left: centre },
    b: { ...cell, bottom: middle, right: centre },
    c: { ...cell, top: middle, right: centre },
    d: { ...cell, top: middle, left: centre },
  };
  for (const quarter of ['a', 'b', 'c', 'd'] as const) {
    const part = node[quarter];
    if (part) yield* listLeaves(part, quarters[quarter], edges);
  }
}
