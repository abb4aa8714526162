import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import type { Allowances, RemoteApi } from 'shared/remote-kit/api';
import type { Secret } from 'shared/remote-kit/secrets';
import type { PageReply, PageRequest } from '../../../shell-host/server/request';
import { readEnvironment } from '../../environment/read-environment';
import { createServer } from '../create-server';
import { indexApi, type ReleaseHost } from '../release-host';
import { createSecurityLog } from '../security-log';
import { createSite } from '../site-process';
import { makeTestVersion } from '../../releases/make-test-release';

/** What a test's gateway serves beside the shell. */
export interface TestGatewayOptions {
  /** The APIs of its remotes, by name. */
  apis?: Record<string, RemoteApi>;
  renderRequest?: (request: PageRequest) => Promise<PageReply>;
  env?: Record<string, string>;
  addMore?: Parameters<typeof createServer>[3];
  limits?: Parameters<typeof createServer>[4];
}

/** The ops token of every test's gateway. */
export const testOpsToken: Secret = { current: 'ops-token-of-a-test', old: null };

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
  env = {},
  addMore,
  limits,
}: TestGatewayOptions = {}) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'gateway-'));
  const releasesFolder = path.join(dataDir, 'releases');
  mkdirSync(releasesFolder);
  const loaded = new Map(Object.entries(apis).map(([name, api]) => [name, indexApi(api)]));
  const host = {
    folderOf: (name: string, version: string) => path.join(releasesFolder, name, version),
    loadPages: () => ({ renderRequest }),
    loadApi: async (name: string) => loaded.get(name) ?? null,
  };
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
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
      pageScripts: [],
      allowances: endless,
      isDevelopment: false,
      known: new Set(),
      logSecurity: createSecurityLog(log),
    },
    host as unknown as ReleaseHost,
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
  const app = await createServer(site, log, testOpsToken, addMore, limits);
  return {
    app,
    dataDir,
    /** What was logged so far, a line of JSON each. */
    lines,
    async close() {
      await app.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}
