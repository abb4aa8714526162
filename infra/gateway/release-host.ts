import { existsSync } from 'node:fs';
import path from 'node:path';
import FindMyWay, { type HTTPMethod } from 'find-my-way';
import type {
  ApiDeps,
  BoundEndpoint,
  CreateApi,
  RemoteApi,
  SessionUser,
} from 'shared/remote-kit/api';
import type { BoundDocument } from 'shared/remote-kit/document';
import type { ServerRemote } from 'shared/remote-kit/server/render-remote';
import { applyMigrations } from '../database/apply-migrations';
import type { Migrator } from '../database/open-databases';
import { loadBundle } from './load-bundle';

/** How a session token becomes a person; part of mf-auth's API. */
export type Identify = (token: string) => Promise<SessionUser | null>;

/** The API of one release, ready to be asked. */
export interface LoadedApi {
  api: RemoteApi;
  byId: Map<string, BoundEndpoint>;
  find(method: string, pathname: string): { endpoint: BoundEndpoint; params: object } | null;
  allows(pathname: string): boolean;
  findDocument(pathname: string): { document: BoundDocument; params: object } | null;
}

/** Keeps the server side of every release in use: page bundles and APIs, each loaded once. */
export class ReleaseHost {
  private readonly pages = new Map<string, unknown>();
  private readonly apis = new Map<string, Promise<LoadedApi | null>>();

  constructor(
    private readonly releasesFolder: string,
    private readonly deps: ApiDeps,
    private readonly migrator: Migrator,
  ) {}

  folderOf(name: string, version: string): string {
    return path.join(this.releasesFolder, name, version);
  }

  /** A release's page bundle: a remote's, or the shell's. */
  loadPages<T = ServerRemote>(name: string, version: string): T {
    const key = `${name}@${version}`;
    if (!this.pages.has(key))
      this.pages.set(key, loadBundle(path.join(this.folderOf(name, version), 'server/pages.cjs')));
    return this.pages.get(key) as T;
  }

  /** A release's API with its migrations and seed applied; `null` when it has none. */
  loadApi(name: string, version: string): Promise<LoadedApi | null> {
    const key = `${name}@${version}`;
    let pending = this.apis.get(key);
    if (!pending) {
      pending = this.startApi(name, version);
      this.apis.set(key, pending);
      // a failed start is tried again at the next request, not remembered
      pending.catch(() => this.apis.delete(key));
    }
    return pending;
  }

  /** Loads a release anew at its next use; only development replaces files in place. */
  forget(name: string, version: string) {
    this.pages.delete(`${name}@${version}`);
    this.apis.delete(`${name}@${version}`);
  }

  async close(): Promise<void> {
    for (const api of await Promise.allSettled(this.apis.values()))
      if (api.status === 'fulfilled') await api.value?.api.close?.();
  }

  private async startApi(name: string, version: string): Promise<LoadedApi | null> {
    const file = path.join(this.folderOf(name, version), 'server/api.cjs');
    if (!existsSync(file)) return null;
    const folder = path.join(path.dirname(file), 'migrations');
    const schema = name
      .replace(/^mf-/, '')
      .replace(/-services$/, '')
      .replaceAll('-', '_');
    await applyMigrations(this.migrator, { folder, schema });
    const { default: createApi } = loadBundle<{ default: CreateApi }>(file);
    const api = createApi(this.deps);
    await api.seed?.();
    return indexApi(api);
  }
}

/** An API with its endpoints by address and by id. */
export function indexApi(api: RemoteApi): LoadedApi {
  const router = FindMyWay({ ignoreTrailingSlash: true, maxParamLength: 300 });
  const byId = new Map<string, BoundEndpoint>();
  for (const endpoint of api.endpoints) {
    const { method, path: pattern, id } = endpoint.contract;
    byId.set(id, endpoint);
    router.on(method as HTTPMethod, pattern, () => undefined, endpoint);
  }
  const find: LoadedApi['find'] = (method, pathname) => {
    const found = router.find(method as HTTPMethod, pathname);
    return found ? { endpoint: found.store as BoundEndpoint, params: found.params } : null;
  };
  const allows = (pathname: string) =>
    ['GET', 'POST', 'PUT', 'DELETE'].some((method) => find(method, pathname) !== null);
  return { api, byId, find, allows, findDocument: indexDocuments(api.documents ?? []) };
}

function indexDocuments(documents: BoundDocument[]): LoadedApi['findDocument'] {
  const router = FindMyWay({ maxParamLength: 300 });
  for (const document of documents) router.on('GET', document.path, () => undefined, document);
  return (pathname) => {
    const found = router.find('GET', pathname);
    return found ? { document: found.store as BoundDocument, params: found.params } : null;
  };
}
