import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openFaultySite } from './testing/open-faulty-site';
import { pageFaults } from './testing/page-faults';
import type { SmallRelease } from './testing/write-release';

let site: Awaited<ReturnType<typeof openFaultySite>>;
const other: SmallRelease = {
  name: 'mf-other',
  version: '1',
  endpoints: [['GET', '/api/other', 'return { fine: true };']],
};
const good: SmallRelease = { name: 'mf-faulty', version: 'good' };

beforeAll(async () => {
  site = await openFaultySite();
});
afterAll(() => site.close());

const open = (url: string, method: 'GET' | 'POST' = 'GET') =>
  site.app.inject({ url, method, headers: { accept: 'text/html', host: 'site.example' } });

const post = (url: string) =>
  site.app.inject({
    ...{ method: 'POST', url, payload: {} },
    headers: { origin: 'https://site.example', host: 'site.example' },
  });

/** Which release made the page, and which shell's the frame. */
const releasesIn = (body: string) => [
  /<h1>(.*?)<\/h1>/.exec(body)?.[1],
  /<!-- shell (.*?) -->/.exec(body)?.[1],
];
const pageOf = (reply: { body: string }) => releasesIn(reply.body)[0];

/** Does something while another remote's page and API are asked all the time. @returns what failed there */
async function besides(work: () => Promise<void>): Promise<string[]> {
  const failed: string[] = [];
  let isDone = false;
  const load = async (url: string) => {
    while (!isDone) {
      const { statusCode } = await open(url);
      if (statusCode !== 200) failed.push(`${url} ${statusCode}`);
      await sleep(50);
    }
  };
  const file = '/releases/mf-other/1/client/remoteEntry.js';
  const loads = Promise.all(['/mf-other', '/api/other', '/healthz', file].map(load));
  await work().finally(() => (isDone = true));
  await loads;
  return failed;
}

test.each(pageFaults)(
  'a page that %s gives way to the last good one, and hurts nobody',
  async (what, page) => {
    const version = what.replaceAll(' ', '-');
    await site.deploy(other, { name: 'mf-faulty', version, page }, good);
    const failed = await besides(async () => {
      const reply = await open('/mf-faulty');
      expect(reply.statusCode).toBe(200);
      expect(pageOf(reply)).toBe('mf-faulty good');
    });
    expect(failed).toEqual([]);
  },
);

const loadFaults: [what: string, atLoad: string][] = [
  ['throws at load', `throw new Error('broken');`],
  ['ends at load', `process.exit(0);`],
  ['misses a package', `require('a-package-that-is-nowhere');`],
];

test.each(loadFaults)(
  'a release that %s is stood in for by the last good one',
  async (what, atLoad) => {
    const version = what.replaceAll(' ', '-');
    await site.deploy(other, { name: 'mf-faulty', version, atLoad }, good);
    const failed = await besides(async () => {
      expect(pageOf(await open('/mf-faulty'))).toBe('mf-faulty good');
    });
    expect(failed).toEqual([]);
    expect(site.lines.some((line) => line.includes('rests') && line.includes(version))).toBe(true);
  },
);

const goodShell: SmallRelease = { name: 'shell-host', version: 'good' };
const shellFaults: [what: string, shell: Omit<SmallRelease, 'name' | 'version'>][] = [
  ['throws', { page: `throw new Error('broken');` }],
  ['hangs', { page: `await new Promise(() => undefined);` }],
  ['loops without end', { page: `for (;;);` }],
  ['ends the process', { page: `process.exit(0);` }],
  ['takes globals away', { page: `Promise.all = JSON.stringify = null;` }],
  ['throws at load', { atLoad: `throw new Error('broken');` }],
  ['is damaged', { damage: `process.exit(0);` }],
];

test.each(shellFaults)(
  'a shell that %s gives way to the last good one, and hurts nobody',
  async (what, fault) => {
    const shell = { ...fault, name: 'shell-host', version: what.replaceAll(' ', '-') };
    await site.deploy(shell, goodShell, other, good);
    const failed = await besides(async () => {
      const reply = await open('/mf-faulty');
      expect(reply.statusCode).toBe(200);
      expect(releasesIn(reply.body)).toEqual(['mf-faulty good', 'good']);
    });
    expect(failed).toEqual([]);
  },
);

