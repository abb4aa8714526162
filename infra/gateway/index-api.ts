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
  return { api, byId, find, allows, findDocument: indexDocuments(api.documents ?? []), ...asked };
}

function indexDocuments(documents: BoundDocument[]): LoadedApi['findDocument'] {
  const router = FindMyWay({ maxParamLength: 300 });
  for (const document of documents) router.on('GET', document.path, () => undefined, document);
  return (pathname) => {
    const found = router.find('GET', pathname);
    return found ? { document: found.store as BoundDocument, params: found.params } : null;
  };
}
