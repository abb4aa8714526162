import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { claimSite, ClaimRefused } from './claim-site';

const host = '127.0.0.1';
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'tarapath-claim-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

test('one site at a time on a data folder', async () => {
  const release = await claimSite({ dataDir, host, port: 0 });
  await expect(claimSite({ dataDir, host, port: 0 })).rejects.toThrow('already runs on');
  release();
  (await claimSite({ dataDir, host, port: 0 }))();
  expect(readdirSync(dataDir)).toEqual([]);
});

test('a site that was killed leaves its folder to the next one', async () => {
  const code = `require('./infra/gateway/claim-site.ts')
    .claimSite({ dataDir: process.argv[1], host: '127.0.0.1', port: 0 })
    .then(() => console.log('claimed'));
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', code, dataDir], {
    cwd: path.resolve(__dirname, '../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  await expect(claimSite({ dataDir, host, port: 0 })).rejects.toBeInstanceOf(ClaimRefused);
  child.kill('SIGKILL');
  await once(child, 'exit');
  (await claimSite({ dataDir, host, port: 0 }))();
}, 30_000);

test('a taken port is said before anything starts, and the folder stays free', async () => {
  const other = createServer().listen(0, host);
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(claimSite({ dataDir, host, port })).rejects.toThrow(`Port ${port} is in use`);
  expect(readdirSync(dataDir)).toEqual([]);
  other.close();
});
