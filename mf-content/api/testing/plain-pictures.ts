import { createHash } from 'node:crypto';
import type { PictureStore } from 'shared/remote-kit/picture-store';

/** Knows pictures by their hash like the real store, and renders nothing. */
export const plainPictures: PictureStore = {
  keep: async (bytes) => ({
    hash: createHash('sha256').update(bytes).digest('hex').slice(0, 32),
    width: 1200,
    height: 675,
    placeholder: 'data:,',
  }),
  keepUpload: () => Promise.reject(new Error('visitors send no pictures here')),
  remove: () => Promise.reject(new Error('what is shipped stays')),
};
