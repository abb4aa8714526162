import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { BuildGraph } from './compile';
import { listContentTexts } from './content-files';
import { listCopiedFiles } from './copied-files';
import { hashFile } from './name-version';
import { hashToolchain } from './toolchain';
import { root, type Unit } from './units';

/** What the last build of a unit was made of; while all of it is so, another would make the same. */
interface BuildRecord {
  version: string;
  /** The tools, the unit's entries and what is copied. */
  base: string;
  /** By path from the checkout: what each file that was read contained. */
  read: Record<string, string>;
  /** Where a file that comes now would be found first. */
  missing: string[];
}

/** The version of the last build, unless something it was made of is different now. */
export function findUnchanged(file: string, unit: Unit): string | null {
  const record = readRecord(file);
  if (record?.base !== describeBase(unit)) return null;
  const isSame = Object.entries(record.read).every(
    ([name, content]) => describePath(path.resolve(root, name)) === content,
  );
  return isSame && !isAnyThere(record.missing) ? record.version : null;
}

/** Writes down what a build was made of. */
export function writeRecord(file: string, unit: Unit, version: string, graph: BuildGraph): void {
  const fromRoot = (name: string) => path.relative(root, name);
  const record: BuildRecord = {
    version,
    base: describeBase(unit),
    read: Object.fromEntries(
      [...graph.read].map((name) => [fromRoot(name), describePath(name)] as const),
    ),
    // a folder is there and still no file to read
    missing: [...graph.missing].filter((name) => !existsSync(name)).map(fromRoot),
  };
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(record));
  renameSync(draft, file);
}

/** Whether a file was written after a moment, or removed: what was built of it may be older. */
export function isNewerThan(time: number, files: Iterable<string>): boolean {
  return [...files].some((file) => {
    const found = lstatSync(file, { throwIfNoEntry: false });
    return !found || (found.isFile() && found.mtimeMs > time);
  });
}

function readRecord(file: string): BuildRecord | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as BuildRecord;
  } catch {
    return null; // never built, or cut off: then it is built
  }
}

function describeBase(unit: Unit): string {
  const workers = path.join(unit.folder, 'web/workers');
  const hash = createHash('sha256').update(hashToolchain());
  hash.update(JSON.stringify([unit, existsSync(path.join(unit.folder, 'api/index.ts'))]));
  hash.update(JSON.stringify(existsSync(workers) ? readdirSync(workers).sort() : []));
  for (const [to, from] of [...listCopiedFiles(unit), ...listContentTexts(unit)])
    hash.update(`${to} ${hashFile(from)}\n`);
  return hash.digest('hex');
}

/** A file by its content, a link by where it leads, a folder by being one. */
function describePath(name: string): string {
  const found = lstatSync(name, { throwIfNoEntry: false });
  if (!found) return 'gone';
  if (found.isSymbolicLink()) return `to ${readlinkSync(name)}`;
  return found.isFile() ? hashFile(name) : 'folder';
}

/** Looks into each folder once: there are thousands of places in few folders. */
function isAnyThere(names: string[]): boolean {
  const listed = new Map<string, Set<string>>();
  const list = (folder: string) => {
    const names = listed.get(folder) ?? new Set(readFolder(folder));
    listed.set(folder, names);
    return names;
  };
  return names.some((name) => {
    const place = path.resolve(root, name);
    return list(path.dirname(place)).has(path.basename(place));
  });
}

function readFolder(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw error;
  }
}
