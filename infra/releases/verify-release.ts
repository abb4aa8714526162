import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { refuse, type Refusal } from './refusal';
import { releaseManifest, type ReleaseManifest } from './release-manifest';

/** A release that is whole: its manifest, and the hash of release.json itself. */
export interface VerifiedRelease {
  ok: true;
  manifest: ReleaseManifest;
  manifestHash: string;
}

/** The hash of a file's content as browsers write it. */
export function hashContent(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/**
 * Reads a release's folder and compares every file with its hash; missing, changed and unlisted files
 * are all damage.
 */
export async function verifyRelease(folder: string): Promise<VerifiedRelease | Refusal> {
  const content = await readIfThere(join(folder, 'release.json'));
  if (!content) return refuse('missing_release', `${folder} has no release.json`);
  const parsed = releaseManifest.safeParse(parseJson(content));
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    return refuse(
      'bad_release',
      `release.json is not valid: ${issue?.path.join('.')} ${issue?.message}`,
    );
  }
  const manifest = parsed.data;
  const listed = Object.entries(manifest.files);
  for (const named of [manifest.server, manifest.api, ...clientFiles(manifest)])
    if (named !== undefined && !(named in manifest.files))
      return refuse('bad_release', `release.json names ${named} without a hash`);
  const damaged: string[] = [];
  for (const [file, hash] of listed) {
    const bytes = await readIfThere(join(folder, file));
    if (!bytes) damaged.push(`${file} is missing`);
    else if (hashContent(bytes) !== hash) damaged.push(`${file} was changed`);
  }
  for (const file of await listFiles(folder))
    if (file !== 'release.json' && !(file in manifest.files)) damaged.push(`${file} is not listed`);
  if (damaged.length > 0)
    return refuse('damaged_release', `${manifest.name} ${manifest.version}: ${damaged.join(', ')}`);
  return { ok: true, manifest, manifestHash: hashContent(content) };
}

function clientFiles({ client }: ReleaseManifest): string[] {
  const styles = [client.pageCss, client.pieceCss].flatMap((listed) => Object.values(listed ?? {}));
  const named = [client.entry, ...client.css, ...styles.flat(), ...(client.preload ?? [])];
  return named.map((file) => `client/${file}`);
}

/** Paths of all files below a folder, with forward slashes. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );
}

async function readIfThere(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? ''))
      return null;
    throw error;
  }
}

function parseJson(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString('utf8'));
  } catch {
    return null; // the schema refuses it
  }
}
