import { copyFileSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { listContentMedia } from './content-files';
import { mentions, placesOfTables, tables } from './ephemeris-tables';
import { root, type Unit } from './units';

/** What PDFs are set in. */
const fonts = path.join(root, 'shared/pdf/fonts');

/** A file or folder that goes into a release as it is. */
interface Copy {
  from: string;
  /** Below the release's folder. */
  to: string;
}

/** What of a unit goes into its release beside what the bundler makes. */
function listCopies(unit: Unit): Copy[] {
  const api = path.join(unit.folder, 'api');
  return [
    { from: path.join(unit.folder, 'media'), to: 'media' },
    ...listContentMedia(unit).map(([to, from]) => ({ from, to })),
    { from: path.join(api, 'migrations'), to: 'server/migrations' },
    // compressed tables that an API reads from beside its own file
    ...listCompressed(api),
    ...(mentions(api, "'shared/pdf/") ? listCompressed(fonts) : []),
    ...placesOfTables(unit.folder).map((to) => ({ from: tables, to })),
  ].filter(({ from }) => existsSync(from));
}

function listCompressed(folder: string): Copy[] {
  return listFiles(folder)
    .filter((file) => file.endsWith('.gz'))
    .map((file) => ({ from: path.join(folder, file), to: `server/${path.basename(file)}` }));
}

/** Puts them into a release's folder; one that is there is copied again when it was edited since. */
export function copyFiles(unit: Unit, output: string): void {
  for (const [to, from] of listCopiedFiles(unit)) {
    const place = path.join(output, to);
    if (existsSync(place) && statSync(place).mtimeMs >= statSync(from).mtimeMs) continue;
    mkdirSync(path.dirname(place), { recursive: true });
    copyFileSync(from, place);
  }
}

/** Every file that is copied, as `[place in the release, file]`, in order. @throws Error for a place of two files */
export function listCopiedFiles(unit: Unit): [to: string, from: string][] {
  const files = listCopies(unit)
    .flatMap(({ from, to }): [string, string][] =>
      statSync(from).isFile()
        ? [[to, from]]
        : listFiles(from).map((file) => [`${to}/${file}`, path.join(from, file)]),
    )
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const twice = files.find(([to], index) => files[index + 1]?.[0] === to);
  if (twice) throw new Error(`${unit.name} has two files for ${twice[0]}`);
  return files;
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}
