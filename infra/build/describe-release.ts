import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteDefinition } from 'shared/remote-kit/page';
import type { RemoteApi } from 'shared/remote-kit/api';
import { loadBundle } from '../gateway/load-bundle';
import type { ReleaseManifest } from '../releases/release-manifest';
import type { BuildGraph } from './compile';
import { checkContent } from './content-files';
import { stylesFileOf, type StylesByModule } from './page-styles';
import { listPlatform } from './platform-modules';
import { sharedVersions } from './shared-modules';
import { root } from './units';
import { listUsedEndpoints } from './used-endpoints';
import { writeContracts } from './write-contracts';
import type { BuildTarget } from './webpack-config';

const hashFile = (file: string) =>
  `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;

/** What a finished build's release.json says beside the hashes of its files. */
export async function describeRelease(
  { unit, version, output }: BuildTarget,
  graph: Pick<BuildGraph, 'usedExports' | 'externals'>,
): Promise<Omit<ReleaseManifest, 'files'>> {
  const isShell = unit.kind === 'shell';
  const definition = isShell ? null : readDefinition(output);
  if (definition && definition.name !== unit.name)
    throw new Error(`${unit.name}/remote.ts calls itself ${definition.name}`);
  const client = listFiles(path.join(output, 'client'));
  const called = listUsedEndpoints(graph.usedExports);
  const api = openBuiltApi(output);
  const served = (api?.endpoints ?? []).map(({ contract }) => contract);
  checkContent(unit, api ?? {});
  writeContracts(output, { called: [...called.values()], served });
  return {
    name: unit.name,
    version,
    kind: unit.kind,
    commit: readCommit(),
    builtAt: new Date().toISOString(),
    routes: (definition?.routes ?? []).map(({ path: route, slots, menu, sitemap, staff }) => ({
      path: route,
      slots: slots ?? [],
      ...(menu ? { menu } : {}),
      ...(sitemap ? { sitemap } : {}),
      ...(staff ? { staff } : {}),
    })),
    slots: (definition?.slots ?? []).map(({ name }) => name),
    needs: [...called.keys()].sort(),
    provides: served.map(({ id, method, path: address }) => ({ id, method, path: address })),
    client: {
      entry: isShell ? findOne(client, /^boot\.js$/) : 'remoteEntry.js',
      css: isShell ? client.filter((file) => /^boot\.css$/.test(file)) : [],
      ...(definition ? await listPageStyles(output) : {}),
      preload: client.filter(
        (file) => isShell && /(latin|devanagari)-400-normal.*\.woff2$/.test(file),
      ),
    },
    server: 'server/pages.cjs',
    ...(existsSync(path.join(output, 'server/api.cjs')) ? { api: 'server/api.cjs' } : {}),
    shared: sharedVersions,
    platform: listPlatform(graph.externals),
  };
}

/** Writes release.json, with a hash of every file that is there by now. */
export function writeManifest(output: string, description: Omit<ReleaseManifest, 'files'>): void {
  const files = ['client', 'server', 'media'].flatMap((folder) =>
    listFiles(path.join(output, folder)).map((file) => `${folder}/${file}`),
  );
  const hashes = Object.fromEntries(files.map((file) => [file, hashFile(path.join(output, file))]));
  const manifest: ReleaseManifest = { ...description, files: hashes };
  writeFileSync(path.join(output, 'release.json'), JSON.stringify(manifest, null, 2));
}

/**
 * The style sheets of every page, with its static parts, and piece. The server bundle names the modules
 * that they are imported from; the client build has said which style sheets each of them needs.
 */
async function listPageStyles(output: string) {
  const byModule = JSON.parse(readFileSync(stylesFileOf(output), 'utf8')) as StylesByModule;
  const { routes, slots = [] } = readDefinition(output);
  const stylesOf = (importPage: () => unknown) => {
    const [, module] = /"(\.\/[^"]+)"/.exec(String(importPage)) ?? [];
    const styles = module && byModule[module];
    if (!styles) throw new Error(`the client build has no chunk for ${String(importPage)}`);
    return styles;
  };
  const pageCss = routes.map(async ({ path: route, page }): Promise<[string, string[]]> => {
    const { staticParts = [] } = await page();
    const imports = [page, ...staticParts.map(({ importPart }) => importPart)];
    return [route, [...new Set(imports.flatMap(stylesOf))]];
  });
  return {
    pageCss: Object.fromEntries(await Promise.all(pageCss)),
    pieceCss: Object.fromEntries(slots.map(({ name, piece }) => [name, stylesOf(piece)])),
  };
}

/** As it was built: a require would look for packages around the release, wherever that is. */
function readDefinition(output: string): RemoteDefinition {
  const pages = path.join(output, 'server/pages.cjs');
  return loadBundle<{ definition: RemoteDefinition }>(pages).definition;
}

/** A built API. Creating one does no input or output, so empty dependencies serve. */
function openBuiltApi(output: string): RemoteApi | null {
  const file = path.join(output, 'server/api.cjs');
  if (!existsSync(file)) return null;
  const { default: createApi } = loadBundle<{ default: (deps: object) => RemoteApi }>(file);
  const nothing: object = new Proxy(() => nothing, { get: () => nothing });
  const deps = {
    pool: nothing,
    messenger: nothing,
    log: nothing,
    settings: {
      publicUrl: 'http://localhost',
      production: false,
      secrets: nothing,
      sessionSecret: '',
    },
  };
  return createApi(deps);
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .sort();
}

function findOne(files: string[], pattern: RegExp): string {
  const found = files.find((file) => pattern.test(file));
  if (!found) throw new Error(`no file of the build matches ${pattern}`);
  return found;
}

function readCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
    }).trim();
  } catch (error) {
    // a source archive has no history; the version still names the sources
    return error instanceof Error ? 'unknown' : String(error);
  }
}
