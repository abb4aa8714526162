import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { UserRecord } from 'shared/contracts/auth';
import type { Database, Transaction } from '../data/database';
import { emailLinks, users } from '../data/schema';

/** A customer with the address that waits for confirmation; null when there is no such customer. */
export async function readUser(database: Database, id: number): Promise<UserRecord | null> {
  const [row] = await database.select().from(users).where(eq(users.id, id));
  if (!row) return null;
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    pending_email: await readPendingEmail(database, id),
    phone: row.phone,
    img_url: row.imgUrl,
    type: row.type,
    gender: row.gender as UserRecord['gender'],
    birth_date: row.birthDate,
    birth_time: row.birthTime,
    birth_place: row.birthPlace,
    created_at: row.createdAt.toISOString(),
  };
}

async function readPendingEmail(database: Database, userId: number): Promise<string | null> {
  const [latest] = await database
    .select({ email: emailLinks.email })
    .from(emailLinks)
    .where(
      and(
        eq(emailLinks.userId, userId),
        isNull(emailLinks.usedAt),
        gt(emailLinks.expiresAt, sql`now()`),
      ),
    )
    .orderBy(desc(emailLinks.createdAt))
    .limit(1);
  return latest?.email ?? null;
}

/** What a customer may change about themselves; undefined leaves a field as it is. */
export interface UserChange {
  name?: string | null | undefined;
  gender?: string | null | undefined;
  birth_date?: string | null | undefined;
  birth_time?: string | null | undefined;
  birth_place?: string | null | undefined;
}

export async function writeUser(
  database: Database | Transaction,
  id: number,
  change: UserChange,
): Promise<void> {
  await database
    .update(users)
    .set({
      name: change.name,
      gender: change.gender,
      birthDate: change.birth_date,
      birthTime: change.birth_time,
      birthPlace: change.birth_place,
      updatedAt: sql`now()`,
    })
    .where(eq(users.id, id));
}

export async function removeEmail(database: Database | Transaction, id: number): Promise<void> {
  await database.update(users).set({ email: null }).where(eq(users.id, id));
}
