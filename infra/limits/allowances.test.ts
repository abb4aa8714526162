import fc from 'fast-check';
import { createTestDatabase, type TestDatabase } from '../test/test-database';
import { createAllowances, sweepAllowances } from './allowances';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('/nowhere', 'nothing');
});
afterAll(() => database.drop());
beforeEach(() => database.pool.query('delete from limits.allowances'));

const searches = { key: 'search:1', count: 3, seconds: 60 };
const take = (changes = {}) => database.allowances.take({ ...searches, ...changes });
/** The clock is the database's: what was used moves into the past instead. */
const pass = (seconds: number) =>
  database.pool.query(
    'update limits.allowances set used_until = used_until - make_interval(secs => $1)',
    [seconds],
  );

test('so many at once, then one for every part of the time', async () => {
  for (let n = 0; n < 3; n += 1) expect(await take()).toEqual({ ok: true });
  expect(await take()).toEqual({ ok: false, retryAfter: 20 });
  await pass(15);
  expect(await take()).toEqual({ ok: false, retryAfter: 5 });
  await pass(5);
  expect(await take()).toEqual({ ok: true });
  expect(await take()).toMatchObject({ ok: false });
  await pass(60);
  for (let n = 0; n < 3; n += 1) expect(await take()).toEqual({ ok: true });
});

test('others have their own', async () => {
  for (let n = 0; n < 4; n += 1) await take();
  expect(await take({ key: 'search:2' })).toEqual({ ok: true });
});

test('of many at once only as many get one as there are', async () => {
  const taken = await Promise.all(Array.from({ length: 12 }, () => take()));
  expect(taken.filter(({ ok }) => ok)).toHaveLength(3);
});

test('all or none', async () => {
  const rare = { key: 'rare', count: 1, seconds: 60 };
  expect(await database.allowances.takeAll([searches, rare])).toEqual({ ok: true });
  expect(await database.allowances.takeAll([searches, rare])).toEqual({
    ok: false,
    retryAfter: 60,
  });
  // the second try used up nothing
  for (const ok of [true, true, false]) expect(await take()).toMatchObject({ ok });
});

test('what is given back can be taken again', async () => {
  for (let n = 0; n < 3; n += 1) await take();
  await database.allowances.giveBack(searches);
  expect(await take()).toEqual({ ok: true });
  expect(await take()).toMatchObject({ ok: false });
});

test('sweeping forgets only what is allowed in full again', async () => {
  await take();
  await take({ key: 'search:2' });
  await pass(19);
  await take({ key: 'search:2' });
  await pass(2);
  await sweepAllowances(database.pool);
  const { rows } = await database.pool.query('select key from limits.allowances');
  expect(rows).toEqual([{ key: expect.stringMatching(/^search:/) }]);
  expect(await take({ key: 'search:2', count: 1, seconds: 20 })).toMatchObject({ ok: false });
});

test('never more than the burst and what has been refilled, never less to who waits', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uuid(),
      fc.integer({ min: 1, max: 5 }),
      fc.array(fc.integer({ min: 0, max: 25 }), { minLength: 1, maxLength: 12 }),
      async (key, count, waits) => {
        const wanted = { key, count, seconds: 10 * count };
        let granted = 0;
        let passed = 0;
        for (const wait of waits) {
          await pass(wait);
          passed += wait;
          const taken = await database.allowances.take(wanted);
          granted += taken.ok ? 1 : 0;
          if (wait > 10) expect(taken).toEqual({ ok: true });
        }
        // one more than the whole steps: the clock runs on while the statements do
        expect(granted).toBeLessThanOrEqual(count + Math.floor(passed / 10) + 1);
      },
    ),
    { numRuns: 15 },
  );
});

test('whom a key names is not kept', async () => {
  await take({ key: 'code-hour:+919876543210' });
  await take({ key: 'mailbox:asha@example.org' });
  const { rows } = await database.pool.query<{ key: string }>('select key from limits.allowances');
  expect(rows.map(({ key }) => key.split(':')[0]).sort()).toEqual(['code-hour', 'mailbox']);
  expect(JSON.stringify(rows)).not.toMatch(/9876543210|asha|example/);
});

test('what was used before the secret was replaced counts on', async () => {
  const of = (current: string, old: string | null) =>
    createAllowances(database.pool, { current, old });
  const before = of('the secret of the tests', null);
  for (let n = 0; n < 2; n += 1) await before.take(searches);
  const after = of('another secret of the tests', 'the secret of the tests');
  expect(await after.take(searches)).toEqual({ ok: true });
  expect(await after.take(searches)).toEqual({ ok: false, retryAfter: 20 });
  expect(await after.take({ ...searches, key: 'search:2' })).toEqual({ ok: true });
  // used up before: nothing is left after
  for (let n = 0; n < 3; n += 1) await before.take({ ...searches, key: 'search:3' });
  const refused = await after.take({ ...searches, key: 'search:3' });
  expect(refused).toEqual({ ok: false, retryAfter: 20 });
});
