import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { AnyEndpoint } from 'shared/contracts/contract';
import { root } from '../../build/units';
import { makeTestVersion } from '../../releases/make-test-release';
import { SHELL_NAME, type DiscoveryVersion } from '../../releases/discovery-document';
import { hashContent } from '../../releases/verify-release';

/** What of a small release is its own; the rest works. All are bodies of functions in plain JavaScript. */
export interface SmallRelease {
  name: string;
  version: string;
  /** Runs when the pages are loaded. */
  atLoad?: string;
  /** Runs after that. */
  afterLoad?: string;
  /** Its page's address, `/<name>` when not said. */
  route?: string;
  /**
   * Renders `/<name>`; `request` is there. Falling through, the page says name and version. A shell's runs
   * before it composes a page, which ends with its version.
   */
  page?: string;
  /**
   * Endpoints: `[method, path, body, contract]`; `input`, `ctx`, `deps` and `jobs` are there, and `call` to make
   * a call by its id, as in `call('mf-x.GET /api/x', {}, { as: 'user' })`.
   */
  endpoints?: [
    method: 'GET' | 'POST',
    path: string,
    body: string,
    contract?: Partial<AnyEndpoint>,
  ][];
  /** Kinds of topics that may be followed where the body says so; `topic` and `ctx` are there. */
  topics?: [kind: string, body: string][];
  /** Events it handles, by their ids: `delivery` and `deps` are there. */
  handles?: [event: string, body: string][];
  /** Bodies of jobs by name; `deps`, `payload` and `run` are there. The payload is anything. */
  jobs?: Record<string, string>;
  /** Brings the content; `deps` is there. */
  seed?: string;
  /** Stands in the pages' file when it is run, and did not when its hash was made. */
  damage?: string;
  /** SQL files of migrations, in order. */
  migrations?: string[];
}

/** Writes a release with a page at `/<name>` and what its API is to be, and says how discovery lists it. */
export function writeRelease(releasesFolder: string, release: SmallRelease): DiscoveryVersion {
  const { name, version } = release;
  const folder = path.join(releasesFolder, name, version);
  const isShell = name === SHELL_NAME;
  const files: Record<string, string> = {
    'client/remoteEntry.js': '',
    'server/pages.cjs': isShell ? shellOf(release) : pagesOf(release),
    ...(release.endpoints || release.handles || release.seed || release.jobs
      ? { 'server/api.cjs': apiOf(release) }
      : {}),
    ...migrationsOf(release.migrations ?? []),
  };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  appendFileSync(path.join(folder, 'server/pages.cjs'), release.damage ?? '');
  const manifest = {
    name,
    version,
    kind: isShell ? ('shell' as const) : ('remote' as const),
    routes: isShell ? [] : [{ path: release.route ?? `/${name}`, slots: [] }],
    files: Object.fromEntries(
      Object.entries(files).map(([file, content]) => [file, hashContent(Buffer.from(content))]),
    ),
  };
  const listed = makeTestVersion(manifest);
  writeFileSync(
    path.join(folder, 'release.json'),
    JSON.stringify({
      ...{ commit: 'abc1234', builtAt: '2026-01-01T00:00:00.000Z' },
      ...{ slots: [], needs: [], provides: [], client: { entry: 'remoteEntry.js', css: [] } },
      ...{ server: 'server/pages.cjs', shared: { react: '19.3.1' } },
      ...manifest,
    }),
  );
  return listed;
}

function pagesOf({ name, version, atLoad = '', afterLoad = '', page = '' }: SmallRelease): string {
  return `${atLoad}
    const render = async (request) => { ${page} };
    module.exports = {
      async renderPage(request) {
        const html = (await render(request)) ?? '<h1>${name} ${version}</h1>';
        return { html, data: {}, head: { title: '${name}', description: '' }, status: 200 };
      },
      renderPiece: async () => null,
    };
    ${afterLoad}`;
}

/** The real shell with something before it. */
function shellOf({ version, atLoad = '', page = '' }: SmallRelease): string {
  return `${atLoad}
    ${bundleShell()}
    const soundShell = module.exports;
    module.exports = {
      async renderRequest(request) {
        ${page}
        const reply = await soundShell.renderRequest(request);
        return { ...reply, html: reply.html + '<!-- shell ${version} -->' };
      },
    };`;
}

let bundledShell: string | null = null;

function bundleShell(): string {
  bundledShell ??= execFileSync(
    path.join(root, 'node_modules/.bin/esbuild'),
    [
      'shell-host/server/entry.ts',
      ...['--bundle', '--platform=node', '--format=cjs', '--jsx=automatic', '--log-level=warning'],
      ...['--packages=external', '--alias:shared=./shared'],
    ],
    { cwd: root, encoding: 'utf8' },
  );
  return bundledShell;
}

function apiOf({
  name,
  endpoints = [],
  topics = [],
  handles = [],
  seed = '',
  jobs = {},
}: SmallRelease): string {
  const listedJobs = Object.entries(jobs).map(
    ([job, body]) => `{
      name: '${job}', backoffSeconds: 0, seconds: 20,
      payload: { parse: (given) => given, safeParse: (data) => ({ success: true, data }) },
      handle: async (payload, run) => { ${body} },
    }`,
  );
  const listed = endpoints.map(
    ([method, address, body, contract = {}]) => `{
      contract: {
        id: '${name}.${method} ${address}', owner: '${name}', method: '${method}',
        path: '${address}', summary: '', caller: 'anyone', ...${JSON.stringify(contract)},
      },
      handle: async (input, ctx) => ({ ok: true, answer: (await (async () => { ${body} })()) ?? {} }),
    }`,
  );
  const followed = topics.map(
    ([kind, body]) => `{ kind: '${kind}', mayFollow: async (topic, ctx) => { ${body} } }`,
  );
  const bound = handles.map(
    ([id, body]) => `{ event: { id: '${id}' }, handle: async (delivery) => { ${body} } }`,
  );
  return `const answer = { safeParse: (data) => ({ success: true, data }) };
  module.exports.default = (deps, call = (id, input, options) =>
    deps.call({ id, owner: id.split('.')[0], answer }, input, options)) => {
    const jobs = [${listedJobs.join(',')}];
    return {
      endpoints: [${listed.join(',')}],
      jobs,
      ${topics.length > 0 ? `topics: [${followed.join(',')}],` : ''}
      personalData: null,
      handles: [${bound.join(',')}],
      seed: async () => { ${seed} },
    };
  };`;
}

function migrationsOf(migrations: string[]): Record<string, string> {
  const entries = migrations.map((_sql, index) => ({
    ...{ idx: index, version: '7', when: index + 1, tag: `000${index}`, breakpoints: true },
  }));
  const journal = JSON.stringify({ version: '7', dialect: 'postgresql', entries });
  return Object.fromEntries([
    ...migrations.map((sql, index) => [`server/migrations/000${index}.sql`, sql]),
    ...(migrations.length > 0 ? [['server/migrations/meta/_journal.json', journal]] : []),
  ]);
}
