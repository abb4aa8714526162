import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { schemaOf } from '../database/schema-of';
import { listActive, type DiscoveryVersion } from '../releases/discovery-document';
import { releaseManifest, type ReleaseManifest } from '../releases/release-manifest';
import { refuse, type Refusal } from '../releases/refusal';
import { lintMigrations } from './lint-migrations';

const FOLDER = 'server/migrations';

/**
 * Why an arriving release's migrations must not run beside the releases of its remote that are in use.
 * What those have already brought is not looked at again, but must be the same.
 */
export async function checkMigrations(
  releasesFolder: string,
  folder: string,
  { name, version, files }: ReleaseManifest,
  listed: readonly DiscoveryVersion[],
): Promise<Refusal | null> {
  const inUse = await Promise.all(
    listActive(listed).map(({ metadata }) =>
      readFiles(path.join(releasesFolder, name, metadata.version)),
    ),
  );
  const known = new Map(inUse.flatMap((release) => Object.entries(release)));
  const pending: { name: string; sql: string }[] = [];
  for (const file of await listMigrations(path.join(folder, FOLDER))) {
    const place = `${FOLDER}/${file}`;
    const before = known.get(place);
    if (before !== undefined && before !== files[place])
      return refuse(
        'unsafe_migration',
        `${name} ${version}: ${file} was changed after it had run; write another migration`,
      );
    if (before === undefined)
      pending.push({ name: file, sql: await readFile(path.join(folder, place), 'utf8') });
  }
  const found = await lintMigrations(pending, {
    schema: schemaOf(name),
    isRunning: inUse.some((release) =>
      Object.keys(release).some((file) => file.startsWith(FOLDER)),
    ),
  });
  return found.length > 0
    ? refuse(
        'unsafe_migration',
        `${name} ${version}:\n${found.map((line) => `  ${line}`).join('\n')}`,
      )
    : null;
}

async function listMigrations(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  return (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
}

/** The hashes of a release's files. */
async function readFiles(folder: string): Promise<Record<string, string>> {
  const content = await readFile(path.join(folder, 'release.json'), 'utf8');
  return releaseManifest.parse(JSON.parse(content)).files;
}
