import type { PageRequest } from '../../../shell-host/server/request';
import { makeTestVersion } from '../../releases/make-test-release';
import { testOpsToken } from '../testing/open-test-gateway';
import { expectRefusal, start } from '../testing/start-test-gateway';
import { readPreview, signPreview } from './preview-token';

const origin = 'https://site.example';
const ops = { authorization: `Bearer ${testOpsToken.current}` };

/** A site whose release 2 of mf-test is listed without visitors. */
async function open() {
  const renderRequest = async ({ snapshot }: PageRequest) => ({
    status: 200,
    html: `<html><head></head><body>${snapshot.remotes[0]?.version}</body></html>`,
  });
  const gateway = await start({ renderRequest });
  const document = gateway.site.document();
  const idle = {
    ...makeTestVersion({ name: 'mf-test', version: '2' }),
    deployment: { traffic: 0, default: false },
  };
  const listed = [...(document.microFrontends['mf-test'] ?? []), idle];
  const microFrontends = { ...document.microFrontends, 'mf-test': listed };
  await gateway.site.accept({ ...document, generation: 2, microFrontends });
  const { app } = gateway;
  return {
    ...gateway,
    askLink: (body: object, headers: object = ops) =>
      app.inject({ method: 'POST', url: '/ops/releases/preview', headers: { ...headers }, body }),
    /** Opens a link; the cookies a browser has then. */
    async follow(address: string): Promise<string> {
      const reply = await app.inject({ url: address.replace(origin, '') });
      expect([reply.statusCode, reply.headers.location]).toEqual([303, '/']);
      const { cookies } = await app.inject({ url: '/' });
      return [...reply.cookies, ...cookies].map(({ name, value }) => `${name}=${value}`).join('; ');
    },
  };
}

test('the browser that opens the link gets the release, others do not', async () => {
  const { app, askLink, follow } = await open();
  const { address } = (await askLink({ remote: 'mf-test', version: '2' })).json();
  const cookie = await follow(address);
  const page = await app.inject({ url: '/', headers: { cookie } });
  expect(page.body).toContain('<body>2<aside class="preview-badge"');
  expect(page.body).toContain('href="/preview/badge.css"');
  expect((await app.inject({ url: '/' })).body).toBe('<html><head></head><body>1</body></html>');
  const snapshot = await app.inject({ url: '/discovery.json', headers: { cookie } });
  expect(snapshot.json().remotes[0].version).toBe('2');
});

test('its answers are kept by nobody', async () => {
  const { app, askLink, follow } = await open();
  const { address } = (await askLink({ remote: 'mf-test', version: '2' })).json();
  const cookie = await follow(address);
  const cacheOf = async (headers: Record<string, string>) =>
    (await app.inject({ url: '/api/list', headers })).headers['cache-control'];
  expect(await cacheOf({})).toContain('public');
  expect(await cacheOf({ cookie })).toBe('no-store');
});

test('one click leads back, to the page it came from', async () => {
  const { app, askLink, follow } = await open();
  const { address } = (await askLink({ remote: 'mf-test', version: '2' })).json();
  const cookie = await follow(address);
  const headers = { cookie, origin, referer: `${origin}/remedies?a=b` };
  const reply = await app.inject({ method: 'POST', url: '/preview/end', headers });
  expect([reply.statusCode, reply.headers.location]).toEqual([303, '/remedies?a=b']);
  expect(reply.cookies[0]).toMatchObject({ name: '__Host-preview', value: '' });
  const without = cookie.replace(/__Host-preview=[^;]+(; )?/, '');
  const page = await app.inject({ url: '/', headers: { cookie: without } });
  expect(page.body).not.toContain('preview-badge');
});

test('without the ops token there is no link', async () => {
  const { askLink } = await open();
  for (const headers of [{}, { authorization: 'Bearer wrong' }]) {
    const reply = await askLink({ remote: 'mf-test', version: '2' }, headers);
    expectRefusal(reply.body, 401);
  }
});

test.each([
  [{ remote: 'mf-test', version: '3' }, 'missing_release'],
  [{ remote: 'mf-none', version: '2' }, 'unknown_remote'],
  [{ remote: 'constructor', version: '2' }, 'bad_operation'],
  [{ remote: 'mf-test', version: '2', hours: 1000 }, 'bad_operation'],
  [{ remote: 'mf-test' }, 'bad_operation'],
])('%j is refused: %s', async (body, code) => {
  const { askLink } = await open();
  const reply = await askLink(body);
  expect([reply.statusCode, reply.json().code]).toEqual([409, code]);
});

test('a forged, broken or old cookie changes nothing', async () => {
  const { app } = await open();
  const preview = { versions: { 'mf-test': '2' }, until: Date.now() + 1000 };
  const other = signPreview(preview, { current: 'another secret', old: null });
  const over = signPreview({ ...preview, until: Date.now() - 1 }, testOpsToken);
  const [payload, signature] = signPreview(preview, testOpsToken).split('.');
  const longer = Buffer.from(JSON.stringify({ ...preview, until: 1e15 })).toString('base64url');
  for (const value of [other, over, `${longer}.${signature}`, `${payload}.`, 'x', 'x.y', '%']) {
    const cookie = `__Host-preview=${value}; __Host-visitor=${'v'.repeat(22)}`;
    const page = await app.inject({ url: '/', headers: { cookie } });
    expect([page.statusCode, page.body]).toEqual([200, '<html><head></head><body>1</body></html>']);
    expectRefusal((await app.inject({ url: `/preview/${encodeURIComponent(value)}` })).body, 404);
  }
});

test('a link signed before the token was changed goes on', () => {
  const preview = { versions: { 'mf-test': '2' }, until: Date.now() + 1000 };
  const text = signPreview(preview, { current: 'before', old: null });
  expect(readPreview(text, { current: 'now', old: 'before' })).toEqual(preview);
  expect(readPreview(text, { current: 'now', old: null })).toBeNull();
});
