import { randomInt } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { hashKeyed, allHashesOf, type Secret } from 'shared/remote-kit/secrets';
import type { Transaction } from '../data/database';
import { staffRecoveryCodes } from '../data/staff-schema';

const COUNT = 10;
/** Without letters and digits that are taken for one another. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 12;

/** Ten codes of 59 bits each, `abcd-efgh-jkmn`; those of before count no more. */
export async function renewCodes(
  tx: Transaction,
  staffId: number,
  secret: Secret,
): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, drawRecoveryCode);
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId));
  await tx
    .insert(staffRecoveryCodes)
    .values(codes.map((code) => ({ staffId, codeHash: hashKeyed(describe(code), secret) })));
  return codes;
}

/** Uses a code up; false: it is none, or was used before. */
export async function takeRecoveryCode(
  tx: Transaction,
  staffId: number,
  typed: string,
  secret: Secret,
): Promise<boolean> {
  for (const codeHash of allHashesOf(describe(typed), secret)) {
    const used = await tx
      .update(staffRecoveryCodes)
      .set({ usedAt: sql`now()` })
      .where(
        and(
          eq(staffRecoveryCodes.staffId, staffId),
          eq(staffRecoveryCodes.codeHash, codeHash),
          isNull(staffRecoveryCodes.usedAt),
        ),
      )
      .returning({ codeHash: staffRecoveryCodes.codeHash });
    if (used.length > 0) return true;
  }
  return false;
}

function drawRecoveryCode(): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return letters.join('').replace(/(.{4})(?=.)/g, '$1-');
}

const describe = (code: string) => `recovery:${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`;
