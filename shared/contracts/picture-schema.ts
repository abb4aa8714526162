import { z } from 'shared/contracts/zod';

/** A picture of the site's store, known by the hash of its bytes. */
export const pictureSchema = z.object({
  hash: z.string(),
  alt: z.string(),
  /** Pixels of the original, for the aspect ratio. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** `data:` address of a picture a few pixels wide, shown until the real one is there. */
  placeholder: z.string(),
});
