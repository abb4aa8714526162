import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { LATE_REQUESTS_S, userErased } from 'shared/contracts/auth-events';
import type { Consents } from 'shared/contracts/auth-consent';
import type { ApiDeps } from 'shared/remote-kit/api';
import type { Lang } from 'shared/remote-kit/page';
import type { Person } from 'shared/remote-kit/personal-data';
import { erasures } from '../data/consent-schema';
import type { Database, Transaction } from '../data/database';
import { users } from '../data/schema';
import { shareTransaction } from '../data/share-transaction';
import { removePicture } from '../users/replace-picture';
import { eraseCustomer } from './erase-customer';
import { findErasureBlock } from './erasure-block';
import { mailErased } from './erasure-mail';
import { readMoneyLeft } from './money-left';
import { eraseElsewhere, listOpenMatters, listOtherParts } from './other-parts';

type BlockedBy = NonNullable<Consents['erasure']['blocked_by']>;
export type ErasureOutcome = 'erased' | 'pending' | BlockedBy;

/**
 * Writes down that an account is to be erased, and erases it: all remotes in one transaction, or none.
 * When one can't be asked, or the process ends halfway, it is pending and `resumeErasures` goes on.
 */
export async function eraseAccountOf(
  database: Database,
  deps: ApiDeps,
  person: Person,
  lang: Lang,
): Promise<ErasureOutcome> {
  const { blockedBy } = await findErasureBlock(database, deps, person);
  if (blockedBy) return blockedBy;
  await database.insert(erasures).values({ userId: person.id, lang }).onConflictDoNothing();
  return carryOutErasure(database, deps, person.id);
}

/** Erases an account whose erasure is written down. Money or an order that came meanwhile keeps it waiting. */
export async function carryOutErasure(
  database: Database,
  deps: ApiDeps,
  userId: number,
): Promise<ErasureOutcome> {
  try {
    const { ready, down } = await listOtherParts(deps);
    if (down.length > 0) {
      deps.log.error({ down }, 'an erasure waits for remotes that are down');
      return 'pending';
    }
    const done = await shareTransaction(deps.pool, async (tx, client) => {
      const found = await lockErasure(tx, userId);
      if (!found) return null;
      const money = await readMoneyLeft(tx, userId, true);
      if (money.blockedBy) return money.blockedBy;
      const open = await listOpenMatters(ready, found.person, client);
      if (open.length > 0) return 'running_booking' as const;
      await eraseElsewhere(ready, found.person, 'all', client);
      const secret = deps.settings.secrets.hashing;
      await eraseCustomer(tx, found.person, money.promotional, { lang: found.lang, secret });
      await deps.publish(
        client,
        userErased,
        `user:${userId}`,
        { user_id: userId },
        { afterSeconds: LATE_REQUESTS_S },
      );
      await tx
        .update(erasures)
        .set({ erasedAt: sql`now()`, picture: found.picture })
        .where(eq(erasures.userId, userId));
      const { email } = found.person;
      if (email) await mailErased(deps.messenger, email, found.lang, client);
      return found;
    });
    if (typeof done === 'string') return done;
    deps.stream.sessionsEnded(userId);
    await finishErasure(database, deps, userId);
    return 'erased';
  } catch (error) {
    deps.log.error({ reason: String(error) }, 'an erasure failed and will be tried again');
    return 'pending';
  }
}

/** The person of an erasure that is still to be carried out; of two at once, one waits and finds none. */
async function lockErasure(tx: Transaction, userId: number) {
  const [open] = await tx
    .select()
    .from(erasures)
    .where(and(eq(erasures.userId, userId), isNull(erasures.erasedAt)))
    .for('update');
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  if (!open || !user) return null;
  const { phone, email, imgUrl: picture } = user;
  return { person: { id: userId, phone, email }, picture, lang: open.lang };
}

/** Files are removed after the rows that name them, and again when that failed; then the note of it all goes. */
export async function finishErasure(
  database: Database,
  { pictures, log }: Pick<ApiDeps, 'pictures' | 'log'>,
  userId: number,
): Promise<void> {
  const done = and(eq(erasures.userId, userId), isNotNull(erasures.erasedAt));
  const [row] = await database.select().from(erasures).where(done);
  if (!row) return;
  try {
    if (row.picture) await removePicture(pictures, row.picture);
    await database.delete(erasures).where(done);
  } catch (error) {
    log.error({ reason: String(error) }, 'the picture of an erased account is still there');
  }
}
