import { setTimeout as sleep } from 'node:timers/promises';
import { Registry } from 'prom-client';
import { z } from 'shared/contracts/zod';
import { defineJob, type Job } from 'shared/remote-kit/job';
import { ReleaseUnavailable } from '../isolation/supervised-release';
import { createTestDatabase, type TestDatabase } from '../test/test-database';
import { createDeadLetters } from './dead-letters';
import { describeJob } from './described-job';
import { addJobMetrics } from './job-metrics';
import { prepareJobs } from './job-queues';
import { createJobStore, type JobStore } from './job-store';
import type { JobSurface } from './job-surface';
import { createJobRunner } from './run-jobs';
import { createScheduler, findDue } from './schedules';
import { startWorker } from './worker';

const secret = { current: 'seals payloads in this test', old: null };
const pace = { poll: 40, schedules: 40, expiries: 60, finish: 200 };
let database: TestDatabase;
let store: JobStore;
let letters: ReturnType<typeof createDeadLetters>;
const errors: string[] = [];
let workers: ReturnType<typeof startWorker>[] = [];

beforeAll(async () => {
  database = await createTestDatabase('/nowhere', 'nothing');
  await prepareJobs(database.migrator);
  store = createJobStore(database.pool, database.migrator, secret);
  letters = createDeadLetters(database.pool);
});
afterAll(() => database.drop());
afterEach(async () => {
  for (const worker of workers) await worker.stop();
  for (const worker of workers) await worker.finish();
  workers = [];
  errors.length = 0;
});

const surfaceOf = (jobs: Job[], version = '1', more: Partial<JobSurface> = {}): JobSurface => {
  const runner = createJobRunner(jobs);
  return {
    ...{ remote: 'mf-test', version, jobs: runner.described },
    run: (_job, asked) => runner.run(asked),
    stop: () => void runner.stop(),
    ...more,
  };
};

const note = (error: unknown, what: string) =>
  void errors.push(`${what}: ${(error as Error).message}`);

function work(listSurfaces: () => JobSurface[], own = store) {
  const worker = startWorker({
    store: own,
    listSurfaces,
    askSchedules: createScheduler(database.pool, own, note),
    onDead: async () => undefined,
    onError: note,
    pace,
  });
  workers.push(worker);
  return worker;
}

let names = 0;
/** A job under a name of its own, that notes what it was given. */
function makeJob(changes: Partial<Job> = {}) {
  const seen: unknown[] = [];
  const job = defineJob({
    name: `job-${(names += 1)}`,
    payload: z.object({ n: z.number() }),
    ...{ retries: 2, backoffSeconds: 0 },
    handle: async (payload) => void seen.push(payload.n),
    ...(changes as object),
  });
  const ask = (payload: unknown, options = {}) =>
    store.enqueue({
      ...{ remote: 'mf-test', version: '1', job: describeJob(job), payload, options },
    });
  return { job, seen, ask, queue: `mf-test.${job.name}` };
}

async function until(isSo: () => unknown): Promise<void> {
  while (!(await isSo())) await sleep(10);
}

const rowsOf = async (queue: string) =>
  (
    await database.pool.query(
      `select id, state, data, output, retry_count from jobs.job where name = $1 order by created_on`,
      [queue],
    )
  ).rows;
const statesOf = async (queue: string) => (await rowsOf(queue)).map(({ state }) => state);
const deadOf = async (queue: string) =>
  (await letters.list()).letters.filter(({ job }) => `mf-test.${job}` === queue);

test('a job is done once by two workers, and its payload is readable to nobody', async () => {
  const { job, seen, ask, queue } = makeJob({ atOnce: 3 });
  const sealed = makeJob();
  await sealed.ask({ n: 1, code: 'a code to be kept' });
  expect(JSON.stringify(await rowsOf(sealed.queue))).not.toMatch(/code/);
  for (let n = 0; n < 30; n += 1) await ask({ n });
  const second = createJobStore(database.pool, database.migrator, secret);
  work(() => [surfaceOf([job])]);
  work(() => [surfaceOf([job])], second);
  await until(async () => (await statesOf(queue)).every((state) => state === 'completed'));
  expect([...seen].sort((a, b) => Number(a) - Number(b))).toEqual([...Array(30).keys()]);
  expect((await rowsOf(queue)).every(({ data }) => data === null)).toBe(true);
});

