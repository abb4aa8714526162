import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { WebSocket } from 'ws';
import { printMachine, printTable } from '../print-table';
import { runBenchmark } from '../run-benchmark';
import { TOPIC } from './topic';

const SOCKETS = Number(process.argv[2] ?? 10_000);
const ROUNDS = 7;
/** Handshakes at once. */
const OPENING = 200;

type Kind = 'bare' | 'stream';

/** What one server did with all the sockets. */
interface Measured {
  bytesEach: number;
  /** Milliseconds until the last socket had a message, of each round. */
  last: number[];
}

async function measure(kind: Kind): Promise<Measured> {
  const server = fork(path.join(__dirname, 'serve-sockets.ts'), [kind], {
    execArgv: ['--import', 'tsx', '--expose-gc'],
  });
  process.once('exit', () => server.kill());
  const { port } = await hear<{ port: number }>(server);
  const empty = await askMemory(server);
  const sockets: WebSocket[] = [];
  while (sockets.length < SOCKETS) {
    const some = Math.min(OPENING, SOCKETS - sockets.length);
    sockets.push(...(await Promise.all(Array.from({ length: some }, () => open(port)))));
  }
  const bytesEach = ((await askMemory(server)) - empty) / SOCKETS;
  const last: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const began = performance.now();
    const all = Promise.all(sockets.map((socket) => once(socket, 'message')));
    server.send({ tell: round });
    await all;
    last.push(performance.now() - began);
  }
  for (const socket of sockets) socket.terminate();
  server.kill();
  await once(server, 'exit');
  return { bytesEach, last };
}

async function open(port: number): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/stream`, { perMessageDeflate: false });
  await once(socket, 'open');
  socket.send(JSON.stringify({ t: 'follow', topic: TOPIC }));
  await once(socket, 'message');
  return socket;
}

async function hear<T>(server: ChildProcess): Promise<T> {
  const [said] = await once(server, 'message');
  return said as T;
}

async function askMemory(server: ChildProcess): Promise<number> {
  server.send({ memory: true });
  return (await hear<{ memory: number }>(server)).memory;
}

const median = (values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

runBenchmark(async () => {
  const measured: Record<Kind, Measured[]> = { bare: [], stream: [] };
  for (const kind of ['bare', 'stream', 'bare', 'stream'] as const)
    measured[kind].push(await measure(kind));
  const of = (kind: Kind) => ({
    kilobytes: median(measured[kind].map(({ bytesEach }) => bytesEach)) / 1000,
    last: median(measured[kind].flatMap(({ last }) => last)),
  });
  const [bare, stream] = [of('bare'), of('stream')];
  const row = (what: string, a: number, b: number) => [
    what,
    a.toFixed(1),
    b.toFixed(1),
    (b / a).toFixed(2),
  ];
  printMachine();
  printTable(
    `${SOCKETS} sockets, one topic; medians of ${ROUNDS} messages in each of two turns`,
    ['', 'bare ws', 'stream', 'ratio'],
    [
      row('memory of a socket, kB', bare.kilobytes, stream.kilobytes),
      row('to the last socket, ms', bare.last, stream.last),
    ],
  );
});
