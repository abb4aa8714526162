import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import type { Allowances, RemoteApi } from 'shared/remote-kit/api';
import type { Secret } from 'shared/remote-kit/secrets';
import type { PageReply, PageRequest } from '../../../shell-host/server/request';
import { readEnvironment } from '../../environment/read-environment';
import { makeQuietHealth } from '../../health/testing/quiet-health';
import { createServer } from '../create-server';
import { indexApi, type LoadedApi } from '../index-api';
import { describeOperations } from '../openapi';
import type { ReleaseHost, ReleaseName } from '../release-host';
import { createSecurityLog } from '../security-log';
import { createSite, type Site } from '../site-process';
import { makeTestVersion } from '../../releases/make-test-release';

/** What a test's gateway serves beside the shell. */
export interface TestGatewayOptions {
  /** The APIs of its remotes, by name. */
  apis?: Record<string, RemoteApi>;
  renderRequest?: (request: PageRequest) => Promise<PageReply>;
  /** What runs real releases instead of APIs of the test's own; the shell's stays the test's. */
  openHost?: (releasesFolder: string, log: pino.Logger) => ReleaseHost;
  env?: Record<string, string>;
  addMore?: (app: FastifyInstance, site: Site) => void;
  limits?: Parameters<typeof createServer>[4];
  pageLimitMs?: number;
  /** What the topics of its APIs have; without it there is nothing. */
  readEvents?: LoadedApi['readEvents'];
}

/** The ops token of every test's gateway. */
export const testOpsToken: Secret = { current: 'ops-token-of-a-test', old: null };

/** The service token of every test's gateway. */
export const testServiceToken: Secret = { current: 'service-token-of-a-test', old: null };

const endless: Allowances = {
  take: async () => ({ ok: true }),
  takeAll: async () => ({ ok: true }),
  giveBack: async () => undefined,
};

/**
 * The whole gateway over APIs of a test's own: no database and no built release. Its releases folder,
 * `<dataDir>/releases`, is empty; every remote has version 1.
 */
export async function openTestGateway({
  apis = {},
  renderRequest = async () => ({ status: 200, html: 'a page' }),
  openHost,
  env = {},
  addMore,
  limits,
  pageLimitMs = 3000,
  readEvents = async (asked) => asked.map((one) => ({ ...one, head: 0, events: [] })),
}: TestGatewayOptions = {}) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'gateway-'));
  const releasesFolder = path.join(dataDir, 'releases');
  mkdirSync(releasesFolder);
  const loaded = new Map(
    Object.entries(apis).map(([name, api]) => {
      const contracts = api.endpoints.map(({ contract }) => contract);
      return [
        name,
        indexApi(api, { describe: async () => describeOperations(contracts), readEvents }),
      ];
    }),
  );
  const fakeHost = {
    folderOf: (name: string, version: string) => path.join(releasesFolder, name, version),
    start: async () => undefined,
    bring: async () => undefined,
    bringOnce: async () => undefined,
    keep: () => undefined,
    listMemory: () => [],
    isUp: () => true,
    peekApi: ({ name }: ReleaseName) => loaded.get(name) ?? null,
  };
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const health = makeQuietHealth();
  const host = openHost?.(releasesFolder, log) ?? (fakeHost as unknown as ReleaseHost);
  if (!host.shellOf) host.shellOf = () => ({ renderRequest });
  const environment = readEnvironment({
    PUBLIC_URL: 'https://site.example',
    DATA_DIR: dataDir,
    ...env,
  });
  const site = createSite(
    {
      environment,
      facts: {
        publicUrl: environment.publicUrl,
        name: 'Tarapath',
        contactEmail: 'a@b.example',
        postalAddress: [],
        grievanceOfficer: { name: 'A', email: 'g@b.example' },
        social: [],
      },
      health,
      pageScripts: [],
      allowances: endless,
      isDevelopment: false,
      opsToken: testOpsToken,
      serviceToken: testServiceToken,
      pageLimitMs,
      known: new Set(),
      logSecurity: createSecurityLog(log),
    },
    host,
    (error, what) => log.error({ err: error }, what),
  );
  const names = ['shell-host', ...loaded.keys()];
  await site.accept({
    schema: 'frontend-discovery/v1-pre',
    generation: 1,
    at: '',
    by: '',
    why: '',
    microFrontends: Object.fromEntries(
      names.map((name) => {
        const version = makeTestVersion({ name, version: '1' });
        return [name, [{ ...version, deployment: { traffic: 100, default: true } }]];
      }),
    ),
  });
  const app = await createServer(
    site,
    log,
    testOpsToken,
    (server) => addMore?.(server, site),
    limits,
  );
  return {
    app,
    site,
    host,
    dataDir,
    /** What was logged so far, a line of JSON each. */
    lines,
    async close() {
      await app.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}
