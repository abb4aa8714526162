import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApart } from '../build/build-apart';
import { root } from '../build/units';
import { findFreePort } from '../database/find-free-port';
import { deployBuilds } from '../gateway/deploy-builds';
import { createStore } from '../releases/store';
import { runUntilReady, type RunningProgram } from './run-until-ready';
import { waitUntilIdle } from './wait-until-idle';

/** The site under measurement, in production mode on data of its own. */
export interface BenchSite extends RunningProgram {
  url: string;
  dataDir: string;
}

const drawSecret = () => randomBytes(32).toString('base64url');

/** What production asks for; nothing is ever sent to these addresses. */
export const siteSettings = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  DRAIN_SECONDS: '0',
  SESSION_SECRET: drawSecret(),
  LINK_SECRET: drawSecret(),
  HASH_SECRET: drawSecret(),
  STAFF_SECRET: drawSecret(),
  OPS_TOKEN: drawSecret(),
  SMS_PROVIDER: 'fast2sms',
  FAST2SMS_KEY: 'none',
  FAST2SMS_URL: 'http://127.0.0.1:9',
  SMTP_URL: 'smtp://127.0.0.1:9',
  COMPANY_NAME: 'Tarapath',
  COMPANY_GSTIN: '09AAAAA0000A1Z0',
  COMPANY_STATE: '09',
  CONTACT_EMAIL: 'help@tarapath.example',
  CONTACT_PHONE: '+91 542 000 0000',
  POSTAL_ADDRESS: 'Tarapath, 12 Example Street, Varanasi 221001',
  GRIEVANCE_OFFICER_NAME: 'A. Example',
  GRIEVANCE_OFFICER_EMAIL: 'grievance@tarapath.example',
};

/** Builds what changed, with all cores: only the running site is held to fewer. */
export const buildSite = buildApart;

/** How a site is started. */
interface Launch {
  url: string;
  dataDir: string;
  /** A command to start it under, such as `taskset -c 0`. */
  pin?: string[];
  nodeOptions?: string[];
  /** What is started instead of the gateway. */
  program?: string;
}

/** Starts the built site as `npm start` does, its log going to a file. */
export function launchSite({
  url,
  dataDir,
  pin = [],
  nodeOptions = [],
  program = 'infra/gateway/main.ts',
}: Launch): Promise<RunningProgram> {
  const node = [process.execPath, ...nodeOptions, '--import', 'tsx'];
  const logFile = path.join(dataDir, 'access.log');
  const log = openSync(logFile, 'a');
  const [command = '', ...args] = [...pin, ...node, program];
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', log, log],
    env: {
      ...process.env,
      ...siteSettings,
      DATA_DIR: dataDir,
      PORT: new URL(url).port,
      // production refuses any other; what is measured is asked for behind its proxy
      PUBLIC_URL: url.replace('http:', 'https:'),
    },
  });
  closeSync(log);
  return runUntilReady(child, `${url}/healthz`, () => readFileSync(logFile, 'utf8').slice(-2000));
}

/** Builds and starts a site on data of its own, which go when it is stopped; it is idle then. */
export async function startSite(
  pin: string[] = [],
  nodeOptions: string[] = [],
  program?: string,
): Promise<BenchSite> {
  const builds = await buildSite();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tarapath-bench-'));
  await deployBuilds(createStore(dataDir), builds);
  const url = `http://127.0.0.1:${await findFreePort(null)}`;
  const running = await launchSite({
    ...{ url, dataDir, pin, nodeOptions },
    ...(program ? { program } : {}),
  });
  await waitUntilIdle(running.pid);
  return {
    ...running,
    url,
    dataDir,
    async stop() {
      await running.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
