import { setTimeout as sleep } from 'node:timers/promises';
import { connect, type NatsConnection, type NodeConnectionOptions } from '@nats-io/transport-node';
import type { OpenTransport } from './bus';

const RETRY_MS = 1_000;

/** One subject for all processes of one site. */
export const overNats =
  (url: string, site: string): OpenTransport =>
  ({ hear, up, report }) => {
    const subject = `tarapath.${site}`;
    let connection: NatsConnection | null = null;
    const closing = new AbortController();

    async function run() {
      while (!connection && !closing.signal.aborted) {
        connection = await connect(readOptions(url)).catch(tell);
        if (!connection) await sleep(RETRY_MS, undefined, closing).catch(() => undefined);
      }
      if (!connection) return;
      // closed before it was there
      if (closing.signal.aborted) return connection.close();
      connection.subscribe(subject, {
        callback: (error, message) => (error ? report(error) : hear(message.string())),
      });
      await settle(connection);
      for await (const status of connection.status()) {
        if (status.type === 'reconnect') await settle(connection);
        if (status.type === 'error') report(status.error);
      }
    }

    const tell = (error: unknown) => {
      report(error);
      return null;
    };

    /** The server has our subscription when it answers what was sent after it. */
    async function settle(opened: NatsConnection) {
      await opened.flush().then(up, report);
    }

    const running = run().catch(report);
    return {
      send(payloads) {
        if (!connection || connection.isClosed()) return;
        for (const payload of payloads) connection.publish(subject, payload);
      },
      async close() {
        closing.abort();
        await connection?.close();
        await running;
      },
    };
  };

function readOptions(url: string): NodeConnectionOptions {
  const { protocol, hostname, port, username, password } = new URL(url);
  const [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)];
  return {
    servers: `${hostname}:${port || '4222'}`,
    ...(protocol === 'tls:' ? { tls: {} } : {}),
    ...(user && pass ? { user, pass } : user ? { token: user } : {}),
    name: 'tarapath-bus',
    noEcho: true,
    timeout: 5_000,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 200,
    reconnectJitter: 800,
    pingInterval: 10_000,
    maxPingOut: 1,
  };
}
