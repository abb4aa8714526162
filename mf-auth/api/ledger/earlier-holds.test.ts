import { createTestDatabase } from 'infra/test/test-database';
import { startAuthApi } from '../testing/auth-api';
import type { AuthApi } from '../testing/auth-api';
import {
  captureHold,
  expireHolds,
  placeHold,
  postTransfer,
  releaseHold,
  type TransferRequest,
} from '../testing/earlier-ledger';
import { readBalance } from './read-balance';

let auth: AuthApi;
beforeAll(async () => {
  auth = await startAuthApi(createTestDatabase);
});
afterAll(() => auth.stop());

const cash = (userId: number) => ({ kind: 'customer_cash', userId }) as const;
const move = (userId: number, amount: bigint, businessKey: string): TransferRequest => ({
  businessKey,
  kind: 'test',
  entries: [
    { account: cash(userId), amount },
    { account: { kind: 'platform_revenue' }, amount: -amount },
  ],
});
const hold = (userId: number, amount: bigint, businessKey: string, seconds = 60) =>
  placeHold(auth.database, { businessKey, account: cash(userId), amount, seconds });

test('held money is not available, and parallel holds stop at the balance', async () => {
  await postTransfer(auth.database, move(1, 1000n, 'in:1'));
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, n) => hold(1, 300n, `h:1:${n}`)),
  );
  expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(3);
  expect(await readBalance(auth.database, 1)).toMatchObject({ cash: 1000n, available: 100n });
  expect(await postTransfer(auth.database, move(1, -101n, 'out:1'))).toMatchObject({
    code: 'insufficient',
  });
});

test('the same hold again is one hold, another amount a conflict', async () => {
  await postTransfer(auth.database, move(2, 1000n, 'in:2'));
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => hold(2, 400n, 'h:2')));
  expect(outcomes.filter((outcome) => outcome.ok && !outcome.replayed)).toHaveLength(1);
  expect(outcomes.every((outcome) => outcome.ok)).toBe(true);
  expect(await hold(2, 401n, 'h:2')).toEqual({ ok: false, code: 'conflict' });
  expect((await readBalance(auth.database, 2)).available).toBe(600n);
});

test('a capture takes its part, frees the rest and can be repeated', async () => {
  await postTransfer(auth.database, move(3, 1000n, 'in:3'));
  await hold(3, 1000n, 'h:3');
  expect(await captureHold(auth.database, 'h:3', move(3, -250n, 'cap:3'))).toMatchObject({
    ok: true,
    replayed: false,
  });
  expect(await readBalance(auth.database, 3)).toMatchObject({ cash: 750n, available: 750n });
  expect(await captureHold(auth.database, 'h:3', move(3, -250n, 'cap:3'))).toMatchObject({
    ok: true,
    replayed: true,
  });
  expect(await captureHold(auth.database, 'h:3', move(3, -250n, 'cap:3b'))).toMatchObject({
    code: 'conflict',
  });
  expect(await releaseHold(auth.database, 'h:3')).toBe(false);
});

test('a capture can not take more than was held, nor under a used key', async () => {
  await postTransfer(auth.database, move(4, 1000n, 'in:4'));
  await hold(4, 100n, 'h:4');
  await expect(captureHold(auth.database, 'h:4', move(4, -101n, 'cap:4'))).rejects.toThrow('held');
  expect(await captureHold(auth.database, 'h:4', move(4, -100n, 'in:4'))).toEqual({
    ok: false,
    code: 'conflict',
  });
  expect(await releaseHold(auth.database, 'h:4')).toBe(true);
  expect((await readBalance(auth.database, 4)).available).toBe(1000n);
});

test('capture, release and time-out at once resolve a hold once', async () => {
  await postTransfer(auth.database, move(5, 100n, 'in:5'));
  await hold(5, 100n, 'h:5', 0);
  const [captured, released, expired] = await Promise.all([
    captureHold(auth.database, 'h:5', move(5, -100n, 'cap:5')),
    releaseHold(auth.database, 'h:5'),
    expireHolds(auth.database),
  ]);
  expect([captured.ok, released, expired === 1].filter(Boolean)).toHaveLength(1);
});

test('only holds whose time is over expire, and resolved holds stay as they are', async () => {
  await postTransfer(auth.database, move(6, 100n, 'in:6'));
  await hold(6, 40n, 'h:6:late', 0);
  await hold(6, 40n, 'h:6:running', 600);
  expect(await expireHolds(auth.database)).toBe(1);
  expect((await readBalance(auth.database, 6)).available).toBe(60n);
  const undo =
    "UPDATE auth.ledger_holds SET state = 'open', resolved_at = NULL WHERE business_key = 'h:6:late'";
  await expect(auth.pool.query(undo)).rejects.toMatchObject({ code: '23001' });
});
