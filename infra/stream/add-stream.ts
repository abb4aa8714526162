import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { WebSocketServer, type WebSocket } from 'ws';
import { apiError } from 'shared/contracts/errors';
import { splitLang } from 'shared/i18n/split-lang';
import { STREAM_PATH } from 'shared/stream/wire';
import type { Bus } from '../bus/bus';
import { bearerOf, userAgentOf, type Credentials } from '../gateway/call-context';
import { upgradeAddress } from '../gateway/caller-address';
import { comesFromSite } from '../gateway/check-origin';
import { knownVisitor, SESSION_COOKIE } from '../gateway/host-cookies';
import type { Site } from '../gateway/site-process';
import { answerFrame, type Answerer } from './answer-frame';
import { Connection, type Opener } from './connection';
import { Connections } from './connections';
import { limits as usualLimits, type StreamLimits } from './limits';
import type { PlatformTopics } from './platform-topics';
import { readFrame } from './read-frame';
import { answerAsRequest, refuseUpgrade } from './refuse-upgrade';
import { TopicHub } from './topic-hub';
import { watchSessions } from './watch-sessions';

/** The sockets of this process. */
export interface Stream {
  /** How many are open. */
  count(): number;
  /** Tells every socket that a newer generation is in use. */
  tellGeneration(generation: number): void;
  /** Sends everybody elsewhere, each at a moment of its own within so many milliseconds; takes no new ones. */
  drain(withinMs: number): void;
}

/** Milliseconds that sockets have, when the server stops, for the calls in hand and to say goodbye. */
const GOODBYE_MS = 2_000;

/**
 * Opens sockets at `/api/stream`. Calls take the way of every call, with the session of their moment and
 * the visitor's releases of their moment: a socket outlives any change of releases.
 */
