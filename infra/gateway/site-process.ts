import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Allowances, ApiDeps } from 'shared/remote-kit/api';
import type { Secret } from 'shared/remote-kit/secrets';
import type { Site as SiteFacts } from '../../shell-host/frame/site';
import type { Environment } from '../environment/read-environment';
import type { SiteHealth } from '../health/health';
import { findDefault, type DiscoveryDocument } from '../releases/discovery-document';
import { releaseKey } from '../releases/list-known';
import type { PersonalDataPart } from 'shared/remote-kit/personal-data';
import { listPersonalData } from './list-personal-data';
import { findInApis, type ApiFinder } from './find-in-apis';
import { readHostCookie, visitorOf } from './host-cookies';
import { identifyCallers, type CallerIdentification } from './identify-callers';
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

/** The running site: which releases are in use now, and who asks. */
export interface Site extends SiteSettings, CallerIdentification, Omit<ApiFinder, 'apiOfRemote'> {
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
  /** Whether a release is or was in use: nothing else in the releases folder is anybody's business. */
  isKnown(name: string, version: string): boolean;
  /** The version most visitors have, whose pictures are served; `null` for an unknown name. */
  defaultVersion(name: string): string | null;
  /** What all remotes keep of people, by every release that visitors get. */
  listPersonalData(): Promise<PersonalDataPart[]>;
}

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
  const { apiOfRemote, ...found } = findInApis(generations, host);
  const callers = identifyCallers({ apiOfRemote }, settings.environment.publicUrl, onError);

  /** Keeps what is in use and what pages that are open may still call. */
  function keepCallable() {
    const callable = [...generations.listCallable(), ...previews.list()];
    if (document) keepReleases(document, host, isGood, callable);
  }

  return {
    ...settings,
    ...found,
    ...callers,
    host,
    report: onError,
    releasesOf: (visitor) => generations.resolve(visitor),
    // before the first generation nobody follows anything
    ownerOfTopics: (kind) => (document ? found.ownerOfTopics(kind) : null),
    defaultVersion(name) {
      const parts = document?.microFrontends ?? {};
      // own: "constructor" is a word that every object answers to
      const versions = Object.hasOwn(parts, name) ? parts[name] : [];
      return findDefault(versions ?? [])?.metadata.version ?? null;
    },
    isKnown: (name, version) => known.has(releaseKey(name, version)),
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
  };
}
