import { integer, jsonb, pgSchema, timestamp } from 'drizzle-orm/pg-core';
import type { DiscoveryDocument } from './discovery-document';

export const releases = pgSchema('releases');

/** One row per generation: its unique number makes one of two writers the first. */
export const generations = releases.table('generations', {
  generation: integer().primaryKey(),
  document: jsonb().$type<DiscoveryDocument>().notNull(),
  /** By the database's clock; the document has the writer's. */
  addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
});
