import type { BoundEndpoint } from 'shared/remote-kit/api';
import type { BoundDocument } from 'shared/remote-kit/document';
import type { BoundTopic } from 'shared/remote-kit/stream';
import type { AskedTopic, TopicEvents } from '../stream/read-events';
import type { LoadedApi } from './index-api';
import type { RecentGenerations } from './recent-generations';
import type { ReleaseHost } from './release-host';
import type { VisitorReleases } from './resolve-snapshot';

/** Resolves to the defaults as long as canaries stay below 100 %: used where no visitor is known. */
export const NOBODY = '';

/** An endpoint at an address, with the address's parameters. */
export interface FoundEndpoint {
  remote: string;
  endpoint: BoundEndpoint;
  params: object;
}

/** What the releases that visitors have offer to be called, read and followed. */
export interface ApiFinder {
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
  /** APIs of the default releases, for the documentation. */
  defaultApis(): Promise<{ remote: string; api: LoadedApi }[]>;
  /** The API of a visitor's release of one remote; `null`: there is no such remote, `undefined`: it can't be asked. */
  apiOfRemote(visitor: string, name: string): LoadedApi | null | undefined;
}

/** Finds in the APIs of the releases in use. */
export function findInApis(
  generations: Pick<RecentGenerations, 'resolve' | 'remotesOf'>,
  host: Pick<ReleaseHost, 'isUp' | 'peekApi'>,
): ApiFinder {
  const remotesOf = (visitor: string) => generations.resolve(visitor).snapshot.remotes;

  /** The APIs of a visitor's releases that are known: nothing waits here for one that isn't. */
  function apisOf(visitor: string, generation: number | null) {
    const then = generations.remotesOf(visitor, generation);
    return remotesOf(visitor).flatMap((remote, index) => {
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

  /** What is not there may belong to a release that has not said yet what it offers. */
  const nothingOf = (visitor: string) =>
    remotesOf(visitor).some((remote) => apiOf(remote) === undefined) ? 'unavailable' : null;

  return {
    findById,
    defaultApis: async () => apisOf(NOBODY, null),
    apiOfRemote(visitor, name) {
      const remote = remotesOf(visitor).find((each) => each.name === name);
      return remote ? (apiOf(remote) ?? undefined) : null;
    },
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
      const found = apisOf(NOBODY, null).find(({ api }) =>
        api.api.topics?.some((each) => each.kind === kind),
      );
      return found?.remote ?? null;
    },
    async readTopics(remote, asked) {
      const found = apisOf(NOBODY, null).find((one) => one.remote === remote);
      if (!found) throw new Error(`no release of ${remote} can say what its topics have`);
      return found.api.readEvents(asked);
    },
  };
}
