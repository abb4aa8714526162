import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface PackageFile {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/**
 * Copies installed packages with all they depend on, in the places they have: what was tested is what
 * runs, and nothing is installed where it runs.
 * @param names as they are required, with or without a file within the package
 * @throws when one is not installed
 */
export function copyPackages(names: string[], root: string, target: string): void {
  const copied = new Set<string>();
  const copy = (name: string, from: string, isNeeded: boolean) => {
    const folder = findPackage(name, from, root);
    if (!folder && isNeeded) throw new Error(`${name} is not installed, and ${from} needs it`);
    if (!folder || copied.has(folder)) return;
    copied.add(folder);
    cpSync(folder, path.join(target, path.relative(root, folder)), {
      recursive: true,
      dereference: true,
      // each of those is copied when it is needed
      filter: (file) => path.relative(folder, file) !== 'node_modules',
    });
    const about = JSON.parse(
      readFileSync(path.join(folder, 'package.json'), 'utf8'),
    ) as PackageFile;
    for (const other of Object.keys(about.optionalDependencies ?? {})) copy(other, folder, false);
    for (const other of Object.keys(about.dependencies ?? {}))
      copy(other, folder, about.optionalDependencies?.[other] === undefined);
    for (const other of Object.keys(about.peerDependencies ?? {}))
      if (!about.peerDependenciesMeta?.[other]?.optional) copy(other, folder, true);
  };
  for (const name of names) copy(packageOf(name), root, true);
}

/** `@a/b/c` is a file of `@a/b`. */
function packageOf(request: string): string {
  return request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
}

/** As Node looks for it: in the folder's own packages, then further up. */
function findPackage(name: string, from: string, root: string): string | null {
  for (let folder = from; folder.startsWith(root); folder = path.dirname(folder)) {
    const found = path.join(folder, 'node_modules', name);
    if (existsSync(path.join(found, 'package.json'))) return found;
  }
  return null;
}
