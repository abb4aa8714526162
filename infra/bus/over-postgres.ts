import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { OpenTransport } from './bus';

const CHANNEL = 'tarapath_bus';
const CHECK_MS = 10_000;
const ANSWER_MS = 5_000;
/** Payloads that wait while the connection is busy; beyond them hints are lost. */
const WAITING_AT_MOST = 2_000;
const RETRY_MS = { least: 100, most: 3_000 };

/**
 * NOTIFY over one connection of its own, all that waits in one statement. The address must lead to the
 * server itself: a pool that hands out connections by transaction hears nothing.
 */
export const overPostgres =
  (url: string): OpenTransport =>
  ({ hear, up, report }) => {
    const closing = new AbortController();
    let client: Client | null = null;
    let waiting: string[] = [];
    let isSending = false;

    async function sendAll() {
      if (isSending) return;
      isSending = true;
      try {
        while (client && waiting.length > 0) {
          const payloads = waiting;
          waiting = [];
          const text = `select pg_notify('${CHANNEL}', payload) from unnest($1::text[]) as payload`;
          await client.query(text, [payloads]);
        }
      } catch (error) {
        report(error);
        // the connection's end is noticed by itself, a statement's is not
        await client?.end().catch(report);
      } finally {
        isSending = false;
      }
    }

    /** Resolves when the connection is gone. */
    async function stayConnected(): Promise<void> {
      const opened = new Client({
        connectionString: url,
        application_name: 'tarapath-bus',
        connectionTimeoutMillis: ANSWER_MS,
        query_timeout: ANSWER_MS,
        keepAlive: true,
      });
      const ended = new Promise<void>((resolve) => opened.once('end', () => resolve()));
      opened.on('error', report);
      opened.on('notification', ({ payload }) => hear(payload ?? ''));
      const end = () => void opened.end().catch(report);
      closing.signal.addEventListener('abort', end);
      try {
        await opened.connect();
        await opened.query(`listen ${CHANNEL}`);
        waiting = [];
        client = opened;
        up();
        // a machine that vanished breaks no connection
        const check = setInterval(() => opened.query('select 1').catch(end), CHECK_MS).unref();
        await ended.finally(() => clearInterval(check));
      } finally {
        client = null;
        closing.signal.removeEventListener('abort', end);
        end();
      }
    }

    async function run() {
      for (let wait = RETRY_MS.least; !closing.signal.aborted;) {
        const began = performance.now();
        await stayConnected().catch(report);
        if (closing.signal.aborted) return;
        wait =
          performance.now() - began > CHECK_MS ? RETRY_MS.least : Math.min(wait * 2, RETRY_MS.most);
        const delay = wait * (0.5 + Math.random() / 2);
        await sleep(delay, undefined, { signal: closing.signal, ref: false }).catch(
          () => undefined,
        );
      }
    }

    const running = run();
    return {
      send(payloads) {
        if (!client) return;
        waiting.push(...payloads.slice(0, WAITING_AT_MOST - waiting.length));
        void sendAll();
      },
      async close() {
        closing.abort();
        await running;
      },
    };
  };
