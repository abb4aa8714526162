import fastify, { type FastifyInstance } from 'fastify';
import { z } from 'zod';
import { defineEndpoint, type UploadedFile } from 'shared/contracts/contract';
import { answer, serve, type CallContext } from 'shared/remote-kit/api';
import { addApiRoutes } from './api-routes';
import type { Site } from './site-process';

const upload = defineEndpoint({
  id: 'test.upload',
  owner: 'mf-test',
  method: 'POST',
  path: '/api/upload',
  summary: 'Takes a file.',
  takesFiles: true,
  body: z.object({ note: z.string(), file: z.custom<UploadedFile>() }),
  answer: z.object({ sent: z.array(z.string()) }),
  caller: 'signed-in',
});
const note = defineEndpoint({
  id: 'test.note',
  owner: 'mf-test',
  method: 'POST',
  path: '/api/note',
  summary: 'Takes no file.',
  body: z.object({ note: z.string().min(2) }),
  answer: z.object({ status: z.literal(200) }),
  caller: 'anyone',
});
const endpoints = [
  serve(upload, async ({ body }) =>
    answer({ sent: [body.note, body.file.name, Buffer.from(body.file.bytes).toString('hex')] }),
  ),
  serve(note, async () => answer({ status: 200 as const })),
];

let apps: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of apps) await app.close();
  apps = [];
});

/** The generations that calls named, as the routes understood them. */
const generations: unknown[] = [];

/** Forms with files that were counted until their replies close. */
let counted = 0;

/** The routes over two endpoints, for a visitor or a customer. */
async function open(session: { id: number } | null) {
  const site = {
    environment: { production: false },
    visitorOf: () => 'v',
    contextOf: async () => ({ session, address: '', lang: 'en' }) as CallContext,
    document: () => ({ generation: 7 }),
    findOpenEndpoint: () => null,
    findEndpoint: async (_visitor: string, _method: string, path: string, generation: unknown) => {
      generations.push(generation);
      const endpoint = endpoints.find(({ contract }) => contract.path === path);
      return endpoint ? { remote: 'mf-test', endpoint, params: {} } : null;
    },
  };
  const app = fastify();
  apps.push(app);
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  // as in the gateway: what is sent has not gone out at once
  app.addHook('onSend', async () => undefined);
  counted = 0;
  app.addHook('onRequest', async (_request, { raw }) => {
    const once = raw.once.bind(raw);
    raw.once = ((name: string, listener: () => void) => {
      if (name === 'close') counted += 1;
      return once(name, listener);
    }) as typeof raw.once;
  });
  await addApiRoutes(app, site as unknown as Site);
  return app;
}

async function withFile(url = '/api/upload', headers = {}) {
  const form = new FormData();
  form.set('note', 'नमस्ते');
  form.set('file', new File([new Uint8Array([0, 255, 10])], '../../a.png'));
  const request = new Request('http://site', { method: 'POST', body: form });
  const type = request.headers.get('content-type') ?? '';
  const payload = Buffer.from(await request.arrayBuffer());
  return { method: 'POST' as const, url, payload, headers: { 'content-type': type, ...headers } };
}

test('a form with a file reaches its endpoint, byte for byte', async () => {
  const app = await open({ id: 7 });
  const reply = await app.inject(await withFile());
  expect(reply.json()).toEqual({ sent: ['नमस्ते', '../../a.png', '00ff0a'] });
});

test('files are taken only from who may send them, and where they are expected', async () => {
  const stranger = await open(null);
  expect((await stranger.inject(await withFile())).json()).toMatchObject({
    code: 'not_signed_in',
  });
  expect((await stranger.inject(await withFile('/api/note'))).json()).toMatchObject({
    code: 'unsupported_media_type',
  });
  expect((await stranger.inject(await withFile('/api/none'))).statusCode).toBe(404);
  const customer = await open({ id: 7 });
  const broken = { ...(await withFile()), payload: 'nothing' };
  expect((await customer.inject(broken)).statusCode).toBe(400);
  const large = { ...(await withFile()), payload: Buffer.alloc(13 * 1024 * 1024) };
  expect((await customer.inject(large)).statusCode).toBe(413);
});

test('a plain form goes back to its page with the reason', async () => {
  const headers = { accept: 'text/html', referer: 'http://site/hi/page?id=7&reason=old' };
  const app = await open(null);
  const refused = await app.inject(await withFile('/api/upload', headers));
  expect([refused.statusCode, refused.headers.location]).toEqual([
    303,
    '/hi/page?id=7&form=test.upload&outcome=failed&reason=not_signed_in',
  ]);
  const type = { ...headers, 'content-type': 'application/x-www-form-urlencoded' };
  const post = (payload: string) =>
    app.inject({ method: 'POST', url: '/api/note', payload, headers: type });
  expect((await post('note=x')).headers.location).toContain('reason=invalid_input');
  expect((await post('note=long')).headers.location).toBe(
    '/hi/page?id=7&form=test.note&outcome=ok',
  );
});

test('a call names the generation of its page, and hears of the one in use', async () => {
  const app = await open({ id: 7 });
  generations.length = 0;
  for (const said of ['6', '-1', '1e3', 'x', '9'.repeat(400), undefined]) {
    const headers = said === undefined ? {} : { 'x-generation': said };
    const reply = await app.inject({ url: '/api/nothing-here', headers });
    expect(reply.headers['x-generation']).toBe('7');
  }
  expect(generations).toEqual([6, null, null, null, null, null]);
});

test('a form with a file that is refused does not count among those that arrive', async () => {
  const app = await open({ id: 7 });
  for (const path of ['/api/note', '/api/none']) await app.inject(await withFile(path));
  expect(counted).toBe(0);
  await app.inject(await withFile());
  expect(counted).toBe(1);
});
