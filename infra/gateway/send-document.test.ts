import fastify from 'fastify';
import type { CallContext } from 'shared/remote-kit/api';
import type { BoundDocument } from 'shared/remote-kit/document';
import { sendDocument } from './send-document';
import type { Site } from './site-process';

let made = 0;
const report: BoundDocument = {
  path: '/report/:id/report.pdf',
  allowance: { count: 2, seconds: 60 },
  async handle({ params, choices }) {
    if (params.id === 'gone') return null;
    return { type: 'application/pdf', body: choices?.city ?? `report ${++made}` };
  },
};

const withScripts: BoundDocument = {
  path: '/with-scripts/:sandbox',
  handle: async ({ params }) => ({
    type: 'text/html',
    body: '',
    headers: {
      'content-security-policy': `${params.sandbox === 'apart' ? 'sandbox allow-scripts; ' : ''}script-src https://cdn.example`,
    },
  }),
};

const receipt: BoundDocument = {
  path: '/receipt.pdf',
  isPersonal: true,
  async handle({ session }) {
    if (session?.id !== 7) return null;
    return { type: 'application/pdf', body: 'of 7', cacheControl: 'public, max-age=60' };
  },
};

/** A site with one dear document, which counts without a clock. */
function openSite() {
  const used = new Map<string, number>();
  const site = {
    environment: { production: false },
    findDocument: async (path: string) => {
      if (path === '/receipt.pdf') return { document: receipt, params: {} };
      const sandbox = /^\/with-scripts\/(\w+)$/.exec(path)?.[1];
      if (sandbox) return { document: withScripts, params: { sandbox } };
      const id = /^\/report\/(\w+)\/report\.pdf$/.exec(path)?.[1];
      return id ? { document: report, params: { id } } : null;
    },
    contextOf: async ({ ip, headers }: { ip: string; headers: { cookie: string } }) => {
      const id = /^id=(\d+)$/.exec(headers.cookie)?.[1];
      return {
        session: id ? { id: Number(id) } : null,
        isSessionUnknown: headers.cookie === 'unknown',
        address: ip,
      } as Partial<CallContext> as CallContext;
    },
    allowances: {
      async take({ key, count }: { key: string; count: number }) {
        used.set(key, (used.get(key) ?? 0) + 1);
        return (used.get(key) ?? 0) <= count ? { ok: true } : { ok: false, retryAfter: 30 };
      },
    },
  } as unknown as Site;
  const app = fastify();
  app.get('*', async (request, reply) => {
    if (!(await sendDocument(request, reply, site))) return reply.code(404).send('no document');
    return reply;
  });
  return (url: string, remoteAddress = '192.0.2.1', cookie = '') =>
    app.inject({ url, remoteAddress, headers: { cookie } });
}

beforeEach(() => {
  made = 0;
});

test('a dear document is made so many times for one caller, whatever its address', async () => {
  const ask = openSite();
  expect((await ask('/report/a/report.pdf')).body).toBe('report 1');
  expect((await ask('/hi/report/b/report.pdf')).body).toBe('report 2');
  const refused = await ask('/hi/report/c/report.pdf');
  expect([refused.statusCode, refused.headers['retry-after'], made]).toEqual([429, '30', 2]);
  expect(refused.json()).toMatchObject({
    code: 'too_many_requests',
    message: expect.stringContaining('रुककर'),
  });
  expect((await ask('/report/a/report.pdf', '192.0.2.2')).body).toBe('report 3');
});

test('a document knows the city the visitor chose', async () => {
  const ask = openSite();
  expect((await ask('/report/a/report.pdf', '192.0.2.3', 'city=london')).body).toBe('london');
});

test('what is no document is left to the pages', async () => {
  const ask = openSite();
  expect((await ask('/other')).statusCode).toBe(404);
  expect((await ask('/report/gone/report.pdf')).statusCode).toBe(404);
});

test('a document that brings scripts of elsewhere is sent only when they run apart', async () => {
  const ask = openSite();
  expect((await ask('/with-scripts/apart')).statusCode).toBe(200);
  expect((await ask('/with-scripts/within')).statusCode).toBe(500);
});

test('a personal document is given to who may have it alone, and kept by no cache', async () => {
  const ask = openSite();
  const own = await ask('/receipt.pdf', '192.0.2.1', 'id=7');
  expect([own.statusCode, own.body, own.headers['cache-control']]).toEqual([
    ...[200, 'of 7', 'private, no-store'],
  ]);
  for (const cookie of ['', 'id=8'])
    expect((await ask('/receipt.pdf', '192.0.2.1', cookie)).statusCode).toBe(404);
  // whom nobody can name now is not told that it does not exist
  expect((await ask('/receipt.pdf', '192.0.2.1', 'unknown')).statusCode).toBe(503);
});
