import { and, desc, eq, inArray, isNull, or } from 'drizzle-orm';
import { consentPurposes, noticeVersions } from 'shared/contracts/auth-consent';
import type { ConsentPurpose, ConsentRecord } from 'shared/contracts/auth-consent';
import type { Database, Transaction } from '../data/database';
import { consents } from '../data/consent-schema';
import type { Subject } from './subject-hash';

interface NewConsent extends Pick<ConsentRecord, 'purpose' | 'action' | 'lang' | 'source'> {
  subject: Subject;
}

/**
 * Writes a line to the ledger, unless the latest one of this subject and purpose says the same. It stands
 * under the hash of that one, which may be of the secret before: what was given and what is withdrawn
 * are kept, found and forgotten together.
 */
export async function recordConsent(
  tx: Database | Transaction,
  { subject, purpose, action, lang, source }: NewConsent,
): Promise<void> {
  const version = noticeVersions[purpose];
  const [latest] = await tx
    .select({ hash: consents.subjectHash, action: consents.action, version: consents.version })
    .from(consents)
    .where(
      and(
        eq(consents.purpose, purpose),
        inArray(consents.subjectHash, subject.hashes),
        subject.userId === null ? isNull(consents.userId) : eq(consents.userId, subject.userId),
      ),
    )
    .orderBy(desc(consents.id))
    .limit(1);
  if (latest?.action === action && latest.version === version) return;
  const subjectHash = latest?.hash ?? subject.hashes[0];
  if (subjectHash === undefined) throw new Error('a consent has no subject');
  await tx
    .insert(consents)
    .values({ userId: subject.userId, subjectHash, purpose, action, version, lang, source });
}

/** The lines of an account and of an address that belongs to it, newest first. */
export async function listConsents(
  database: Database | Transaction,
  { userId, addressHashes }: { userId: number; addressHashes: string[] },
): Promise<ConsentRecord[]> {
  const rows = await database
    .select()
    .from(consents)
    .where(
      or(
        eq(consents.userId, userId),
        and(
          inArray(consents.subjectHash, addressHashes),
          isNull(consents.userId),
          eq(consents.purpose, 'newsletter'),
        ),
      ),
    )
    .orderBy(desc(consents.id));
  return rows.map(({ purpose, action, version, lang, source, at }) => ({
    purpose,
    action,
    version,
    lang,
    source,
    at: at.toISOString(),
  }));
}

/** The latest line of each purpose, from lines that come newest first. */
export function findStanding(history: ConsentRecord[]): Map<ConsentPurpose, ConsentRecord | null> {
  return new Map(
    consentPurposes.map((purpose) => [
      purpose,
      history.find((line) => line.purpose === purpose) ?? null,
    ]),
  );
}
