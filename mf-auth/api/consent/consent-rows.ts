import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { consentPurposes, noticeVersions } from 'shared/contracts/auth-consent';
import type { ConsentPurpose, ConsentRecord } from 'shared/contracts/auth-consent';
import type { Database, Transaction } from '../data/database';
import { consents } from '../data/consent-schema';

/** Whose consent it is: an account, or only an address (the newsletter has no account). */
export interface Subject {
  userId: number | null;
  hash: string;
}

interface NewConsent extends Pick<ConsentRecord, 'purpose' | 'action' | 'lang' | 'source'> {
  subject: Subject;
}

/** Writes a line to the ledger, unless the latest one of this subject and purpose says the same. */
export async function recordConsent(
  tx: Database | Transaction,
  { subject, purpose, action, lang, source }: NewConsent,
): Promise<void> {
  const version = noticeVersions[purpose];
  await tx.execute(sql`
    INSERT INTO auth.consents (user_id, subject_hash, purpose, action, version, lang, source)
    SELECT ${subject.userId}::bigint, ${subject.hash}, ${purpose}, ${action}, ${version}, ${lang}, ${source}
    WHERE NOT EXISTS (
      SELECT 1 FROM (
        SELECT action, version FROM auth.consents
        WHERE purpose = ${purpose} AND subject_hash = ${subject.hash}
          AND user_id IS NOT DISTINCT FROM ${subject.userId}::bigint
        ORDER BY id DESC LIMIT 1
      ) latest WHERE latest.action = ${action} AND latest.version = ${version})`);
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
