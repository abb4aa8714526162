import type { z } from 'shared/contracts/zod';
import type { pictureSchema } from './picture-schema';

/** The widths in pixels in which a picture is served. */
export const pictureWidths = [160, 320, 480, 640, 720, 960, 1280, 1920] as const;

/** The formats in which a picture is served; jpg is for those who know no other. */
export const pictureFormats = ['avif', 'webp', 'jpg'] as const;

/** Of a picture a visitor sends. */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;

/** A picture as answers carry it: hash, alternative text, size in pixels, and a placeholder. */
export type PictureOf = z.infer<typeof pictureSchema>;

/** The address of a picture in a size and a format; what it shows never changes. */
export function pictureAddress(
  hash: string,
  width: (typeof pictureWidths)[number],
  format: (typeof pictureFormats)[number],
): string {
  return `/pictures/${hash}/${width}.${format}`;
}

/** The address of a picture cut to 1200 x 630, as it is shown where a page is shared. */
export function shareAddress(hash: string): string {
  return `/pictures/${hash}/share.jpg`;
}
