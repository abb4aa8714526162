import { act } from '@testing-library/react';
import { defineEndpoint } from '../contracts/contract';
import { z } from '../contracts/zod';
import { sessionStore } from 'shared/session/session-store';
import { createPageStream, type PageStream } from './page-stream';
import type { Follower } from './followed-topics';
import { reconnectDelay } from './reconnect';
import { closeCodes, type ClientFrame, type ServerFrame } from './wire';

const contract = {
  owner: 'mf-test',
  summary: 'Of a test.',
  caller: 'anyone',
  answer: z.object({ said: z.string() }),
} as const;
const read = defineEndpoint({
  ...contract,
  ...{ id: 'test.read', method: 'GET', path: '/api/read' },
});
const write = defineEndpoint({
  ...contract,
  ...{ id: 'test.write', method: 'POST', path: '/api/write' },
  body: z.object({ text: z.string() }),
});

/** A socket whose other end is the test. */
class FakeSocket {
  static readonly OPEN = 1;
  static opened: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.opened.at(-1) as FakeSocket;
  }
  readyState = 0;
  sent: ClientFrame[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;
  constructor(readonly address: URL) {
    FakeSocket.opened.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as ClientFrame);
  }
  close() {
    this.end(1000);
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
    return this;
  }
  end(code: number) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  tell(...frames: ServerFrame[]) {
    for (const frame of frames) this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

let stream: PageStream;
let online = true;
let asked: string[];
const view = Object.create(window, {
  WebSocket: { value: FakeSocket },
  navigator: { get: () => ({ onLine: online }) },
  location: { value: new URL('https://site.example/hi/chat') },
  document: { value: document },
  addEventListener: { value: window.addEventListener.bind(window) },
  setInterval: { value: (...args: [() => void, number]) => setInterval(...args) },
}) as Window & typeof globalThis;
const status = () => stream.store.getState().status;
const user = { id: 7, name: null, email: null, phone: null, img: null, type: null };

beforeEach(() => {
  jest.useFakeTimers();
  FakeSocket.opened = [];
  online = true;
  asked = [];
  document.documentElement.dataset.generation = '5';
  delete document.documentElement.dataset.outdated;
  globalThis.fetch = (async (address: string) => {
    asked.push(address);
    const signedIn = sessionStore.getState().user;
    const body = address === '/api/profile' ? { user: signedIn } : { said: 'plain' };
    return { ok: true, status: 200, headers: new Headers(), json: async () => body };
  }) as never;
  stream = createPageStream(view);
});
const left: (() => void)[] = [];
const follow: PageStream['follow'] = (...args) => {
  const leave = stream.follow(...args);
  left.push(leave);
  return leave;
};
afterEach(() => {
  for (const leave of left.splice(0)) leave();
  jest.useRealTimers();
});

/** A follower that writes down what it is told. */
function note(): Follower & { told: string[] } {
  const told: string[] = [];
  return {
    told,
    onEvent: ({ seq }) => told.push(String(seq)),
    onHint: ({ name }) => told.push(name),
    onResync: () => told.push('resync'),
    onRefused: ({ code }) => told.push(code),
  };
}
const event = (seq: number): ServerFrame => ({ t: 'event', topic: 'a:1', seq, name: 'x', data: 0 });
/** Lets the line come back, however long that was drawn. */
const wait = () => act(() => jest.advanceTimersByTimeAsync(60_000));

test('there is a socket only while something is followed', () => {
  expect(FakeSocket.opened).toHaveLength(0);
  const leave = follow('a:1', note());
  const leaveAgain = follow('a:1', note());
  expect(FakeSocket.last.address.href).toBe('wss://site.example/api/stream?page=%2Fhi%2Fchat');
  FakeSocket.last.open();
  expect(FakeSocket.last.sent).toEqual([{ t: 'follow', topic: 'a:1' }]);
  leave();
  expect(status()).toBe('open');
  leaveAgain();
  expect([status(), FakeSocket.last.readyState]).toEqual(['closed', 3]);
});

test('events are told once and in order, over any number of sockets', async () => {
  const follower = note();
  follow('a:1', follower, 3);
  FakeSocket.last
    .open()
    .tell({ t: 'following', topic: 'a:1', head: 4 }, event(4), event(4), event(5));
  FakeSocket.last.end(1006);
  await wait();
  FakeSocket.last.open();
  expect(FakeSocket.last.sent).toEqual([{ t: 'follow', topic: 'a:1', since: 5 }]);
  FakeSocket.last.tell({ t: 'following', topic: 'a:1', head: 6 }, event(5), event(6));
  // something in between was not told: it is asked for
  FakeSocket.last.tell(event(8));
  expect(FakeSocket.last.sent.at(-1)).toEqual({ t: 'follow', topic: 'a:1', since: 6 });
  FakeSocket.last.tell(
    event(7),
    event(8),
    { t: 'resync', topic: 'a:1', head: 20 },
    event(9),
    event(21),
  );
  FakeSocket.last.tell({ t: 'hint', topic: 'a:1', name: 'typing', data: 0 }, event(22));
  expect(follower.told).toEqual(['4', '5', '6', '7', '8', 'resync', '21', 'typing', '22']);
});

test('what is new in the wire is ignored', () => {
  follow('a:1', note());
  FakeSocket.last
    .open()
    .tell({ t: 'of another day', topic: 'a:1' } as never, { t: 'drain', after_ms: 3 });
  expect(status()).toBe('open');
});

test('a topic that is not ours is given up, one that can not be had now is asked for again', async () => {
  const [mine, other] = [note(), note()];
  follow('a:1', mine);
  follow('b:1', other);
  const { last } = FakeSocket;
  const refuse = (topic: string, statusCode: number, code: string) =>
    last.tell({ t: 'refused', topic, error: { status: statusCode, code, message: '' } });
  last.open();
  refuse('a:1', 503, 'unavailable');
  refuse('b:1', 403, 'forbidden');
  last.end(closeCodes.mayNot);
  await wait();
  FakeSocket.last.open();
  expect(FakeSocket.last.sent).toContainEqual({ t: 'follow', topic: 'a:1' });
  expect(FakeSocket.last.sent).not.toContainEqual({ t: 'follow', topic: 'b:1' });
  expect(other.told).toEqual(['forbidden']);
});

test('calls go over the open socket, else as plain requests; each is answered', async () => {
  expect(await stream.call(read, {})).toEqual({ said: 'plain' });
  follow('a:1', note());
  expect(await stream.call(read, {})).toEqual({ said: 'plain' });
  FakeSocket.last.open();
  const answered = stream.call(write, { body: { text: 'a' } });
  const refused = stream.call(write, { body: { text: 'b' } });
  const wrong = stream.call(read, {});
  const calls = FakeSocket.last.sent.filter(({ t }) => t === 'call');
  expect(calls[0]).toEqual({
    ...{ t: 'call', id: 1, call: 'test.write', generation: 5 },
    input: { body: { text: 'a' } },
  });
  const error = { status: 409, code: 'conflict', message: '' };
  FakeSocket.last.tell(
    { t: 'answer', id: 2, error },
    { t: 'answer', id: 3, answer: { said: 1 } },
    { t: 'answer', id: 1, answer: { said: 'a' } },
  );
  expect(await answered).toEqual({ said: 'a' });
  expect(await refused).toEqual({ error_status: 409, response: error });
  await expect(wrong).rejects.toThrow();
  const many = Array.from({ length: 9 }, () => stream.call(read, {}));
  expect(await many.at(-1)).toEqual({ said: 'plain' });
});

test('a line that breaks repeats what only reads, and does nothing twice', async () => {
  follow('a:1', note());
  FakeSocket.last.open();
  const [reading, writing] = [stream.call(read, {}), stream.call(write, { body: { text: '' } })];
  FakeSocket.last.end(1006);
  expect(await reading).toEqual({ said: 'plain' });
  expect(await writing).toMatchObject({ error_status: 500 });
  expect(asked).toEqual(['/api/read']);
});

test('without a line calls wait for it, in their order', async () => {
  online = false;
  const waiting = [stream.call(write, { body: { text: '' } }), stream.call(read, {})];
  const more = Array.from({ length: 49 }, () => stream.call(read, {}));
  expect(await more.at(-1)).toMatchObject({ error_status: 500 });
  expect(asked).toEqual([]);
  online = true;
  window.dispatchEvent(new Event('online'));
  expect(await Promise.all(waiting)).toEqual([{ said: 'plain' }, { said: 'plain' }]);
  expect(asked.slice(0, 2)).toEqual(['/api/write', '/api/read']);
});

test('a laptop that slept finds its line dead and opens another', async () => {
  const follower = note();
  follow('a:1', follower, 0);
  FakeSocket.last.open().tell(event(1));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(FakeSocket.last.sent.at(-1)).toEqual({ t: 'ping' });
  FakeSocket.last.tell({ t: 'pong' });
  await act(() => jest.advanceTimersByTimeAsync(9_000));
  expect(FakeSocket.opened).toHaveLength(1);
  document.dispatchEvent(new Event('visibilitychange'));
  await act(() => jest.advanceTimersByTimeAsync(9_000));
  await wait();
  FakeSocket.last.open();
  expect(FakeSocket.last.sent).toEqual([{ t: 'follow', topic: 'a:1', since: 1 }]);
});

test('a page that is left has no socket, and one that comes back has it again', () => {
  follow('a:1', note());
  FakeSocket.last.open();
  window.dispatchEvent(new Event('pagehide'));
  expect([FakeSocket.last.readyState, status()]).toEqual([3, 'away']);
  window.dispatchEvent(new Event('pageshow'));
  expect(FakeSocket.opened).toHaveLength(2);
});

test('who was signed out elsewhere is told once the server has said so', async () => {
  sessionStore.getState().accept(user);
  stream = createPageStream(view);
  follow('a:1', note());
  FakeSocket.last.open().end(closeCodes.signedOut);
  // another tab has signed in meanwhile, with another session
  await wait();
  expect(FakeSocket.opened.length).toBeGreaterThan(1);
  globalThis.fetch = (async () => ({ ok: false, json: async () => ({}) })) as never;
  const { length } = FakeSocket.opened;
  FakeSocket.last.open().end(closeCodes.signedOut);
  await wait();
  expect([status(), FakeSocket.opened.length]).toEqual(['signed-out', length]);
});

test('a tab that signs out itself asks nothing on its way', async () => {
  follow('a:1', note());
  FakeSocket.last.open();
  window.dispatchEvent(new Event('beforeunload'));
  FakeSocket.last.end(closeCodes.signedOut);
  await act(() => jest.advanceTimersByTimeAsync(8_000));
  window.dispatchEvent(new Event('pagehide'));
  await wait();
  expect(asked).toEqual([]);
});

test('who signs in gets a socket in that name', () => {
  sessionStore.getState().accept(null);
  stream = createPageStream(view);
  follow('a:1', note());
  FakeSocket.last.open();
  sessionStore.getState().accept({ ...user });
  expect(FakeSocket.opened).toHaveLength(2);
  sessionStore.getState().accept({ ...user });
  expect(FakeSocket.opened).toHaveLength(2);
});

test('a newer generation is noted, and an older one not', () => {
  follow('a:1', note());
  const tell = (generation: unknown) =>
    FakeSocket.last.tell({ t: 'hint', topic: 'site', name: 'generation', data: { generation } });
  FakeSocket.last.open();
  for (const generation of [5, 4, 'x', null]) tell(generation);
  expect(stream.store.getState().isNewer).toBe(false);
  tell(6);
  expect(stream.store.getState().isNewer).toBe(true);
  expect(document.documentElement.dataset.outdated).toBe('');
});

test('attempts are drawn at random, and further apart the more of them failed', () => {
  const longest = (failures: number) => reconnectDelay(1006, failures, 1);
  expect([0, 1, 3, 20].map(longest)).toEqual([1_200, 2_200, 8_200, 30_200]);
  expect(reconnectDelay(closeCodes.restart, 0, 1)).toBe(500);
  expect(reconnectDelay(closeCodes.tooFast, 0, 0)).toBe(15_000);
});
