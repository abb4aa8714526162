import { defineEndpoint } from '../contracts/contract';
import { z } from '../contracts/zod';
import { browserCall } from './browser-call';
import { hasNewerGeneration } from './page-generation';

const contract = defineEndpoint({
  id: 'test.read',
  owner: 'mf-test',
  method: 'GET',
  path: '/api/read',
  summary: 'Reads.',
  caller: 'anyone',
  answer: z.object({}),
});

const { dataset } = document.documentElement;
let sent: Headers;

/** Calls from a page of a generation; the answer names another. */
async function call(own: string | undefined, answered: string | null) {
  delete dataset.outdated;
  if (own === undefined) delete dataset.generation;
  else dataset.generation = own;
  globalThis.fetch = (async (_address: string, { headers }: { headers: Headers }) => {
    sent = headers;
    const told = new Headers(answered === null ? {} : { 'x-generation': answered });
    return { ok: true, status: 200, headers: told, json: async () => ({}) };
  }) as never;
  expect(await browserCall(contract, {})).toEqual({});
}

test('a call names the generation its page was rendered with', async () => {
  await call('12', '12');
  expect(sent.get('x-generation')).toBe('12');
  expect(sent.get('accept')).toBe('application/json');
  expect(hasNewerGeneration()).toBe(false);
});

test('an answer of a newer generation makes the page outdated; an older or none does not', async () => {
  for (const [answered, isNewer] of [
    ['13', true],
    ['11', false],
    [null, false],
  ] as const) {
    await call('12', answered);
    expect(hasNewerGeneration()).toBe(isNewer);
  }
});

test('a document of an older shell names none and is never outdated', async () => {
  await call(undefined, '13');
  expect(sent.has('x-generation')).toBe(false);
  expect(hasNewerGeneration()).toBe(false);
});
