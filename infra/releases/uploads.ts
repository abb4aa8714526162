import { createHash, randomBytes } from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { identifyProcess } from '../environment/process-identity';
import { findByHash } from './find-by-hash';
import { refuse, type Refusal } from './refusal';
import { releaseManifest, type ReleaseManifest } from './release-manifest';
import { hashContent, listFiles, readIfThere } from './verify-release';

/** Bytes of one file, and of a whole release. */
export const FILE_LIMIT = 32 * 1024 * 1024;
const TOTAL_LIMIT = 256 * 1024 * 1024;
const FILES_LIMIT = 5_000;
/** A release that comes in pieces may take as long. */
const KEPT_MS = 24 * 3_600_000;

/** Names a release on its way, by the hash of its release.json. */
export const uploadId = /^[0-9a-f]{32}$/;

/** What is asked for, by hash. */
export type OpenedUpload =
  { ok: true; kind: 'opened'; upload: string; missing: string[] } | Refusal;

/** Where a release lies while it comes. Nobody looks there: only when it is whole it gets its place. */
export const uploadFolder = (releasesFolder: string, id: string) =>
  join(releasesFolder, `.incoming-${id}`);

/**
 * Begins to take a release, or goes on. What any release of the remote has already is not asked for.
 * @param content its release.json
 */
export async function openUpload(releasesFolder: string, content: string): Promise<OpenedUpload> {
  const manifest = readManifest(content);
  if (!manifest.ok) return manifest;
  const { name, files } = manifest.manifest;
  const id = createHash('sha256').update(content).digest('hex').slice(0, 32);
  const folder = uploadFolder(releasesFolder, id);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'release.json'), content);
  const known = await findByHash(join(releasesFolder, name));
  const missing = new Set<string>();
  for (const [file, hash] of Object.entries(files)) {
    const place = join(folder, file);
    if (await hasContent(place, hash)) continue;
    const elsewhere = known.get(hash);
    if (elsewhere && (await hasContent(elsewhere, hash))) await linkFile(elsewhere, place);
    else missing.add(hash);
  }
  return { ok: true, kind: 'opened', upload: id, missing: [...missing] };
}

/** Takes a file of a release that was opened. @returns `null` when it is kept */
export async function takeFile(
  releasesFolder: string,
  { upload, hash, content }: { upload: string; hash: string; content: Buffer },
): Promise<Refusal | null> {
  const folder = uploadFolder(releasesFolder, upload);
  const opened = uploadId.test(upload) && (await readIfThere(join(folder, 'release.json')));
  if (!opened) return refuse('missing_release', 'There is no such upload: begin it again');
  const manifest = readManifest(opened.toString('utf8'));
  if (!manifest.ok) return manifest;
  const places = Object.entries(manifest.manifest.files).filter(([, wanted]) => wanted === hash);
  if (places.length === 0) return refuse('bad_release', `The release has no file with ${hash}`);
  if (hashContent(content) !== hash)
    return refuse('damaged_release', `${places[0]?.[0]} was changed on its way`);
  if ((await weigh(folder)) + content.length * places.length > TOTAL_LIMIT)
    return refuse('too_large', `A release may weigh ${TOTAL_LIMIT / 1024 / 1024} MB at most`);
  for (const [file] of places) {
    // whole or not at all, also when it ends here
    const draft = join(folder, `.${randomBytes(8).toString('hex')}`);
    await writeFile(draft, content);
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await rename(draft, join(folder, file));
  }
  return null;
}

/** Removes what came in pieces and was never finished, and what a kill left of other drafts. */
export async function dropDrafts(releasesFolder: string, now = Date.now()): Promise<string[]> {
  const names = await readdir(releasesFolder).catch(noneWhenMissing);
  const dropped: string[] = [];
  for (const name of names.filter((each) => each.startsWith('.incoming-'))) {
    const [, pid] = /^\.incoming-at-(\d+)-/.exec(name) ?? [];
    const age = now - (await stat(join(releasesFolder, name))).mtimeMs;
    const isAbandoned = pid !== undefined && identifyProcess(Number(pid)) === null;
    if (!isAbandoned && age < KEPT_MS) continue;
    await rm(join(releasesFolder, name), { recursive: true, force: true });
    dropped.push(name);
  }
  return dropped;
}

function readManifest(content: string): { ok: true; manifest: ReleaseManifest } | Refusal {
  const parsed = releaseManifest.safeParse(parseJson(content));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return refuse(
      'bad_release',
      `release.json is not valid: ${issue?.path.join('.')} ${issue?.message}`,
    );
  }
  return Object.keys(parsed.data.files).length > FILES_LIMIT
    ? refuse('too_large', `A release may have ${FILES_LIMIT} files at most`)
    : { ok: true, manifest: parsed.data };
}

async function hasContent(file: string, hash: string): Promise<boolean> {
  const content = await readIfThere(file);
  return content !== null && hashContent(content) === hash;
}

/** Releases never change, so they may have files in common. */
async function linkFile(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await rm(to, { force: true });
  await link(from, to).catch(async () => writeFile(to, await readFile(from)));
}

async function weigh(folder: string): Promise<number> {
  let size = 0;
  for (const file of await listFiles(folder)) size += (await stat(join(folder, file))).size;
  return size;
}

function parseJson(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return null; // the schema refuses it
  }
}

function noneWhenMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
