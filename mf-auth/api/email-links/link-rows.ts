import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Lang } from 'shared/remote-kit/page';
import type { Secret } from 'shared/remote-kit/secrets';
import { recordConsent } from '../consent/consent-rows';
import { subjectOfAddress } from '../consent/subject-hash';
import type { Database, Transaction } from '../data/database';
import { postgresCode } from '../data/postgres-code';
import { emailLinks } from '../data/schema';
import { drawOpaqueId, hashOpaqueId } from '../one-time-codes/secrets';

const hours = 48;

/** Stores a link and answers its token, which is nowhere else but in the mail. */
export async function insertLink(
  database: Transaction,
  link: { purpose: 'profile' | 'newsletter'; userId: number | null; email: string },
): Promise<string> {
  const token = drawOpaqueId();
  await database.insert(emailLinks).values({
    ...link,
    tokenHash: hashOpaqueId(token),
    expiresAt: sql`now() + make_interval(hours => ${hours})`,
  });
  return token;
}

/** Open links of a profile stop working, for example when another address was chosen. */
export async function cancelProfileLinks(
  database: Database | Transaction,
  userId: number,
): Promise<void> {
  await database
    .delete(emailLinks)
    .where(and(eq(emailLinks.userId, userId), isNull(emailLinks.usedAt)));
}

/**
 * Confirms the address of a link; a newsletter's is also a consent. Using a link again is fine while it still says the truth; null when
 * the link is unknown or too old, or when its address belongs to another account by now.
 */
export async function applyLink(
  database: Database,
  token: string,
  { lang, secret }: { lang: Lang; secret: Secret },
): Promise<'profile' | 'newsletter' | null> {
  const tokenHash = hashOpaqueId(token);
  try {
    return await database.transaction(async (tx) => {
      const { rows } = await tx.execute<{
        purpose: 'profile' | 'newsletter';
        user_id: string | null;
        email: string;
        used: boolean;
      }>(sql`
        SELECT purpose, user_id, email, used_at IS NOT NULL AS used FROM auth.email_links
        WHERE token_hash = ${tokenHash} AND expires_at > now() FOR UPDATE`);
      const link = rows[0];
      if (!link) return null;
      if (link.used) {
        if (link.purpose === 'newsletter') return link.purpose;
        const still = await tx.execute(
          sql`SELECT 1 FROM auth.users WHERE id = ${link.user_id} AND lower(email) = lower(${link.email})`,
        );
        return still.rows.length > 0 ? link.purpose : null;
      }
      await tx.execute(
        link.purpose === 'profile'
          ? sql`UPDATE auth.users SET email = ${link.email}, updated_at = now() WHERE id = ${link.user_id}`
          : sql`UPDATE auth.subscribers SET state = 'confirmed', confirmed_at = now(), left_at = NULL WHERE email = ${link.email}`,
      );
      if (link.purpose === 'newsletter') {
        const subject = subjectOfAddress(link.email, secret);
        const line = { purpose: 'newsletter', action: 'given', source: 'newsletter' } as const;
        await recordConsent(tx, { ...line, subject, lang });
      }
      await tx.execute(
        sql`UPDATE auth.email_links SET used_at = now() WHERE token_hash = ${tokenHash}`,
      );
      return link.purpose;
    });
  } catch (error) {
    if (postgresCode(error) === '23505') return null;
    throw error;
  }
}
