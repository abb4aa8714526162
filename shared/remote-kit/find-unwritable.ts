/** NUL, and halves of characters: neither a database nor UTF-8 has room for them. */
const UNWRITABLE = /\0|\p{Surrogate}/u;
/** No contract nests deeper than a few levels. */
const DEEPEST = 40;

/**
 * Looks through what came with a request for text that can't be stored or sent on.
 * @param value JSON, or form fields
 * @param name what the value is called, the first part of the path
 * @returns the path of the first such text or of what nests too deeply (`body.name`); `null` when all is well
 */
export function findUnwritable(value: unknown, name: string): string | null {
  const left: [path: string, value: unknown, depth: number][] = [[name, value, 0]];
  for (let next = left.pop(); next; next = left.pop()) {
    const [path, found, depth] = next;
    if (typeof found === 'string' && UNWRITABLE.test(found)) return path;
    if (typeof found !== 'object' || found === null || ArrayBuffer.isView(found)) continue;
    if (depth === DEEPEST) return name;
    for (const [key, part] of Object.entries(found)) {
      if (UNWRITABLE.test(key)) return path;
      left.push([`${path}.${key}`, part, depth + 1]);
    }
  }
  return null;
}
