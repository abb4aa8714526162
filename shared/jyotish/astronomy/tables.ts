import {
  emptyTrack,
  evaluateMotion,
  evaluateTrack,
  type Motion,
  toPowers,
  type Track,
} from './track';
import { decades, mainBodies, outerBodies, type TabledBody } from './table-format';
import { readTracks } from './table-reader';

/** Gives the bytes of a table file such as `1990` or `1990-outer`. */
export type TableSource = (file: string) => Uint8Array;

type Coordinate = 0 | 1 | 2;

/** One coordinate of one body over all time. */
export interface Channel {
  readonly body: string;
  readonly coordinate: Coordinate;
  /** The track that was used last, and all that were used, by decade. */
  track: Track;
  readonly tracks: (Track | undefined)[];
}

const files = new Map<string, Map<string, Track[]>>();
let readFile: TableSource = readFromDisk;

/** Says where tables come from, where they neither lie on Node's disk nor are loaded ahead. */
export function provideTables(source: TableSource): void {
  readFile = source;
}

/**
 * Loads the tables of some years ahead of use, where files can't be read at once (a browser).
 * @param fetchFile gives the bytes of a table file such as `1990` or `1990-outer`
 * @param withOuter whether Uranus, Neptune and Pluto are wanted too
 */
export async function loadDecades(
  fromYear: number,
  toYear: number,
  fetchFile: (file: string) => Promise<Uint8Array>,
  withOuter = false,
): Promise<void> {
  const wanted: string[] = [];
  for (let decade = decadeOf(fromYear); decade <= decadeOf(toYear); decade += 10)
    wanted.push(`${decade}`, ...(withOuter ? [`${decade}-outer`] : []));
  await Promise.all(
    wanted
      .filter((file) => !files.has(file))
      .map(async (file) => keepFile(file, await fetchFile(file))),
  );
}

/** A coordinate to be evaluated: 0 longitude, 1 latitude, 2 distance. */
export function openChannel(body: string, coordinate: Coordinate): Channel {
  return { body, coordinate, track: emptyTrack, tracks: [] };
}

/**
 * The value of a coordinate. @param tt terrestrial time, days from J2000
 * @throws RangeError outside the years that have tables
 */
export function evaluateChannel(channel: Channel, tt: number): number {
  const { track } = channel;
  if (tt >= track.start && tt < track.end) return evaluateTrack(track, tt);
  return evaluateTrack(switchTrack(channel, tt), tt);
}

/** The value of a coordinate and its change in a day; otherwise as `evaluateChannel`. */
export function followChannel(channel: Channel, tt: number): Motion {
  const { track } = channel;
  if (tt >= track.start && tt < track.end) return evaluateMotion(track, tt);
  return evaluateMotion(switchTrack(channel, tt), tt);
}

function switchTrack(channel: Channel, tt: number): Track {
  const decade = decadeOf(2000 + tt / 365.2425);
  const track = (channel.tracks[(decade - decades.first) / 10] ??= findTrack(channel, decade));
  if (!(tt >= track.start && tt < track.end))
    throw new RangeError(
      `The tables hold the years ${decades.first} to ${decades.last + 9}, not day ${tt} from J2000`,
    );
  channel.track = track;
  return track;
}

function findTrack({ body, coordinate }: Channel, decade: number): Track {
  const isOuter = outerBodies.some(({ name }) => name === body);
  const file = isOuter ? `${decade}-outer` : `${decade}`;
  const tracks = files.get(file) ?? keepFile(file, readFile(file));
  const track = tracks.get(body)?.[coordinate];
  return track ? toPowers(track) : emptyTrack;
}

/** The decade whose file is asked; the first and last files reach a little beyond their years. */
function decadeOf(year: number): number {
  if (Number.isNaN(year)) return decades.first;
  return Math.min(decades.last, Math.max(decades.first, Math.floor(year / 10) * 10));
}

function keepFile(file: string, bytes: Uint8Array) {
  const bodies: readonly TabledBody[] = file.endsWith('-outer') ? outerBodies : mainBodies;
  const tracks = readTracks(bytes, bodies);
  files.set(file, tracks);
  return tracks;
}

/** In Node the files lie beside this module; the bundle of a server has them beside itself too. */
function readFromDisk(file: string): Uint8Array {
  if (typeof process === 'undefined' || !process.getBuiltinModule)
    throw new Error(`The tables "${file}" are not loaded: call loadDecades first`);
  const { readFileSync } = process.getBuiltinModule('node:fs');
  return readFileSync(`${__dirname}/tables/${file}.bin`);
}
