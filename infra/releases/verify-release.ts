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
  for (const named of [manifest.server, manifest.api, ...clientFiles(manifest)])
    if (named !== undefined && !(named in manifest.files))
      return refuse('bad_release', `release.json names ${named} without a hash`);
  const damaged = await findDamage(folder, manifest.files);
  for (const file of await listFiles(folder))
    if (file !== 'release.json' && !(file in manifest.files)) damaged.push(`${file} is not listed`);
  if (damaged.length > 0)
    return refuse('damaged_release', `${manifest.name} ${manifest.version}: ${damaged.join(', ')}`);
  return { ok: true, manifest, manifestHash: hashContent(content) };
}

/**
 * What is wrong with a release's server code on the disk, which is about to be run.
 * @returns a line for each file that is missing or not what its release.json says
 */
export async function findServerDamage(folder: string): Promise<string[]> {
  const content = await readIfThere(join(folder, 'release.json'));
  const parsed = releaseManifest.safeParse(content && parseJson(content));
  if (!parsed.success) return ['release.json is missing or not valid'];
  const files = Object.entries(parsed.data.files);
  return findDamage(folder, Object.fromEntries(files.filter(([file]) => /^server\//.test(file))));
}

async function findDamage(folder: string, files: Record<string, string>): Promise<string[]> {
  const damaged: string[] = [];
  for (const [file, hash] of Object.entries(files)) {
    const bytes = await readIfThere(join(folder, file));
    if (!bytes) damaged.push(`${file} is missing`);
    else if (hashContent(bytes) !== hash) damaged.push(`${file} was changed`);
  }
  return damaged;
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

/** A file's content, or `null` when there is no such file. */
export async function readIfThere(path: string): Promise<Buffer | null> {
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
