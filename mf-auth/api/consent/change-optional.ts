import { eq, sql } from 'drizzle-orm';
import type { ConsentPurpose, ConsentRecord } from 'shared/contracts/auth-consent';
import type { Lang } from 'shared/remote-kit/page';
import type { Secret } from 'shared/remote-kit/secrets';
import type { Database, Transaction } from '../data/database';
import { subscribers, users } from '../data/schema';
import { leaveToken } from '../newsletter/leave-token';
import { hashOpaqueId } from '../one-time-codes/secrets';
import { recordConsent } from './consent-rows';
import { hashCustomer, hashSubject } from './subject-hash';

interface Change {
  purpose: Exclude<ConsentPurpose, 'terms' | 'account'>;
  given: boolean;
  source: ConsentRecord['source'];
  lang: Lang;
  secret: Secret;
  /** Makes the newsletter's unsubscribe link. */
  links: Secret;
}

type Customer = { id: number; phone: string | null; email: string | null };

/**
 * Gives or withdraws an optional consent together with what follows from it; false when the newsletter
 * has no confirmed address to go to.
 */
export async function changeOptional(
  database: Database,
  customer: Customer,
  { purpose, given, source, lang, secret, links }: Change,
): Promise<boolean> {
  const line = { purpose, action: given ? 'given' : 'withdrawn', lang, source } as const;
  return database.transaction(async (tx) => {
    if (purpose === 'newsletter') {
      if (customer.email === null) return false;
      const email = customer.email.toLowerCase();
      await (given ? subscribe(tx, email, lang, links) : leaveNewsletter(tx, email));
      const subject = { userId: null, hash: hashSubject(email, secret) };
      await recordConsent(tx, { ...line, subject });
      return true;
    }
    if (!given) {
      await tx
        .update(users)
        .set({ birthDate: null, birthTime: null, birthPlace: null, updatedAt: sql`now()` })
        .where(eq(users.id, customer.id));
    }
    const subject = { userId: customer.id, hash: hashCustomer(customer, secret) };
    await recordConsent(tx, { ...line, subject });
    return true;
  });
}

/** The address is confirmed already, so there is no second mail to confirm it. */
async function subscribe(tx: Transaction, email: string, lang: Lang, links: Secret) {
  const leaveHash = hashOpaqueId(leaveToken(email, links));
  const row = { state: 'confirmed', lang, leaveHash, confirmedAt: sql`now()` } as const;
  await tx
    .insert(subscribers)
    .values({ email, ...row })
    .onConflictDoUpdate({ target: subscribers.email, set: row });
}

async function leaveNewsletter(tx: Transaction, email: string) {
  await tx.update(subscribers).set({ state: 'left' }).where(eq(subscribers.email, email));
}
