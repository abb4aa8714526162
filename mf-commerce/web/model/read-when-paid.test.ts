import type { Call } from 'shared/remote-kit/page';
import { readWhenPaid } from './read-when-paid';

const payment = (state: string) =>
  (async () => ({ status: 200, data: { state } })) as never as Call;
const thing = (pay_path: string | null) => ({ data: { pay_path } });

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

/** Reads one thing after the other, the last one again and again. */
function reads(...things: ReturnType<typeof thing>[]) {
  let at = 0;
  return async () => things[Math.min(at++, things.length - 1)] ?? thing(null);
}

test('what is paid is read again until it knows', async () => {
  const read = reads(thing('/pay/abc'), thing('/pay/abc'), thing(null));
  const came = await readWhenPaid(payment('held'), read);
  expect(came).toEqual({ found: thing(null), isPaid: false });
});

test('news that takes long is not waited for: the page says that it is paid', async () => {
  const came = await readWhenPaid(payment('held'), reads(thing('/pay/abc')));
  expect(came).toEqual({ found: thing('/pay/abc'), isPaid: true });
});

test('what is not paid is read once, and so is what waits for nothing', async () => {
  const open = jest.fn(reads(thing('/pay/abc')));
  expect((await readWhenPaid(payment('open'), open)).isPaid).toBe(false);
  expect(open).toHaveBeenCalledTimes(1);
  const done = jest.fn(reads(thing(null)));
  expect((await readWhenPaid(payment('held'), done)).isPaid).toBe(false);
  expect(done).toHaveBeenCalledTimes(1);
});
