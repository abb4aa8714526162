import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const folder = path.join(__dirname, 'stream');
const types: Record<string, string> = {
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.m4s': 'video/iso.segment',
  '.mp4': 'video/mp4',
};

/** A host of its own for the stream in `stream/`, as a temple's would be. @returns its origin */
export function serveStream(): Promise<string> {
  const server = createServer((request, reply) => {
    const name = path.basename(new URL(request.url ?? '/', 'http://x').pathname);
    const type = types[path.extname(name)];
    const file = path.join(folder, name);
    reply.setHeader('access-control-allow-origin', '*');
    if (!type || !existsSync(file)) return void reply.writeHead(404).end();
    reply.writeHead(200, { 'content-type': type });
    createReadStream(file).pipe(reply);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    });
  });
}
