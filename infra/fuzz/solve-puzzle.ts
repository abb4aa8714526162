import { pbkdf2Sync } from 'node:crypto';
import { triesCost, type Proof, type Puzzle } from 'shared/contracts/proof-of-work';

/** Does the work a site asks for where very many codes are wanted. */
export function solvePuzzle({ goal, ...puzzle }: Puzzle): Proof {
  const salt = Buffer.from(puzzle.salt, 'hex');
  for (let counter = 0; ; counter += 1) {
    const key = pbkdf2Sync(String(counter), salt, triesCost, 16, 'sha256').toString('hex');
    if (key === goal) return { ...puzzle, counter };
  }
}
