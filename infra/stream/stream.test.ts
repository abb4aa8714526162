import { once } from 'node:events';
import http from 'node:http';
import { connect } from 'node:net';
import fc from 'fast-check';
import { apiErrorSchema } from 'shared/contracts/errors';
import { createTestDatabase, type TestDatabase } from '../test/test-database';
import { sweepEvents } from './event-log';
import {
  openStreamSite,
  sessionOf,
  type Gate,
  type Sessions,
  type StreamSite,
} from './testing/open-stream-site';

let database: TestDatabase;
let site: StreamSite;
let other: StreamSite;
const sessions: Sessions = new Map();
const gate: Gate = { waiting: [] };
const unhandled: unknown[] = [];
const note = (reason: unknown) => unhandled.push(reason);

/** For tests that send more than anybody would. */
const unhurried = { frames: { atOnce: 1_000_000, eachSecond: 1_000 } };

beforeAll(async () => {
  process.on('unhandledRejection', note);
  database = await createTestDatabase('/nowhere', 'nothing');
  const { pool, url } = database;
  // two processes of one site
  const shared = { pool, sessions, busUrl: url, gate };
  [site, other] = await Promise.all([openStreamSite(shared), openStreamSite(shared)]);
});
afterAll(async () => {
  await Promise.all([site.close(), other.close()]);
  await database.drop();
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
});
beforeEach(() => {
  sessions.clear();
  sessions.set('asha', sessionOf(7, '00000000-0000-4000-8000-000000000007'));
  sessions.set('ravi', sessionOf(8, '00000000-0000-4000-8000-000000000008'));
});

/** What a handshake is refused with. */
async function refusalOf(options: Parameters<StreamSite['open']>[0], at = site) {
  const request = http.get(`http://127.0.0.1:${at.port}/api/stream`, {
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
      ...(options?.origin ? { origin: options.origin } : {}),
      ...(options?.token ? { cookie: `userDetails=${options.token}` } : {}),
    },
  });
  const [reply] = (await Promise.race([
    once(request, 'response'),
    once(request, 'upgrade').then(([, socket]) => (socket.destroy(), [{ statusCode: 101 }])),
  ])) as [http.IncomingMessage];
  if (reply.statusCode === 101) return { status: 101 };
  const body = Buffer.concat(await reply.toArray()).toString();
  return apiErrorSchema.strict().parse(JSON.parse(body));
}

describe('calls', () => {
  test('are answered by the same contracts as over HTTP, refusals in the one shape', async () => {
    const client = await site.open({ token: 'asha', query: '?page=/hi/chat' });
    expect(await client.call('chat.say', { body: { text: 'ok' } })).toMatchObject({
      answer: { said: 'ok 1 hi' },
    });
    expect(await client.call('chat.own', { params: { id: 7 } })).toMatchObject({
      answer: { said: '7' },
    });
    const refusals: [call: string, input: object, code: string][] = [
      ['chat.own', { params: { id: 8 } }, 'forbidden'],
      ['chat.say', { body: { text: 1 } }, 'invalid_input'],
      ['chat.say', {}, 'invalid_input'],
      ['chat.say', { body: { text: 'a\u0000b' } }, 'invalid_input'],
      ['chat.form', { body: { text: '' } }, 'unsupported_media_type'],
      ['chat.none', {}, 'not_found'],
      ['constructor', {}, 'not_found'],
      ['chat.broken', {}, 'internal'],
      ['chat.careless', {}, 'internal'],
    ];
    for (const [call, input, code] of refusals) {
      const reply = await client.call(call, input);
      expect(reply).toMatchObject({ error: { code } });
      expect(JSON.stringify(reply)).not.toContain('secret');
    }
    const stranger = await site.open();
    expect(await stranger.call('chat.own', { params: { id: 7 } })).toMatchObject({
      error: { code: 'not_signed_in' },
    });
    client.socket.close();
    stranger.socket.close();
  });

  test('are at most eight at a time', async () => {
    const client = await site.open();
    const calls = Array.from({ length: 8 }, () => client.call('chat.slow'));
    while (gate.waiting.length < 8) await new Promise(setImmediate);
    expect(await client.call('chat.slow')).toMatchObject({ error: { code: 'too_many_requests' } });
    for (const go of gate.waiting.splice(0)) go();
    expect(await Promise.all(calls)).toEqual(
      calls.map(() => expect.objectContaining({ answer: { said: '1' } })),
    );
    client.socket.close();
  });

  test('go on over the same socket while a release is promoted and taken back', async () => {
    const changing = await openStreamSite({ pool: database.pool, limits: unhurried });
    const client = await changing.open();
    const said: string[] = [];
    let isOver = false;
    const calling = (async () => {
      while (!isOver) {
        const reply = await client.call('chat.say', { body: { text: 'v' } });
        said.push('answer' in reply ? (reply.answer as { said: string }).said : 'failed');
      }
    })();
    const heard = (text: string) =>
      (async () => {
        for (const from = said.length; !said.slice(from).includes(text);)
          await new Promise(setImmediate);
      })();
    await heard('v 1 en');
    await changing.release('2', 2);
    await heard('v 2 en');
    await changing.release('1', 3);
    await heard('v 1 en');
    isOver = true;
    await calling;
    expect(said.filter((text) => !/^v [12] en$/.test(text))).toEqual([]);
    expect(client.socket.readyState).toBe(client.socket.OPEN);
    await client.find(({ t, ...rest }) => t === 'hint' && JSON.stringify(rest).includes('3'));
    await changing.close();
  });
});

