import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Simulator, SimulatorReply, SimulatorRegistry } from './simulator';

/** What the program is told. */
export interface SimulatorOptions {
  /** The port it would like; another one when that is taken. */
  port: number;
  siteUrl: string;
  dataDir: string;
  secret: string;
}

/** The simulators, running. */
export interface RunningSimulators {
  url: string;
  stop(): Promise<void>;
}

const LOCAL = '127.0.0.1';
const MOST_BYTES = 1_000_000;

/** Serves all simulators of a registry to this machine alone. */
export async function serveSimulators(
  { port, siteUrl, dataDir, secret }: SimulatorOptions,
  registry: SimulatorRegistry,
): Promise<RunningSimulators> {
  const running = new Map<string, Simulator>();
  const server = createServer((request, response) => {
    answer(running, request)
      .catch((error): SimulatorReply => {
        console.error(error);
        return { status: 500, body: 'The simulator failed.' };
      })
      .then(({ status, headers = {}, body }) => response.writeHead(status, headers).end(body));
  });
  await listen(server, port);
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  for (const [name, open] of Object.entries(registry)) {
    const file = path.join(dataDir, 'simulators', `${name}.json`);
    running.set(name, open({ url: `${url}/${name}`, siteUrl, file, secret }));
  }
  return {
    url,
    async stop() {
      for (const simulator of running.values()) simulator.stop();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** Listens on the port, or on any other one when somebody has it. */
function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('listening', resolve);
    server.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' && port !== 0) server.listen(0, LOCAL);
      else reject(error);
    });
    server.listen(port, LOCAL);
  });
}

async function answer(running: Map<string, Simulator>, request: IncomingMessage) {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const [, name = '', rest = ''] = /^\/([\w-]+)(\/.*)?$/.exec(url.pathname) ?? [];
  const simulator = running.get(name);
  if (!simulator) return { status: 404, body: `There is ${[...running.keys()].join(', ')}.` };
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([key, value]) => [key, String(value)]),
  );
  const { method = 'GET' } = request;
  const body = await readBody(request);
  if (body === null) return { status: 413, body: 'Too large.' };
  return simulator.answer({ method, path: rest || '/', query: url.searchParams, headers, body });
}

async function readBody(request: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += (part as Buffer).length;
    if (size > MOST_BYTES) return null;
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts).toString('utf8');
}
