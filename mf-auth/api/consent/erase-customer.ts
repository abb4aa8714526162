import { eq, inArray, sql } from 'drizzle-orm';
import type { Lang } from 'shared/remote-kit/page';
import type { Person } from 'shared/remote-kit/personal-data';
import type { Secret } from 'shared/remote-kit/secrets';
import { consents } from '../data/consent-schema';
import type { Transaction } from '../data/database';
import { challenges, emailLinks, subscribers, users } from '../data/schema';
import { forgetSessionsChanged } from '../sessions/sessions-changed';
import { findStanding, listConsents, recordConsent } from './consent-rows';
import { noteRequest } from './note-request';
import { subjectOfAddress, subjectOfCustomer } from './subject-hash';

interface Words {
  lang: Lang;
  secret: Secret;
}

/**
 * Erases what this remote keeps of a customer: profile, sessions, links, codes and nominee go; consents
 * are withdrawn and lose the customer's id; money rows stay under a number that leads to nobody.
 */
export async function eraseCustomer(
  tx: Transaction,
  customer: Person,
  promotional: bigint,
  words: Words,
): Promise<void> {
  // credit the site gave has no source to go back to: it returns to the site
  if (promotional > 0n)
    await tx.execute(sql`SELECT auth.ledger_end_promotional(${customer.id}, 10000)`);
  await tx.execute(sql`DELETE FROM auth.provider_events WHERE customer_id = ${customer.id}`);
  await withdrawAll(tx, customer, words);
  const { id, phone, email } = customer;
  const address = email?.toLowerCase() ?? null;
  const targets = [phone, address].filter((target) => target !== null);
  await tx.delete(challenges).where(inArray(challenges.target, targets));
  if (address !== null) {
    await tx.delete(subscribers).where(eq(subscribers.email, address));
    await tx.delete(emailLinks).where(eq(sql`lower(${emailLinks.email})`, address));
  }
  await tx.delete(users).where(eq(users.id, id));
  await forgetSessionsChanged(tx, id);
  await noteRequest(tx, customer, 'erasure', words.secret);
}

async function withdrawAll(tx: Transaction, customer: Person, { lang, secret }: Words) {
  const { id, email } = customer;
  const account = subjectOfCustomer(customer, secret);
  const address = email === null ? null : subjectOfAddress(email, secret);
  const addressHashes = address?.hashes ?? [];
  const history = await listConsents(tx, { userId: id, addressHashes });
  for (const [purpose, latest] of findStanding(history)) {
    if (latest?.action !== 'given') continue;
    const subject = purpose === 'newsletter' && address ? address : account;
    await recordConsent(tx, { subject, purpose, action: 'withdrawn', lang, source: 'erasure' });
  }
  await tx.update(consents).set({ userId: null }).where(eq(consents.userId, id));
}
