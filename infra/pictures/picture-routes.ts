import type { FastifyInstance } from 'fastify';
import { apiError } from 'shared/contracts/errors';
import type { createRenderer } from './render-picture';

const types: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/** Serves pictures in their sizes; an address has the hash of its picture, so it is never asked twice. */
export function addPictureRoutes(
  app: FastifyInstance,
  readPicture: ReturnType<typeof createRenderer>,
) {
  app.get<{ Params: { hash: string; name: string } }>(
    '/pictures/:hash/:name',
    async (request, reply) => {
      const { hash, name } = request.params;
      const bytes = await readPicture(hash, name);
      if (!bytes)
        return reply.code(404).header('cache-control', 'no-store').send(apiError('not_found'));
      return reply
        .headers({
          'content-type': types[name.split('.')[1] ?? ''] ?? 'application/octet-stream',
          'cache-control': 'public, max-age=31536000, immutable',
        })
        .send(bytes);
    },
  );
}
