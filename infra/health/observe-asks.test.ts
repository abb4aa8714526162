import type { Manner } from '../isolation/supervised-release';
import { observeAsks, type Answered } from './observe-asks';

const away = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
const page = { slot: null } as never;
const manner: Manner = { limitMs: 1000 };

async function tellOf(
  what: 'render' | 'call' | 'identify' | 'listPages',
  answer: () => Promise<unknown>,
  asked: Manner = manner,
): Promise<string[]> {
  const told: Answered[] = [];
  const release = observeAsks({ ask: answer as never }, (each) => told.push(each));
  await release.ask(what, page, asked).catch(() => undefined);
  return told.map(({ kind, outcome }) => `${kind} ${outcome}`);
}

const rendered =
  (status: number, more = {}) =>
  async () => ({ rendered: { status }, ...more });

test.each<[string, Parameters<typeof tellOf>, string[]]>([
  ['a page', ['render', rendered(200)], ['page ok']],
  ['a page that is not there', ['render', rendered(404)], ['page ok']],
  ['a page that says it failed', ['render', rendered(503)], ['page failed']],
  ['a throw', ['render', () => Promise.reject(new Error('x'))], ['page failed']],
  ['no database', ['render', () => Promise.reject(away)], ['page excused']],
  ['no database behind it', ['render', rendered(503, { isDatabaseAway: true })], ['page excused']],
  [
    'another remote that is away',
    ['render', rendered(503), { ...manner, isExcused: () => true }],
    ['page excused'],
  ],
  ['a refusal', ['call', async () => ({ ok: false, error: { status: 422 } })], ['call ok']],
  ['a failed call', ['call', async () => ({ ok: false, error: { status: 500 } })], ['call failed']],
  ['nobody', ['identify', async () => null], ['identify ok']],
  ['what no visitor waits for', ['listPages', async () => []], []],
])('%s', async (_what, [kind, answer, asked], told) => {
  expect(await tellOf(kind, answer, asked)).toEqual(told);
});

test('a page that hangs has failed when its visitors have left, and is told once', async () => {
  jest.useFakeTimers();
  const told: Answered[] = [];
  let end = (_answer: unknown) => undefined as void;
  const ask = () => new Promise((resolve) => (end = resolve as never));
  const asked = observeAsks({ ask: ask as never }, (each) => told.push(each)).ask(
    'render',
    page,
    manner,
  );
  jest.advanceTimersByTime(3_000);
  expect(told).toMatchObject([{ outcome: 'failed' }]);
  end({ rendered: { status: 200 } });
  await asked;
  expect(told).toHaveLength(1);
  jest.useRealTimers();
});
