import { eq, inArray } from 'drizzle-orm';
import type { Consents } from 'shared/contracts/auth-consent';
import type { Lang } from 'shared/remote-kit/page';
import type { Secret } from 'shared/remote-kit/secrets';
import { consents, dataRequests } from '../data/consent-schema';
import type { Database, Transaction } from '../data/database';
import { retryTransaction } from '../data/retry-transaction';
import { challenges, subscribers, users } from '../data/schema';
import { postTransferWithin } from '../ledger/post-transfer';
import { findStanding, listConsents, recordConsent } from './consent-rows';
import { readMoneyLeft } from './money-left';
import { allSubjectHashes, hashCustomer, hashSubject } from './subject-hash';

type Customer = { id: number; phone: string | null; email: string | null };
interface Words {
  lang: Lang;
  secret: Secret;
}

/**
 * Erases a customer in one transaction: profile, sessions, links and codes go; consents are withdrawn
 * and lose the customer's id; money rows stay under a number that leads to nobody.
 * @returns what keeps the account from being erased; null when it is gone
 */
export async function eraseCustomer(
  database: Database,
  customer: Customer,
  words: Words,
): Promise<Consents['erasure']['blocked_by']> {
  return retryTransaction(() =>
    database.transaction(async (tx) => {
      const money = await readMoneyLeft(tx, customer.id, true);
      if (money.blockedBy) return money.blockedBy;
      if (money.promotional > 0n) await endPromotional(tx, customer.id, money.promotional);
      await withdrawAll(tx, customer, words);
      const { id, phone, email } = customer;
      const targets = [phone, email?.toLowerCase()].filter((target) => typeof target === 'string');
      await tx.delete(challenges).where(inArray(challenges.target, targets));
      if (email) await tx.delete(subscribers).where(eq(subscribers.email, email.toLowerCase()));
      await tx.delete(users).where(eq(users.id, id));
      const subjectHash = hashCustomer(customer, words.secret);
      await tx.insert(dataRequests).values({ subjectHash, kind: 'erasure' });
      return null;
    }),
  );
}

/** Credit the site gave has no source to go back to: it returns to the site. */
async function endPromotional(tx: Transaction, userId: number, amount: bigint) {
  await postTransferWithin(tx, {
    businessKey: `erasure:${userId}`,
    kind: 'promotional_ended',
    entries: [
      { account: { kind: 'customer_promotional', userId }, amount: -amount },
      { account: { kind: 'platform_promotional' }, amount },
    ],
  });
}

async function withdrawAll(tx: Transaction, customer: Customer, { lang, secret }: Words) {
  const { id, email } = customer;
  const account = { userId: id, hash: hashCustomer(customer, secret) };
  const address = email === null ? null : { userId: null, hash: hashSubject(email, secret) };
  const addressHashes = email === null ? [] : allSubjectHashes(email, secret);
  const history = await listConsents(tx, { userId: id, addressHashes });
  for (const [purpose, latest] of findStanding(history)) {
    if (latest?.action !== 'given') continue;
    const subject = purpose === 'newsletter' && address ? address : account;
    await recordConsent(tx, { subject, purpose, action: 'withdrawn', lang, source: 'erasure' });
  }
  await tx.update(consents).set({ userId: null }).where(eq(consents.userId, id));
}
