import { setTimeout as sleep } from 'node:timers/promises';
import { openFaultySite } from '../isolation/testing/open-faulty-site';
import type { SmallRelease } from '../isolation/testing/write-release';
import { prepareJobs } from './job-queues';
import { listReleaseSurfaces } from './release-surfaces';
import { createSiteJobs, type SiteJobs } from './site-jobs';

let site: Awaited<ReturnType<typeof openFaultySite>>;
let jobs: SiteJobs;
let worker: ReturnType<SiteJobs['start']>;
const mails: string[] = [];

beforeAll(async () => {
  const refuse = () => Promise.reject(new Error('not in this test'));
  site = await openFaultySite(undefined, ({ pool, migrator }) => {
    jobs = createSiteJobs({
      databases: { site: pool, ...migrator },
      secret: { current: 'seals payloads in this test', old: null },
      messenger: { email: async ({ to }) => void mails.push(to) },
      publicUrl: 'https://site.example',
      renderPicture: refuse,
      onError: () => undefined,
    });
    return jobs.services;
  });
  await prepareJobs(site.database.migrator);
  await site.database.migrator.owner.query(
    `create table effects (what text, id text unique);
     grant select, insert, update, delete on effects to "${site.database.migrator.siteRole}"`,
  );
  worker = jobs.start({
    listSurfaces: () => listReleaseSurfaces(site.site.document(), site.host),
    sendAlarm: () => undefined,
    pace: { poll: 50, expiries: 100, finish: 100 },
  });
});
afterAll(async () => {
  await worker.stop();
  await site.host.close();
  await worker.finish();
  await site.close();
});

const note = (what: string) =>
  `await deps.pool.query("insert into effects values ('${what}', $1)", [run.id + '${what}']);`;
const effects = async () =>
  (await site.database.pool.query<{ what: string }>('select what from effects')).rows.map(
    ({ what }) => what,
  );
async function until(isSo: () => unknown): Promise<void> {
  while (!(await isSo())) await sleep(20);
}
const post = (url: string) =>
  site.app.inject({
    ...{ method: 'POST', url, payload: {} },
    headers: { origin: 'https://site.example', host: 'site.example' },
  });

/** Asks for its job in a transaction of its own, with a mail, and commits or not. */
const askIn = (end: 'commit' | 'rollback') => `
  const client = await deps.pool.connect();
  try {
    await client.query('begin');
    await deps.enqueue(jobs[0], { n: 1 }, { client });
    await deps.messenger.queueEmail({ to: '${end}@b.example', subject: '', text: '' }, { client });
    await client.query('${end}');
  } finally { client.release(); }`;

const remote = (version: string, changes: Partial<SmallRelease> = {}): SmallRelease => ({
  ...{ name: 'mf-work', version, jobs: { work: note(version) } },
  endpoints: [
    ['POST', '/api/ask', askIn('commit')],
    ['POST', '/api/undo', askIn('rollback')],
  ],
  ...changes,
});

test('a job and a mail are asked for in the release’s own transaction, or not at all', async () => {
  await site.deploy(remote('1'));
  expect((await post('/api/undo')).statusCode).toBe(200);
  expect((await post('/api/ask')).statusCode).toBe(200);
  await until(async () => (await effects()).length === 1 && mails.length === 1);
  expect([await effects(), mails]).toEqual([['1'], ['commit@b.example']]);
});

test('kill -9 in the middle: it is done once more, and its effect is there once', async () => {
  await site.deploy(
    remote('killed', {
      jobs: {
        work: `${note('killed').replace('$1)', '$1) on conflict do nothing')}
          if (run.attempt === 1) process.kill(process.pid, 'SIGKILL');
          ${note('again')}`,
      },
    }),
  );
  await post('/api/ask');
  await until(async () => {
    // the wait of a second is spared
    await site.database.pool.query(
      `update jobs.job set start_after = now() - interval '1s' where state = 'retry'`,
    );
    return (await effects()).includes('again');
  });
  expect((await effects()).filter((what) => what !== '1')).toEqual(['killed', 'again']);
});

test('a release on trial has its jobs done by the one that everyone gets, and one that is taken back by the next', async () => {
  await site.database.pool.query('delete from effects');
  const { microFrontends } = site.site.document();
  await site.deploy(remote('2'));
  const withTrial = structuredClone(site.site.document());
  const [main] = withTrial.microFrontends['mf-work'] ?? [];
  const [former] = microFrontends['mf-work'] ?? [];
  if (!main || !former) throw new Error('nothing is deployed');
  main.deployment = { traffic: 1, default: true };
  withTrial.microFrontends['mf-work'] = [
    main,
    { ...former, deployment: { traffic: 99, default: false } },
  ];
  await site.site.accept({ ...withTrial, generation: 1000 });
  for (let asked = 0; asked < 4; asked += 1) await post('/api/ask');
  await until(async () => (await effects()).length === 4);
  expect(new Set(await effects())).toEqual(new Set(['2']));
});