test('without any shell the gateway has a page of its own; calls and files go on', async () => {
  await site.deploy({ name: 'shell-host', version: 'alone', page: 'process.exit(0);' }, other);
  const reply = await open('/mf-other');
  expect(reply.statusCode).toBe(503);
  expect(reply.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8' });
  expect(reply.body).toContain('We will be right back');
  expect((await open('/api/other')).json()).toEqual({ fine: true });
});

test('a form that a dying shell handed on reaches its remote once; one that it kept, by the next shell', async () => {
  const taken = path.join(site.dataDir, 'taken');
  const page = `if (request.form) require('node:fs').appendFileSync(${JSON.stringify(taken)}, request.form.say);`;
  const remote: SmallRelease = { name: 'mf-form', version: '1', page };
  const postForm = (say: string) =>
    site.app.inject({
      ...{ method: 'POST', url: '/mf-form', payload: `say=${say}` },
      headers: {
        ...{ origin: 'https://site.example', host: 'site.example', accept: 'text/html' },
        'content-type': 'application/x-www-form-urlencoded',
      },
    });
  const late = `const { loadServer, form } = request;
    const renderPage = async (...asked) => {
      await loadServer(...asked.shift()).renderPage(...asked);
      process.exit(0);
    };
    if (form) request.loadServer = (...which) => ({ renderPage: (asked) => renderPage(which, asked) });`;
  await site.deploy({ name: 'shell-host', version: 'late', page: late }, goodShell, remote);
  expect((await postForm('a')).statusCode).toBe(503);
  expect(readFileSync(taken, 'utf8')).toBe('a');
  const early = `if (request.form) process.exit(0);`;
  await site.deploy({ name: 'shell-host', version: 'early', page: early }, goodShell, remote);
  expect((await postForm('b')).statusCode).toBe(200);
  expect(readFileSync(taken, 'utf8')).toBe('ab');
});

test('a file that was damaged on the disk is not run', async () => {
  const ran = path.join(site.dataDir, 'ran');
  const damage = `require('node:fs').writeFileSync(${JSON.stringify(ran)}, '');`;
  await site.deploy(other, { name: 'mf-faulty', version: 'damaged', damage }, good);
  expect(pageOf(await open('/mf-faulty'))).toBe('mf-faulty good');
  expect(existsSync(ran)).toBe(false);
});

test('without a release behind it, the frame says that the page is away', async () => {
  await site.deploy(other, { name: 'mf-faulty', version: 'alone', page: 'process.exit(0);' });
  const reply = await open('/mf-faulty');
  expect(reply.statusCode).toBe(503);
  expect(reply.body).toContain('<header');
  expect((await open('/mf-other')).statusCode).toBe(200);
});

test('of a process that dies, a POST is made once, a GET once more', async () => {
  const calls = path.join(site.dataDir, 'calls');
  const die = `require('node:fs').appendFileSync(${JSON.stringify(calls)}, 'x'); process.exit(1);`;
  const version = 'dies-in-handlers';
  await site.deploy(other, {
    ...{ name: 'mf-faulty', version },
    endpoints: [
      ['POST', '/api/faulty/post', die],
      ['GET', '/api/faulty/get', die],
    ],
  });
  const posted = await post('/api/faulty/post');
  expect([posted.statusCode, readFileSync(calls, 'utf8')]).toEqual([503, 'x']);
  const get = await open('/api/faulty/get');
  expect([get.statusCode, readFileSync(calls, 'utf8')]).toEqual([503, 'xxx']);
});

test('a promise nobody waits for ends nothing', async () => {
  const page = `Promise.reject(new Error('forgotten'));`;
  await site.deploy(other, { name: 'mf-faulty', version: 'forgets', page }, good);
  expect(pageOf(await open('/mf-faulty'))).toBe('mf-faulty forgets');
  expect(pageOf(await open('/mf-faulty'))).toBe('mf-faulty forgets');
});

test('a handler that fails, hangs, loops or ends its process holds up itself and no other', async () => {
  const endpoints: SmallRelease['endpoints'] = [
    ['GET', '/api/faulty/fine', `return { fine: true };`],
    ['GET', '/api/faulty/throws', `throw new Error('broken');`],
    ['GET', '/api/faulty/hangs', `await new Promise(() => undefined);`],
    ['POST', '/api/faulty/loops', `for (;;);`],
    ['POST', '/api/faulty/later', `setTimeout(() => { throw 1; }); await new Promise(() => {});`],
  ];
  await site.deploy(other, { name: 'mf-faulty', version: 'handlers', endpoints });
  const failed = await besides(async () => {
    // it is answered at last, when nobody waits for it any more
    void open('/api/faulty/hangs');
    expect((await open('/api/faulty/fine')).json()).toEqual({ fine: true });
    expect((await open('/api/faulty/throws')).statusCode).toBe(500);
    for (const what of ['loops', 'later']) {
      expect((await post(`/api/faulty/${what}`)).statusCode).toBe(503);
      expect((await open('/api/faulty/fine')).json()).toEqual({ fine: true });
    }
  });
  expect(failed).toEqual([]);
});

test.each([
  ['throws', `throw new Error('no content');`],
  ['is rejected', `await Promise.reject(new Error('no content'));`],
  ['ends the process', `process.exit(1);`],
])(
  'content whose bringing %s stops its own release alone, which is tried again',
  async (what, bring) => {
    const tries = path.join(site.dataDir, `tries-${what}`);
    const seed = `require('node:fs').appendFileSync(${JSON.stringify(tries)}, 'x'); ${bring}`;
    const version = `seed-${what.replaceAll(' ', '-')}`;
    await site.deploy(other, { name: 'mf-faulty', version, seed }, good);
    expect((await open('/mf-other')).statusCode).toBe(200);
    expect(pageOf(await open('/mf-faulty'))).toBe('mf-faulty good');
    // the test's own limit of time ends a wait in vain
    while (readFileSync(tries, 'utf8').length < 2) await sleep(50);
  },
);

test('content that never ends holds up neither the site nor the next generation', async () => {
  const seed = `await new Promise(() => undefined);`;
  const waits = site.deploy(other, { name: 'mf-faulty', version: 'seed-hangs', seed }, good);
  // given up long after this test
  waits.catch(() => undefined);
  expect((await open('/mf-other')).statusCode).toBe(200);
  await site.deploy(other, { name: 'mf-faulty', version: 'next' }, good);
  expect(pageOf(await open('/mf-faulty'))).toBe('mf-faulty next');
});

test.each([
  ['fails', 'select no_such_function()'],
  ['hangs', 'select pg_sleep(600)'],
])('a migration that %s stops its own release alone', async (what, sql) => {
  const endpoints: SmallRelease['endpoints'] = [['GET', '/api/faulty/get', '']];
  await site.deploy(other, good);
  const faulty = { name: 'mf-faulty', version: `migration-${what}`, endpoints, migrations: [sql] };
  const deployed = site.deploy(other, faulty, good);
  // one that hangs is waited for longer than this test takes
  await Promise.race([deployed, sleep(1_000)]);
  const failed = await besides(async () => {
    expect(pageOf(await open('/mf-faulty'))).toBe('mf-faulty good');
  });
  expect(failed).toEqual([]);
});

test('a process has nothing of the gateway’s environment', async () => {
  process.env.A_SECRET_OF_THE_SITE = 'x';
  const page = `return JSON.stringify(Object.keys(process.env)) + require('node:fs').readFileSync('/proc/self/environ');`;
  await site.deploy(other, { name: 'mf-faulty', version: 'looks-around', page });
  const { body } = await open('/mf-faulty');
  expect(body).toContain('NODE_ENV');
  expect(body).not.toContain('A_SECRET_OF_THE_SITE');
  expect(body).not.toContain('PATH');
});
