import { keepRunning } from './keep-running';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a look that fails, as without a free file descriptor, ends neither the watch nor the process', async () => {
  const looks = [
    () => {
      throw Object.assign(new Error('too many open files'), { code: 'EMFILE' });
    },
    () => true,
    () => false,
  ];
  const isRunning = jest.fn(() => (looks.shift() ?? (() => true))());
  const start = jest.fn(async () => undefined);
  const log = { info: jest.fn(), warn: jest.fn() };
  const end = keepRunning({ isRunning, start, log });
  await jest.advanceTimersByTimeAsync(10_000);
  expect(log.warn.mock.calls[0]?.[0]).toMatchObject({ failures: 1 });
  expect(start).toHaveBeenCalledTimes(1);
  expect(isRunning.mock.calls.length).toBeGreaterThan(3);
  await end();
});
