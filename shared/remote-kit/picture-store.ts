/** A picture in the site's store, served in several sizes below `/pictures/{hash}/`. */
export interface StoredPicture {
  /** Of the bytes: the same picture is stored once. */
  hash: string;
  /** Pixels. */
  width: number;
  height: number;
  /** `data:` address of a picture a few pixels wide. */
  placeholder: string;
}

/** Keeps pictures of all remotes. */
export interface PictureStore {
  /**
   * Takes a picture in; the same bytes again change nothing.
   * @throws PictureRefused when the bytes are no picture of a kind that is served, or one too large
   */
  keep(bytes: Uint8Array): Promise<StoredPicture>;
  /**
   * Takes in what a visitor sends: photographs only (JPEG, PNG, WebP, AVIF), no drawings. Each time it
   * is another picture, so that removing one takes nothing from anybody else.
   * @throws PictureRefused as `keep` does; PictureStoreBusy when too many are being taken in
   */
  keepUpload(bytes: Uint8Array): Promise<StoredPicture>;
  /** Removes an uploaded picture in all its sizes; nothing happens when there is none. */
  remove(hash: string): Promise<void>;
}

/** Why a picture was not taken in. Told by its name: it is thrown in another bundle than it is caught in. */
export class PictureRefused extends Error {
  override name = 'PictureRefused';
}

/** Whether an error is a picture's refusal. */
export function isPictureRefused(error: unknown): error is PictureRefused {
  return error instanceof Error && error.name === 'PictureRefused';
}

/** Too many pictures are being taken in; a later try may succeed. Told by its name, as a refusal is. */
export class PictureStoreBusy extends Error {
  override name = 'PictureStoreBusy';
}

/** Whether the store was too busy for a picture. */
export function isStoreBusy(error: unknown): boolean {
  return error instanceof Error && error.name === 'PictureStoreBusy';
}
