/** The sizes that lists show on phones and desktops; the others are made when they are first asked for. */
const usual = ['320.avif', '480.avif', '640.avif', '720.avif'];

/**
 * Makes the usual sizes of a picture, unless they are there.
 * @param readPicture makes a file of a picture, as for a visitor
 */
export async function renderUsualSizes(
  readPicture: (hash: string, name: string) => Promise<unknown>,
  hash: string,
): Promise<void> {
  // one after the other: visitors' requests go first
  for (const name of usual) await readPicture(hash, name);
}
