import { removeImage, uploadImage } from 'shared/contracts/auth-picture';
import { MAX_IMAGE_BYTES, pictureAddress } from 'shared/contracts/content-pictures';
import { answer, refuse, serve } from 'shared/remote-kit/api';
import type { ApiDeps, BoundEndpoint } from 'shared/remote-kit/api';
import { isPictureRefused, isStoreBusy } from 'shared/remote-kit/picture-store';
import type { Database } from '../data/database';
import { replacePicture } from './replace-picture';

const tooLarge = 'Please choose a picture of at most 5 MB.';
const noPicture = 'This is no picture we can show. Please choose a JPEG, PNG, WebP or AVIF file.';

/** The picture of a customer's profile. */
export function pictureEndpoints(database: Database, { pictures }: ApiDeps): BoundEndpoint[] {
  /** The stored picture's hash, or why it could not be stored. */
  async function keep(bytes: Uint8Array): Promise<{ hash: string } | 'none' | 'busy'> {
    try {
      return { hash: (await pictures.keepUpload(bytes)).hash };
    } catch (error) {
      if (isPictureRefused(error)) return 'none';
      if (isStoreBusy(error)) return 'busy';
      throw error;
    }
  }

  return [
    serve(uploadImage, async ({ body }, { session }) => {
      if (!session) return refuse('not_signed_in');
      const { bytes } = body.image;
      if (bytes.byteLength > MAX_IMAGE_BYTES)
        return refuse('payload_too_large', { fields: { 'body.image': tooLarge } });
      const kept = await keep(bytes);
      if (kept === 'busy') return refuse('unavailable', {}, { headers: { 'Retry-After': '10' } });
      if (kept === 'none') return refuse('invalid_input', { fields: { 'body.image': noPicture } });
      const address = pictureAddress(kept.hash, 320, 'webp');
      await replacePicture(database, pictures, session.id, address);
      return answer({ status: 200 as const, data: { img_url: address } });
    }),

    serve(removeImage, async (_input, { session }) => {
      if (!session) return refuse('not_signed_in');
      await replacePicture(database, pictures, session.id, null);
      return answer({ status: 200 as const });
    }),
  ];
}
