import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sharedRequests, sharedVersions } from './shared-modules';
import { root } from './units';

/**
 * npm packages a release takes from the platform's installation, and names with their version: native
 * code, which is built for a machine, and the database's driver, whose pools the platform hands over.
 * Everything else is part of the release.
 */
const nativePackages = ['argon2', 'pg', 'sharp'];

/** Import requests of a release's server side that the platform answers. */
export const platformRequests = [
  ...Object.keys(sharedRequests),
  'react-dom/server',
  ...nativePackages,
];

/** The version of what the platform answers a request with; `undefined`: it has no such thing. */
export function platformVersion(module: string): string | undefined {
  if (module in sharedVersions) return sharedVersions[module];
  return nativePackages.includes(module) ? versionOf(module) : undefined;
}

/** What a release has to find on a platform, by the requests its server side leaves open. */
export function listPlatform(requests: Iterable<string>): Record<string, string> {
  const found: Record<string, string> = {};
  for (const request of [...requests].sort()) {
    const module = request === 'react-dom/server' ? 'react-dom' : sharedRequests[request];
    const version = platformVersion(module ?? request);
    if (version !== undefined) found[module ?? request] = version;
  }
  return found;
}

function versionOf(name: string): string | undefined {
  try {
    const file = path.join(root, 'node_modules', name, 'package.json');
    return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
