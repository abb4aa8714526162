import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { bundleProcess } from './bundle-process';
import { FrameWriter } from './frames';
import type { Boot } from './protocol';
import { writeRelease } from './testing/write-release';

const folder = mkdtempSync(path.join(tmpdir(), 'orphans-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Starts a release's process as the gateway does, and says its number. */
const gateway = `
const [program, boot] = process.argv.slice(1);
const child = require('node:child_process').spawn(process.execPath, [program, process.pid], {
  stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
});
child.stdio[3].write(Buffer.from(boot, 'base64'));
console.log(child.pid);`;

/** The frame that boots a release. */
async function bootFrame(boot: Partial<Boot>): Promise<string> {
  const stream = new PassThrough();
  new FrameWriter(stream, (_value, error) => console.error(error)).send([
    0,
    1,
    'boot',
    { databaseUrl: 'postgres://none', settings: {}, ...boot },
  ]);
  await new Promise((resolve) => setImmediate(resolve));
  return (stream.read() as Buffer).toString('base64');
}

test.each([
  ['that waits', ''],
  ['that never comes to hear of it', 'for (;;);'],
])('a gateway that is killed leaves no process %s', async (_what, then) => {
  const release = { name: 'mf-orphan', version: then === '' ? 'waits' : 'loops' };
  const loaded = path.join(folder, release.version);
  const atLoad = `require('node:fs').writeFileSync(${JSON.stringify(loaded)}, ''); ${then}`;
  writeRelease(folder, { ...release, atLoad });
  const boot = await bootFrame({
    ...release,
    folder: path.join(folder, release.name, release.version),
  });
  const parent = spawn(process.execPath, ['-e', gateway, await bundleProcess(), boot]);
  let said = '';
  parent.stdout.on('data', (text) => (said += String(text)));
  while (!existsSync(loaded) || said === '') await sleep(20);
  const running = `/proc/${Number.parseInt(said, 10)}`;
  expect(existsSync(running)).toBe(true);
  parent.kill('SIGKILL');
  // the test's own limit of time ends a wait in vain
  while (existsSync(running)) await sleep(50);
});
