import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify from 'fastify';
import { addLeave } from './take-leave';

/** A server with a page that waits, one that hangs and one that answers; and its way out. */
async function open(limits: { notice: number; finish: number }) {
  const app = fastify({ return503OnClosing: false });
  let finish = () => undefined as void;
  const waits = new Promise<void>((resolve) => (finish = resolve));
  const arrived: (() => void)[] = [];
  app.get('/waits', async () => {
    arrived.shift()?.();
    await waits;
    return 'done';
  });
  app.get('/hangs', () => {
    arrived.shift()?.();
    return new Promise(() => undefined);
  });
  app.get('/', async () => 'here');
  const leave = addLeave(app, limits);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const ask = (path: string) =>
    new Promise<{ body: string; connection: string | undefined }>((resolve, reject) =>
      request({ port, path, agent }, async (reply) =>
        resolve({ body: await text(reply), connection: reply.headers.connection }),
      )
        .once('error', reject)
        .end(),
    );
  const begin = async (path: string) => {
    const isThere = new Promise<void>((resolve) => arrived.push(resolve));
    const asked = ask(path);
    asked.catch(() => undefined); // looked at later
    await isThere;
    return { asked };
  };
  return { leave, ask, begin, finish: () => finish() };
}

test('what is in flight is finished, and connections are closed with their answers', async () => {
  const { leave, ask, begin, finish } = await open({ notice: 200, finish: 10_000 });
  expect((await ask('/')).connection).toBe('keep-alive');
  const waiting = await begin('/waits');
  const gone = leave.go();
  expect(leave.isLeaving()).toBe(true);
  expect(await ask('/')).toEqual({ body: 'here', connection: 'close' });
  finish();
  expect((await waiting.asked).body).toBe('done');
  await gone;
  await expect(ask('/')).rejects.toThrow('ECONNREFUSED');
});

test('what hangs is cut', async () => {
  const { leave, begin } = await open({ notice: 0, finish: 50 });
  const hanging = await begin('/hangs');
  await leave.go();
  await expect(hanging.asked).rejects.toThrow('socket hang up');
});
