import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract, type Header } from 'tar-stream';
import { archiveManifest, MANIFEST, type ArchiveManifest } from './archive-manifest';

/** An archive that can't be restored; the message says why. */
export class BadArchive extends Error {
  override name = 'BadArchive';
}

/** One thing in an archive. */
export interface Entry {
  header: Header;
  content: Readable;
}

/** Goes through an archive, entry by entry; each must be read to its end. */
export async function readArchive(
  file: string,
  take: (entry: Entry) => Promise<void>,
): Promise<void> {
  const entries = extract();
  const feeding = pipeline(createReadStream(file), createGunzip(), async (bytes) => {
    for await (const chunk of bytes)
      if (!entries.write(chunk))
        await new Promise<void>((resolve) => entries.once('drain', () => resolve()));
    entries.end(null);
  });
  // the loop below would wait for more for ever
  feeding.catch((error: Error) => entries.destroy(error));
  for await (const source of entries)
    await take({ header: source.header, content: Readable.from(source) });
  await feeding;
}

/**
 * Reads an archive to its end and compares every file with its hash.
 * @throws BadArchive
 */
export async function verifyArchive(file: string): Promise<ArchiveManifest> {
  const found = new Map<string, string>();
  let manifest: ArchiveManifest | null = null;
  try {
    await readArchive(file, async ({ header: { name, type }, content }) => {
      if (name === MANIFEST)
        manifest = archiveManifest.parse(JSON.parse((await buffer(content)).toString('utf8')));
      else if (type === 'file') found.set(name, await hashOf(content));
      else content.resume();
    });
  } catch (error) {
    throw new BadArchive(`${file} can not be read to its end: ${(error as Error).message}`);
  }
  return compare(file, found, manifest);
}

function compare(
  file: string,
  found: ReadonlyMap<string, string>,
  manifest: ArchiveManifest | null,
): ArchiveManifest {
  if (!manifest) throw new BadArchive(`${file} was never finished: it has no manifest`);
  for (const [name, hash] of Object.entries(manifest.files))
    if (found.get(name) !== hash)
      throw new BadArchive(`${file}: ${name} is missing or was changed`);
  for (const name of found.keys())
    if (!(name in manifest.files)) throw new BadArchive(`${file}: ${name} is not listed`);
  return manifest;
}

async function hashOf(content: Readable): Promise<string> {
  const hash = createHash('sha256');
  for await (const bytes of content) hash.update(bytes as Buffer);
  return hash.digest('hex');
}
