import { Redis } from 'ioredis';
import type { OpenTransport } from './bus';

const CHECK_MS = 10_000;
const ANSWER_MS = 5_000;

/** One channel for all processes of one site, over two connections: one that hears can't speak. */
export const overRedis =
  (url: string, site: string): OpenTransport =>
  ({ hear, up, report }) => {
    const channel = `tarapath:${site}`;
    const options = {
      connectionName: 'tarapath-bus',
      connectTimeout: ANSWER_MS,
      commandTimeout: ANSWER_MS,
      // what is said while nobody hears it is lost, not told late
      enableOfflineQueue: false,
      autoResubscribe: false,
      retryStrategy: (times: number) => Math.min(times * 200, 3_000) * (0.5 + Math.random() / 2),
    };
    const speaker = new Redis(url, options);
    const hearer = new Redis(url, options);
    for (const connection of [speaker, hearer]) connection.on('error', report);
    hearer.on('message', (_channel, payload) => hear(payload));
    let isHearing = false;
    const noteUp = () => {
      if (isHearing && speaker.status === 'ready') up();
    };
    speaker.on('ready', noteUp);
    hearer.on('close', () => (isHearing = false));
    hearer.on('ready', () => {
      hearer.subscribe(channel).then(
        () => {
          isHearing = true;
          noteUp();
        },
        (error: unknown) => {
          report(error);
          hearer.disconnect(true);
        },
      );
    });
    // a machine that vanished breaks no connection
    const check = setInterval(() => {
      if (hearer.status === 'ready') hearer.ping().catch(() => hearer.disconnect(true));
    }, CHECK_MS).unref();
    return {
      send(payloads) {
        if (speaker.status !== 'ready') return;
        for (const payload of payloads) speaker.publish(channel, payload).catch(report);
      },
      async close() {
        clearInterval(check);
        speaker.disconnect();
        hearer.disconnect();
      },
    };
  };
