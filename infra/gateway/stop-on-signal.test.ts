import { EventEmitter } from 'node:events';
import { stopOnSignal } from './stop-on-signal';

/** A process that has begun to stop, and with which code it ends. */
function beginToStop(stop: () => Promise<unknown>) {
  const codes: unknown[] = [];
  const asked = Object.assign(new EventEmitter(), { exit: (code: unknown) => codes.push(code) });
  stopOnSignal(stop, (error) => codes.push(error), asked as never);
  asked.emit('SIGINT');
  return { asked, codes };
}

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] }));
afterEach(() => void jest.useRealTimers());
const settle = () => new Promise((resolve) => setImmediate(resolve));
const never = () => new Promise(() => undefined);

test('one signal lets all finish, and the code is 0', async () => {
  const { codes } = beginToStop(async () => undefined);
  await settle();
  expect(codes).toEqual([0]);
});

test('one press that arrives twice is one, a second press ends it at once', () => {
  const { asked, codes } = beginToStop(never);
  jest.advanceTimersByTime(200);
  asked.emit('SIGINT');
  expect(codes).toEqual([]);
  jest.advanceTimersByTime(2_000);
  asked.emit('SIGTERM');
  expect(codes).toEqual([1]);
});

test('what fails on the way out is told', async () => {
  const error = new Error('the disk is full');
  const { codes } = beginToStop(() => Promise.reject(error));
  await settle();
  expect(codes).toEqual([error]);
});
