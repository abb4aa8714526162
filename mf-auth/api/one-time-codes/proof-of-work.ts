import { pbkdf2, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { triesCost, type Proof, type Puzzle } from 'shared/contracts/proof-of-work';
import type { Allowances } from 'shared/remote-kit/api';
import { allHashesOf, hashKeyed, type Secret } from 'shared/remote-kit/secrets';

const derive = promisify(pbkdf2);
const lifeSeconds = 180;
/** Tries that a puzzle of the first level needs at least, and at most twice as many. */
const fewestTries = 80;
/** Each level needs so many times the work of the one before. */
const growth = 3;

/** Draws a puzzle whose solution counts for `purpose` alone. Only its signature knows the counter. */
export async function drawPuzzle(level: number, purpose: string, secret: Secret): Promise<Puzzle> {
  const fewest = fewestTries * growth ** (level - 1);
  const counter = randomInt(fewest, 2 * fewest);
  const salt = randomBytes(16);
  const key = await derive(String(counter), salt, triesCost, 16, 'sha256');
  const parts = {
    salt: salt.toString('hex'),
    level,
    expires: Math.floor(Date.now() / 1000) + lifeSeconds,
  };
  const signature = hashKeyed(describe({ ...parts, counter }, purpose), secret);
  return { ...parts, goal: key.toString('hex'), signature };
}

/** The level of a proof that was given for this purpose and is used for the first time; else 0. */
export async function acceptProof(
  proof: Proof,
  purpose: string,
  { allowances, secret }: { allowances: Allowances; secret: Secret },
): Promise<number> {
  if (proof.expires < Date.now() / 1000) return 0;
  const given = Buffer.from(proof.signature);
  const isRight = allHashesOf(describe(proof, purpose), secret).some((hash) => {
    const wanted = Buffer.from(hash);
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  });
  if (!isRight) return 0;
  const once = { key: `code-proof:${proof.salt}`, count: 1, seconds: 2 * lifeSeconds };
  return (await allowances.take(once)).ok ? proof.level : 0;
}

function describe({ salt, level, expires, counter }: Omit<Proof, 'signature'>, purpose: string) {
  return `proof:${JSON.stringify([salt, level, expires, counter, purpose])}`;
}
