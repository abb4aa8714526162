import type { Pool } from 'pg';
import type { ApiDeps } from 'shared/remote-kit/api';
import { isDatabaseAway } from './is-database-away';
import { openPool } from './open-pool';
import { findExcessRights } from './site-role';

/** Who makes tables, and who gets rows of them. */
export interface Migrator {
  owner: Pool;
  /** The role the site works as. */
  siteRole: string;
}

/** The two ways into the database: the site's, for rows, and the migrations', for tables. */
export interface Databases extends Migrator {
  site: Pool;
  close(): Promise<void>;
}

/** Turns of migrations hold two connections each, those that bring content one; in between there is none. */
const OWNER_CONNECTIONS = 16;

/**
 * Opens both pools.
 * @param urls addresses of one database, as the site's role and as the role migrations run as
 */
export async function openDatabases(
  urls: { url: string; ownerUrl: string },
  log: Pick<ApiDeps['log'], 'warn'>,
): Promise<Databases> {
  const site = openPool(urls.url, { log });
  const owner = openPool(urls.ownerUrl, { log, max: OWNER_CONNECTIONS });
  const close = async () => {
    await site.end();
    await owner.end();
  };
  try {
    return { site, owner, siteRole: await askRole(site, urls.url), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Who a pool works as; while the database is away, whom its address names. */
async function askRole(site: Pool, url: string): Promise<string> {
  try {
    const { rows } = await site.query<{ role: string }>('select current_user as role');
    return rows[0]?.role ?? '';
  } catch (error) {
    if (isDatabaseAway(error)) return decodeURIComponent(new URL(url).username);
    throw error;
  }
}

/**
 * Whether the site's role may change more than rows; then nothing the tables promise is sure.
 * @throws in production, saying what the role may do
 */
export async function checkSiteRole(
  { site, siteRole }: Databases,
  { production, log }: { production: boolean; log: Pick<ApiDeps['log'], 'warn'> },
): Promise<void> {
  const excess = await findExcessRights(site);
  if (excess.length === 0) return;
  const message = `The database role "${siteRole}" of DATABASE_URL ${excess.join('; ')}. Give the site a role of its own, and the one that owns the tables to MIGRATION_DATABASE_URL.`;
  if (production) throw new Error(message);
  log.warn({ excess }, message);
  console.warn(message);
}
