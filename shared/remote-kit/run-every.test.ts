import { runEvery } from './run-every';

const log = { error: jest.fn() };
beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('a job runs in every turn until it is stopped; what fails is logged and done again', async () => {
  const fault = new Error('the database is away');
  const job = jest.fn(async () => undefined).mockRejectedValueOnce(fault);
  const stop = runEvery(60, 'sweeping', job, log);
  expect(job).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(2 * 3_600_000);
  expect(job).toHaveBeenCalledTimes(2);
  expect(log.error.mock.calls).toEqual([[{ err: fault }, 'sweeping failed']]);
  stop();
  await jest.advanceTimersByTimeAsync(3_600_000);
  expect(job).toHaveBeenCalledTimes(2);
});

test('a job that takes longer than its turn is not begun twice', async () => {
  let finish = () => undefined as void;
  const job = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const stop = runEvery(1, 'sweeping', job, log);
  await jest.advanceTimersByTimeAsync(180_000);
  expect(job).toHaveBeenCalledTimes(1);
  finish();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(job).toHaveBeenCalledTimes(2);
  stop();
});
