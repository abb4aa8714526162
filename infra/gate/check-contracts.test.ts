import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import type { DiscoveryDocument } from '../releases/discovery-document';
import { makeTestVersion } from '../releases/make-test-release';
import type { CallerView, ContractsFile } from '../releases/release-contracts';
import { checkContracts } from './check-contracts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'tarapath-contracts-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const body = z.object({ city: z.string() });
const answer = z.object({ rain: z.number(), wind: z.number() });

/** The call `weather.get` as a release understands it. */
const understood = (
  over: Partial<CallerView> & { body?: z.ZodType; answer?: z.ZodType; path?: string } = {},
) => ({
  'weather.get': {
    ...over,
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

test.each<[string, Partial<CallerView>, Partial<CallerView>, string | null]>([
  [
    'who is signed in only',
    { caller: 'anyone' },
    { caller: 'signed-in' },
    'it is for signed-in, but was for anyone',
  ],
  [
    'its owner only',
    { caller: 'signed-in' },
    { caller: 'self' },
    'it is for self, but was for signed-in',
  ],
  [
    'staff only',
    { caller: 'anyone' },
    { caller: 'staff', permission: 'audit.read' },
    'it is for staff, but was for anyone',
  ],
  [
    'staff with another permission',
    { caller: 'staff', permission: 'audit.read' },
    { caller: 'staff', permission: 'money.read' },
    'it needs the permission money.read, not audit.read',
  ],
  [
    'services, of which the caller is none',
    { caller: 'service', callers: ['mf-page'] },
    { caller: 'service', callers: ['mf-shop', 'mf-auth'] },
    'mf-page may not call it, only mf-shop, mf-auth may',
  ],
  ['services, of which it is one', {}, { caller: 'service', callers: ['mf-page'] }, null],
  ['everybody', { caller: 'self' }, { caller: 'anyone' }, null],
  ['everybody, where it was for staff', { caller: 'staff' }, { caller: 'anyone' }, null],
])('a call that is now for %s', async (_who, before, now, misfit) => {
  run('mf-page', '1', { called: understood(before) });
  run('mf-weather', '1', { served: understood(before) }, 95);
  run('mf-weather', '2', { served: understood(now) }, 5);
  const refusal = await check('mf-weather@2');
  if (misfit === null) expect(refusal).toBeNull();
  else expect(refusal).toMatchObject({ message: expect.stringContaining(misfit) });
});

test('a remote that a service does not name can not be released with a call to it', async () => {
  const served = understood({ caller: 'service', callers: ['mf-shop'] });
  run('mf-weather', '1', { served });
  run('mf-shop', '1', { called: served });
  expect(await check('mf-shop@1')).toBeNull();
  run('mf-page', '1', { called: understood({ caller: 'service', callers: ['mf-page'] }) });
  expect(await check('mf-page@1')).toMatchObject({
    message: expect.stringContaining('mf-page may not call it, only mf-shop may'),
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
