import type { AddressInfo } from 'node:net';
import type { Pool } from 'pg';
import { z } from 'zod';
import { defineEndpoint } from 'shared/contracts/contract';
import { answer, serve, type RemoteApi, type SessionUser } from 'shared/remote-kit/api';
import { letFollow } from 'shared/remote-kit/stream';
import { openBus } from '../../bus/open-bus';
import { indexApi } from '../../gateway/index-api';
import { openTestGateway } from '../../gateway/testing/open-test-gateway';
import { addLeave, type Leave } from '../../gateway/take-leave';
import { makeTestVersion } from '../../releases/make-test-release';
import { addStream, type Stream } from '../add-stream';
import { limits } from '../limits';
import { readEvents } from '../read-events';
import { createStreamOut, type StreamServices } from '../stream-out';
import { openClient, type ClientOptions } from './stream-client';

const endpoint = {
  owner: 'mf-chat',
  summary: 'Of a test.',
  answer: z.object({ said: z.string() }),
} as const;
const say = defineEndpoint({
  ...endpoint,
  ...{ id: 'chat.say', method: 'POST', path: '/api/say', caller: 'anyone' },
  body: z.object({ text: z.string().max(100) }),
});
const own = defineEndpoint({
  ...endpoint,
  ...{ id: 'chat.own', method: 'GET', path: '/api/own/:id', caller: 'self' },
  params: z.object({ id: z.coerce.number() }),
});
const slow = defineEndpoint({
  ...endpoint,
  ...{ id: 'chat.slow', method: 'GET', path: '/api/slow', caller: 'anyone' },
});
const big = defineEndpoint({ ...slow, id: 'chat.big', path: '/api/big' });
const broken = defineEndpoint({ ...slow, id: 'chat.broken', path: '/api/broken' });
const form = defineEndpoint({ ...say, id: 'chat.form', path: '/api/form', takesFiles: true });
const careless = defineEndpoint({ ...slow, id: 'chat.careless', path: '/api/careless' });

/** Lets the answers of `chat.slow` go. */
export type Gate = { waiting: (() => void)[] };

/** The API of the test's remote in one version. */
export function makeChat(version: string, gate: Gate = { waiting: [] }): RemoteApi {
  return {
    endpoints: [
      serve(say, async ({ body }, { lang }) => answer({ said: `${body.text} ${version} ${lang}` })),
      serve(own, async ({ params }) => answer({ said: String(params.id) })),
      serve(slow, async () => {
        await new Promise<void>((resolve) => gate.waiting.push(resolve));
        return answer({ said: version });
      }),
      serve(big, async () => answer({ said: 'x'.repeat(400_000) })),
      serve(form, async () => answer({ said: '' })),
      serve(careless, async () => answer({ said: 1 as unknown as string })),
      serve(broken, async () => {
        throw new Error('a secret of the database');
      }),
    ],
    topics: [
      letFollow('room:{id}', ({ id }, { session }) => id.startsWith('open') || session !== null),
      letFollow('own:{id}', ({ id }, { session }) => session?.id === Number(id)),
    ],
  };
}

/** Who is signed in with which token. */
export type Sessions = Map<string, SessionUser>;

export const sessionOf = (id: number, sessionId: string): SessionUser => ({
  ...{ id, sessionId, name: null, email: null, phone: null, img: null, type: null },
});

/** A gateway with sockets, as one process of a site. */
export async function openStreamSite({
  pool,
  sessions = new Map(),
  busUrl = null,
  limits: changed = {},
  gate,
  identifies = true,
}: {
  pool: Pool;
  sessions?: Sessions;
  busUrl?: string | null;
  limits?: Partial<typeof limits>;
  gate?: Gate;
  /** Whether its mf-auth can be asked for many sessions at once. */
  identifies?: boolean;
}) {
  const bus = openBus({ url: busUrl, publicUrl: 'https://site.example' }, () => undefined);
  const connected = new Promise<void>((resolve) => void bus.onReconnect(resolve));
  const live = (ids: string[]) =>
    [...sessions.values()].map(({ sessionId }) => sessionId).filter((id) => ids.includes(id));
  const chats: Record<string, RemoteApi> = { 1: makeChat('1', gate), 2: makeChat('2', gate) };
  const made: { stream?: Stream; leave?: Leave } = {};
  const gateway = await openTestGateway({
    apis: {
      'mf-chat': chats[1] as RemoteApi,
      'mf-auth': {
        endpoints: [],
        identify: async (token) => sessions.get(token) ?? null,
        ...(identifies ? { listLiveSessions: async (ids) => live(ids) } : {}),
      },
    },
    readEvents: (asked) => readEvents(pool, asked),
    addMore: (app, site) => {
      made.stream = addStream(app, site, bus, { limits: { ...limits, ...changed } });
      const { drain } = made.stream;
      made.leave = addLeave(app, { notice: 100, finish: 5_000, onLeave: drain });
    },
  });
  const { app, site, host } = gateway;
  await app.listen({ port: 0, host: '127.0.0.1' });
  if (busUrl) await connected;
  const { port } = app.server.address() as AddressInfo;
  const { stream, leave } = made;
  if (!stream || !leave) throw new Error('no stream was made');
  const out: StreamServices = createStreamOut(bus, site.ownerOfTopics);
  return {
    ...gateway,
    bus,
    out,
    port,
    stream,
    leave,
    open: (options?: ClientOptions) => openClient(port, options),
    /** Keeps events in a transaction of each, and says so. */
    async append(topic: string, count: number, announces = true) {
      for (let n = 0; n < count; n += 1) {
        await pool.query('select stream.append($1, $2, $3)', [topic, 'test.said', { n }]);
        if (announces) out.announce([topic]);
      }
    },
    /** Gives everybody a version of the remote. */
    async release(version: '1' | '2', generation: number) {
      const peek = host.peekApi.bind(host);
      const loaded = indexApi(chats[version] as RemoteApi, {
        describe: async () => [],
        readEvents: (asked) => readEvents(pool, asked),
      });
      host.peekApi = (release) =>
        release.name === 'mf-chat' && release.version === version ? loaded : peek(release);
      const versionOf = (name: string) => (name === 'mf-chat' ? version : '1');
      await site.accept({
        ...{ schema: 'frontend-discovery/v1-pre', generation, at: '', by: '', why: '' },
        microFrontends: Object.fromEntries(
          ['shell-host', 'mf-chat', 'mf-auth'].map((name) => [
            name,
            [
              {
                ...makeTestVersion({ name, version: versionOf(name) }),
                deployment: { traffic: 100, default: true },
              },
            ],
          ]),
        ),
      });
      stream.tellGeneration(generation);
    },
    async close() {
      await gateway.close();
      await bus.close();
    },
  };
}

/** A process of a test's site. */
export type StreamSite = Awaited<ReturnType<typeof openStreamSite>>;
