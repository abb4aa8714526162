import { createServer, STATUS_CODES, type IncomingMessage, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { ApiDeps } from 'shared/remote-kit/api';
import type { Secret } from 'shared/remote-kit/secrets';
import { carriesToken } from '../../environment/carries-token';
import { releaseVersion } from '../../releases/release-manifest';
import type { Here } from '../launch-here';
import { addressOf, PROTOCOL } from './protocol';
import { serveRelease } from './serve-release';

/** Gateways times the releases that each uses: a process for each. */
const CONNECTIONS = 40;

/** Runs the releases of one remote for gateways that carry the token; of others it only says it is alive. */
export function createReleaseServer(
  { remote, token, log }: { remote: string; token: Secret; log: ApiDeps['log'] },
  here: Here,
): Server {
  const open = new Set<Socket>();
  const server = createServer((request, reply) => {
    const isAlive = request.url === '/healthz';
    reply.writeHead(isAlive ? 200 : 404, { 'content-type': 'application/json' });
    reply.end(isAlive ? '{"status":200}' : '{"status":404}');
  });

  /** The status that says why a gateway is refused. */
  function refuse(request: IncomingMessage, version: string): number | null {
    if (!carriesToken(request.headers.authorization, token)) return 401;
    if (request.headers.upgrade !== PROTOCOL) return 426;
    const isOurs = request.url === addressOf({ name: remote, version });
    if (!isOurs || !releaseVersion.safeParse(version).success) return 404;
    return open.size >= CONNECTIONS ? 503 : null;
  }

  server.on('upgrade', (request, stream, head) => {
    const socket = stream as Socket;
    const version = readVersion(request.url ?? '');
    const status = refuse(request, version);
    socket.on('error', () => undefined); // whoever hung up hears nothing more
    if (status !== null) {
      log.warn({ status, address: socket.remoteAddress }, 'a gateway was refused');
      socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\n\r\n`);
      return;
    }
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    if (head.length > 0) socket.unshift(head);
    socket.setTimeout(0);
    socket.setNoDelay(true);
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nconnection: Upgrade\r\nupgrade: ${PROTOCOL}\r\n\r\n`,
    );
    serveRelease(socket, { name: remote, version }, here, log);
  });
  // `close` waits for those that are connected, who would never leave
  const end = server.close.bind(server);
  server.close = (done) => {
    const ended = end(done);
    for (const socket of open) socket.destroy();
    return ended;
  };
  return server;
}

function readVersion(url: string): string {
  try {
    return decodeURIComponent(url.split('/').at(-1) ?? '');
  } catch {
    return ''; // no version, which is refused
  }
}
