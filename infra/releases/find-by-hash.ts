import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseManifest } from './release-manifest';
import { readIfThere } from './verify-release';

/**
 * Where files lie, by their hashes, in all releases of a remote's folder: most files of a release are
 * those of the one before. Each may have been damaged since.
 */
export async function findByHash(folder: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  if (!existsSync(folder)) return found;
  for (const version of await readdir(folder)) {
    const content = await readIfThere(join(folder, version, 'release.json'));
    const manifest = releaseManifest.safeParse(parseJson(content));
    if (!manifest.success) continue; // not whole
    for (const [file, hash] of Object.entries(manifest.data.files))
      found.set(hash, join(folder, version, file));
  }
  return found;
}

function parseJson(content: Buffer | null): unknown {
  try {
    return JSON.parse(content?.toString('utf8') ?? 'null');
  } catch {
    return null; // the schema refuses it
  }
}
