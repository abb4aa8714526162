import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Pool } from 'pg';
import { WebSocketServer } from 'ws';
import { openStreamSite } from '../../stream/testing/open-stream-site';
import { TOPIC } from './topic';

/** A server of sockets, told by its parent what to do. */
interface Served {
  port: number;
  tellAll(seq: number): Promise<void>;
}

/** As little as a server of sockets can be. */
async function serveBare(): Promise<Served> {
  const server = createServer();
  const sockets = new WebSocketServer({ server, perMessageDeflate: false });
  sockets.on('connection', (socket) => {
    // it is asked to follow as well, so that as many messages come
    socket.on('message', () =>
      socket.send(JSON.stringify({ t: 'following', topic: TOPIC, head: 0 })),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    async tellAll(seq) {
      const text = JSON.stringify({
        t: 'event',
        topic: TOPIC,
        seq,
        name: 'test.said',
        data: { seq },
      });
      for (const socket of sockets.clients) socket.send(text);
    },
  };
}

/** The gateway's stream. The database is left out: an event is read once, however many follow. */
async function serveStream(): Promise<Served> {
  let head = 0;
  const query = async (_text: string, [asked, since]: [string[], number[]]) => ({
    rows: asked.map((topic, index) => ({
      ...{ topic, since: since[index], head },
      events:
        (since[index] ?? 0) < head ? [{ seq: head, name: 'test.said', data: { seq: head } }] : null,
    })),
  });
  const site = await openStreamSite({
    pool: { query } as unknown as Pool,
    limits: { socketsOfNetwork: 20_000 },
  });
  return {
    port: site.port,
    async tellAll(seq) {
      head = seq;
      site.out.announce([TOPIC]);
    },
  };
}

async function main() {
  const { port, tellAll } = await (process.argv[2] === 'bare' ? serveBare() : serveStream());
  process.on('message', (asked: { memory: true } | { tell: number }) => {
    if ('tell' in asked) return void tellAll(asked.tell);
    globalThis.gc?.();
    process.send?.({ memory: process.memoryUsage().rss });
  });
  process.send?.({ port });
}

void main();
