import { zxcvbn, zxcvbnOptions } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

zxcvbnOptions.setOptions({ dictionary, graphs: adjacencyGraphs });

/** Of a random secret of 32 hexadecimal digits, the weakest kind taken, one in 10,000 stays below. */
const LEAST_GUESSES_LOG10 = 24;
const LEAST_UNPREDICTABLE = 0.5;
const LEAST_CHANGES = 0.15;

/**
 * Whether a secret was made up instead of drawn at random: repeated, a sequence, known from lists of
 * passwords, or words. Words go by how seldom letters and digits, capital and small, take turns.
 */
export function isWeakSecret(secret: string): boolean {
  const { guessesLog10, sequence } = zxcvbn(secret);
  const unpredictable = sequence
    .filter(({ pattern }) => pattern === 'bruteforce')
    .reduce((sum, { token }) => sum + token.length, 0);
  return (
    guessesLog10 < LEAST_GUESSES_LOG10 ||
    unpredictable < secret.length * LEAST_UNPREDICTABLE ||
    countChanges(secret) < secret.length * LEAST_CHANGES
  );
}

function countChanges(secret: string): number {
  const kinds = [...secret.replace(/[^A-Za-z0-9]/g, '')].map((sign) =>
    /\d/.test(sign) ? 'digit' : /[a-z]/.test(sign) ? 'small' : 'capital',
  );
  return kinds.filter((kind, index) => index > 0 && kind !== kinds[index - 1]).length;
}
