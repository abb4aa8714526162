import { z } from 'shared/contracts/zod';
import type { RemoteApi } from 'shared/remote-kit/api';
import type { PersonalData } from 'shared/remote-kit/personal-data';
import type { OpenRequests } from '../calls/open-requests';
import { limits, type Description } from './protocol';
import type { SharedTransactions } from './shared-transactions';
import type { SupervisedRelease } from './supervised-release';

/** How what sockets wait for is asked: nothing changes by it. */
const ofStream = { limitMs: limits.stream, isRepeatable: true };

/** The API of a release in its own process, as one that is here. Input is checked and answers are cut there. */
export function toRemoteApi(
  remote: string,
  release: Pick<SupervisedRelease, 'ask'>,
  described: NonNullable<Description['api']>,
  { transactions, requests }: { transactions: SharedTransactions; requests: OpenRequests },
): RemoteApi {
  const { endpoints, documents, identifies, identifiesStaff, listsPages, personalData } = described;
  const { topics = [], listsLiveSessions, listsOpen = false } = described;
  return {
    endpoints: endpoints.map((endpoint) => {
      const { id, method } = endpoint;
      const manner = { limitMs: limits.call, isRepeatable: method === 'GET' };
      return {
        contract: { ...endpoint, answer: z.unknown() },
        handle: (input, ctx) =>
          requests.during(remote, ctx, (requestName) =>
            release.ask('call', { id, input, ctx, requestName }, manner),
          ),
      };
    }),
    documents: documents.map((document) => ({
      ...document,
      handle: ({ query, ...request }) =>
        release.ask(
          'document',
          { path: document.path, request: { ...request, query: query.toString() } },
          { limitMs: limits.document, isRepeatable: true },
        ),
    })),
    ...(identifies
      ? {
          identify: (token: string) =>
            release.ask('identify', token, {
              limitMs: limits.identify,
              isRepeatable: true,
              patience: 'least',
            }),
        }
      : {}),
    ...(identifiesStaff
      ? {
          identifyStaff: (token: string) =>
            release.ask('identifyStaff', token, {
              limitMs: limits.identify,
              isRepeatable: true,
              patience: 'least',
            }),
        }
      : {}),
    ...(listsPages
      ? {
          listPages: () =>
            release.ask('listPages', null, { limitMs: limits.listPages, isRepeatable: true }),
        }
      : {}),
    topics: topics.map((kind) => ({
      kind,
      mayFollow: (topic, ctx) =>
        requests.during(remote, ctx, (requestName) =>
          release.ask('mayFollow', { topic, ctx, requestName }, ofStream),
        ),
    })),
    ...(listsLiveSessions
      ? { listLiveSessions: (ids: string[]) => release.ask('listLiveSessions', ids, ofStream) }
      : {}),
    ...(personalData === 'unsaid' ? {} : { personalData: null }),
    ...(personalData === 'kept'
      ? { personalData: toPersonalData(release, transactions, listsOpen) }
      : {}),
  };
}

function toPersonalData(
  release: Pick<SupervisedRelease, 'ask'>,
  transactions: SharedTransactions,
  listsOpen: boolean,
): PersonalData {
  const manner = { limitMs: limits.personalData };
  return {
    exportOf: (person) => release.ask('exportOf', person, { ...manner, isRepeatable: true }),
    erase: (person, scope, client) =>
      transactions.share(client, (transaction) =>
        release.ask('erase', { person, scope, transaction }, manner),
      ),
    ...(listsOpen
      ? {
          listOpen: (person, client) =>
            client
              ? transactions.share(client, (transaction) =>
                  release.ask('listOpen', { person, transaction }, manner),
                )
              : release.ask('listOpen', { person }, { ...manner, isRepeatable: true }),
        }
      : {}),
  };
}
