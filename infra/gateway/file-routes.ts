import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiError } from 'shared/contracts/errors';
import { findRange } from './find-range';
import { scriptPolicy } from './security-headers';
import type { Site } from './site-process';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.map': 'application/json; charset=utf-8',
  '.mp4': 'video/mp4',
  '.m4a': 'audio/mp4',
  '.mp3': 'audio/mpeg',
  '.vtt': 'text/vtt; charset=utf-8',
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.ts': 'video/mp2t',
  '.bin': 'application/octet-stream',
};
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATED = 'public, max-age=3600, stale-while-revalidate=86400';

/** Serves release files (immutable: their address has the version) and each remote's pictures. */
export function addFileRoutes(app: FastifyInstance, site: Site) {
  app.get<{ Params: { name: string; version: string; '*': string } }>(
    '/releases/:name/:version/client/*',
    async (request, reply) => {
      const { name, version, '*': file } = request.params;
      const folder = path.join(site.host.folderOf(name, version), 'client');
      return sendFile(request, reply, folder, file, site.isDevelopment ? 'no-store' : IMMUTABLE);
    },
  );
  app.get<{ Params: { name: string; '*': string } }>('/media/:name/*', async (request, reply) => {
    const { name, '*': file } = request.params;
    const version = site.defaultVersion(name);
    if (!version) return reply.code(404).send(apiError('not_found'));
    const folder = path.join(site.host.folderOf(name, version), 'media');
    return sendFile(request, reply, folder, file, REVALIDATED);
  });
}

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  folder: string,
  name: string,
  cacheControl: string,
) {
  const file = path.join(folder, name);
  const type = types[path.extname(file)];
  const missing = () =>
    reply.code(404).header('cache-control', 'no-store').send(apiError('not_found'));
  if (!file.startsWith(folder + path.sep) || !type) return missing();
  const plain = await sizeOf(file);
  if (!plain) return missing();
  const etag = `"${plain.size.toString(36)}-${Math.round(plain.mtimeMs).toString(36)}"`;
  void reply.headers({ 'cache-control': cacheControl, vary: 'Accept-Encoding', etag });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  void reply.headers({
    'content-type': type,
    'accept-ranges': 'bytes',
    'access-control-allow-origin': '*',
    ...(type.startsWith('text/javascript') ? { 'content-security-policy': scriptPolicy } : {}),
  });
  const range = findRange(request.headers.range, plain.size);
  if (range === 'outside')
    return reply.code(416).header('content-range', `bytes */${plain.size}`).send();
  if (range)
    return reply
      .code(206)
      .headers({
        'content-range': `bytes ${range.start}-${range.end}/${plain.size}`,
        'content-length': range.end - range.start + 1,
      })
      .send(createReadStream(file, range));
  const { encoding, chosen, size } = await chooseEncoding(request, file, plain.size);
  if (encoding) void reply.header('content-encoding', encoding);
  return reply.header('content-length', size).send(createReadStream(chosen));
}

async function chooseEncoding(request: FastifyRequest, file: string, plainSize: number) {
  const accepted = request.headers['accept-encoding'] ?? '';
  for (const [encoding, suffix] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const) {
    if (!accepted.includes(encoding)) continue;
    const compressed = await sizeOf(file + suffix);
    if (compressed) return { encoding, chosen: file + suffix, size: compressed.size };
  }
  return { encoding: null, chosen: file, size: plainSize };
}

async function sizeOf(file: string) {
  try {
    const found = await stat(file);
    return found.isFile() ? found : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
