import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { FILE_LIMIT, openUpload, takeFile } from '../releases/uploads';
import { refuse } from '../releases/refusal';

/** Of a release.json, which names thousands of files. */
const MANIFEST_LIMIT = 2 * 1024 * 1024;

/**
 * Mounts the way of a release to this site: first its release.json, to which the hashes of the files that
 * are missing here are the answer, then these, one by one.
 */
export function addUploadRoutes(
  app: FastifyInstance,
  releasesFolder: string,
  onRequest: onRequestAsyncHookHandler,
) {
  app.post<{ Body: { manifest?: unknown } | null }>(
    '/ops/releases/offer',
    { bodyLimit: MANIFEST_LIMIT, onRequest },
    async ({ body }, reply) => {
      const manifest = body?.manifest;
      const opened =
        typeof manifest === 'string'
          ? await openUpload(releasesFolder, manifest)
          : refuse('bad_operation', 'manifest: the text of a release.json');
      return reply.code(opened.ok ? 200 : 409).send(opened);
    },
  );
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: FILE_LIMIT },
    async (_request: unknown, content: Buffer) => content,
  );
  app.put<{ Params: { upload: string; hash: string }; Body: Buffer | undefined }>(
    '/ops/releases/uploads/:upload/:hash',
    { bodyLimit: FILE_LIMIT, onRequest },
    async ({ params, body }, reply) => {
      // an empty file has no body
      const content = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      const refusal = await takeFile(releasesFolder, { ...params, content });
      return refusal ? reply.code(409).send(refusal) : { ok: true };
    },
  );
}
