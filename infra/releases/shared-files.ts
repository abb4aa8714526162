import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ObjectStore } from '../object-store/object-store';
import { refuse, type Refusal } from './refusal';
import type { NamedFiles, ReleaseFiles } from './release-files';
import { releaseManifest } from './release-manifest';
import { findByHash } from './find-by-hash';
import { hashContent, listFiles, readIfThere } from './verify-release';

/** Files on their way at once. */
const AT_ONCE = 8;

/**
 * Files in a store that several gateways share, and a copy in a folder. Every object is named by the
 * hash of its content, so none ever changes, and what is read is what was meant; release.json is
 * written last, so a release without it is not there.
 */
export function shareFiles(store: ObjectStore, folder: string): ReleaseFiles {
  const arriving = new Map<string, Promise<Refusal | null>>();

  async function writeWhole(file: string, content: Buffer): Promise<void> {
    const draft = join(folder, `.incoming-${randomBytes(6).toString('hex')}`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(draft, content);
    await rename(draft, file);
  }

  async function read(files: NamedFiles, hash: string): Promise<Buffer | null> {
    const content = await store.read(objectName(files, hash));
    return content && hashContent(content) === hash ? content : null;
  }

  async function bringNow(files: NamedFiles): Promise<Refusal | null> {
    const place = join(folder, files.name, files.version);
    const manifestFile = join(place, 'release.json');
    const present = await readIfThere(manifestFile);
    const isKnown = present && hashContent(present) === files.manifestHash;
    const content = isKnown ? present : await read(files, files.manifestHash);
    // it may be here under another hash, or nowhere: that is for who verifies it
    if (!content) return null;
    const manifest = releaseManifest.parse(JSON.parse(content.toString('utf8')));
    const wanted = await findMissing(place, manifest.files);
    const known = wanted.length > 0 ? await findByHash(join(folder, files.name)) : new Map();
    await eachOf(wanted, async ([file, hash]) => {
      const bytes = (await readTwin(known.get(hash), hash)) ?? (await read(files, hash));
      if (bytes) await writeWhole(join(place, file), bytes);
    });
    if (isKnown) return null;
    await mkdir(place, { recursive: true });
    for (const file of await listFiles(place))
      if (!(file in manifest.files) && file !== 'release.json') await rm(join(place, file));
    await writeWhole(manifestFile, content);
    return null;
  }

  return {
    folder,
    bring(files) {
      const key = `${files.name}@${files.version}@${files.manifestHash}`;
      const present = arriving.get(key);
      if (present) return present;
      const bringing = bringNow(files)
        .catch((error: Error) => refuse('unreachable', error.message))
        .finally(() => arriving.delete(key));
      arriving.set(key, bringing);
      return bringing;
    },
    async publish(files) {
      if (await read(files, files.manifestHash)) return;
      const place = join(folder, files.name, files.version);
      const content = await readFile(join(place, 'release.json'));
      const manifest = releaseManifest.parse(JSON.parse(content.toString('utf8')));
      const byHash = new Map(Object.entries(manifest.files).map(([file, hash]) => [hash, file]));
      await eachOf([...byHash], async ([hash, file]) =>
        store.write(objectName(files, hash), await readFile(join(place, file))),
      );
      await store.write(objectName(files, files.manifestHash), content);
    },
  };
}

/** Base64 has signs that mean something in a path. */
function objectName({ name, version }: NamedFiles, hash: string): string {
  const hex = Buffer.from(hash.replace(/^sha384-/, ''), 'base64').toString('hex');
  return `releases/${name}/${version}/${hex}`;
}

async function findMissing(
  place: string,
  files: Record<string, string>,
): Promise<[file: string, hash: string][]> {
  const missing: [string, string][] = [];
  for (const [file, hash] of Object.entries(files)) {
    const content = await readIfThere(join(place, file));
    if (!content || hashContent(content) !== hash) missing.push([file, hash]);
  }
  return missing;
}

async function readTwin(file: string | undefined, hash: string): Promise<Buffer | null> {
  const content = file === undefined ? null : await readIfThere(file);
  return content && hashContent(content) === hash ? content : null;
}

async function eachOf<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = [...items];
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
