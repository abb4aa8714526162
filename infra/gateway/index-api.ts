import FindMyWay, { type HTTPMethod } from 'find-my-way';
import type { BoundEndpoint, RemoteApi } from 'shared/remote-kit/api';
import type { BoundDocument } from 'shared/remote-kit/document';
import type { AskedTopic, TopicEvents } from '../stream/read-events';
import type { Operation } from './openapi';

/** The API of one release, ready to be asked. */
export interface LoadedApi {
  api: RemoteApi;
  byId: Map<string, BoundEndpoint>;
  find(method: string, pathname: string): { endpoint: BoundEndpoint; params: object } | null;
  /** The same, among those that others than the site's own pages call: by a raw body, or exempt from Origin. */
  findOpen: LoadedApi['find'];
  allows(pathname: string): boolean;
  findDocument(pathname: string): { document: BoundDocument; params: object } | null;
  /** Its endpoints in words of OpenAPI. */
  describe(): Promise<Operation[]>;
  /** What its topics have, from the database that the release works on. */
  readEvents(asked: AskedTopic[]): Promise<TopicEvents[]>;
}

/** An API with its endpoints by address and by id. */
export function indexApi(
  api: RemoteApi,
  asked: Pick<LoadedApi, 'describe' | 'readEvents'>,
): LoadedApi {
  const byId = new Map(api.endpoints.map((endpoint) => [endpoint.contract.id, endpoint]));
  const find = indexEndpoints(api.endpoints);
  const isOpen = ({ contract: { takesRaw, checksInsteadOfOrigin } }: BoundEndpoint) =>
    takesRaw !== undefined || checksInsteadOfOrigin !== undefined;
  const findOpen = indexEndpoints(api.endpoints.filter(isOpen));
  const allows = (pathname: string) =>
    ['GET', 'POST', 'PUT', 'DELETE'].some((method) => find(method, pathname) !== null);
  const findDocument = indexDocuments(api.documents ?? []);
  return { api, byId, find, findOpen, allows, findDocument, ...asked };
}

function indexEndpoints(endpoints: BoundEndpoint[]): LoadedApi['find'] {
  const router = FindMyWay({ ignoreTrailingSlash: true, maxParamLength: 300 });
  for (const endpoint of endpoints) {
    const { method, path: pattern } = endpoint.contract;
    router.on(method as HTTPMethod, pattern, () => undefined, endpoint);
  }
  return (method, pathname) => {
    const found = router.find(method as HTTPMethod, pathname);
    return found ? { endpoint: found.store as BoundEndpoint, params: found.params } : null;
  };
}

function indexDocuments(documents: BoundDocument[]): LoadedApi['findDocument'] {
  const router = FindMyWay({ maxParamLength: 300 });
  for (const document of documents) router.on('GET', document.path, () => undefined, document);
  return (pathname) => {
    const found = router.find('GET', pathname);
    return found ? { document: found.store as BoundDocument, params: found.params } : null;
  };
}
