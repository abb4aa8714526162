import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseFields, parseTextFile } from './text-file';

/** An item as its files have it, before anything of it is checked. */
export interface RawItem {
  slug: string;
  item: Record<string, unknown>;
  /** Absent where there is no such file. */
  en?: Record<string, unknown>;
  hi?: Record<string, unknown>;
  /** Pictures and recordings beside its texts, by name. */
  files: string[];
}

/** Where a release has the items of a kind, as JSON: among what is checked before its API runs. */
export const packedPlace = (kind: string) => `server/content/${kind}.json`;

const readers: Record<string, [part: 'item' | 'en' | 'hi', read: typeof parseFields]> = {
  'item.yaml': ['item', parseFields],
  'en.md': ['en', parseTextFile],
  'hi.md': ['hi', parseTextFile],
};
const isSlug = (name: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name);

/** The kinds of a content folder; none where there is no such folder. */
export function listKinds(folder: string): string[] {
  return existsSync(folder) ? listFolders(folder) : [];
}

/**
 * Every item of a kind as its files are, without an order.
 * @param folder holds `<kind>/<slug>/`
 * @throws Error that names the file
 */
export function readRawItems(folder: string, kind: string): RawItem[] {
  return listFolders(path.join(folder, kind)).map((slug) => {
    if (!isSlug(slug)) throw new Error(`${kind}/${slug} is no name for an address`);
    return readItem(path.join(folder, kind, slug), `${kind}/${slug}`, slug);
  });
}

function readItem(folder: string, name: string, slug: string): RawItem {
  const found: RawItem = { slug, item: {}, files: [] };
  const entries = readdirSync(folder, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const file = entry.name;
    if (file.startsWith('.')) continue;
    const [part, read] = readers[file] ?? [];
    if (part && read) found[part] = parseFile(read, path.join(folder, file), `${name}/${file}`);
    else if (!entry.isFile() || /\.(md|ya?ml)$/.test(file))
      throw new Error(`${name}/${file} is read by nobody`);
    else found.files.push(file);
  }
  return found;
}

function parseFile(read: typeof parseFields, file: string, name: string) {
  try {
    return read(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function listFolders(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}
