import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BoundTopic } from 'shared/remote-kit/stream';
import { openFaultySite } from '../testing/open-faulty-site';
import type { EnqueuedJob } from '../../jobs/job-store';
import type { SmallRelease } from '../testing/write-release';
import { createReleaseServer } from './create-release-server';
import { addressOf, PROTOCOL } from './protocol';

const token = { current: 'the token of this test', old: 'the token of before' };
const releasesFolder = mkdtempSync(path.join(tmpdir(), 'far-releases-'));
const refused: unknown[] = [];
const asked: object[] = [];
const log = {
  info: () => undefined,
  warn: (data: object) => void refused.push(data),
  error: () => undefined,
};
let site: Awaited<ReturnType<typeof openFaultySite>>;
let server: http.Server;
let url = '';

/** Serves `mf-far` from files of its own, at an address that stays the same. */
async function serve(port: number) {
  const bring = async ({ name, version }: { name: string; version: string }) => {
    const [from, to] = [`${site.dataDir}/releases`, releasesFolder].map((folder) =>
      path.join(folder, name, version),
    );
    if (from && to && existsSync(from)) cpSync(from, to, { recursive: true });
  };
  // read when a gateway connects: the site is opened last, with the address of this server
  const here = { releasesFolder, bring, ...(site?.here ?? {}) } as never;
  server = createReleaseServer({ remote: 'mf-far', token, log }, here);
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  await serve(0);
  const jobs = () => ({
    async enqueue({ remote, payload, options }: EnqueuedJob) {
      const { rows = [] } = (await options?.client?.query('select 7 as seen')) ?? {};
      return asked.push({ remote, payload, rows }) > 0;
    },
    queueEmail: () => Promise.reject(new Error('not in this test')),
  });
  site = await openFaultySite({ urls: { 'mf-far': url }, token: token.old }, jobs);
  server.close();
  await serve(Number(new URL(url).port));
});
afterAll(async () => {
  await site.close();
  server.close();
  rmSync(releasesFolder, { recursive: true });
});

const open = (address: string) =>
  site.app.inject({ url: address, headers: { accept: 'text/html', host: 'site.example' } });
const titleOf = (reply: { body: string }) => /<h1>(.*?)<\/h1>/.exec(reply.body)?.[1];
const post = (address: string, payload: object) =>
  site.app.inject({
    ...{ method: 'POST', url: address, payload, remoteAddress: '192.0.2.9' },
    headers: { origin: 'https://site.example', host: 'site.example' },
  });

test('a remote’s pages and API come from the process elsewhere, which hears who asks', async () => {
  const release: SmallRelease = {
    ...{ name: 'mf-far', version: '1' },
    page: `return '<h1>' + __dirname + '</h1>' + JSON.stringify(await request.call(
      { id: 'mf-near.GET /api/near', owner: 'mf-near' }, {}));`,
    endpoints: [
      ['POST', '/api/far', `return { said: input.body.say, by: ctx.address };`],
      ['POST', '/api/ask', `return call('mf-near.GET /api/who', {}, { as: 'service' });`],
    ],
  };
  const near: SmallRelease = {
    ...{ name: 'mf-near', version: '1' },
    endpoints: [
      ['GET', '/api/near', `return { near: true };`],
      ['GET', '/api/who', `return ctx.by;`, { caller: 'service', callers: ['mf-far'] }],
    ],
  };
  await site.deploy(release, near);
  const page = await open('/mf-far');
  expect(titleOf(page)).toBe(path.join(releasesFolder, 'mf-far/1/server'));
  expect(page.body).toContain('{"near":true}');
  expect((await post('/api/far', { say: 'नमस्ते' })).json()).toEqual({
    ...{ said: 'नमस्ते', by: '192.0.2.9' },
  });
  // in its own name it calls from there as from here
  expect((await post('/api/ask', {})).json()).toMatchObject({ remote: 'mf-far', as: 'service' });
});

test.each(['mf-far', 'mf-near'])(
  'topics of %s are asked of its process, which tells',
  async (name) => {
    const kind = name.slice(3);
    const topic = `${kind}:1`;
    const tell = `
    await deps.pool.query('select stream.append($1, $2, $3)', ['${topic}', 'said', { a: 1 }]);
    deps.stream.announce(['${topic}']);
    deps.stream.hint({ topic: '${topic}', name: 'typing', data: 2 });
    deps.stream.sessionsEnded(7);`;
    await site.deploy({
      ...{ name, version: 'topics' },
      endpoints: [['POST', `/api/tell-${kind}`, tell]],
      topics: [[kind, `return topic === '${topic}' && ctx.address === 'a';`]],
    });
    const found = site.site.findTopic('', kind) as {
      remote: string;
      mayFollow: BoundTopic['mayFollow'];
    };
    expect(found.remote).toBe(name);
    const ctx = {
      ...{ session: null, token: null, visitor: null },
      ...{ userAgent: '', lang: 'en' },
    };
    const asked = ['a', 'b'].map((address) => found.mayFollow(topic, { ...ctx, address } as never));
    expect(await Promise.all(asked)).toEqual([true, false]);
    expect((await post(`/api/tell-${kind}`, {})).statusCode).toBe(200);
    const hint = { topic, name: 'typing', data: 2, remote: name };
    expect(site.told.splice(0)).toEqual([[topic], hint, 7]);
    expect(await site.site.readTopics(name, [{ topic, since: 0 }])).toEqual([
      { topic, since: 0, head: 1, events: [{ seq: 1, name: 'said', data: { a: 1 } }] },
    ]);
    // one that was made before there were topics
    await site.deploy({ name, version: 'before', endpoints: [] });
    expect(site.site.findTopic('', kind)).toBeNull();
  },
);

