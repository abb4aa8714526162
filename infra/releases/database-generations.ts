import { join } from 'node:path';
import { desc, lt } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { ApiDeps } from 'shared/remote-kit/api';
import { applyMigrations } from '../database/apply-migrations';
import { openDatabases } from '../database/open-databases';
import { openPool } from '../database/open-pool';
import { root } from '../build/units';
import { discoveryDocument, emptyDocument } from './discovery-document';
import type { Generations } from './generations';
import { refuse } from './refusal';
import { generations } from './schema';

/** How often a writer starts again on the state of another who was first. */
const ATTEMPTS = 5;
/** Generations read at once where all of them are wanted. */
const PAGE = 50;
/** Milliseconds after which a database that says nothing counts as away. */
const ANSWER_MS = 3_000;

/** Addresses of one database, as the site's role and as the role of the migrations. */
interface DatabaseUrls {
  url: string;
  ownerUrl: string;
}

/**
 * Generations in a database, for gateways that share no disk. The table is made when it is first
 * needed, so that a gateway also starts while the database is away.
 */
export function openDatabaseGenerations(
  urls: DatabaseUrls,
  log: Pick<ApiDeps['log'], 'warn'>,
): Generations {
  const pool = openPool(urls.url, { log, max: 2, answerMs: ANSWER_MS });
  const database = drizzle({ client: pool });
  let preparing: Promise<void> | null = null;

  function prepare(): Promise<void> {
    preparing ??= prepareTable(urls, log).catch((error: unknown) => {
      preparing = null;
      throw error;
    });
    return preparing;
  }

  async function load() {
    await prepare();
    const [last] = await database
      .select()
      .from(generations)
      .orderBy(desc(generations.generation))
      .limit(1);
    return last ? discoveryDocument.parse(last.document) : emptyDocument;
  }

  return {
    load,
    async loadGeneration() {
      await prepare();
      const [last] = await database
        .select({ generation: generations.generation })
        .from(generations)
        .orderBy(desc(generations.generation))
        .limit(1);
      return last?.generation ?? 0;
    },
    async *readHistory() {
      await prepare();
      for (let before: number | undefined; ;) {
        const rows = await database
          .select()
          .from(generations)
          .where(before === undefined ? undefined : lt(generations.generation, before))
          .orderBy(desc(generations.generation))
          .limit(PAGE);
        for (const { document } of rows) yield discoveryDocument.parse(document);
        if (rows.length < PAGE) return;
        before = rows.at(-1)?.generation;
      }
    },
    async add(next) {
      for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
        const made = await next(await load());
        if (!made.ok) return made;
        const { document } = made;
        const added = await database
          .insert(generations)
          .values({ generation: document.generation, document })
          .onConflictDoNothing()
          .returning({ generation: generations.generation });
        if (added.length > 0) return made;
      }
      return refuse('busy', 'Other changes are being made at the same time: try again');
    },
    // through a pool of transactions nobody can listen: who wants to know asks
    onHint: () => ({ close: () => undefined }),
    close: () => pool.end(),
  };
}

async function prepareTable(urls: DatabaseUrls, log: Pick<ApiDeps['log'], 'warn'>): Promise<void> {
  const databases = await openDatabases(urls, log);
  try {
    await applyMigrations(databases, {
      folder: join(root, 'infra/releases/migrations'),
      schema: 'releases',
    });
  } finally {
    await databases.close();
  }
}
