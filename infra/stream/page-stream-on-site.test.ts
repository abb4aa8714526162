import { WebSocket } from 'ws';
import { createPageStream, type PageStream } from 'shared/stream/page-stream';
import { createTestDatabase, type TestDatabase } from '../test/test-database';
import { openStreamSite, type StreamSite } from './testing/open-stream-site';

let database: TestDatabase;
let sites: StreamSite[];
const opened: WebSocket[] = [];
const left: (() => void)[] = [];

beforeAll(async () => {
  database = await createTestDatabase('/nowhere', 'nothing');
  const { pool, url: busUrl } = database;
  sites = await Promise.all([1, 2].map(() => openStreamSite({ pool, busUrl })));
});
afterAll(async () => {
  for (const leave of left) leave();
  for (const socket of opened) socket.terminate();
  await sites[1]?.close();
  await sites[0]?.bus.close();
  await database.drop();
});

/** What a page's window has of a browser's, behind a balancer that takes turns among the processes that answer. */
function makeView(turn: number): Window & typeof globalThis {
  let next = turn;
  const view = new EventTarget() as unknown as Record<string, unknown>;
  view.WebSocket = class extends WebSocket {
    constructor(address: URL) {
      const ports = sites.filter(({ app }) => app.server.listening).map(({ port }) => port);
      const port = ports[(next += 1) % ports.length];
      super(`ws://127.0.0.1:${port}${address.pathname}${address.search}`, {
        headers: { origin: 'https://site.example' },
      });
      // a refused handshake is followed by a close, as in a browser
      this.on('error', () => undefined);
      opened.push(this);
    }
  };
  view.location = new URL('https://site.example/hi/chat');
  view.document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  view.navigator = { onLine: true };
  view.setInterval = () => 0;
  return view as unknown as Window & typeof globalThis;
}

test('when one of two processes leaves, its pages go to the other and miss nothing', async () => {
  const [leaving, staying] = sites as [StreamSite, StreamSite];
  const pages = Array.from({ length: 20 }, (_, turn): { stream: PageStream; seqs: number[] } => {
    const stream = createPageStream(makeView(turn));
    const seqs: number[] = [];
    const resynced = () => seqs.push(NaN);
    const leave = stream.follow(
      'room:open',
      { onEvent: ({ seq }) => seqs.push(seq), onResync: resynced, onRefused: resynced },
      0,
    );
    left.push(leave);
    return { stream, seqs };
  });
  const isReady = () => pages.every(({ stream }) => stream.store.getState().status === 'open');
  while (!isReady()) await new Promise(setImmediate);
  expect(leaving.stream.count()).toBe(10);
  await leaving.append('room:open', 20);
  const gone = leaving.leave.go();
  await staying.append('room:open', 20);
  await gone;
  await staying.append('room:open', 20);
  const hasAll = () => pages.every(({ seqs }) => seqs.length >= 60);
  while (!hasAll()) await new Promise(setImmediate);
  const all = Array.from({ length: 60 }, (_, index) => index + 1);
  for (const { seqs } of pages) expect(seqs).toEqual(all);
  expect(staying.stream.count()).toBe(20);
});
