import { EventEmitter, once } from 'node:events';
import { findFreePort } from '../database/find-free-port';
import { createTestDatabase } from '../test/test-database';
import { listMissing } from '../topology/find-programs';
import { TextTooLong, type Bus } from './bus';
import { openBus } from './open-bus';
import { prepareServer } from './testing/start-server';

/** A server that buses share; `null` breaks nothing, for one process has no connection. */
interface Shared {
  url: string | null;
  /** Ends every connection; they come back by themselves. */
  breakConnections: (() => Promise<void>) | null;
  close(): Promise<void>;
}

const inMemory = async (): Promise<Shared> => ({
  url: null,
  breakConnections: null,
  close: async () => undefined,
});

async function onPostgres(): Promise<Shared> {
  const database = await createTestDatabase('/nowhere', 'nothing');
  return {
    url: database.url,
    async breakConnections() {
      await database.migrator.owner.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where application_name = 'tarapath-bus' and datname = current_database()`,
      );
    },
    close: database.drop,
  };
}

const onServer = (program: 'nats-server' | 'redis-server', scheme: string) => async () => {
  const port = await findFreePort(null);
  const server = prepareServer(program, port);
  await server.start();
  const breakConnections = async () => {
    await server.kill();
    await server.start();
  };
  return { url: `${scheme}://127.0.0.1:${port}`, breakConnections, close: server.close };
};

const missing = listMissing(['nats-server', 'redis-server']);
const buses: [name: string, open: () => Promise<Shared>][] = [
  ['memory', inMemory],
  ['PostgreSQL', onPostgres],
];
if (!missing.includes('nats-server')) buses.push(['NATS', onServer('nats-server', 'nats')]);
if (!missing.includes('redis-server')) buses.push(['Redis', onServer('redis-server', 'redis')]);
for (const program of missing) test.skip(`${program} is not on this machine`, () => undefined);

describe.each(buses)('the bus over %s', (_name, share) => {
  let shared: Shared;
  let one: Bus;
  let other: Bus;
  let reconnected: () => Promise<unknown>[];
  const failures: unknown[] = [];
  const open = () => {
    const bus = openBus({ url: shared.url, publicUrl: 'https://site.example' }, (error) =>
      failures.push(error),
    );
    const events = new EventEmitter();
    bus.onReconnect(() => events.emit('up'));
    return { bus, up: () => once(events, 'up') };
  };

  beforeAll(async () => {
    shared = await share();
    const [first, second] = [open(), open()];
    one = first.bus;
    // one process has one bus
    other = shared.url ? second.bus : first.bus;
    if (shared.url) await Promise.all([first.up(), second.up()]);
    reconnected = () => [first.up(), second.up()];
  });
  beforeEach(() => failures.splice(0));
  afterAll(async () => {
    await Promise.all([one.close(), other.close()]);
    await shared.close();
  });

  /** What a bus hears of a topic until the text `end`. */
  function collect(bus: Bus, topic: string): Promise<string[]> {
    const heard: string[] = [];
    return new Promise((resolve) => {
      const leave = bus.follow(topic, (text) => {
        if (text !== 'end') return void heard.push(text);
        leave();
        resolve(heard);
      });
    });
  }

  test('what one says is heard once at each, in order, under its topic alone', async () => {
    const here = collect(one, 'a');
    const there = [collect(other, 'a'), collect(other, 'a')];
    const texts = Array.from({ length: 1_000 }, (_, index) => `text ${index}`);
    for (const text of texts) {
      one.publish('a', text);
      one.publish('b', 'not for a');
    }
    one.publish('a', 'end');
    for (const heard of await Promise.all([here, ...there])) expect(heard).toEqual(texts);
  });

  test('a text arrives as it was, the same one twice too; a long one is refused', async () => {
    const odd = ['', 'नमस्ते "a\\b"\n\u0000\u2028', '🙏'.repeat(900), 'same', 'same'];
    const heard = collect(other, "chat:1'; drop");
    for (const text of [...odd, 'end']) one.publish("chat:1'; drop", text);
    expect(await heard).toEqual(odd);
    expect(() => one.publish('a', 'x'.repeat(4_001))).toThrow(TextTooLong);
    expect(() => one.publish('a', 'अ'.repeat(1_400))).toThrow(TextTooLong);
  });

  test('who left hears no more, and who fails hurts no other', async () => {
    const heard: string[] = [];
    const leave = other.follow('a', (text) => heard.push(text));
    const leaveBroken = other.follow('a', () => {
      throw new Error('broken');
    });
    leave();
    leave();
    const rest = collect(other, 'a');
    one.publish('a', 'x');
    one.publish('a', 'end');
    expect(await rest).toEqual(['x']);
    expect(heard).toEqual([]);
    expect(failures).toEqual([new Error('broken'), new Error('broken')]);
    leaveBroken();
  });

  test('a broken connection comes back, says so, and is heard on again', async () => {
    if (!shared.breakConnections) return;
    const back = reconnected();
    await shared.breakConnections();
    // nobody waits, and those in this process hear it all the same
    const own = collect(one, 'own');
    one.publish('own', 'end');
    await own;
    await Promise.all(back);
    const heard = collect(other, 'a');
    one.publish('a', 'after');
    one.publish('a', 'end');
    expect(await heard).toEqual(['after']);
  });
});

test.each(['postgresql://127.0.0.1:1/x', 'nats://127.0.0.1:1', 'redis://127.0.0.1:1'])(
  'without its server a bus over %s is one of this process, and ends when told',
  async (url) => {
    const bus = openBus({ url, publicUrl: 'https://site.example' }, () => undefined);
    const heard = new Promise((resolve) => bus.follow('a', resolve));
    bus.publish('a', 'here');
    expect(await heard).toBe('here');
    await bus.close();
  },
);
