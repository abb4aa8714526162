import { readFileSync } from 'node:fs';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

/** A place in a release's server code, as a stack names it. */
const PLACE = /(\/[^\s():]+\/server\/(?:pages|api)\.cjs):(\d+):(\d+)/g;

const maps = new Map<string, TraceMap | null>();

/**
 * A stack whose places in a release's bundles are those of its sources. The maps lie beside the bundles,
 * are read when something is thrown for the first time, and are never served.
 */
export function mapStack(stack: string): string {
  return stack.replace(PLACE, (place, file: string, line: string, column: string) => {
    const map = mapOf(file);
    const found =
      map && originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
    return found?.source ? `${tidy(found.source)}:${found.line}:${found.column + 1}` : place;
  });
}

function mapOf(file: string): TraceMap | null {
  let map = maps.get(file);
  if (map === undefined) maps.set(file, (map = readMap(`${file}.map`)));
  return map;
}

function readMap(file: string): TraceMap | null {
  try {
    return new TraceMap(readFileSync(file, 'utf8'));
  } catch {
    return null; // a release of before there were any, or none that can be read: the place stays as it is
  }
}

/** `webpack://tarapath/./mf-a/api/x.ts?1a2b` is the source's path in the repository. */
const tidy = (source: string) =>
  source.replace(/^webpack:\/\/[^/]*\/(?:\.\/)?/, '').replace(/\?\w*$/, '');
