import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiError } from 'shared/contracts/errors';
import { acceptsEncoding } from './compress';
import { findRange } from './find-range';
import { findReleaseFile, type FoundFile } from './find-release-file';
import { hasSame } from './has-same';
import { scriptPolicy } from './security-headers';
import { sendError } from './send-error';
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
      // maps of our sources are for those who develop
      const isHidden = file.endsWith('.map') && !site.isDevelopment;
      if (isHidden || !site.isKnown(name, version)) return missing(reply);
      await site.host.bringOnce({ name, version });
      const folder = path.join(site.host.folderOf(name, version), 'client');
      return sendFile(request, reply, folder, file, site.isDevelopment ? 'no-store' : IMMUTABLE);
    },
  );
  app.get<{ Params: { name: string; '*': string } }>('/media/:name/*', async (request, reply) => {
    const { name, '*': file } = request.params;
    const version = site.defaultVersion(name);
    if (!version) return missing(reply);
    const folder = path.join(site.host.folderOf(name, version), 'media');
    return sendFile(request, reply, folder, file, REVALIDATED);
  });
}

const missing = (reply: FastifyReply) => sendError(reply, apiError('not_found'));

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  folder: string,
  name: string,
  cacheControl: string,
) {
  const type = types[path.extname(name)];
  const plain = type === undefined ? null : await findReleaseFile(folder, name);
  if (type === undefined || !plain) return missing(reply);
  const etag = `"${plain.size.toString(36)}-${Math.round(plain.modifiedMs).toString(36)}"`;
  void reply.headers({ 'cache-control': cacheControl, vary: 'Accept-Encoding', etag });
  if (hasSame(request, etag)) return reply.code(304).send();
  void reply.headers({
    'content-type': type,
    'accept-ranges': 'bytes',
    'access-control-allow-origin': '*',
    ...(type.startsWith('text/javascript') ? { 'content-security-policy': scriptPolicy } : {}),
  });
  const range = findRange(request.headers, plain.size, etag);
  if (range === 'outside')
    return reply.code(416).header('content-range', `bytes */${plain.size}`).send();
  if (range)
    return reply
      .code(206)
      .headers({
        'content-range': `bytes ${range.start}-${range.end}/${plain.size}`,
        'content-length': range.end - range.start + 1,
      })
      .send(createReadStream(plain.path, range));
  const { encoding, chosen } = await chooseEncoding(request, folder, name, plain);
  if (encoding) void reply.header('content-encoding', encoding);
  return reply.header('content-length', chosen.size).send(createReadStream(chosen.path));
}

async function chooseEncoding(
  request: FastifyRequest,
  folder: string,
  name: string,
  plain: FoundFile,
) {
  for (const [encoding, suffix] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const) {
    if (!acceptsEncoding(request.headers['accept-encoding'], encoding)) continue;
    const compressed = await findReleaseFile(folder, name + suffix);
    if (compressed) return { encoding, chosen: compressed };
  }
  return { encoding: null, chosen: plain };
}
