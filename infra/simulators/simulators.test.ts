import { createServer } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readEnvironment } from '../environment/read-environment';
import { serveSimulators } from './serve-simulators';
import { json, type SimulatorPlace } from './simulator';
import { withSimulators } from './with-simulators';

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'tarapath-simulators-'));
});
afterAll(() => rmSync(dataDir, { recursive: true }));

test('each simulator has its part of the addresses, at another port when its own is taken', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => taken.once('listening', done));
  const { port } = taken.address() as AddressInfo;
  const places: SimulatorPlace[] = [];
  const registry = {
    echo: (place: SimulatorPlace) => {
      places.push(place);
      return { answer: async (request: object) => json(request), stop: () => undefined };
    },
  };
  const siteUrl = 'http://site.example';
  const running = await serveSimulators({ port, siteUrl, dataDir, secret: 's' }, registry);
  try {
    expect(new URL(running.url).port).not.toBe(String(port));
    expect(places[0]?.url).toBe(`${running.url}/echo`);
    const reply = await fetch(`${running.url}/echo/v1/x?a=b`, { method: 'POST', body: 'ü' });
    expect(await reply.json()).toMatchObject({ method: 'POST', path: '/v1/x', body: 'ü' });
    expect((await fetch(`${running.url}/other`)).status).toBe(404);
  } finally {
    await running.stop();
    taken.close();
  }
});

test('production starts no simulator, whatever is set', async () => {
  const given = { ...readEnvironment({ DATA_DIR: dataDir }), production: true };
  const { environment } = await withSimulators(given);
  expect(environment).toBe(given);
});
