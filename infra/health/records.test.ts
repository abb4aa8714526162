import { createTestDatabase, type TestDatabase } from '../test/test-database';
import { createRecords, prepareRecords, type Records } from './records';
import { keepMarks } from './release-marks';

let database: TestDatabase;
let records: Records;
const crash = { remote: 'mf-a', version: '2', kind: 'crash', reason: 'it ended with 1' } as const;

beforeAll(async () => {
  database = await createTestDatabase('/nowhere', 'nothing');
  await prepareRecords(database.migrator);
  records = createRecords(database.pool);
});
afterAll(() => database.drop());
beforeEach(() => database.pool.query('delete from health.marks'));

test('a crash loop is one row that counts', async () => {
  await Promise.all(Array.from({ length: 5 }, () => records.note(crash)));
  await records.note({ ...crash, reason: 'x'.repeat(2000) });
  expect(await records.list()).toEqual([
    expect.objectContaining({ remote: 'mf-a', version: '2', count: 6, reason: 'x'.repeat(500) }),
  ]);
});

test('of many that claim the same at once, one is the first', async () => {
  const claims = await Promise.all(Array.from({ length: 6 }, () => records.claim(crash, 600)));
  expect(claims.filter(Boolean)).toHaveLength(1);
  await database.pool.query(`update health.marks set last_at = last_at - interval '11 minutes'`);
  expect(await records.claim(crash, 600)).toBe(true);
  expect(await records.claim({ ...crash, version: '3' }, 600)).toBe(true);
});

test('what one gateway noted the others know, and a start after it', async () => {
  const told = jest.fn();
  const [here, there] = [keepMarks(records, fail), keepMarks(records, fail)];
  there.onChange(told);
  here.note(crash);
  expect(here.isGood('mf-a', '2')).toBe(false);
  await here.refresh();
  await there.refresh();
  expect([there.isGood('mf-a', '2'), there.isGood('mf-a', '1')]).toEqual([false, true]);
  await there.refresh();
  expect(told).toHaveBeenCalledTimes(1);
  here.stop();
  there.stop();
});

test('while the database is away a crash counts here, and is written later', async () => {
  let isAway = true;
  const told: unknown[] = [];
  const marks = keepMarks(
    {
      ...records,
      note: async (noted) => (isAway ? Promise.reject(new Error('away')) : records.note(noted)),
    },
    (error) => told.push(error),
  );
  marks.note(crash);
  await expect(marks.refresh()).rejects.toThrow('away');
  expect(marks.isGood('mf-a', '2')).toBe(false);
  isAway = false;
  await marks.refresh();
  expect(await records.list()).toHaveLength(1);
  marks.stop();
});

function fail(error: unknown): never {
  throw error;
}
