import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Where a file that lies beside an item's texts is in a release's media, below `/media/<remote>/`:
 * `cover.svg` at `covers/<kind>/<slug>.svg`, a file named as the item at `<kind>/<slug>.<ending>`, any
 * other at `<kind>/<slug>/<file>`.
 */
export function placeInMedia(kind: string, slug: string, file: string): string {
  if (path.parse(file).name === 'cover') return `covers/${kind}/${slug}${path.extname(file)}`;
  return file.startsWith(`${slug}.`) ? `${kind}/${file}` : `${kind}/${slug}/${file}`;
}

/**
 * The file of a place in a remote's media: in a release all are in one folder, in the sources those of
 * items are with their items.
 * @param folder the remote's folder, or the release's
 * @returns an absolute path, also where no such file is
 */
export function findMedia(folder: string, place: string): string {
  const plain = path.join(folder, 'media', place);
  const found = [plain, ...listSources(folder, place)].find((file) => existsSync(file));
  return found ?? plain;
}

function listSources(folder: string, place: string): string[] {
  const parts = place.split('/');
  const [kind = '', name = '', file] = parts[0] === 'covers' ? parts.slice(1) : parts;
  const slug = name.split('.')[0] ?? '';
  const inItem = (source: string) => path.join(folder, 'content', kind, slug, source);
  if (parts[0] === 'covers') return [inItem(`cover${path.extname(name)}`)];
  return [inItem(file ?? name)];
}
