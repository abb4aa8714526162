import sharp from 'sharp';

/** What the camera wrote into every photograph made here. */
export const CAMERA_NOTE = 'where and when';

/** A JPEG as a camera makes it, of one colour. */
export function makePhotograph({ width = 400, height = 300, background = '#0f5f6b' } = {}) {
  return sharp({ create: { width, height, channels: 3, background } })
    .withExif({ IFD0: { Copyright: CAMERA_NOTE } })
    .jpeg()
    .toBuffer();
}
