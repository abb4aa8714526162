import { openBucket, type BucketSettings } from './bucket';
import { openFolder, type ObjectStore } from './object-store';

/** Where objects are kept: a folder by its absolute path, or a bucket. */
export type StoreSettings = { folder: string } | BucketSettings;

/** Opens what the settings name. */
export function openObjectStore(settings: StoreSettings): ObjectStore {
  return 'folder' in settings ? openFolder(settings.folder) : openBucket(settings);
}
