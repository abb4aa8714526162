import path from 'node:path';
import { findMedia } from 'shared/content/media-place';

/** The remote's folder in the sources, and the release's folder in a release. */
export const remoteFolder = path.join(__dirname, '..');

/** The file of a picture, font or recording by its place below `/media/mf-content/`. */
export const mediaFile = (place: string): string => findMedia(remoteFolder, place);