test('never more at once than it says, whatever the number of workers', async () => {
  let running = 0;
  let most = 0;
  const { job, ask, queue } = makeJob({
    async handle() {
      most = Math.max(most, (running += 1));
      await sleep(15);
      running -= 1;
    },
  });
  for (let n = 0; n < 8; n += 1) await ask({ n });
  for (let index = 0; index < 3; index += 1) work(() => [surfaceOf([job])]);
  await until(async () => (await statesOf(queue)).every((state) => state === 'completed'));
  expect(most).toBe(1);
});

test('in a transaction that is undone it was never asked for; under the same key it is one job', async () => {
  const { job, seen, ask } = makeJob();
  await ask({ n: 0 }, { key: 'first' }); // makes the queue
  const client = await database.pool.connect();
  await client.query('begin');
  await ask({ n: 1 }, { client });
  await client.query('rollback');
  await client.query('begin');
  expect(await ask({ n: 2 }, { client, key: 'order 7' })).toBe(true);
  await client.query('commit');
  client.release();
  expect(await ask({ n: 3 }, { key: 'order 7' })).toBe(false);
  work(() => [surfaceOf([job])]);
  await until(() => seen.length === 2);
  expect(await ask({ n: 4 }, { key: 'order 7' })).toBe(false);
  await ask({ n: 5 }, { after: new Date(Date.now() + 3_600_000) });
  await ask({ n: 6 });
  await until(() => seen.length === 3);
  expect(seen).toEqual([0, 2, 6]);
});

test('what fails is tried again, then goes to the dead letters, and is replayed or dropped by a person', async () => {
  let isBroken = true;
  const tries: string[] = [];
  const { job, ask, queue } = makeJob({
    async handle(_payload, { id, attempt }) {
      tries.push(`${id} ${attempt}`);
      if (isBroken) throw new Error('asha@example.org is not there');
    },
  });
  work(() => [surfaceOf([job])]);
  await ask({ n: 1 });
  // pg-boss waits a second at least where the wait grows
  await database.pool.query(`update jobs.job set retry_delay = 0 where name = $1`, [queue]);
  await until(async () => {
    await database.pool.query(
      `update jobs.job set start_after = now() - interval '1s' where name = $1 and state = 'retry'`,
      [queue],
    );
    return (await deadOf(queue)).length > 0;
  });
  const [letter] = await deadOf(queue);
  expect(letter).toMatchObject({ tries: 3, reason: 'Error: …@… is not there' });
  expect(tries).toEqual([1, 2, 3].map((attempt) => `${letter?.id} ${attempt}`));
  expect(await letters.claimAlarms()).toMatchObject([
    { remote: 'mf-test', job: job.name, count: 1 },
  ]);
  expect(await letters.claimAlarms()).toEqual([]);

  isBroken = false;
  const deciding = { id: letter?.id ?? '', queue, by: 'Ravi', why: 'it is back' };
  expect(await letters.replay(deciding)).toBe(1);
  expect(await letters.replay(deciding)).toBe(0);
  await until(async () => (await statesOf(queue))[0] === 'completed');
  expect(tries.at(-1)).toBe(`${letter?.id} 1`);
  expect((await letters.list()).decisions[0]).toMatchObject({
    ...{ remote: 'mf-test', job: job.name, what: 'replayed', by: 'Ravi', why: 'it is back' },
  });
});

test('a payload that can not be read goes to the dead letters with the reason, and holds up nothing', async () => {
  const { job, seen, ask, queue } = makeJob();
  work(() => [surfaceOf([job])]);
  await ask({ n: 'one', secret: 'xyzzy' });
  await ask({ n: 2 });
  const foreign = await store.enqueue({
    ...{ remote: 'mf-test', version: '1', job: describeJob(job), payload: { n: 3 } },
    options: { after: 3600 },
  });
  expect(foreign).toBe(true);
  await database.pool.query(
    `update jobs.job set data = jsonb_set(data, '{payload}', '"AAAA"'), start_after = now()
     where name = $1 and start_after > now()`,
    [queue],
  );
  await until(async () => (await deadOf(queue)).length === 2);
  const reasons = (await deadOf(queue)).map(({ reason }) => reason).sort();
  expect(reasons[0]).toMatch(/^it was sealed with a secret that is not here/);
  expect(reasons[1]).toBe("its payload can't be read: n (invalid_type)");
  await until(() => seen.length === 1);
  for (const { id } of await deadOf(queue))
    expect(await letters.drop({ id, queue, by: 'Ravi', why: 'a bug' })).toBe(1);
  expect(await deadOf(queue)).toEqual([]);
});