describe('who may open one', () => {
  test.each([
    ['https://evil.example'],
    ['https://site.example.evil.example'],
    ['http://site.example'],
    ['https://site.example:444'],
    ['null'],
  ])('a page at %s may not', async (origin) => {
    const lines = site.lines.length;
    expect(await refusalOf({ origin, token: 'asha' })).toMatchObject({ code: 'wrong_origin' });
    expect(site.lines.slice(lines).join()).toContain('wrong_origin');
  });

  test('who says no origin may as long as it has no cookie', async () => {
    expect(await refusalOf({ token: 'asha' })).toMatchObject({ code: 'wrong_origin' });
    expect(await refusalOf({})).toEqual({ status: 101 });
  });

  test('one browser has so many', async () => {
    const small = await openStreamSite({ pool: database.pool, limits: { socketsOfOne: 2 } });
    const [first] = [await small.open({ visitor: 'v' }), await small.open({ visitor: 'v' })];
    await expect(small.open({ visitor: 'v' })).rejects.toThrow('429');
    await small.open({ visitor: 'another' });
    first?.socket.close();
    await first?.closed;
    // the server may hear of it a moment later
    for (;;) {
      const again = await small.open({ visitor: 'v' }).catch(() => null);
      if (again) break;
    }
    await small.close();
  });

  test('another protocol than WebSocket changes nothing for a request', async () => {
    const ask = async (line: string) => {
      const socket = connect(site.port, '127.0.0.1');
      socket.end(`${line}\r\nhost: a\r\nconnection: Upgrade\r\nupgrade: h2c\r\n\r\n`);
      return Buffer.concat(await socket.toArray()).toString();
    };
    expect(await ask('GET /healthz HTTP/1.1')).toMatch(/^HTTP\/1.1 200/);
    expect(await ask('GET /api/stream HTTP/1.1')).toMatch(/^HTTP\/1.1 404/);
    expect(await ask('POST /api/say HTTP/1.1')).toMatch(/^HTTP\/1.1 400[^]*invalid_input/);
  });
});

