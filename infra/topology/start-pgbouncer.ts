import { spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../database/find-free-port';
import { chooseServerUser } from '../database/server-user';

/** A PgBouncer, which lends a connection to the server for one transaction. */
export interface RunningPooler {
  /** The database's address through it. */
  url: string;
  /** Lets nobody in, as when the network is cut, and in again. */
  suspend(): void;
  resume(): void;
  stop(): void;
}

/** Starts PgBouncer in front of the database that an address names, for the role it names. */
export async function startPgBouncer(databaseUrl: string): Promise<RunningPooler> {
  const { hostname, port: serverPort, username, password, pathname } = new URL(databaseUrl);
  const port = await findFreePort(null);
  // of its own, as it must be able to walk to it
  const folder = mkdtempSync(path.join(tmpdir(), 'tarapath-pgbouncer-'));
  const users = path.join(folder, 'users.txt');
  const settings = path.join(folder, 'pgbouncer.ini');
  writeFileSync(users, `"${username}" "${decodeURIComponent(password)}"\n`, { mode: 0o600 });
  writeFileSync(
    settings,
    `[databases]
${pathname.slice(1)} = host=${hostname} port=${serverPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
default_pool_size = 20
max_client_conn = 500
ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout
`,
  );
  // it refuses to run as root, as PostgreSQL does
  const user = chooseServerUser('');
  if (user) {
    for (const file of [folder, users, settings]) chownSync(file, user.uid, user.gid);
  }
  const start = () =>
    spawn('pgbouncer', ['--quiet', settings], { ...user, stdio: ['ignore', 'ignore', 'inherit'] });
  let child = start();
  const end = () => void child.kill('SIGKILL');
  process.once('exit', end);
  await waitForPort(port);
  return {
    url: Object.assign(new URL(databaseUrl), { port: String(port) }).href,
    suspend: end,
    resume: () => void (child = start()),
    stop() {
      end();
      rmSync(folder, { recursive: true });
    },
  };
}

async function waitForPort(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await new Promise((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    });
    socket.destroy();
    if (isOpen) return;
    await sleep(50);
  }
  throw new Error('PgBouncer did not start');
}
