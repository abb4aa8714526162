import { createHash, randomBytes } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { pictureFormats, pictureWidths } from 'shared/contracts/content-pictures';
import {
  PictureRefused,
  PictureStoreBusy,
  type PictureStore,
  type StoredPicture,
} from 'shared/remote-kit/picture-store';
import type { ObjectStore } from '../object-store/object-store';
import { createTurns, QueueFull } from './take-turns';

const MAX_BYTES = 10 * 1024 * 1024;
const MAX_PIXELS = 40_000_000;
/** Of what visitors send: what telephones take, unless they are told to take giant pictures. */
const MAX_UPLOADED_PIXELS = 25_000_000;
const MAX_SIDE = 2560;
/** Uploads are read one after the other, and so many wait: pages go first. */
const WAITING_UPLOADS = 12;
/** By what the bytes are, never by what a name says. */
const photographs = ['jpeg', 'png', 'webp', 'avif'];
const allFormats = ['svg', ...photographs];

/** Opens a picture for reading, within the limits every picture has. */
export function openPicture(bytes: Uint8Array, limitInputPixels = MAX_PIXELS): Sharp {
  return sharp(bytes, { limitInputPixels, failOn: 'error' });
}

/**
 * Pictures by the hash of their bytes, each stored once: the original and what is known of it.
 * Photographs are encoded anew, so nothing but the picture is kept; drawings stay as they are and are
 * never served as such.
 * @param onKept told of every picture of ours, new or known
 */
export function createPictureStore(
  store: ObjectStore,
  onKept: (hash: string) => void = () => undefined,
): PictureStore {
  const inTurn = createTurns(1);
  return {
    async keep(bytes) {
      const hash = hashOf(bytes);
      const known = await store.read(factsName(hash));
      const picture = known
        ? (JSON.parse(known.toString('utf8')) as StoredPicture)
        : await take(bytes, hash, allFormats);
      onKept(hash);
      return picture;
    },
    async keepUpload(bytes) {
      const hash = hashOf(randomBytes(16), bytes);
      try {
        const work = () => take(bytes, hash, photographs, MAX_UPLOADED_PIXELS);
        return await inTurn(work, WAITING_UPLOADS);
      } catch (error) {
        throw error instanceof QueueFull ? new PictureStoreBusy('too many uploads') : error;
      }
    },
    async remove(hash) {
      // first of all the facts: whoever finds the facts finds the picture
      for (const name of [factsName(hash), originalName(hash)]) await store.remove(name);
      for (const name of fileNames) await store.remove(renderedName(hash, name));
    },
  };

  async function take(
    bytes: Uint8Array,
    hash: string,
    formats: string[],
    pixels = MAX_PIXELS,
  ): Promise<StoredPicture> {
    if (bytes.byteLength > MAX_BYTES)
      throw new PictureRefused(`a picture has over ${MAX_BYTES} bytes`);
    const { original, facts } = await examine(bytes, formats, pixels);
    const picture = { hash, ...facts };
    await store.write(originalName(hash), original);
    // written last: whoever finds the facts finds the picture
    await store.write(factsName(hash), JSON.stringify(picture));
    return picture;
  }
}

/** Where a picture's original is stored. */
export function originalName(hash: string): string {
  return `originals/${hash}`;
}

/** Where a file of `/pictures/{hash}/` is stored. */
export function renderedName(hash: string, name: string): string {
  return `rendered/${hash}/${name}`;
}

/** The files every picture is served as. */
export const fileNames = [
  'share.jpg',
  ...pictureWidths.flatMap((width) => pictureFormats.map((format) => `${width}.${format}`)),
];

const factsName = (hash: string) => `originals/${hash}.json`;

function hashOf(...parts: Uint8Array[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 32);
}

/** Reads a picture to its last pixel; what can't be read is refused. */
async function examine(bytes: Uint8Array, formats: string[], pixels: number) {
  try {
    // sharp reads the size before anything else, and refuses here what is larger
    const { format = 'nothing known', width, height } = await openPicture(bytes, pixels).metadata();
    if (width * height > pixels) throw new PictureRefused(`a picture has over ${pixels} pixels`);
    const known = format === 'heif' ? 'avif' : format;
    if (!formats.includes(known))
      throw new PictureRefused(`a picture is ${format}, not one of ${formats.join(', ')}`);
    const original = format === 'svg' ? bytes : await reencode(bytes);
    return { original, facts: await describe(original) };
  } catch (error) {
    throw error instanceof PictureRefused
      ? error
      : new PictureRefused('a picture can not be read', { cause: error });
  }
}

function reencode(bytes: Uint8Array): Promise<Buffer> {
  return openPicture(bytes)
    .autoOrient()
    .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 90 })
    .toBuffer();
}

async function describe(bytes: Uint8Array): Promise<Omit<StoredPicture, 'hash'>> {
  const { width, height } = await openPicture(bytes).metadata();
  const tiny = await openPicture(bytes)
    .resize(8, 8, { fit: 'inside' })
    .flatten({ background: '#fdf6ea' })
    .webp({ quality: 30 })
    .toBuffer();
  return { width, height, placeholder: `data:image/webp;base64,${tiny.toString('base64')}` };
}
