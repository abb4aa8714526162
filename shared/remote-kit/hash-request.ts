import { createHash } from 'node:crypto';

/**
 * A hash of what was asked, the same however the fields are ordered. As it was sent, not as it was
 * understood: a release in between may understand more.
 */
export function hashRequest(request: { params: unknown; query: unknown; body: unknown }): string {
  const { params, query, body } = request;
  return createHash('sha256')
    .update(write([params, query, body]))
    .digest('hex');
}

function write(value: unknown): string {
  if (value instanceof Date) return write(value.toISOString());
  if (ArrayBuffer.isView(value))
    return `bytes ${Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('base64')}`;
  if (Array.isArray(value)) return `[${value.map(write).join(',')}]`;
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, part]) => `${JSON.stringify(name)}:${write(part)}`).join(',')}}`;
}
