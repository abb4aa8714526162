import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type {
  Allowances,
  ApiDeps,
  BoundEndpoint,
  CallContext,
  SessionUser,
} from 'shared/remote-kit/api';
import type { BoundTopic } from 'shared/remote-kit/stream';
import type { Secret } from 'shared/remote-kit/secrets';
import type { BoundDocument } from 'shared/remote-kit/document';
import type { Site as SiteFacts } from '../../shell-host/frame/site';
import type { Environment } from '../environment/read-environment';
import type { SiteHealth } from '../health/health';
import { findDefault, type DiscoveryDocument } from '../releases/discovery-document';
import { releaseKey } from '../releases/list-known';
import type { PersonalDataPart } from 'shared/remote-kit/personal-data';
import type { AskedTopic, TopicEvents } from '../stream/read-events';
import type { ListLive } from '../stream/watch-sessions';
import { listPersonalData } from './list-personal-data';
import { contextOf, credentialsOf, type Credentials } from './call-context';
import { readHostCookie, visitorOf } from './host-cookies';
import type { LoadedApi } from './index-api';
import { KeptSessions } from './kept-sessions';
import type { ReleaseHost } from './release-host';
import type { Preview } from './preview/preview-token';
import { listNamed, Previews } from './preview/previews';
import { PAGE_KEEPS_MS, RecentGenerations } from './recent-generations';
import type { VisitorReleases } from './resolve-snapshot';
import { keepReleases, startReleases } from './start-releases';

/** What doesn't change while the site runs. */
export interface SiteSettings {
  environment: Environment;
  facts: SiteFacts;
  /** Addresses of scripts added to every page. */
  pageScripts: string[];
  allowances: Allowances;
  /** How releases fare. */
  health: SiteHealth;
  /** Takes what matters to who guards the site. */
  logSecurity: ApiDeps['logSecurity'];
  /** Releases are rebuilt in place, so browsers must not keep their files. */
  isDevelopment: boolean;
  /** Signs what only ops may ask for. */
  opsToken: Secret;
  /** What a remote shows that calls over HTTP. */
  serviceToken: Secret;
  /** Milliseconds a remote's page may take; pieces in slots get half. */
  pageLimitMs: number;
  /** `name@version` of the releases that were in use before this start. */
  known: ReadonlySet<string>;
}

/** An endpoint at an address, with the address's parameters. */
export interface FoundEndpoint {
  remote: string;
  endpoint: BoundEndpoint;
  params: object;
}

/** The running site: which releases are in use now, and who asks. */
export interface Site extends SiteSettings {
  host: ReleaseHost;
  /** Logs what failed without a visitor's fault. */
  report(error: unknown, what: string): void;
  document(): DiscoveryDocument;
  /** Takes note of the generations before this start that open pages may be of, newest first. */
  recall(documents: readonly DiscoveryDocument[]): void;
  /** Takes over a generation: its releases are loaded first, so that no request waits or fails. */
  accept(document: DiscoveryDocument): Promise<void>;
  /** Chooses again what stands behind each release: one of them is no longer good. */
  reconsider(): void;
  releasesOf(visitor: string): VisitorReleases;
  visitorOf(request: FastifyRequest, reply: FastifyReply): string;
  /** What a visitor looks at instead of the usual releases; `null` for nearly everybody. */
  previewOf(visitor: string): Preview | null;
  contextOf(request: FastifyRequest, visitor: string): Promise<CallContext>;
  /** The same from what a request said when it came. */
  callerOf(credentials: Credentials, visitor: string): Promise<CallContext>;
  /** Takes note that something was sent that may have ended a session. */
  forgetSessions(): void;
  /** `generation`: the one that the calling page was rendered with, where it says so. */
  findEndpoint(
    visitor: string,
    method: string,
    pathname: string,
    generation: number | null,
  ): Promise<FoundEndpoint | 'other-method' | 'unavailable' | null>;
  /** An endpoint that others than the site's own pages call, of the release most visitors have. */
  findOpenEndpoint(method: string, pathname: string): FoundEndpoint | null;
  /** Documents may be kept by anyone, so they come from the release most visitors have, as pictures do. */
  findDocument(pathname: string): Promise<{ document: BoundDocument; params: object } | null>;
  findById(
    visitor: string,
    remote: string,
    id: string,
    generation: number | null,
  ): Promise<BoundEndpoint | null>;
  /** The endpoint of an id, whoever owns it. */
  findCall(
    visitor: string,
    id: string,
    generation: number | null,
  ): BoundEndpoint | 'unavailable' | null;
  /** Who lets browsers follow topics of a kind. */
  findTopic(
    visitor: string,
    kind: string,
  ): { remote: string; mayFollow: BoundTopic['mayFollow'] } | 'unavailable' | null;
  /** The remote whose a kind of topics is; `null` when nobody's. */
  ownerOfTopics(kind: string): string | null;
  /** Reads what a remote's topics have. @throws when no release of it can say */
  readTopics(remote: string, asked: AskedTopic[]): Promise<TopicEvents[]>;
  /** Which of these sessions live. @throws when nobody can say */
  listLiveSessions: ListLive;
  /** Whether a release is or was in use: nothing else in the releases folder is anybody's business. */
  isKnown(name: string, version: string): boolean;
  /** The version most visitors have, whose pictures are served; `null` for an unknown name. */
  defaultVersion(name: string): string | null;
  /** What all remotes keep of people, by every release that visitors get. */
  listPersonalData(): Promise<PersonalDataPart[]>;
  /** APIs of the default releases, for the documentation. */
  defaultApis(): Promise<{ remote: string; api: LoadedApi }[]>;
}

