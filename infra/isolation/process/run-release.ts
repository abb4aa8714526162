import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Pool } from 'pg';
import type { ApiDeps, BoundEndpoint, CreateApi, RemoteApi } from 'shared/remote-kit/api';
import type { RemoteDefinition } from 'shared/remote-kit/page';
import type { ServerRemote } from 'shared/remote-kit/server/render-remote';
import { kindOf } from 'shared/contracts/stream-event';
import { openPool } from '../../database/open-pool';
import { traceQueries } from '../../tracing/trace-queries';
import { loadBundle } from '../../gateway/load-bundle';
import { currentRequest } from '../../calls/remote-call';
import { describeOperations } from '../../gateway/openapi';
import { readEvents } from '../../stream/read-events';
import { createJobRunner, type JobRunner } from '../../jobs/run-jobs';
import type { Link } from '../link';
import type { Description, ReleaseAnswers } from '../protocol';
import { createTransactionClient } from '../transaction-client';
import { SharedTransactions } from '../shared-transactions';
import { askOver, logOver, makeDeps } from './make-deps';
import { renderAnswer } from './render-answer';

/** A release's own pool: all processes share what the database allows. */
const CONNECTIONS = 8;

/** What a remote's page bundle exports; those of tests have no definition. */
type PagesBundle = ServerRemote & { definition?: RemoteDefinition };

/** The release once it runs. */
export interface Running {
  pages: PagesBundle;
  api: RemoteApi | null;
  deps: ApiDeps;
  endpoints: Map<string, BoundEndpoint>;
  jobs: JobRunner;
}

/** Answers the gateway for the remote's release that `boot` names. @param linkOf the link these answers are for */
export function answerAsRelease(linkOf: () => Link): Omit<ReleaseAnswers, 'compose'> {
  let running: Running | null = null;
  let pool: Pool | null = null;
  const shared = new SharedTransactions();

  const started = () => {
    if (!running) throw new Error('the release has not started');
    return running;
  };
  const api = () => {
    const { api: found } = started();
    if (!found) throw new Error('the release has no API');
    return found;
  };
  const personalData = () => {
    const data = api().personalData;
    if (!data) throw new Error('the release keeps nothing of people');
    return data;
  };
  /** The transaction of whoever asks, under the name it is lent by. */
  const lent = (transaction: string) =>
    createTransactionClient((query) => askOver(linkOf())('query', { transaction, query }));

  return {
    async boot({ folder, databaseUrl, settings, seeds }) {
      if (!settings) throw new Error('a remote has settings');
      const link = linkOf();
      pool = openPool(databaseUrl, { max: CONNECTIONS, log: logOver(link) });
      traceQueries(pool);
      running = load(folder, makeDeps(link, settings, pool, shared));
      if (seeds) await running.api?.seed?.();
      return describe(running);
    },
    ping: () => null,
    render: (asked) =>
      currentRequest.run(asked.requestName, () =>
        renderAnswer(started(), asked, askOver(linkOf())),
      ),
    call({ id, input, ctx, requestName }) {
      const endpoint = started().endpoints.get(id);
      if (!endpoint) throw new Error(`the release has no endpoint ${id}`);
      return currentRequest.run(requestName, () => endpoint.handle(input, ctx));
    },
    async identify(token) {
      return (await api().identify?.(token)) ?? null;
    },
    async identifyStaff(token) {
      return (await api().identifyStaff?.(token)) ?? null;
    },
    async document({ path: pattern, request }) {
      const found = api().documents?.find((document) => document.path === pattern);
      if (!found) throw new Error(`the release has no document ${pattern}`);
      return found.handle({ ...request, query: new URLSearchParams(request.query) });
    },
    listPages: async () => (await api().listPages?.()) ?? [],
    async loadAll() {
      const { routes, slots = [] } = started().pages.definition ?? { routes: [] };
      for (const { load, page } of routes) await Promise.all([load(), page()]);
      for (const { load, piece } of slots) await Promise.all([load(), piece()]);
      return null;
    },
    describe: () => describeOperations([...started().endpoints.values()].map((e) => e.contract)),
    async mayFollow({ topic, ctx, requestName }) {
      const found = api().topics?.find(({ kind }) => kind === kindOf(topic));
      return currentRequest.run(requestName, () => found?.mayFollow(topic, ctx) ?? false);
    },
    async readEvents(asked) {
      if (!pool) throw new Error('the release has not started');
      return readEvents(pool, asked);
    },
    async listLiveSessions(ids) {
      const { listLiveSessions } = api();
      if (!listLiveSessions) throw new Error('the release does not list sessions');
      return listLiveSessions(ids);
    },
    exportOf: (person) => personalData().exportOf(person),
    erase: ({ person, scope, transaction }) =>
      personalData().erase(person, scope, lent(transaction)),
    async listOpen({ person, transaction }) {
      return (
        (await personalData().listOpen?.(
          person,
          transaction === undefined ? undefined : lent(transaction),
        )) ?? []
      );
    },
    query: (asked) => shared.run(asked),
    async event({ event, delivery }) {
      const bound = api().handles?.find((each) => each.event.id === event);
      if (!bound) throw new Error(`the release does not handle ${event}`);
      await bound.handle(delivery);
    },
    runJob: (asked) => started().jobs.run(asked),
    stopJobs: () => started().jobs.stop(),
    async close() {
      running?.jobs.stop();
      await running?.api?.close?.();
      await pool?.end();
    },
  };
}

function load(folder: string, deps: ApiDeps): Running {
  const apiFile = path.join(folder, 'server/api.cjs');
  const pages = loadBundle<PagesBundle>(path.join(folder, 'server/pages.cjs'));
  const api = existsSync(apiFile)
    ? loadBundle<{ default: CreateApi }>(apiFile).default(deps)
    : null;
  const endpoints = new Map((api?.endpoints ?? []).map((each) => [each.contract.id, each]));
  return { pages, api, deps, endpoints, jobs: createJobRunner(api?.jobs ?? []) };
}

function describe({ api, jobs }: Running): Description {
  if (!api) return { api: null };
  return {
    api: {
      endpoints: api.endpoints.map(({ contract }) => {
        const { params: _p, query: _q, body: _b, answer: _a, ...described } = contract;
        return described;
      }),
      documents: (api.documents ?? []).map(({ path: pattern, allowance, isPersonal }) => ({
        path: pattern,
        ...(allowance ? { allowance } : {}),
        ...(isPersonal ? { isPersonal } : {}),
      })),
      identifies: api.identify !== undefined,
      identifiesStaff: api.identifyStaff !== undefined,
      listsPages: api.listPages !== undefined,
      listsLiveSessions: api.listLiveSessions !== undefined,
      topics: (api.topics ?? []).map(({ kind }) => kind),
      handles: (api.handles ?? []).map(({ event }) => event.id),
      personalData:
        api.personalData === undefined ? 'unsaid' : api.personalData === null ? 'none' : 'kept',
      listsOpen: api.personalData?.listOpen !== undefined,
      jobs: jobs.described,
    },
  };
}
