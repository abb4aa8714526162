import { and, asc, eq } from 'drizzle-orm';
import { getDarshanSchedule, type RiteKind } from 'shared/contracts/content-darshan';
import { answer, serve, type BoundEndpoint } from 'shared/remote-kit/api';
import { darshanRites, darshanTemples } from '../data/darshan-schema';
import type { Database } from '../data/database';
import { buildSchedule, type StoredTemple } from './build-schedule';

/** The hours of the temples. @param now the clock, so that a test can hold it */
export function darshanEndpoints(db: Database, now: () => Date): BoundEndpoint[] {
  return [
    serve(getDarshanSchedule, async ({ query: { kind, date = null, lang } }) => {
      const temples = await findTemples(db, kind);
      const data = buildSchedule(temples, { kind, date, lang, now: now() });
      return answer({ status: 200 as const, data });
    }),
  ];
}

/** Temples in the editors' order, each with its rites of the kind. */
async function findTemples(db: Database, kind: RiteKind): Promise<StoredTemple[]> {
  const rows = await db
    .select({ temple: darshanTemples, rite: darshanRites })
    .from(darshanTemples)
    .innerJoin(
      darshanRites,
      and(eq(darshanRites.temple, darshanTemples.slug), eq(darshanRites.kind, kind)),
    )
    .orderBy(asc(darshanTemples.position), asc(darshanTemples.slug));
  const temples = new Map<string, StoredTemple>();
  for (const { temple, rite } of rows) {
    const known = temples.get(temple.slug) ?? { ...temple, rites: [] };
    known.rites.push(rite);
    temples.set(temple.slug, known);
  }
  return [...temples.values()];
}
