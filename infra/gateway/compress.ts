import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const WORTH_IT = 1024;

/** Compresses a body for what the client accepts; levels are for bodies made on every request. */
export async function compress(
  body: string,
  acceptEncoding: string | undefined,
): Promise<{ body: string | Buffer; encoding: 'br' | 'gzip' | null }> {
  if (body.length < WORTH_IT) return { body, encoding: null };
  if (acceptsEncoding(acceptEncoding, 'br')) {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 3,
      // told the size and given a window that fits, it needs half the time
      [constants.BROTLI_PARAM_LGWIN]: 18,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    };
    return { body: await brotli(body, { params }), encoding: 'br' };
  }
  if (acceptsEncoding(acceptEncoding, 'gzip'))
    return { body: await gz(body, { level: 4 }), encoding: 'gzip' };
  return { body, encoding: null };
}

const names = { br: /^\s*br\s*(?:;|$)/i, gzip: /^\s*gzip\s*(?:;|$)/i };

/** Whether a client takes an encoding; `br;q=0` says that it doesn't. */
export function acceptsEncoding(header: string | undefined, encoding: keyof typeof names): boolean {
  const part = header?.split(',').find((one) => names[encoding].test(one));
  return part !== undefined && !/;\s*q=0(?:\.0*)?\s*$/i.test(part);
}
