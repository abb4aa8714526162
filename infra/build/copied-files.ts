import { cpSync, existsSync, mkdirSync, readdirSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { placesOfTables, tables } from './ephemeris-tables';
import type { Unit } from './units';

/** A file or folder that goes into a release as it is. */
interface Copy {
  from: string;
  /** Below the release's folder. */
  to: string;
  /** Large, and only read: in development it is linked. */
  isLinked?: true;
}

/** What of a unit goes into its release beside what the bundler makes. */
function listCopies({ folder }: Unit): Copy[] {
  const api = path.join(folder, 'api');
  return [
    { from: path.join(folder, 'media'), to: 'media', isLinked: true } as const,
    { from: path.join(api, 'migrations'), to: 'server/migrations' },
    // compressed tables that an API reads from beside its own file
    ...listFiles(api)
      .filter((file) => file.endsWith('.gz'))
      .map((file) => ({ from: path.join(api, file), to: `server/${path.basename(file)}` })),
    ...placesOfTables(folder).map((to) => ({ from: tables, to, isLinked: true }) as const),
  ].filter(({ from }) => existsSync(from));
}

/** Puts them into a release's folder. */
export function copyFiles(unit: Unit, output: string, mode: 'production' | 'development'): void {
  for (const { from, to, isLinked } of listCopies(unit)) {
    const place = path.join(output, to);
    if (existsSync(place)) continue;
    mkdirSync(path.dirname(place), { recursive: true });
    if (mode === 'development' && isLinked) symlinkSync(from, place);
    else cpSync(from, place, { recursive: true });
  }
}

/** Every file that is copied, as `[place in the release, file]`, in order. */
export function listCopiedFiles(unit: Unit): [to: string, from: string][] {
  return listCopies(unit)
    .flatMap(({ from, to }): [string, string][] =>
      statSync(from).isFile()
        ? [[to, from]]
        : listFiles(from).map((file) => [`${to}/${file}`, path.join(from, file)]),
    )
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}
