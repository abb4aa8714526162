import { spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
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
export async function startPgBouncer(folder: string, databaseUrl: string): Promise<RunningPooler> {
  const { hostname, port: serverPort, username, password, pathname } = new URL(databaseUrl);
  const port = await findFreePort(null);
  mkdirSync(folder);
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
    chmodSync(folder, 0o755);
    for (const file of [users, settings]) chownSync(file, user.uid, user.gid);
  }
  const start = () => spawn('pgbouncer', [settings], { ...user, stdio: 'ignore' });
  let child = start();
  const end = () => void child.kill('SIGKILL');
  process.once('exit', end);
  return {
    url: Object.assign(new URL(databaseUrl), { port: String(port) }).href,
    suspend: end,
    resume: () => void (child = start()),
    stop: end,
  };
}
