/** One part of a file, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Reads a Range header of one part, as players send it. `null`: send the whole file (no header, one
 * with several parts, or the part of another version); `outside`: nothing of the file lies there (416).
 */
export function findRange(
  headers: { range?: string | undefined; 'if-range'?: string | undefined },
  size: number,
  etag: string,
): ByteRange | 'outside' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? [];
  if (!from && !to) return null;
  if (headers['if-range'] !== undefined && headers['if-range'] !== etag) return null;
  const start = from ? Number(from) : Math.max(0, size - Number(to));
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1;
  return start < size && start <= end ? { start, end } : 'outside';
}
