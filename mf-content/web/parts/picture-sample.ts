import type { PictureOf } from 'shared/contracts/content-pictures';

/** A picture for tests. */
export const pictureSample: PictureOf = {
  hash: '0123456789abcdef0123456789abcdef',
  alt: 'A lamp',
  width: 1200,
  height: 675,
  placeholder: 'data:image/webp;base64,AAAA',
};
