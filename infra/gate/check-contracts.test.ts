import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import type { DiscoveryDocument } from '../releases/discovery-document';
import { makeTestVersion } from '../releases/make-test-release';
import type { ContractsFile } from '../releases/release-contracts';
import { checkContracts } from './check-contracts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'tarapath-contracts-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const body = z.object({ city: z.string() });
const answer = z.object({ rain: z.number(), wind: z.number() });

/** The call `weather.get` as a release understands it. */
const understood = (over: { body?: z.ZodType; answer?: z.ZodType; path?: string } = {}) => ({
  'weather.get': {
    method: 'POST',
    path: over.path ?? '/api/weather',
    body: z.toJSONSchema(over.body ?? body),
    answer: z.toJSONSchema(over.answer ?? answer),
  },
});

let parts: DiscoveryDocument['microFrontends'] = {};
beforeEach(() => (parts = {}));

function run(name: string, version: string, contracts: Partial<ContractsFile>, traffic = 100) {
  const place = path.join(folder, name, version, 'server');
  mkdirSync(place, { recursive: true });
  const content = JSON.stringify({ served: {}, called: {}, ...contracts });
  writeFileSync(path.join(place, 'contracts.json'), content);
  const deployment = { traffic, default: traffic > 50 };
  (parts[name] ??= []).push({ ...makeTestVersion({ name, version }), deployment });
}
const check = (...arriving: string[]) => checkContracts(folder, parts, new Set(arriving));

test('a server that takes less, or answers less, is refused beside who calls it', async () => {
  run('mf-page', '1', { called: understood() });
  run('mf-weather', '1', { served: understood() }, 95);
  expect(await check('mf-weather@1')).toBeNull();
  run('mf-weather', '2', { served: understood({ body: body.extend({ day: z.string() }) }) }, 5);
  expect(await check('mf-weather@2')).toMatchObject({
    code: 'contract_narrowed',
    message:
      'mf-weather 2 no longer fits mf-page 1, which calls it:\n  weather.get: body.day may be missing, but is required',
  });
  parts['mf-weather']?.pop();
  run('mf-weather', '3', { served: understood({ answer: answer.omit({ wind: true }) }) }, 5);
  expect(await check('mf-weather@3')).toMatchObject({
    message: expect.stringContaining('answer.wind may be missing, but is required'),
  });
});

test('a caller that asks for more than the running server gives is refused too', async () => {
  run('mf-weather', '1', { served: understood() });
  run('mf-page', '1', { called: understood({ answer: answer.extend({ snow: z.number() }) }) });
  expect(await check('mf-page@1')).toMatchObject({
    message: expect.stringContaining('answer.snow may be missing'),
  });
  run('mf-other', '1', { called: understood({ path: '/api/sky' }) });
  expect(await check('mf-other@1')).toMatchObject({
    message: expect.stringContaining('it is at POST /api/weather, not at POST /api/sky'),
  });
});

test('a remote may change what only its own pages call, and what runs is left alone', async () => {
  run('mf-weather', '1', { served: understood(), called: understood() }, 95);
  const narrowed = understood({ body: body.extend({ day: z.string() }) });
  run('mf-weather', '2', { served: narrowed, called: narrowed }, 5);
  expect(await check('mf-weather@2')).toBeNull();
  run('mf-page', '1', { called: understood() });
  expect(await check()).toBeNull();
});

test('releases from before say nothing, and hold nobody up', async () => {
  run('mf-weather', '1', { served: understood() });
  parts['mf-old'] = [
    {
      ...makeTestVersion({ name: 'mf-old', version: '1' }),
      deployment: { traffic: 100, default: true },
    },
  ];
  expect(await check('mf-old@1')).toBeNull();
});