/** The remote that knows who is signed in. */
export const IDENTIFIER = 'mf-auth';
/** Resolves to the defaults as long as canaries stay below 100 %: used where no visitor is known. */
export const NOBODY = '';

export function createSite(
  settings: SiteSettings,
  host: ReleaseHost,
  onError: (error: unknown, what: string) => void,
): Site {
  let document: DiscoveryDocument | null = null;
  const { isGood } = settings.health;
  const previews = new Previews(settings.opsToken);
  const chosenFor = (visitor: string) => previews.of(visitor)?.versions ?? {};
  const generations = new RecentGenerations(isGood, chosenFor);
  const known = new Set(settings.known);
  const sessions = new KeptSessions();
  const releasesOf = (visitor: string) => generations.resolve(visitor);

  /** The APIs of a visitor's releases that are known: nothing waits here for one that isn't. */
  function apisOf(visitor: string, generation: number | null) {
    const { remotes } = releasesOf(visitor).snapshot;
    const then = generations.remotesOf(visitor, generation);
    return remotes.flatMap((remote, index) => {
      const older = then[index];
      // one whose process has ended is not started anew
      const api = apiOf(
        older && host.isUp({ name: older.name, version: older.version }) ? older : remote,
      );
      return api ? [{ remote: remote.name, api }] : [];
    });
  }

  /** The release's API; when it is down, the last good release's. `undefined`: nobody knows it yet. */
  function apiOf({ name, version, fallback }: VisitorReleases['snapshot']['remotes'][number]) {
    const own = { name, version };
    const spare = fallback && { name, version: fallback.version };
    const isSpareBetter = spare && !host.isUp(own) && host.isUp(spare);
    return host.peekApi(isSpareBetter ? spare : own);
  }

  async function findById(visitor: string, remote: string, id: string, generation: number | null) {
    const found = apisOf(visitor, generation).find((one) => one.remote === remote);
    return found?.api.byId.get(id) ?? null;
  }

  /** Who a token is of, by the visitor's release of the remote that knows. */
  async function identify(visitor: string, token: string): Promise<SessionUser | null> {
    const auth = releasesOf(visitor).snapshot.remotes.find(({ name }) => name === IDENTIFIER);
    if (!auth) return null;
    const loaded = apiOf(auth);
    if (!loaded?.api.identify) throw new Error(`no release of ${IDENTIFIER} checks sessions`);
    try {
      const session = await loaded.api.identify(token);
      sessions.keep(token, session);
      return session;
    } catch (error) {
      const known = sessions.find(token);
      if (known) return known;
      throw error;
    }
  }

  /** Not remembered as customers are: whose role was taken away is nobody at the next request. */
  async function identifyStaff(visitor: string, token: string) {
    const auth = releasesOf(visitor).snapshot.remotes.find(({ name }) => name === IDENTIFIER);
    const loaded = auth && apiOf(auth);
    if (!loaded) throw new Error(`no release of ${IDENTIFIER} checks staff`);
    // one of before there were any knows none
    return (await loaded.api.identifyStaff?.(token)) ?? null;
  }

  const callerOf = (credentials: Credentials, visitor: string) =>
    contextOf(
      credentials,
      visitor,
      {
        customer: (token) => identify(visitor, token),
        staff: (token) => identifyStaff(visitor, token),
      },
      (error) => onError(error, 'a session could not be checked'),
    );

  /** What is not there may belong to a release that has not said yet what it offers. */
  const nothingOf = (visitor: string) =>
    releasesOf(visitor).snapshot.remotes.some((remote) => apiOf(remote) === undefined)
      ? 'unavailable'
      : null;

  /** Keeps what is in use and what pages that are open may still call. */
  function keepCallable() {
    const callable = [...generations.listCallable(), ...previews.list()];
    if (document) keepReleases(document, host, isGood, callable);
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
    defaultApis: async () => apisOf(NOBODY, null),
    async listPersonalData() {
      if (!document) throw new Error('no generation was accepted yet');
      return listPersonalData(document, host, onError);
    },
    document: () => {
      if (!document) throw new Error('no generation was accepted yet');
      return document;
    },
    recall: (documents) => generations.recall(documents),
    async accept(next) {
      for (const [name, versions] of Object.entries(next.microFrontends))
        for (const { metadata } of versions) known.add(releaseKey(name, metadata.version));
      await startReleases(next, host, { isFirst: document === null, onError });
      // a slow generation must not overtake the one that followed it
      if (document && next.generation < document.generation) return;
      generations.accept(next);
      document = next;
      keepCallable();
      // then nobody calls what this generation replaced
      setTimeout(keepCallable, PAGE_KEEPS_MS + 1000).unref();
    },
    reconsider() {
      generations.reconsider();
      keepCallable();
    },
    visitorOf(request, reply) {
      const { publicUrl } = settings.environment;
      const makeId = () => randomBytes(16).toString('base64url');
      const visitor = visitorOf(request, reply, publicUrl, makeId);
      previews.note(visitor, readHostCookie(request, publicUrl, 'preview'));
      // after a restart of the site nobody else asks for them
      for (const release of listNamed(previews.of(visitor)?.versions ?? {}))
        if (!host.isUp(release)) host.start(release).catch(() => undefined); // it is reported
      return visitor;
    },
    previewOf: (visitor) => previews.of(visitor),
    contextOf: (request, visitor) =>
      callerOf(credentialsOf(request, settings.environment.publicUrl), visitor),
    callerOf,
    forgetSessions: () => sessions.clear(),
    async findDocument(pathname) {
      for (const { api } of apisOf(NOBODY, null)) {
        const found = api.findDocument(pathname);
        if (found) return found;
      }
      return null;
    },
    findOpenEndpoint(method, pathname) {
      for (const { remote, api } of apisOf(NOBODY, null)) {
        const found = api.findOpen(method, pathname);
        if (found) return { remote, ...found };
      }
      return null;
    },
    async findEndpoint(visitor, method, pathname, generation) {
      const apis = apisOf(visitor, generation);
      for (const { remote, api } of apis) {
        const found = api.find(method, pathname);
        if (found) return { remote, ...found };
      }
      if (apis.some(({ api }) => api.allows(pathname))) return 'other-method';
      return nothingOf(visitor);
    },
    findCall(visitor, id, generation) {
      for (const { api } of apisOf(visitor, generation)) {
        const endpoint = api.byId.get(id);
        if (endpoint) return endpoint;
      }
      return nothingOf(visitor);
    },
    findTopic(visitor, kind) {
      for (const { remote, api } of apisOf(visitor, null)) {
        const topic = api.api.topics?.find((each) => each.kind === kind);
        if (topic) return { remote, mayFollow: topic.mayFollow };
      }
      return nothingOf(visitor);
    },
    ownerOfTopics(kind) {
      const apis = document ? apisOf(NOBODY, null) : [];
      return (
        apis.find(({ api }) => api.api.topics?.some((each) => each.kind === kind))?.remote ?? null
      );
    },
    async readTopics(remote, asked) {
      const found = apisOf(NOBODY, null).find((one) => one.remote === remote);
      if (!found) throw new Error(`no release of ${remote} can say what its topics have`);
      return found.api.readEvents(asked);
    },
    async listLiveSessions(asked) {
      const found = apisOf(NOBODY, null).find((one) => one.remote === IDENTIFIER);
      if (!found) throw new Error(`no release of ${IDENTIFIER} checks sessions`);
      const { listLiveSessions } = found.api.api;
      if (listLiveSessions)
        return new Set(await listLiveSessions(asked.map(({ sessionId }) => sessionId)));
      // a release that was made before it could be asked for many
      const live = new Set<string>();
      for (const { sessionId, token } of asked)
        if (await identify(NOBODY, token)) live.add(sessionId);
      return live;
    },
  };
}
