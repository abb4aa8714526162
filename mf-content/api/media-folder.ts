import path from 'node:path';

/** The remote's pictures and recordings: `media/` beside this folder, in the sources and in a release. */
export const mediaFolder = path.join(__dirname, '../media');