test('a handler that hangs beyond its limit is told to end, and the job is tried again', async () => {
  const aborted: boolean[] = [];
  const { job, ask, queue } = makeJob({
    ...{ seconds: 1, retries: 0 },
    handle: (_payload, { signal }) =>
      new Promise(() => signal.addEventListener('abort', () => aborted.push(true))),
  });
  work(() => [surfaceOf([job])]);
  await ask({ n: 1 });
  await until(async () => (await deadOf(queue)).length === 1);
  expect((await deadOf(queue))[0]?.reason).toBe('it took longer than 1 s');
  expect(aborted).toEqual([true]);
});

test('a withdrawn release gets no job any more, and the one that runs is given to the next', async () => {
  const done: string[] = [];
  const started: string[] = [];
  const { job, ask, queue } = makeJob();
  const by = (version: string): Job => ({
    ...job,
    async handle(_payload, { attempt, signal }) {
      started.push(`${version} ${attempt}`);
      if (version === '1')
        await new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(signal.reason)),
        );
      done.push(version);
    },
  });
  const [first, next] = [surfaceOf([by('1')]), surfaceOf([by('2')], '2')];
  let live = first;
  work(() => [live]);
  await ask({ n: 1 });
  await until(() => started.length === 1);
  live = next;
  for (let n = 2; n < 5; n += 1) await ask({ n });
  await until(async () => (await statesOf(queue)).every((state) => state === 'completed'));
  // no try was lost on the release that was withdrawn
  expect(started).toEqual(['1 1', '2 1', '2 1', '2 1', '2 1']);
  expect(done).toEqual(['2', '2', '2', '2']);
});

test('a release that can not be asked is waited for, without a try lost', async () => {
  const { job, ask, queue } = makeJob();
  const unreached = surfaceOf([job], '1', {
    run: () => Promise.reject(new ReleaseUnavailable('it is being started')),
  });
  work(() => [unreached]);
  await ask({ n: 1 });
  await until(async () => {
    const { rows } = await database.pool.query(
      `select from jobs.job where name = $1 and start_after > now() and state = 'created'`,
      [queue],
    );
    return rows.length;
  });
  expect(await rowsOf(queue)).toMatchObject([{ retry_count: 0 }]);
});

test('the job of a process that died is done once more, when its lease has ended', async () => {
  const { job, seen, ask, queue } = makeJob();
  await ask({ n: 1 });
  expect(await store.take(queue, 1)).toHaveLength(1);
  await database.pool.query(
    `update jobs.job set started_on = now() - interval '1 hour' where name = $1`,
    [queue],
  );
  work(() => [surfaceOf([job])]);
  await until(async () => {
    await database.pool.query(
      `update jobs.job set start_after = now() - interval '1s' where name = $1 and state = 'retry'`,
      [queue],
    );
    return (await statesOf(queue))[0] === 'completed';
  });
  expect(seen).toEqual([1]);
});

test('while the database is away nothing is lost, and what was done meanwhile is done once', async () => {
  let isAway = false;
  const pool = new Proxy(database.pool, {
    get(target, name) {
      const found: unknown = Reflect.get(target, name);
      if (name !== 'query') return typeof found === 'function' ? found.bind(target) : found;
      return (...args: [string]) =>
        isAway
          ? Promise.reject(Object.assign(new Error('no'), { code: 'ECONNREFUSED' }))
          : target.query(...args);
    },
  });
  const own = createJobStore(pool, database.migrator, secret);
  let release = () => undefined as void;
  const { job, seen, ask, queue } = makeJob({
    handle: (payload) =>
      new Promise<void>((resolve) => {
        seen.push(payload);
        release = resolve;
      }),
  });
  work(() => [surfaceOf([job])], own);
  await ask({ n: 1 });
  await until(() => seen.length === 1);
  isAway = true;
  release();
  await until(() => errors.length > 0);
  expect(errors).toEqual(['jobs could not be looked for: no']);
  isAway = false;
  await until(async () => (await statesOf(queue))[0] === 'completed');
  expect(seen).toHaveLength(1);
});