test('its jobs are asked for from there, in its own transaction, and done there', async () => {
  const later = `const client = await deps.pool.connect();
    await client.query('begin');
    await deps.enqueue(jobs[0], { n: 1 }, { client });
    await client.query('commit');
    client.release();`;
  const release: SmallRelease = {
    ...{ name: 'mf-far', version: 'jobs', jobs: { work: `if (payload.n !== 7) throw 'no';` } },
    endpoints: [['POST', '/api/later', later]],
  };
  await site.deploy(release);
  expect((await post('/api/later', {})).statusCode).toBe(200);
  expect(asked).toEqual([{ remote: 'mf-far', payload: { n: 1 }, rows: [{ seen: 7 }] }]);
  const surface = site.host.jobsOf({ name: 'mf-far', version: 'jobs' });
  const [job] = surface?.jobs ?? [];
  const run = (n: number) =>
    job && surface?.run(job, { name: 'work', id: 'a', attempt: 1, payload: { n } });
  expect(await run(7)).toEqual({ ok: true });
  expect(await run(8)).toEqual({ ok: false, kind: 'failed', reason: 'string: no' });
});

test('one that dies is started again there; a POST is made once, and the last good release stands in', async () => {
  const calls = path.join(releasesFolder, 'calls');
  const die = `require('node:fs').appendFileSync(${JSON.stringify(calls)}, 'x'); process.exit(1);`;
  const endpoints: SmallRelease['endpoints'] = [
    ['POST', '/api/die', die],
    ['GET', '/api/lives', `return { pid: process.pid };`],
  ];
  const page = `if (request.query.has('loop')) for (;;);
    if (request.query.has('slow')) await new Promise(() => undefined);`;
  const release: SmallRelease = { name: 'mf-far', version: '2', endpoints, page };
  await site.deploy(release, { name: 'mf-far', version: '1' });
  const before = (await open('/api/lives')).json();
  expect((await post('/api/die', {})).statusCode).toBe(503);
  expect(readFileSync(calls, 'utf8')).toBe('x');
  expect((await open('/api/lives')).json()).not.toEqual(before);
  expect(titleOf(await open('/mf-far'))).toBe('mf-far 2');
  expect(titleOf(await open('/mf-far?slow'))).toContain('mf-far/1/server');
  expect(titleOf(await open('/mf-far?loop'))).toContain('mf-far/1/server');
  // the gateway hears why
  while (!site.lines.some((line) => line.includes('without answering'))) await sleep(50);
});

test('while the process elsewhere is away its pages say so, and others do not notice; then it is back', async () => {
  const [far, near] = ['mf-far', 'mf-near'].map((name) => ({ name, version: 'away' }));
  await site.deploy(far as SmallRelease, near as SmallRelease);
  expect(titleOf(await open('/mf-far'))).toBe('mf-far away');
  const port = Number(new URL(url).port);
  await new Promise((done) => server.close(done));
  const away = await open('/mf-far');
  expect([away.statusCode, titleOf(away)]).toEqual([503, 'This part of the page did not load']);
  expect(titleOf(await open('/mf-near'))).toBe('mf-near away');
  await serve(port);
  // the test's own limit of time ends a wait in vain
  while ((await open('/mf-far')).statusCode !== 200) await sleep(100);
});

const far = { name: 'mf-far', version: '1' };
test.each([
  ['no token', {}, addressOf(far), 401],
  ['a wrong token', { authorization: 'Bearer wrong' }, addressOf(far), 401],
  [
    'another protocol',
    { authorization: `Bearer ${token.current}`, upgrade: 'websocket' },
    addressOf(far),
    426,
  ],
  [
    'another remote',
    { authorization: `Bearer ${token.current}` },
    addressOf({ ...far, name: 'mf-near' }),
    404,
  ],
  [
    'a path',
    { authorization: `Bearer ${token.current}` },
    addressOf({ ...far, version: '../1' }),
    404,
  ],
])('with %s nothing is run', async (_what, headers, address, status) => {
  refused.length = 0;
  const answered = await new Promise<number | undefined>((resolve, reject) => {
    const asked = http.get(url + address, {
      headers: { connection: 'Upgrade', upgrade: PROTOCOL, ...headers },
    });
    asked.on('response', (reply) => resolve(reply.resume().statusCode));
    asked.on('upgrade', (reply) => resolve(reply.statusCode));
    asked.on('error', reject);
  });
  expect(answered).toBe(status);
  expect(refused).toEqual([{ status, address: '127.0.0.1' }]);
});

test('it says that it is alive, and nothing else', async () => {
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect((await fetch(url + addressOf(far))).status).toBe(404);
});
