import { desc, eq, inArray, or } from 'drizzle-orm';
import type { getOwnData } from 'shared/contracts/auth-consent';
import type { AnswerOf } from 'shared/contracts/contract';
import type { ApiDeps, SessionUser } from 'shared/remote-kit/api';
import type { Lang } from 'shared/remote-kit/page';
import { dataRequests } from '../data/consent-schema';
import type { Database } from '../data/database';
import { challenges, emailLinks, nominees, sessions, subscribers } from '../data/schema';
import { readStatement } from '../ledger/read-statement';
import { describeSession } from '../sessions/session-rows';
import { readUser } from '../users/user-rows';
import { listConsents } from './consent-rows';
import { keptAfterErasure } from './kept-after-erasure';
import { readMoneyLeft } from './money-left';
import { listOtherParts } from './other-parts';
import { listOwnPayments } from './own-payments';
import { noteRequest } from './note-request';
import { allSubjectHashes } from './subject-hash';

/** More lines than a wallet ever has. */
const allLines = 1_000_000;

/** Everything the site keeps about a customer, of all remotes; that it was handed out is noted. */
export async function collectOwnData(
  database: Database,
  deps: ApiDeps,
  user: SessionUser,
  lang: Lang,
): Promise<AnswerOf<typeof getOwnData>['data']> {
  const { id, sessionId, phone, email } = user;
  const secret = deps.settings.secrets.hashing;
  const profile = await readUser(database, id);
  if (!profile) throw new Error(`customer ${id} has a session and no record`);
  const address = email?.toLowerCase() ?? null;
  const targets = [phone, address].filter((target) => target !== null);
  const hashesOf = (target: string) => allSubjectHashes(target, secret);
  const [allSessions, consents, money, statement, subscriptions, links, codes, requests, named] =
    await Promise.all([
      database.select().from(sessions).where(eq(sessions.userId, id)),
      listConsents(database, { userId: id, addressHashes: address ? hashesOf(address) : [] }),
      readMoneyLeft(database, id),
      readStatement(database, id, { cursor: null, limit: allLines }),
      database.select().from(subscribers).where(inArray(subscribers.email, targets)),
      database
        .select()
        .from(emailLinks)
        .where(or(eq(emailLinks.userId, id), inArray(emailLinks.email, targets))),
      database.select().from(challenges).where(inArray(challenges.target, targets)),
      database
        .select()
        .from(dataRequests)
        .where(inArray(dataRequests.subjectHash, targets.flatMap(hashesOf)))
        .orderBy(desc(dataRequests.id)),
      database.select().from(nominees).where(eq(nominees.userId, id)),
    ]);
  const paid = await listOwnPayments(deps.pool, id);
  const { ready, down } = await listOtherParts(deps);
  const remotes = await Promise.all(
    ready.map(async ({ remote, data }) => [remote, await data.exportOf(user)] as const),
  );
  await noteRequest(database, user, 'access', secret);
  const [subscriber] = subscriptions;
  const [nominee] = named;
  return {
    made_at: new Date().toISOString(),
    profile,
    sessions: allSessions.map((row) => describeSession(row, sessionId)),
    consents,
    newsletter: subscriber
      ? {
          email: subscriber.email,
          state: subscriber.state,
          lang: subscriber.lang,
          created_at: subscriber.createdAt.toISOString(),
          confirmed_at: subscriber.confirmedAt?.toISOString() ?? null,
        }
      : null,
    nominee: nominee
      ? { name: nominee.name, contact: nominee.contact, named_at: nominee.namedAt.toISOString() }
      : null,
    email_links: links.map(({ purpose, email: to, createdAt, usedAt }) => ({
      purpose,
      email: to,
      created_at: createdAt.toISOString(),
      used_at: usedAt?.toISOString() ?? null,
    })),
    codes: codes.map(({ purpose, target, createdAt, consumedAt }) => ({
      purpose,
      sent_to: target,
      created_at: createdAt.toISOString(),
      used_at: consumedAt?.toISOString() ?? null,
    })),
    data_requests: requests.map(({ kind, at }) => ({ kind, at: at.toISOString() })),
    wallet: {
      paid: money.paid.toString(),
      promotional: money.promotional.toString(),
      statement: statement.lines,
    },
    ...paid,
    remotes: Object.fromEntries(remotes),
    not_reachable: down,
    kept_after_erasure: keptAfterErasure[lang],
  };
}
