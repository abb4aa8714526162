import { sql } from 'drizzle-orm';
import type { Database } from '../data/database';
import { astrologers } from '../data/schema';
import { demoAstrologers } from './demo-astrologers';

/** Brings the demonstration profiles up to date; running it again changes nothing. */
export async function seedAstrologers(database: Database): Promise<void> {
  const rows = demoAstrologers.map((profile, position) => ({
    ...profile,
    image: `/media/mf-astro-services/astrologers/${profile.slug}.svg`,
    status: 'offline' as const,
    isDemo: true,
    position,
  }));
  await database
    .insert(astrologers)
    .values(rows)
    .onConflictDoUpdate({
      target: astrologers.slug,
      set: {
        name: sql`excluded.name`,
        languages: sql`excluded.languages`,
        skills: sql`excluded.skills`,
        about: sql`excluded.about`,
        experienceYears: sql`excluded.experience_years`,
        pricePerMinute: sql`excluded.price_per_minute`,
        image: sql`excluded.image`,
        isDemo: sql`excluded.is_demo`,
        position: sql`excluded.position`,
        updatedAt: sql`now()`,
      },
    });
}
