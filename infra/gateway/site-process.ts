import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Allowances, ApiDeps, BoundEndpoint, CallContext } from 'shared/remote-kit/api';
import type { BoundDocument } from 'shared/remote-kit/document';
import type { Site as SiteFacts } from '../../shell-host/frame/site';
import type { Environment } from '../environment/read-environment';
import { findDefault, type DiscoveryDocument } from '../releases/discovery-document';
import { releaseKey } from '../releases/list-known';
import type { PersonalDataPart } from 'shared/remote-kit/personal-data';
import { listPersonalData } from './list-personal-data';
import { contextOf } from './call-context';
import { visitorOf } from './host-cookies';
import type { LoadedApi, ReleaseHost } from './release-host';
import { createResolver, SHELL, type VisitorReleases } from './resolve-snapshot';

/** What doesn't change while the site runs. */
export interface SiteSettings {
  environment: Environment;
  facts: SiteFacts;
  /** Addresses of scripts added to every page. */
  pageScripts: string[];
  allowances: Allowances;
  /** Takes what matters to who guards the site. */
  logSecurity: ApiDeps['logSecurity'];
  /** Releases are rebuilt in place, so browsers must not keep their files. */
  isDevelopment: boolean;
  /** `name@version` of the releases that were in use before this start. */
  known: ReadonlySet<string>;
}

/** The running site: which releases are in use now, and who asks. */
export interface Site extends SiteSettings {
  host: ReleaseHost;
  /** Logs what failed without a visitor's fault. */
  report(error: unknown, what: string): void;
  document(): DiscoveryDocument;
  /** Takes over a generation: its releases are loaded first, so that no request waits or fails. */
  accept(document: DiscoveryDocument): Promise<void>;
  releasesOf(visitor: string): VisitorReleases;
  visitorOf(request: FastifyRequest, reply: FastifyReply): string;
  contextOf(request: FastifyRequest, visitor: string): Promise<CallContext>;
  findEndpoint(
    visitor: string,
    method: string,
    pathname: string,
  ): Promise<{ remote: string; endpoint: BoundEndpoint; params: object } | 'other-method' | null>;
  /** Documents may be kept by anyone, so they come from the release most visitors have, as pictures do. */
  findDocument(pathname: string): Promise<{ document: BoundDocument; params: object } | null>;
  findById(visitor: string, remote: string, id: string): Promise<BoundEndpoint | null>;
  /** Whether a release is or was in use: nothing else in the releases folder is anybody's business. */
  isKnown(name: string, version: string): boolean;
  /** The version most visitors have, whose pictures are served; `null` for an unknown name. */
  defaultVersion(name: string): string | null;
  /** What all remotes keep of people, by every release that visitors get. */
  listPersonalData(): Promise<PersonalDataPart[]>;
  /** APIs of the default releases, for the documentation. */
  defaultApis(): Promise<{ remote: string; api: LoadedApi }[]>;
}

const IDENTIFIER = 'mf-auth';
/** Resolves to the defaults as long as canaries stay below 100 %: used where no visitor is known. */
const NOBODY = '';

export function createSite(
  settings: SiteSettings,
  host: ReleaseHost,
  onError: (error: unknown, what: string) => void,
): Site {
  let document: DiscoveryDocument | null = null;
  let resolve: ReturnType<typeof createResolver> | null = null;
  const known = new Set(settings.known);
  const releasesOf = (visitor: string) => {
    if (!resolve) throw new Error('no generation was accepted yet');
    return resolve(visitor);
  };

  async function apisOf(visitor: string) {
    const { remotes } = releasesOf(visitor).snapshot;
    const loaded = await Promise.all(
      remotes.map(async (remote) => ({ remote: remote.name, api: await apiOf(remote) })),
    );
    return loaded.filter((entry): entry is { remote: string; api: LoadedApi } => !!entry.api);
  }

  /** The release's API; when it doesn't start, the last good release's. */
  async function apiOf(remote: VisitorReleases['snapshot']['remotes'][number]) {
    try {
      return await host.loadApi(remote.name, remote.version);
    } catch (error) {
      onError(error, `the API of ${remote.name} ${remote.version} did not start`);
    }
    if (!remote.fallback) return null;
    try {
      return await host.loadApi(remote.name, remote.fallback.version);
    } catch (error) {
      // the other remotes' calls and pages go on without it
      onError(error, `the API of ${remote.name} ${remote.fallback.version} did not start`);
      return null;
    }
  }

  async function findById(visitor: string, remote: string, id: string) {
    const release = releasesOf(visitor).snapshot.remotes.find(({ name }) => name === remote);
    const loaded = release && (await apiOf(release));
    return loaded?.byId.get(id) ?? null;
  }

  return {
    ...settings,
    host,
    report: onError,
    releasesOf,
    findById,
    defaultVersion(name) {
      const parts = document?.microFrontends ?? {};
      // own: "constructor" is a word that every object answers to
      const versions = Object.hasOwn(parts, name) ? parts[name] : [];
      return findDefault(versions ?? [])?.metadata.version ?? null;
    },
    isKnown: (name, version) => known.has(releaseKey(name, version)),
    defaultApis: () => apisOf(NOBODY),
    async listPersonalData() {
      if (!document) throw new Error('no generation was accepted yet');
      return listPersonalData(document, host, onError);
    },
    document: () => {
      if (!document) throw new Error('no generation was accepted yet');
      return document;
    },
    async accept(next) {
      for (const [name, versions] of Object.entries(next.microFrontends))
        for (const { metadata, deployment } of versions) {
          known.add(releaseKey(name, metadata.version));
          if (deployment.traffic === 0 && !deployment.default) continue;
          try {
            host.loadPages(name, metadata.version);
            if (name !== SHELL) await host.loadApi(name, metadata.version);
          } catch (error) {
            onError(error, `${name} ${metadata.version} did not load`);
          }
        }
      // a slow generation must not overtake the one that followed it
      if (document && next.generation < document.generation) return;
      resolve = createResolver(next);
      document = next;
    },
    visitorOf: (request, reply) =>
      visitorOf(request, reply, settings.environment.publicUrl, () =>
        randomBytes(16).toString('base64url'),
      ),
    async contextOf(request, visitor) {
      const auth = releasesOf(visitor).snapshot.remotes.find(({ name }) => name === IDENTIFIER);
      const identify = async (token: string) => {
        if (!auth) return null;
        const loaded = await apiOf(auth);
        if (!loaded?.api.identify) throw new Error(`no release of ${IDENTIFIER} checks sessions`);
        return loaded.api.identify(token);
      };
      return contextOf(request, visitor, identify, (error) =>
        onError(error, 'a session could not be checked'),
      );
    },
    async findDocument(pathname) {
      for (const { api } of await apisOf(NOBODY)) {
        const found = api.findDocument(pathname);
        if (found) return found;
      }
      return null;
    },
    async findEndpoint(visitor, method, pathname) {
      const apis = await apisOf(visitor);
      for (const { remote, api } of apis) {
        const found = api.find(method, pathname);
        if (found) return { remote, ...found };
      }
      return apis.some(({ api }) => api.allows(pathname)) ? 'other-method' : null;
    },
  };
}
