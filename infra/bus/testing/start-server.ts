import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A message server of a test. */
export interface TestServer {
  start(): Promise<void>;
  /** Ends it without a word, as a machine that loses its power. */
  kill(): Promise<void>;
  close(): Promise<void>;
}

/** A server that a program of this machine runs on a port of 127.0.0.1, keeping nothing. */
export function prepareServer(program: 'nats-server' | 'redis-server', port: number): TestServer {
  const folder = mkdtempSync(path.join(tmpdir(), 'bus-'));
  const args = {
    'nats-server': ['-a', '127.0.0.1', '-p', String(port)],
    'redis-server': ['--bind', '127.0.0.1', '--port', String(port), '--save', '', '--dir', folder],
  };
  let child: ChildProcess | null = null;
  const kill = async () => {
    if (child?.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    child = null;
  };
  return {
    kill,
    async start() {
      child = spawn(program, args[program], { stdio: 'ignore' });
      while (!(await isListening(port))) await sleep(20);
    },
    async close() {
      await kill();
      rmSync(folder, { recursive: true });
    },
  };
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1');
    const say = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => say(true));
    socket.once('error', () => say(false));
  });
}
