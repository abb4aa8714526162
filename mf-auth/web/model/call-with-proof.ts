import type { Proof } from 'shared/contracts/proof-of-work';
import { isFailure, type CallFailure } from 'shared/http/failure';

/** While it works, the load may grow and ask for more; after that it says no. */
const mostPuzzles = 3;

/** Makes a call, and makes it again with the work done where the site asks for it. */
export async function callWithProof<R>(
  call: (proof?: Proof) => Promise<R | CallFailure>,
): Promise<R | CallFailure> {
  let reply = await call();
  for (let puzzles = 0; puzzles < mostPuzzles; puzzles += 1) {
    const puzzle = isFailure(reply) && reply.response?.puzzle;
    if (!puzzle) break;
    const { solvePuzzle } = await import('./solve-puzzle');
    const proof = await solvePuzzle(puzzle);
    if (!proof) break;
    reply = await call(proof);
  }
  return reply;
}
