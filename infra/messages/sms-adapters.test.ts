import type { Messenger } from 'shared/remote-kit/api';
import { createTestDatabase, type TestDatabase } from '../test/test-database';
import { createFast2Sms } from './fast2sms';
import { startFast2SmsSimulator, type Fast2SmsSimulator } from './fast2sms-simulator';
import { createInboxMessenger, inboxMigrations, listInbox } from './inbox';

const key = 'test-key';
let database: TestDatabase;
let simulator: Fast2SmsSimulator;

beforeAll(async () => {
  database = await createTestDatabase(inboxMigrations, 'platform');
  simulator = await startFast2SmsSimulator(key);
});

afterAll(async () => {
  await simulator.close();
  await database.drop();
});

beforeEach(() => {
  simulator.behave('ok');
  simulator.sent.length = 0;
});

const message = { to: '9876543210', text: 'Your code is 4821.', code: '4821' };

interface Adapter {
  create(): Messenger['sms'];
  /** The codes that reached the other side. */
  received(): Promise<(string | undefined)[]>;
}

const adapters: [string, Adapter][] = [
  [
    'inbox',
    {
      create: () => createInboxMessenger(database.pool).sms,
      received: async () => (await listInbox(database.pool)).map(({ code }) => code),
    },
  ],
  [
    'fast2sms',
    {
      create: () => createFast2Sms({ key, url: simulator.url }),
      received: async () => simulator.sent.map(({ code }) => code),
    },
  ],
];

describe.each(adapters)('every SMS adapter: %s', (_name, adapter) => {
  test('delivers the code to the number', async () => {
    expect(await adapter.create()(message)).toEqual({ ok: true });
    expect(await adapter.received()).toEqual(['4821']);
  });
});

describe('fast2sms', () => {
  const send = (over: Partial<typeof message> = {}, options: object = {}) =>
    createFast2Sms({ key, url: simulator.url, ...options })({ ...message, ...over });

  test.each([
    ['a country code', '+919876543210'],
    ['spaces', '98765 43210'],
  ])('takes a number with %s', async (_name, to) => {
    expect(await send({ to })).toEqual({ ok: true });
    expect(simulator.sent[0]?.numbers).toBe('9876543210');
  });

  test('refusals are told apart', async () => {
    expect(await send({ to: '12' })).toEqual({ ok: false, reason: 'invalid_number' });
    expect(await send({ to: '1234567890' })).toEqual({ ok: false, reason: 'invalid_number' });
    expect(await send({ code: 'abcd' })).toEqual({ ok: false, reason: 'invalid_code' });
    expect(await send({}, { key: 'wrong' })).toEqual({ ok: false, reason: 'bad_key' });
    simulator.behave('no_balance');
    expect(await send()).toEqual({ ok: false, reason: 'no_balance' });
    simulator.behave('unverified');
    expect(await send()).toEqual({ ok: false, reason: 'account_unverified' });
    expect(simulator.sent).toEqual([]);
  });

  test('too many messages to one number', async () => {
    for (let n = 0; n < 5; n += 1) await send();
    expect(await send()).toEqual({ ok: false, reason: 'too_frequent' });
  });

  test('a broken provider is a refusal, not an exception', async () => {
    simulator.behave('silent');
    expect(await send({}, { timeoutMs: 50 })).toEqual({ ok: false, reason: 'timeout' });
    simulator.behave('malformed');
    expect(await send()).toEqual({ ok: false, reason: 'malformed_answer' });
    simulator.behave('down');
    expect(await send()).toEqual({ ok: false, reason: 'unreachable' });
    expect(await send({}, { url: 'http://127.0.0.1:1' })).toEqual({
      ok: false,
      reason: 'unreachable',
    });
  });
});
