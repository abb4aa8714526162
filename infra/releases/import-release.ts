import { randomBytes } from 'node:crypto';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { refuse, type Refusal } from './refusal';
import type { DiscoveryVersion } from './discovery-document';
import { releaseKey } from './list-known';
import type { ReleaseManifest } from './release-manifest';
import type { Store } from './store';
import { dropDrafts, uploadFolder } from './uploads';
import { verifyRelease, type VerifiedRelease } from './verify-release';

/** Where a release comes from: a built folder, or an upload, see `openUpload`. */
export type ReleaseSource = { folder: string } | { upload: string };

/** A release in its place, and whether it was not there before. */
export type ImportedRelease = VerifiedRelease & { isNew: boolean };

/**
 * Copies a release to its place, `<releases>/<name>/<version>`, checked before it gets there. The
 * same release again changes nothing, or mends a damaged copy; another one of that version is refused.
 * @param known every release that was ever deployed
 */
export async function importRelease(
  { releasesFolder, bring }: Pick<Store, 'releasesFolder' | 'bring'>,
  source: ReleaseSource,
  known: ReadonlyMap<string, string>,
): Promise<ImportedRelease | Refusal> {
  await dropDrafts(releasesFolder);
  const draft = await findDraft(releasesFolder, source);
  if (typeof draft !== 'string') return draft;
  let isKept = 'upload' in source;
  try {
    const incoming = await verifyRelease(draft);
    // what is not whole yet may go on coming
    if (!incoming.ok)
      return { ...incoming, message: incoming.message.replaceAll(draft, describe(source)) };
    isKept = false;
    const { name, version } = incoming.manifest;
    const manifestHash = known.get(releaseKey(name, version));
    // another machine may have taken it in
    if (manifestHash) await bring({ name, version, manifestHash });
    return await place(releasesFolder, draft, incoming);
  } finally {
    if (!isKept) await rm(draft, { recursive: true, force: true });
  }
}

async function place(
  releasesFolder: string,
  draft: string,
  incoming: VerifiedRelease,
): Promise<ImportedRelease | Refusal> {
  const { name, version } = incoming.manifest;
  const target = join(releasesFolder, name, version);
  const existed = existsSync(target);
  if (existed) {
    const present = await verifyRelease(target);
    if (present.ok && isSameRelease(present.manifest, incoming.manifest))
      return { ...present, isNew: false };
    if (present.ok)
      return refuse(
        'version_taken',
        `${name} ${version} exists with other content: releases never change`,
      );
    await rm(target, { recursive: true });
  }
  await mkdir(dirname(target), { recursive: true });
  await rename(draft, target);
  return { ...incoming, isNew: !existed };
}

/** An uploaded release stays where it came to until it is whole; a folder is copied. */
async function findDraft(releasesFolder: string, source: ReleaseSource): Promise<string | Refusal> {
  if ('upload' in source) return uploadFolder(releasesFolder, source.upload);
  const folder = resolve(source.folder);
  if (!existsSync(join(folder, 'release.json')))
    return refuse('missing_release', `${folder} has no release.json`);
  const draft = join(
    releasesFolder,
    `.incoming-at-${process.pid}-${randomBytes(6).toString('hex')}`,
  );
  await cp(folder, draft, { recursive: true, dereference: true });
  return draft;
}

/** A second build of the same sources differs in nothing but its time and commit. */
function isSameRelease(one: ReleaseManifest, other: ReleaseManifest): boolean {
  const essence = (manifest: ReleaseManifest) =>
    JSON.stringify({ ...manifest, builtAt: '', commit: '' });
  return essence(one) === essence(other);
}

const describe = (source: ReleaseSource) => ('folder' in source ? source.folder : 'the upload');

/** How discovery lists a verified release before it has visitors. */
export function toDiscoveryVersion({ manifest, manifestHash }: VerifiedRelease): DiscoveryVersion {
  const { name, version, files, ...surface } = manifest;
  return {
    url: `/releases/${name}/${version}/client/${surface.client.entry}`,
    metadata: { version, integrity: files[`client/${surface.client.entry}`] ?? '' },
    deployment: { traffic: 0, default: false },
    extras: { ...surface, manifest: manifestHash },
  };
}