describe('following', () => {
  test('tells what was missed and then what comes, once and in order, at every process', async () => {
    await site.append('room:open', 3);
    const [here, there, late] = await Promise.all([site.open(), other.open(), other.open()]);
    expect(await here.follow('room:open', 1)).toMatchObject({ head: 3 });
    expect(await there.follow('room:open', 0)).toMatchObject({ head: 3 });
    const writing = Promise.all([site.append('room:open', 20), other.append('room:open', 20)]);
    await late.follow('room:open', 2);
    await writing;
    const upTo = (from: number) =>
      Array.from({ length: 43 - from }, (_, index) => from + 1 + index);
    expect(await here.seqs('room:open', 43)).toEqual(upTo(1));
    expect(await there.seqs('room:open', 43)).toEqual(upTo(0));
    expect(await late.seqs('room:open', 43)).toEqual(upTo(2));
    here.send({ t: 'unfollow', topic: 'room:open' });
    for (const client of [here, there, late]) client.socket.close();
  });

  test('numbers have no holes, whatever is rolled back', async () => {
    const client = await database.pool.connect();
    await client.query('begin');
    await client.query(`select stream.append('room:open-holes', 'x', '{}')`);
    await client.query('rollback');
    client.release();
    await Promise.all(Array.from({ length: 10 }, () => site.append('room:open-holes', 3)));
    const follower = await site.open();
    await follower.follow('room:open-holes', 0);
    expect(await follower.seqs('room:open-holes', 30)).toEqual(
      Array.from({ length: 30 }, (_, index) => index + 1),
    );
    follower.socket.close();
  });

  test('who was away for too long reads anew', async () => {
    await site.append('room:open-old', 5);
    await database.pool.query(`update stream.events set at = now() - interval '8 days'`);
    await sweepEvents(database.pool);
    await site.append('room:open-old', 1);
    for (const since of [2, 99]) {
      const client = await site.open();
      await client.follow('room:open-old', since);
      expect(await client.find(({ t }) => t === 'resync')).toMatchObject({ head: 6 });
      await client.follow('room:open-old', 5);
      client.socket.close();
    }
    await site.append('room:open-many', 201);
    const client = await site.open();
    await client.follow('room:open-many', 0);
    expect(await client.find(({ t }) => t === 'resync')).toMatchObject({ head: 201 });
    client.socket.close();
  });

  test('a topic is for whom its remote lets', async () => {
    const asha = await site.open({ token: 'asha' });
    expect(await asha.follow('own:7')).toMatchObject({ t: 'following', head: 0 });
    expect(await asha.follow('nobody:7')).toMatchObject({ error: { code: 'not_found' } });
    expect(await asha.follow('own:8')).toMatchObject({ error: { code: 'forbidden' } });
    expect(await asha.closed).toBe(4403);
    const stranger = await site.open();
    expect(await stranger.follow('own:7')).toMatchObject({ error: { code: 'not_signed_in' } });
    expect(await stranger.closed).toBe(4401);
  });

  test('hints reach who follows now, and are their remote’s alone', async () => {
    const client = await other.open();
    await client.follow('room:open-hints');
    const hint = { topic: 'room:open-hints', name: 'typing', data: { who: 7 } };
    site.out.hint({ ...hint, name: 'forged' }, 'mf-other');
    site.out.hint(hint, 'mf-chat');
    expect(await client.find(({ t }) => t === 'hint')).toEqual({ t: 'hint', ...hint });
    client.socket.close();
  });

  test('nothing is lost while the bus is away or says nothing', async () => {
    const client = await other.open();
    await client.follow('room:open-bus', 0);
    await site.append('room:open-bus', 10);
    const back = [site, other].map(({ bus }) => new Promise<void>((up) => bus.onReconnect(up)));
    await database.migrator.owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'tarapath-bus' and datname = current_database()`,
    );
    await site.append('room:open-bus', 10);
    await site.append('room:open-bus', 10, false);
    expect(await client.seqs('room:open-bus', 30)).toEqual(
      Array.from({ length: 30 }, (_, index) => index + 1),
    );
    client.socket.close();
    // the tests that follow speak over it
    await Promise.all(back);
  });
});

describe('a session that ends', () => {
  test('at another process closes its sockets here at once, and no others', async () => {
    const [asha, ravi, stranger] = await Promise.all([
      other.open({ token: 'asha' }),
      other.open({ token: 'ravi' }),
      other.open(),
    ]);
    sessions.delete('asha');
    site.out.sessionsEnded(7);
    expect(await asha.closed).toBe(4401);
    for (const client of [ravi, stranger]) {
      expect(await client.call('chat.say', { body: { text: '' } })).toHaveProperty('answer');
      client.socket.close();
    }
  });

  test.each([true, false])(
    'closes them also when nobody says so (asked for many: %s)',
    async (identifies) => {
      const quick = await openStreamSite({
        ...{ pool: database.pool, sessions, identifies },
        limits: { sessionsMs: 20 },
      });
      const asha = await quick.open({ token: 'asha' });
      sessions.delete('asha');
      expect(await asha.closed).toBe(4401);
      await quick.close();
    },
  );

  test('refuses the call that comes before it is looked at', async () => {
    const asha = await site.open({ token: 'asha' });
    sessions.delete('asha');
    expect(await asha.call('chat.own', { params: { id: 7 } })).toMatchObject({
      error: { code: 'not_signed_in' },
    });
    expect(await asha.closed).toBe(4401);
  });
});

describe('what one socket does hurts no other', () => {
  test('a reader that does not read is cut off', async () => {
    const wide = await openStreamSite({ pool: database.pool, limits: unhurried });
    const [slow, good] = await Promise.all([wide.open(), wide.open()]);
    slow.socket.pause();
    while (wide.stream.count() > 1) {
      slow.send({ t: 'call', id: 1, call: 'chat.big' });
      await good.call('chat.say', { body: { text: '' } });
    }
    expect(await good.call('chat.say', { body: { text: '' } })).toHaveProperty('answer');
    slow.socket.resume();
    expect(await slow.closed).toBe(1006);
    await wide.close();
  });

  test('a line that has died is noticed', async () => {
    const quick = await openStreamSite({ pool: database.pool, limits: { pingMs: 50 } });
    const dead = await quick.open({ autoPong: false });
    const alive = await quick.open();
    expect(await dead.closed).toBe(1006);
    expect(await alive.call('chat.say', { body: { text: '' } })).toHaveProperty('answer');
    await quick.close();
  });

  test('frames that are too many, too large or no frames end their own socket alone', async () => {
    const witness = await site.open();
    const many = await site.open();
    for (let n = 0; n < 80; n += 1) many.send({ t: 'unfollow', topic: 'room:a' });
    expect(await many.closed).toBe(4429);
    const large = await site.open();
    large.socket.send(JSON.stringify({ t: 'unfollow', topic: 'room:a', more: 'x'.repeat(17_000) }));
    expect(await large.closed).toBe(1009);
    const wrong = await site.open();
    for (let n = 0; n < 20; n += 1) wrong.socket.send('{');
    expect(await wrong.closed).toBe(4429);
    expect(wrong.frames).toHaveLength(20);
    const crowd = await site.open();
    for (let n = 0; n < 50; n += 1) {
      crowd.send({ t: 'follow', topic: `room:open-${n}` });
      await crowd.find((frame) => frame.t === 'following' && frame.topic.endsWith(`-${n}`));
    }
    expect(await crowd.follow('room:open-last')).toMatchObject({
      error: { code: 'too_many_requests' },
    });
    crowd.socket.close();
    expect(await witness.call('chat.say', { body: { text: '' } })).toHaveProperty('answer');
    witness.socket.close();
  });

  test('any frame is answered in the one shape or ends its socket; the process goes on', async () => {
    const witness = await site.open();
    const word = fc.constantFrom('call', 'follow', 'unfollow', 'x', 'answer', '__proto__');
    const topic = fc.oneof(fc.string(), fc.constantFrom('room:open-1', 'own:7', 'room:', 'a:b:c'));
    const frame = fc.oneof(
      fc.uint8Array({ maxLength: 200 }),
      fc.string(),
      fc.json(),
      fc
        .record(
          {
            t: fc.oneof(word, fc.anything()),
            id: fc.oneof(fc.integer(), fc.string(), fc.anything()),
            call: fc.oneof(fc.constantFrom('chat.say', 'chat.own', 'toString'), fc.anything()),
            input: fc.oneof(
              fc.record({ params: fc.anything(), body: fc.anything() }),
              fc.anything(),
            ),
            topic: fc.oneof(topic, fc.anything()),
            since: fc.oneof(fc.double(), fc.anything()),
            generation: fc.anything(),
          },
          { requiredKeys: [] },
        )
        .map((value) =>
          JSON.stringify(value, (_key, part) => (typeof part === 'bigint' ? 1 : part)),
        ),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(frame, { minLength: 1, maxLength: 15 }), async (frames) => {
        const client = await site.open({ token: 'asha' });
        for (const each of frames) client.socket.send(each);
        client.socket.ping();
        await Promise.race([once(client.socket, 'pong'), client.closed]);
        client.socket.close();
        await client.closed;
        for (const reply of client.frames)
          if ('error' in reply)
            expect(apiErrorSchema.strict().safeParse(reply.error).success).toBe(true);
      }),
      { numRuns: 60 },
    );
    expect(await witness.call('chat.say', { body: { text: '' } })).toHaveProperty('answer');
    witness.socket.close();
  });
});

test('a process that leaves sends its sockets elsewhere, and takes no new ones', async () => {
  const leavingGate: Gate = { waiting: [] };
  const leaving = await openStreamSite({ pool: database.pool, gate: leavingGate });
  const clients = await Promise.all(Array.from({ length: 5 }, () => leaving.open()));
  const slow = clients[0]?.call('chat.slow');
  while (leavingGate.waiting.length === 0) await new Promise(setImmediate);
  const gone = leaving.leave.go();
  expect(await refusalOf({ origin: 'https://site.example' }, leaving)).toMatchObject({
    code: 'unavailable',
  });
  // what it was asked is answered first
  await Promise.all(clients.slice(1).map(({ closed }) => closed));
  leavingGate.waiting.forEach((go) => go());
  expect(await slow).toHaveProperty('answer');
  for (const client of clients) {
    const drain = await client.find(({ t }) => t === 'drain');
    expect((drain as { after_ms: number }).after_ms).toBeLessThanOrEqual(100);
    expect(await client.closed).toBe(1012);
  }
  await gone;
  await leaving.bus.close();
  const elsewhere = await site.open();
  expect(await elsewhere.call('chat.say', { body: { text: '' } })).toHaveProperty('answer');
  elsewhere.socket.close();
});

test('a server that is closed without notice does not wait for its sockets', async () => {
  const closing = await openStreamSite({ pool: database.pool });
  const client = await closing.open();
  await closing.close();
  expect(await client.closed).toBe(1012);
});
