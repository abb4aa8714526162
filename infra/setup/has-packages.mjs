import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Whether all packages of a folder's lock file are installed, by what npm writes down when it has
 * finished. Optional ones may be missing: they are for other systems.
 * @param {string} folder
 * @param {{ withDevelopment?: boolean }} options
 */
export function hasPackages(folder, { withDevelopment = true } = {}) {
  const written = path.join(folder, 'node_modules/.package-lock.json');
  const lock = path.join(folder, 'package-lock.json');
  if (!existsSync(written) || !existsSync(lock)) return false;
  const installed = readPackages(written);
  return Object.entries(readPackages(lock)).every(([place, { version, optional, dev, link }]) => {
    const isWanted = place.startsWith('node_modules/') && !optional && (withDevelopment || !dev);
    if (!isWanted) return true;
    if (link) return existsSync(path.join(folder, place));
    return (
      installed[place]?.version === version && existsSync(path.join(folder, place, 'package.json'))
    );
  });
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
