import { and, eq, gt } from 'drizzle-orm';
import type { matchKundlis } from 'shared/contracts/astro-matching';
import type { CallContext } from 'shared/remote-kit/api';
import type { z } from 'shared/contracts/zod';
import type { Database } from '../data/database';
import type { KeptBirth } from '../data/schema';
import { matches } from '../data/schema';
import { digest, keptMs, makeId } from '../kundli/kept-kundlis';

/** A match as it is kept. */
export type KeptMatch = typeof matches.$inferSelect;

type Births = z.output<typeof matchKundlis.body>;

// whose births they are is nobody's business: neither names nor genders are kept
function stripBirth({
  lang: _lang,
  name: _name,
  gender: _gender,
  ...birth
}: Births['boy']): KeptBirth {
  return birth;
}

/** Keeps two births. */
export async function keepMatch(
  database: Database,
  { boy, girl }: Births,
  { session }: Pick<CallContext, 'session'>,
  now: Date,
): Promise<{ id: string; secret: string }> {
  const [id, secret] = [makeId(), makeId()];
  await database.insert(matches).values({
    id,
    boy: stripBirth(boy),
    girl: stripBirth(girl),
    maker: digest(secret),
    userId: session?.id ?? null,
    expiresAt: new Date(now.getTime() + keptMs),
  });
  return { id, secret };
}

/** The match of an id, unless its time is over. */
export async function findMatch(
  database: Database,
  id: string,
  now: Date,
): Promise<KeptMatch | null> {
  const [row] = await database
    .select()
    .from(matches)
    .where(and(eq(matches.id, id), gt(matches.expiresAt, now)));
  return row ?? null;
}

/** Deletes a match for good. */
export async function forgetMatch(database: Database, id: string) {
  await database.delete(matches).where(eq(matches.id, id));
}
