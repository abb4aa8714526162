import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import type { PictureStore, StoredPicture } from 'shared/remote-kit/api';
import type { ObjectStore } from './object-store';

const MAX_BYTES = 10 * 1024 * 1024;
const MAX_PIXELS = 40_000_000;
const MAX_SIDE = 2560;
/** By what the bytes are, never by what a name says. */
const formats = ['svg', 'jpeg', 'png', 'webp', 'avif'];

/** Opens a picture for reading, within the limits every picture has. */
export function openPicture(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
}

/**
 * Pictures by the hash of their bytes, each stored once: the original and what is known of it.
 * Photographs are encoded anew, so nothing but the picture is kept; drawings stay as they are and are
 * never served as such.
 */
export function createPictureStore(store: ObjectStore): PictureStore {
  return {
    async keep(bytes) {
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
      const known = await store.read(factsName(hash));
      if (known) return JSON.parse(known.toString('utf8')) as StoredPicture;
      if (bytes.byteLength > MAX_BYTES) throw new Error(`a picture has over ${MAX_BYTES} bytes`);
      const { format = 'nothing known' } = await openPicture(bytes).metadata();
      const isAvif = format === 'heif';
      if (!formats.includes(isAvif ? 'avif' : format))
        throw new Error(`a picture is ${format}, not one of ${formats.join(', ')}`);
      const original = format === 'svg' ? bytes : await reencode(bytes);
      const picture = { hash, ...(await describe(original)) };
      await store.write(originalName(hash), original);
      // written last: whoever finds the facts finds the picture
      await store.write(factsName(hash), JSON.stringify(picture));
      return picture;
    },
  };
}

/** Where a picture's original is stored. */
export function originalName(hash: string): string {
  return `originals/${hash}`;
}

const factsName = (hash: string) => `originals/${hash}.json`;

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
