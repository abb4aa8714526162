import { eq } from 'drizzle-orm';
import type { getOwnData } from 'shared/contracts/auth-consent';
import type { AnswerOf } from 'shared/contracts/contract';
import type { SessionUser } from 'shared/remote-kit/api';
import type { Secret } from 'shared/remote-kit/secrets';
import { dataRequests } from '../data/consent-schema';
import type { Database } from '../data/database';
import { subscribers } from '../data/schema';
import { readStatement } from '../ledger/read-statement';
import { describeSession, listLiveSessions } from '../sessions/session-rows';
import { readUser } from '../users/user-rows';
import { listConsents } from './consent-rows';
import { readMoneyLeft } from './money-left';
import { allSubjectHashes, hashCustomer } from './subject-hash';

/** More lines than a wallet ever has. */
const allLines = 1_000_000;

/** Everything kept here about a customer; that it was handed out is noted. */
export async function collectOwnData(
  database: Database,
  { id, sessionId, phone, email }: SessionUser,
  secret: Secret,
): Promise<AnswerOf<typeof getOwnData>['data']> {
  const profile = await readUser(database, id);
  if (!profile) throw new Error(`customer ${id} has a session and no record`);
  const addressHashes = email === null ? [] : allSubjectHashes(email, secret);
  const [sessions, consents, money, statement, newsletter] = await Promise.all([
    listLiveSessions(database, id),
    listConsents(database, { userId: id, addressHashes }),
    readMoneyLeft(database, id),
    readStatement(database, id, { cursor: null, limit: allLines }),
    email === null ? [] : findSubscriber(database, email),
  ]);
  const subjectHash = hashCustomer({ phone, email }, secret);
  await database.insert(dataRequests).values({ subjectHash, kind: 'access' });
  return {
    made_at: new Date().toISOString(),
    profile,
    sessions: sessions.map((row) => describeSession(row, sessionId)),
    consents,
    newsletter: newsletter[0] ?? null,
    wallet: {
      paid: money.paid.toString(),
      promotional: money.promotional.toString(),
      statement: statement.lines,
    },
  };
}

function findSubscriber(database: Database, email: string) {
  return database
    .select({ email: subscribers.email, state: subscribers.state })
    .from(subscribers)
    .where(eq(subscribers.email, email.toLowerCase()));
}
