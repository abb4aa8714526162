import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { start } from './testing/start-test-gateway';

test('maps of our sources are not public, wherever they lie', async () => {
  const { app, dataDir } = await start();
  const folder = path.join(dataDir, 'releases/mf-test/1');
  for (const file of ['client/a.js', 'client/a.js.map', 'server/pages.cjs.map']) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), '{}');
  }
  const bodyOf = async (file: string) => (await app.inject(`/releases/mf-test/1/${file}`)).body;
  expect(await bodyOf('client/a.js')).toBe('{}');
  for (const file of [
    'client/a.js.map',
    'client/a.js.map?x',
    'client/a.js%2emap',
    'client/../server/pages.cjs.map',
    'server/pages.cjs.map',
    'client/..%2fserver/pages.cjs.map',
  ])
    expect([file, await bodyOf(file)]).not.toEqual([file, '{}']);
});
