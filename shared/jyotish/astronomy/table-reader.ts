import type { Track } from './track';
import { BLOCK_DAYS, type TabledBody } from './table-format';

/** Reads a table file (see `table-format.ts`): for each body, a Chebyshev track for each coordinate. */
export function readTracks(bytes: Uint8Array, bodies: readonly TabledBody[]): Map<string, Track[]> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const firstBlock = view.getInt32(0, true);
  const blocks = view.getInt32(4, true);
  let at = 8;

  function readTrack({ days }: TabledBody, unit: number): Track {
    const segments = (blocks * BLOCK_DAYS) / days;
    const terms = view.getUint8(at);
    const widths = bytes.subarray(at + 1, at + 1 + terms);
    const evenTerms = terms + (terms % 2);
    const coefficients = new Float64Array(segments * evenTerms);
    at += 1 + terms;
    widths.forEach((width, term) => {
      for (let segment = 0; segment < segments; segment += 1, at += width)
        coefficients[segment * evenTerms + term] = readInteger(view, at, width) * unit;
    });
    const start = firstBlock * BLOCK_DAYS;
    return {
      start,
      end: start + blocks * BLOCK_DAYS,
      segmentsPerDay: 1 / days,
      terms: evenTerms,
      coefficients,
    };
  }

  return new Map(
    bodies.map((body) => [body.name, body.units.map((unit) => readTrack(body, unit))]),
  );
}

function readInteger(view: DataView, at: number, width: number): number {
  if (width === 0) return 0;
  if (width === 1) return view.getInt8(at);
  if (width === 2) return view.getInt16(at, true);
  if (width === 3) return view.getUint16(at, true) + view.getInt8(at + 2) * 65_536;
  return view.getInt32(at, true);
}
