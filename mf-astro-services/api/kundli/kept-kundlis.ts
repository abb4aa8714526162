import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { retention } from 'shared/contracts/retention';
import type { CallContext } from 'shared/remote-kit/api';
import type { Database } from '../data/database';
import type { KeptInput } from '../data/schema';
import { kundlis } from '../data/schema';

/** How long what a visitor made is kept. */
export const keptMs = retention.unsavedKundlis.days * 86_400_000;

/** A kundli as it is kept. */
export type KeptRow = typeof kundlis.$inferSelect;

/** Who calls: perhaps signed in, perhaps with the secret that the maker's link has. */
export type Caller = Pick<CallContext, 'session'> & { secret: string | undefined };

/** An address nobody can guess. */
export const makeId = () => randomBytes(16).toString('base64url');

/** How a maker's secret is kept: whoever reads the table can delete nothing. */
export const digest = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** Keeps what a kundli is computed from. */
export async function keepKundli(
  database: Database,
  input: KeptInput,
  { session }: Pick<CallContext, 'session'>,
  isKept: boolean,
  now: Date,
): Promise<{ id: string; secret: string }> {
  const [id, secret] = [makeId(), makeId()];
  await database.insert(kundlis).values({
    id,
    input,
    maker: digest(secret),
    userId: session?.id ?? null,
    key: makeId(),
    expiresAt: isKept && session ? null : new Date(now.getTime() + keptMs),
  });
  return { id, secret };
}

/** The kundli of an id, unless its time is over. */
export async function findKundli(
  database: Database,
  id: string,
  now: Date,
): Promise<KeptRow | null> {
  const isAlive = or(isNull(kundlis.expiresAt), gt(kundlis.expiresAt, now));
  const [row] = await database
    .select()
    .from(kundlis)
    .where(and(eq(kundlis.id, id), isAlive));
  return row ?? null;
}

/** Whether a caller made what is kept: has its secret, or is signed in to its account. */
export function isMaker(
  row: Pick<KeptRow, 'maker' | 'userId'>,
  { secret, session }: Caller,
): boolean {
  if (session && row.userId === session.id) return true;
  return secret !== undefined && row.maker === digest(secret);
}

/** Whether a PDF asked for with this key may carry the name. */
export function mayShowName(row: KeptRow, key: string | null): boolean {
  if (row.isNameShared) return true;
  const [given, wanted] = [Buffer.from(key ?? ''), Buffer.from(row.key)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Shows or hides the name to everyone. */
export async function setNameShared(database: Database, id: string, isNameShared: boolean) {
  await database.update(kundlis).set({ isNameShared }).where(eq(kundlis.id, id));
}

/** Deletes a kundli for good. */
export async function forgetKundli(database: Database, id: string) {
  await database.delete(kundlis).where(eq(kundlis.id, id));
}
