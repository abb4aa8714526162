import { createTestDatabase } from 'infra/test/test-database';
import { sendOtp, userSendOtp } from 'shared/contracts/auth-codes';
import type { Proof } from 'shared/contracts/proof-of-work';
import type { CallContext } from 'shared/remote-kit/api';
import { solvePuzzle } from '../../web/model/solve-puzzle';
import { startAuthApi, expectAnswer, expectRefusal } from '../testing/auth-api';
import type { AuthApi } from '../testing/auth-api';
import { sendScopesOf } from './code-limits';
import { takeSend } from './take-send';

// the work of a browser, on a machine that may be busy
jest.setTimeout(60_000);

let auth: AuthApi;
beforeAll(async () => {
  auth = await startAuthApi(createTestDatabase);
});
afterAll(() => auth.stop());
beforeEach(async () => {
  await auth.pool.query('DELETE FROM limits.allowances');
  auth.emails.length = 0;
});

const ask = (numbers: string, ctx: Partial<CallContext> = {}, proof?: Proof) =>
  auth.call(sendOtp, { body: { numbers, ...(proof && { proof }) } }, ctx);

/** Uses up the free step of one scope, as if as many codes had just been sent. */
async function crowd(
  name: string,
  { address = '192.0.2.1', numbers = '9000000000' }: { address?: string; numbers?: string } = {},
) {
  const scope = sendScopesOf(
    { channel: 'sms', target: `+91${numbers}`, purpose: 'sign_in' },
    { address, visitor: 'v' },
  ).find(({ key }) => key.startsWith(`${name}:`));
  if (!scope) throw new Error(`no scope ${name}`);
  await auth.allowances.take({ key: scope.key, count: 1, seconds: scope.seconds });
  await auth.pool.query(
    `UPDATE limits.allowances SET used_until = now() + make_interval(secs => $1) WHERE key LIKE $2`,
    [scope.seconds, `${name}:%`],
  );
}

async function solveOf(outcome: Awaited<ReturnType<typeof ask>>): Promise<Proof> {
  const { code, status, puzzle } = expectRefusal(outcome);
  expect([code, status]).toEqual(['proof_needed', 428]);
  const proof = puzzle && (await solvePuzzle(puzzle));
  if (!proof) throw new Error('the puzzle has no solution');
  return proof;
}

test('a busy network is let in for some work, another one without', async () => {
  await crowd('code-address');
  const proof = await solveOf(await ask('9800000001'));
  const sms = auth.sms.length;
  expectAnswer(await ask('9800000001', {}, proof));
  expect(auth.sms).toHaveLength(sms + 1);
  expectAnswer(await ask('9800000002', { address: '198.51.100.9' }));
});

test('all addresses of one IPv6 connection are one network, and so are all networks of a subscriber', async () => {
  await crowd('code-address', { address: '2001:db8:7:1::1' });
  const neighbour = await ask('9800000003', { address: '2001:db8:7:1:aaaa::9' });
  expect(expectRefusal(neighbour).code).toBe('proof_needed');
  await crowd('code-wide', { address: '2001:db8:7:2::1' });
  const other = await ask('9800000003', { address: '2001:db8:7:ff::1' });
  expect(expectRefusal(other).code).toBe('proof_needed');
  expectAnswer(await ask('9800000003', { address: '2001:db8:8::1' }));
});

test('numbers that begin alike are tried one after another only with work', async () => {
  await crowd('code-prefix', { numbers: '9811100000' });
  const alike = await ask('9811199999', { address: '198.51.100.7' });
  expect(expectRefusal(alike).code).toBe('proof_needed');
  expectAnswer(await ask('9811299999', { address: '198.51.100.7' }));
});

test('a flood of the whole site stops nobody, and the operator hears of it once an hour', async () => {
  await crowd('code-all');
  const proof = await solveOf(await ask('9800000004'));
  expectAnswer(await ask('9800000004', {}, proof));
  expectRefusal(await ask('9800000005'));
  const alarms = auth.emails.filter(({ to }) => to === 'help@tarapath.test');
  expect(alarms).toMatchObject([{ subject: expect.stringContaining('in bulk') }]);
  // by e-mail they come as before: what is flooded are text messages
  expectAnswer(await auth.call(userSendOtp, { body: { email: 'flood@example.org' } }));
});

test('a site-wide flood has no end at which codes stop', async () => {
  const scope = sendScopesOf(
    { channel: 'sms', target: '+919800000000', purpose: 'sign_in' },
    { address: '192.0.2.1', visitor: null },
  ).at(-1);
  if (!scope) throw new Error('no scope');
  const flooded = { ...scope, key: 'code-all:test', steps: [1, 1] as const };
  const levels = [];
  for (let sent = 0; sent < 5; sent += 1) levels.push(await takeSend(auth.allowances, [flooded]));
  expect(levels.map((send) => (send.ok ? send.level : 'stopped'))).toEqual([0, 1, 2, 2, 2]);
});

test('a proof counts once, for its number, in its browser, as it was given', async () => {
  await crowd('code-address');
  const proof = await solveOf(await ask('9800000006'));
  for (const [numbers, ctx, changed] of [
    ['9800000007', {}, {}],
    ['9800000006', { visitor: 'visitor-b' }, {}],
    ['9800000006', {}, { counter: proof.counter + 1 }],
    ['9800000006', {}, { level: 2 }],
    ['9800000006', {}, { expires: proof.expires + 60 }],
    ['9800000006', {}, { signature: 'x'.repeat(43) }],
  ] as const)
    expect(expectRefusal(await ask(numbers, ctx, { ...proof, ...changed })).code).toBe(
      'proof_needed',
    );
  expectAnswer(await ask('9800000006', {}, proof));
  await auth.pool.query("DELETE FROM limits.allowances WHERE key LIKE 'code-gap:%'");
  expect(expectRefusal(await ask('9800000006', {}, proof)).code).toBe('proof_needed');
});

test('of one proof sent many times at once one code comes', async () => {
  await crowd('code-address');
  const proof = await solveOf(await ask('9800000008'));
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => ask('9800000008', {}, proof)));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
});

test('asking without the work uses up nothing', async () => {
  await crowd('code-address');
  for (let asked = 0; asked < 8; asked += 1)
    expect(expectRefusal(await ask('9800000009')).code).toBe('proof_needed');
  expectAnswer(await ask('9800000009', { address: '198.51.100.9' }));
});

test('a stranger who asks for codes in bulk leaves some of them to the owner', async () => {
  for (let sent = 0; sent < 6; sent += 1) {
    await auth.pool.query("DELETE FROM limits.allowances WHERE key LIKE 'code-gap:%'");
    await ask('9800000010', { visitor: `stranger-${sent}`, address: '203.0.113.66' });
  }
  await auth.pool.query("DELETE FROM limits.allowances WHERE key LIKE 'code-gap:%'");
  expectAnswer(await ask('9800000010', { visitor: 'owner', address: '198.51.100.20' }));
});
