import { asc, eq } from 'drizzle-orm';
import type { Astrologer } from 'shared/contracts/astro';
import type { Database } from '../data/database';
import { astrologers } from '../data/schema';

type Row = typeof astrologers.$inferSelect;
type Lang = 'en' | 'hi';

/** The first astrologers in their fixed order. */
export async function listAstrologers(
  database: Database,
  { lang, limit }: { lang: Lang; limit: number },
): Promise<Astrologer[]> {
  const rows = await database
    .select()
    .from(astrologers)
    .orderBy(asc(astrologers.position), asc(astrologers.id))
    .limit(limit);
  return rows.map((row) => describeAstrologer(row, lang));
}

/** One astrologer, or null. */
export async function findAstrologer(
  database: Database,
  id: number,
  lang: Lang,
): Promise<Astrologer | null> {
  const [row] = await database.select().from(astrologers).where(eq(astrologers.id, id));
  return row ? describeAstrologer(row, lang) : null;
}

function describeAstrologer(row: Row, lang: Lang): Astrologer {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name[lang],
    languages: row.languages[lang],
    skills: row.skills[lang],
    experience_years: row.experienceYears,
    price_per_minute: row.pricePerMinute.toString(),
    about: row.about[lang],
    image: row.image,
    status: row.status,
    isDemo: row.isDemo,
  };
}