test('a stop gives back what does not end, as if it had not been tried', async () => {
  let isRunning = false;
  const { job, ask, queue } = makeJob({
    handle: (_payload, { signal }) =>
      new Promise((_resolve, reject) => {
        isRunning = true;
        signal.addEventListener('abort', () => reject(new Error('told to')));
      }),
  });
  const worker = work(() => [surfaceOf([job])]);
  await ask({ n: 1 });
  await until(() => isRunning);
  await worker.stop();
  await worker.finish();
  expect(await rowsOf(queue)).toMatchObject([{ state: 'created', retry_count: 0 }]);
});

test('a schedule is asked for once by several, made up for once, and goes with the release that had it', async () => {
  const seen: number[] = [];
  const scheduled: Job = {
    name: 'nightly',
    schedule: '30 3 * * *',
    handle: async () => seen.push(1),
  };
  const other: Job = { name: 'weekly', schedule: '0 4 * * 1', handle: async () => seen.push(2) };
  const schedulers = Array.from({ length: 3 }, () =>
    createScheduler(database.pool, createJobStore(database.pool, database.migrator, secret), note),
  );
  const surface = surfaceOf([scheduled, other]);
  await store.queues.settle(surface);
  await Promise.all(schedulers.map((ask) => ask([surface])));
  for (const ask of schedulers) await ask([surface]);
  expect(await statesOf('mf-test.nightly')).toEqual(['created']);
  expect(await statesOf('mf-test.weekly')).toEqual(['created']);
  const next = surfaceOf([scheduled], '2');
  work(() => [next]);
  await until(() => seen.length > 0);
  expect(seen).toEqual([1]);
  expect(await statesOf('mf-test.weekly')).toEqual([]);
});

test('a remote that describes its jobs badly holds up no other', async () => {
  const { job, seen, ask } = makeJob();
  const bad = surfaceOf([], '1', {
    remote: 'mf-bad',
    jobs: [{ ...describeJob(job), name: 'Not A Name' }],
  });
  const odd = surfaceOf([{ name: 'odd', schedule: 'at noon', handle: job.handle }], '1', {
    remote: 'mf-odd',
  });
  work(() => [bad, odd, surfaceOf([job])]);
  await ask({ n: 1 });
  await until(() => seen.length === 1);
  expect(errors.map((error) => error.split(':')[0])).toEqual([
    'the queues of mf-bad could not be made',
    'the schedule of mf-odd.odd can not be read',
  ]);
});

test('the metrics count jobs by state, with their ages', async () => {
  const { job, ask } = makeJob();
  await ask({ n: 1 });
  await ask({ n: 2 });
  const [taken] = await store.take(`mf-test.${job.name}`, 1);
  if (taken) await store.bury(taken, 'a reason');
  const registry = new Registry();
  addJobMetrics(registry, database.pool);
  const text = await registry.metrics();
  const line = (state: string) =>
    `tarapath_jobs{remote="mf-test",job="${job.name}",state="${state}"}`;
  expect(text).toContain(`${line('waiting')} 1\n`);
  expect(text).toContain(`${line('dead')} 1\n`);
  expect(text).toContain(`${line('running')} 0\n`);
  const age = text.split(line('waiting').replace('_jobs', '_job_oldest_seconds'))[1];
  expect(parseFloat(age ?? '')).toBeGreaterThan(0);
});

test('schedules are in Indian time', () => {
  const due = (schedule: string, now: string) => findDue(schedule, new Date(now)).toISOString();
  expect(due('30 3 * * *', '2026-11-21T22:00:00.000Z')).toBe('2026-11-21T22:00:00.000Z');
  expect(due('30 3 * * *', '2026-11-21T21:59:59.999Z')).toBe('2026-11-20T22:00:00.000Z');
  expect(due('0 0 1 4 *', '2027-03-31T18:29:59.000Z')).toBe('2026-03-31T18:30:00.000Z');
  expect(due('0 0 1 4 *', '2027-03-31T18:30:00.000Z')).toBe('2027-03-31T18:30:00.000Z');
});

test('a job that is described badly is refused with its name', () => {
  const handle = async () => undefined;
  expect(() => describeJob({ name: 'Bad Name', handle })).toThrow('"Bad Name"');
  expect(() => describeJob({ name: 'long', seconds: 601, handle })).toThrow('longer than 600 s');
  expect(() => describeJob({ name: 'half', retries: 1.5, handle })).toThrow('"half"');
  expect(() =>
    describeJob({ name: 'both', schedule: '* * * * *', payload: z.object({}), handle }),
  ).toThrow('no payload');
});
