import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { UploadedFile } from 'shared/contracts/contract';

/** Above what an endpoint takes, so that it can say itself that a file is too large. */
const BODY_LIMIT = 12 * 1024 * 1024;

/** Whether a request carries a form with files. */
export function carriesFiles({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.startsWith('multipart/form-data') === true;
}

/** Takes forms with files, as bytes: they are read by `readFiles`, or go on to another process. */
export function acceptFiles(app: FastifyInstance) {
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
    async (_request: FastifyRequest, body: Buffer) => body,
  );
}

/**
 * The fields of a form with files: a text as it is, a file as an `UploadedFile`.
 * @throws Error with `statusCode` 400 when the form is broken
 */
export async function readFiles(request: FastifyRequest): Promise<object> {
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const form = await readForm(new Response(request.body as Buffer<ArrayBuffer>, { headers }));
  const fields = [...form].map(async ([name, value]) => [name, await readValue(value)]);
  return Object.fromEntries(await Promise.all(fields)) as object;
}

async function readForm(response: Response): Promise<FormData> {
  try {
    return await response.formData();
  } catch (error) {
    throw Object.assign(error as Error, { statusCode: 400 });
  }
}

async function readValue(value: string | File): Promise<string | UploadedFile> {
  if (typeof value === 'string') return value;
  return { name: value.name, bytes: new Uint8Array(await value.arrayBuffer()) };
}
