import { eq, or, sql } from 'drizzle-orm';
import type { Lang } from 'shared/remote-kit/page';
import type { Secret } from 'shared/remote-kit/secrets';
import type { Transaction } from '../data/database';
import { subscribers } from '../data/schema';
import { hashOpaqueId } from '../one-time-codes/secrets';
import { isLeaveToken, leaveHashes } from './leave-token';

/** The address that an unsubscribe link of now, or of the secret before, is for. */
export async function findByLeaveToken(
  tx: Transaction,
  token: string,
  links: Secret,
): Promise<string | null> {
  const hash = hashOpaqueId(token);
  const [found] = await tx
    .select({ email: subscribers.email })
    .from(subscribers)
    .where(or(eq(subscribers.leaveHash, hash), eq(subscribers.formerLeaveHash, hash)))
    .for('update');
  return found && isLeaveToken(token, found.email, links) ? found.email : null;
}

/** Subscribes an address that is confirmed already. */
export async function joinNewsletter(tx: Transaction, email: string, lang: Lang, links: Secret) {
  const hashes = leaveHashes(email, links);
  const confirmed = { state: 'confirmed', confirmedAt: sql`now()`, leftAt: null } as const;
  const row = { ...confirmed, lang, ...hashes };
  await tx
    .insert(subscribers)
    .values({ email, ...row })
    .onConflictDoUpdate({ target: subscribers.email, set: row });
}

/** Ends a subscription; leaving again changes nothing. */
export async function leaveNewsletter(tx: Transaction, email: string) {
  const leftAt = sql`coalesce(${subscribers.leftAt}, now())`;
  await tx.update(subscribers).set({ state: 'left', leftAt }).where(eq(subscribers.email, email));
}
