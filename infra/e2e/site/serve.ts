import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Built } from '../../build/build-release';
import { readEnvironment } from '../../environment/read-environment';
import { deployBuilds } from '../../gateway/deploy-builds';
import { addOps } from '../../ops/add-ops';
import { createStoreSource } from '../../gateway/store-source';
import { startSite } from '../../gateway/start-site';
import { registry } from '../../simulators/registry';
import { serveSimulators } from '../../simulators/serve-simulators';
import { simulatedPayments } from '../../simulators/with-simulators';
import { createStore } from '../../releases/store';
import { addTestTemples } from './add-test-temples';
import { serveStream } from './serve-stream';

/** What a site is started with, as the first argument. */
export interface ServeOptions {
  /** `development`: with development React, which warns about hydration. */
  mode: 'production' | 'development';
  built: Built[];
  /** Milliseconds a page may take; left out, what a site's visitors wait. */
  pageLimitMs?: number;
}

/** A site for the journeys, as a process of its own: fresh data in a temporary folder, gone when it ends. */
async function serve({ mode, built, pageLimitMs }: ServeOptions) {
  const dataDir = mkdtempSync(path.join(tmpdir(), `tarapath-e2e-${mode}-`));
  const port = await findFreePort();
  const streamOrigin = await serveStream();
  const secret = 'simulators of the journeys';
  const siteUrl = `http://localhost:${port}`;
  const simulators = await serveSimulators({ port: 0, siteUrl, dataDir, secret }, registry);
  const read = readEnvironment({
    DATA_DIR: dataDir,
    PORT: String(port),
    OPS_TOKEN: 'ops-token-of-the-journeys-0123456789abcdef',
    STREAM_ORIGINS: streamOrigin,
  });
  const environment = { ...read, payments: simulatedPayments(simulators.url, secret) };
  process.env.NODE_ENV = mode;
  const store = createStore(dataDir);
  await deployBuilds(store, built);
  const source = createStoreSource(store, dataDir);
  const site = await startSite(environment, {
    source,
    ...(pageLimitMs ? { pageLimitMs } : {}),
    addMore: (app, opsToken, _host, logSecurity, site, { letters }) =>
      addOps(app, { site, store, letters, opsToken, logSecurity, isBehind: source.isBehind }),
  });
  await addTestTemples(dataDir, streamOrigin);
  const stop = () =>
    void Promise.all([site.stop(), simulators.stop()]).finally(() => {
      rmSync(dataDir, { recursive: true, force: true });
      process.exit(0);
    });
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  process.once('disconnect', stop);
  process.send?.({ url: environment.publicUrl, dataDir, simulatorsUrl: simulators.url });
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

serve(JSON.parse(process.argv[2] ?? '') as ServeOptions).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
