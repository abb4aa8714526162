import { availableParallelism } from 'node:os';
import sharp, { type Sharp } from 'sharp';
import type { pictureFormats } from 'shared/contracts/content-pictures';
import type { ObjectStore } from '../object-store/object-store';
import { fileNames, openPicture, originalName, renderedName } from './picture-store';
import { createTurns } from './take-turns';

type Format = (typeof pictureFormats)[number];

const names = new Set(fileNames);
/** Renderings at once, each on one thread: a processor stays free for pages. */
const AT_ONCE = Math.max(1, availableParallelism() - 1);

/** Renders pictures in the sizes served when they are first asked for, and keeps them. */
export function createRenderer(store: ObjectStore) {
  const underWay = new Map<string, Promise<Buffer | null>>();
  const inTurn = createTurns(AT_ONCE);
  sharp.concurrency(1);

  async function render(hash: string, name: string): Promise<Buffer | null> {
    const original = await store.read(originalName(hash));
    if (!original) return null;
    const bytes = await inTurn(() => encode(openPicture(original), name).toBuffer());
    await store.write(renderedName(hash, name), bytes);
    return bytes;
  }

  /** The picture as a file of `/pictures/{hash}/`, or `null` when there is no such picture or size. */
  return async function readPicture(hash: string, name: string): Promise<Buffer | null> {
    if (!/^[0-9a-f]{32}$/.test(hash) || !names.has(name)) return null;
    const kept = await store.read(renderedName(hash, name));
    if (kept) return kept;
    const key = `${hash}/${name}`;
    let made = underWay.get(key);
    if (!made) {
      made = render(hash, name).finally(() => underWay.delete(key));
      underWay.set(key, made);
    }
    return made;
  };
}

function encode(picture: Sharp, name: string): Sharp {
  if (name === 'share.jpg')
    return picture.resize(1200, 630, { fit: 'cover' }).flatten(paper).jpeg({ quality: 82 });
  const [width, format] = name.split('.') as [string, Format];
  const sized = picture.resize(Number(width));
  if (format === 'avif') return sized.avif({ quality: 55, effort: 2 });
  if (format === 'webp') return sized.webp({ quality: 78 });
  return sized.flatten(paper).jpeg({ quality: 80, mozjpeg: true });
}

/** What shows through where a picture is transparent and its format can't be. */
const paper = { background: '#fdf6ea' };
