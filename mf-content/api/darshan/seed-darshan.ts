import { and, eq, notInArray, sql } from 'drizzle-orm';
import { darshanRites, darshanTemples } from '../data/darshan-schema';
import type { Database, Transaction } from '../data/database';
import type { RiteSeed, TempleSeed } from '../seed/temples';

/**
 * Brings the shipped temples and their hours up to date. Running it again changes nothing; rows an
 * editor has taken over, and streams, are left alone.
 */
export async function seedDarshan(db: Database, seeds: readonly TempleSeed[]): Promise<void> {
  await db.transaction(async (tx) => {
    for (const [position, seed] of seeds.entries()) await writeTemple(tx, seed, position);
    const slugs = seeds.map(({ slug }) => slug);
    await tx
      .delete(darshanTemples)
      .where(and(eq(darshanTemples.origin, 'seed'), notInArray(darshanTemples.slug, slugs)));
  });
}

async function writeTemple(tx: Transaction, seed: TempleSeed, position: number) {
  const { slug, en, hi, website, timeZone, latitude, longitude, rites } = seed;
  const values = {
    position,
    nameEn: en.name,
    nameHi: hi.name,
    placeEn: en.place,
    placeHi: hi.place,
    deityEn: en.deity,
    deityHi: hi.deity,
    keeperEn: en.keeper,
    keeperHi: hi.keeper,
    website,
    timeZone,
    latitude,
    longitude,
  };
  await tx
    .insert(darshanTemples)
    .values({ slug, origin: 'seed', ...values })
    .onConflictDoUpdate({
      target: darshanTemples.slug,
      set: values,
      setWhere: sql`${darshanTemples.origin} = 'seed'`,
    });
  for (const rite of rites) await writeRite(tx, slug, rite);
  await tx.delete(darshanRites).where(
    and(
      eq(darshanRites.temple, slug),
      eq(darshanRites.origin, 'seed'),
      notInArray(
        darshanRites.slug,
        rites.map((rite) => rite.slug),
      ),
    ),
  );
}

async function writeRite(tx: Transaction, temple: string, rite: RiteSeed) {
  const { slug, kind, en, hi, starts, ends = null, months = null, weekdays = null } = rite;
  const values = { kind, nameEn: en, nameHi: hi, starts, ends, months, weekdays };
  await tx
    .insert(darshanRites)
    .values({ temple, slug, origin: 'seed', ...values })
    .onConflictDoUpdate({
      target: [darshanRites.temple, darshanRites.slug],
      set: values,
      setWhere: sql`${darshanRites.origin} = 'seed'`,
    });
}
