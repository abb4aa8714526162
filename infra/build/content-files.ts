import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { placeInMedia } from 'shared/content/media-place';
import { listKinds, packedPlace, readRawItems } from 'shared/content/raw-items';
import type { RemoteApi } from 'shared/remote-kit/api';
import type { Unit } from './units';

const folderOf = (unit: Unit) => path.join(unit.folder, 'content');
const isText = (file: string) => /\.(md|yaml)$/.test(file);

/** Pictures and recordings that lie beside texts, as `[place in the release, file]`. */
export function listContentMedia(unit: Unit): [to: string, from: string][] {
  return listItemFiles(unit)
    .filter(({ file }) => !isText(file))
    .map(({ kind, slug, file, from }) => [`media/${placeInMedia(kind, slug, file)}`, from]);
}

/** Files whose text is packed into a release, as `[name, file]`. */
export function listContentTexts(unit: Unit): [name: string, from: string][] {
  return listItemFiles(unit)
    .filter(({ file }) => isText(file))
    .map(({ kind, slug, file, from }) => [`content/${kind}/${slug}/${file}`, from]);
}

/** Writes the texts of a unit's content into a release, a file for each kind. @throws Error that names the file */
export function packContent(unit: Unit, output: string): void {
  const folder = folderOf(unit);
  for (const kind of listKinds(folder)) {
    const place = path.join(output, packedPlace(kind));
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, JSON.stringify(readRawItems(folder, kind)));
  }
}

/**
 * Checks a release's content as its API reads it.
 * @throws Error that names files and fields, or a folder that no API reads
 */
export function checkContent(unit: Unit, { content = [] }: Pick<RemoteApi, 'content'>): void {
  const read = new Set(content.map(({ kind }) => kind));
  const unread = listKinds(folderOf(unit)).filter((kind) => !read.has(kind));
  const wrong = unread.map((kind) => `${kind} is read by nobody: name it in the API's content`);
  for (const kind of content)
    try {
      kind.read();
    } catch (error) {
      wrong.push(error instanceof Error ? error.message : String(error));
    }
  if (wrong.length > 0) throw new Error(`${unit.name}/content:\n${wrong.join('\n')}`);
}

function listItemFiles(unit: Unit) {
  const folder = folderOf(unit);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true })
    .map(String)
    .sort()
    .flatMap((name) => {
      const [kind = '', slug = '', file, deeper] = name.split(path.sep);
      const isOwn = file !== undefined && deeper === undefined && !file.startsWith('.');
      return isOwn ? [{ kind, slug, file, from: path.join(folder, name) }] : [];
    });
}