export function addStream(
  app: FastifyInstance,
  site: Site,
  bus: Bus,
  {
    limits = usualLimits,
    platformTopics = {},
  }: { limits?: StreamLimits; platformTopics?: PlatformTopics } = {},
): Stream {
  const { environment } = site;
  const { metrics } = site.health;
  const connections = new Connections(limits);
  const report = (error: unknown) => site.report(error, 'the stream goes on without it');
  const hub = new TopicHub(bus, site.readTopics, report);
  const answerer: Answerer = { site, hub, connections, platformTopics, limits };
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    // compressing would take forty times the memory of a socket
    perMessageDeflate: false,
    maxPayload: limits.frameBytes,
  });
  server.on('wsClientError', (_error, stream) =>
    refuseUpgrade(
      stream,
      apiError('invalid_input', { message: 'This is no WebSocket handshake.' }),
    ),
  );
  let isLeaving = false;

  /** Who opens a socket; that it comes from a page of ours was seen before. */
  async function readOpener(request: IncomingMessage): Promise<Opener> {
    const { headers, url = '' } = request;
    const cookies = app.parseCookie(headers.cookie ?? '');
    const visitor =
      knownVisitor(cookies, environment.publicUrl) ?? randomBytes(16).toString('base64url');
    const page = new URL(url, 'http://site').searchParams.get('page') ?? '/';
    const credentials: Credentials = {
      token: bearerOf(headers) ?? cookies[SESSION_COOKIE] ?? null,
      address: upgradeAddress(request, environment.trustProxy),
      userAgent: userAgentOf(headers),
      lang: splitLang(page).lang,
    };
    const { session } = await site.callerOf(credentials, visitor);
    return { visitor, credentials, session };
  }

  async function open(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    const isOurs = request.url?.split('?', 1)[0] === STREAM_PATH;
    if (!isOurs || request.headers.upgrade?.toLowerCase() !== 'websocket') {
      if (!answerAsRequest(app.server, request, stream))
        refuseUpgrade(
          stream,
          apiError('invalid_input', { message: 'Please send it without Upgrade.' }),
        );
      return;
    }
    if (isLeaving) return refuseUpgrade(stream, apiError('unavailable'));
    if (!comesFromSite(request.headers, environment)) {
      const address = upgradeAddress(request, environment.trustProxy);
      site.logSecurity({ event: 'wrong_origin', address, account: null, path: STREAM_PATH });
      return refuseUpgrade(stream, apiError('wrong_origin'));
    }
    const opener = await readOpener(request);
    const giveBack = connections.reserve(opener);
    if (!giveBack) return refuseUpgrade(stream, apiError('too_many_requests'));
    stream.once('close', giveBack);
    if (stream.destroyed) return giveBack();
    server.handleUpgrade(request, stream, head, (socket) =>
      serve(new Connection(socket, opener, limits)),
    );
  }

  function serve(connection: Connection) {
    const { socket } = connection;
    connections.add(connection);
    metrics.countSocket(1);
    socket.on('error', () => undefined); // it closes, with a code that says why
    socket.on('pong', () => (connection.isAlive = true));
    socket.on('message', (data, isBinary) => {
      connection.isAlive = true;
      if (socket.readyState === socket.OPEN) hear(connection, String(data), !isBinary);
    });
    socket.on('close', () => {
      hub.leaveAll(connection);
      connections.remove(connection);
      metrics.countSocket(-1);
    });
    // the process may have begun to leave while the session was checked
    if (isLeaving) connection.close('restart');
  }

  function hear(connection: Connection, text: string, isText: boolean) {
    if (!connection.takeFrame()) return connection.close('tooFast');
    const read = readFrame(text, isText);
    metrics.countFrame(read.ok ? read.frame.t : 'malformed');
    if (read.ok) return void answerFrame(answerer, connection, read.frame);
    const { id, error } = read;
    connection.send(id === null ? { t: 'error', error } : { t: 'answer', id, error });
    connection.malformed += 1;
    if (connection.malformed >= limits.malformed) connection.close('tooFast');
  }

  app.server.on('upgrade', (request, stream, head) => {
    stream.on('error', () => undefined); // whoever hung up hears nothing more
    open(request, stream, head).catch((error: unknown) => {
      report(error);
      refuseUpgrade(stream, apiError('internal'));
    });
  });

  const sessions = watchSessions(connections, bus, site.listLiveSessions, {
    everyMs: limits.sessionsMs,
    report,
  });
  const leaveBus = bus.onReconnect(() => hub.lookAtAll());
  const looking = setInterval(() => hub.lookAtAll(), limits.lookMs).unref();
  const pinging = setInterval(() => {
    for (const connection of connections.all()) checkAlive(connection, limits);
  }, limits.pingMs).unref();

  app.addHook('preClose', async () => {
    isLeaving = true;
    clearInterval(looking);
    clearInterval(pinging);
    sessions.stop();
    leaveBus();
    const open = connections.all();
    const ended = Promise.all(open.map(({ socket }) => closed(socket)));
    for (const connection of open) connection.leave();
    await Promise.race([ended, sleep(GOODBYE_MS, undefined, { ref: false })]);
    for (const { socket } of connections.all()) socket.terminate();
  });

  return {
    count: () => connections.size,
    tellGeneration(generation) {
      const hint = { t: 'hint', topic: 'site', name: 'generation', data: { generation } };
      const text = Buffer.from(JSON.stringify(hint));
      for (const connection of connections.all()) connection.sendText(text);
    },
    drain(withinMs) {
      isLeaving = true;
      for (const connection of connections.all()) {
        const after_ms = Math.round(Math.random() * withinMs);
        connection.send({ t: 'drain', after_ms });
        setTimeout(() => connection.leave(), after_ms).unref();
      }
    },
  };
}

/** One that has not answered the last ping is gone, whatever TCP says. */
function checkAlive(connection: Connection, { unreadBytes }: StreamLimits): void {
  const { socket } = connection;
  if (!connection.isAlive || socket.bufferedAmount > unreadBytes) return socket.terminate();
  connection.isAlive = false;
  socket.ping();
}

const closed = (socket: WebSocket) =>
  socket.readyState === socket.CLOSED ? null : once(socket, 'close');
