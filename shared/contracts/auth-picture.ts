import { z } from 'shared/contracts/zod';
import { defineEndpoint, type UploadedFile } from './contract';

const image = z
  .custom<UploadedFile>(
    (value) => value instanceof Object && 'bytes' in value && value.bytes instanceof Uint8Array,
    'Please choose a picture.',
  )
  .meta({ type: 'string', format: 'binary' });

/**
 * Makes a picture the customer's own; the one before is removed. It is known by its content (JPEG, PNG,
 * WebP or AVIF) and encoded anew, so nothing a camera wrote into it is kept.
 */
export const uploadImage = defineEndpoint({
  id: 'auth.upload_image',
  owner: 'mf-auth',
  method: 'POST',
  path: '/api/upload_image',
  summary: 'Takes in a picture of at most 5 MB as the field `image` and shows it for the customer.',
  takesFiles: true,
  body: z.object({ image }),
  answer: z.object({ status: z.literal(200), data: z.object({ img_url: z.string() }) }),
  errors: ['payload_too_large', 'unsupported_media_type'],
  caller: 'signed-in',
  allowance: { count: 20, seconds: 3600 },
});

/** Removes the customer's picture from the profile and from the store. */
export const removeImage = defineEndpoint({
  id: 'auth.remove_image',
  owner: 'mf-auth',
  method: 'DELETE',
  path: '/api/upload_image',
  summary: "Removes the customer's picture.",
  answer: z.object({ status: z.literal(200) }),
  caller: 'signed-in',
});
