import { triesCost, type Proof, type Puzzle } from 'shared/contracts/proof-of-work';

/**
 * Does the work of a puzzle: the browser's own cryptography, off the page's thread, so that the page
 * stays alive meanwhile. A second or two on a cheap phone for the first level.
 * @returns null when no counter fits, which a genuine puzzle never has
 */
export async function solvePuzzle(puzzle: Puzzle): Promise<Proof | null> {
  const { goal, ...parts } = puzzle;
  const salt = fromHex(puzzle.salt);
  const most = 200 * 3 ** puzzle.level;
  for (let counter = 0; counter < most; counter += batch) {
    const keys = await Promise.all(
      Array.from({ length: batch }, (_, n) => derive(String(counter + n), salt)),
    );
    const found = keys.indexOf(goal);
    if (found >= 0) return { ...parts, counter: counter + found };
  }
  return null;
}

/** So many at once: the browser spreads them over the processor's cores. */
const batch = 4;

async function derive(text: string, salt: Uint8Array<ArrayBuffer>): Promise<string> {
  const word = new TextEncoder().encode(text);
  const key = await crypto.subtle.importKey('raw', word, 'PBKDF2', false, ['deriveBits']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: triesCost };
  const bits = await crypto.subtle.deriveBits(how, key, 128);
  return [...new Uint8Array(bits)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
