import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { hasShell } from './resolve-snapshot';
import type { Site } from './site-process';

/** What `/readyz` answers: whether requests can be served now, and if not, what is missing. */
export interface Readiness {
  status: 200 | 503;
  database: 'ok' | 'away';
  /** The generation in use; `behind`: newer ones can't be read now, so there may be some. */
  discovery: { generation: number; state: 'current' | 'behind' };
  /** Every release in use, as `name@version`. */
  releases: Record<string, 'ok' | 'failed'>;
  /** Whether the gateway is about to stop: send it nobody any more. */
  leaving: boolean;
}

/** What the gateway knows of itself. */
interface ProcessState {
  isBehind(): boolean;
  isLeaving(): boolean;
}

const LIMIT_MS = 2_000;

/** Mounts `/readyz`, by which who runs the site knows whether to send it visitors. */
export function addReadinessRoute(
  app: FastifyInstance,
  site: Site,
  pool: Pick<Pool, 'query'>,
  state: ProcessState,
) {
  app.get('/readyz', async (_request, reply) => {
    const readiness = await checkReadiness(site, pool, state);
    return reply.code(readiness.status).header('cache-control', 'no-store').send(readiness);
  });
}

/** Asks the database, and whether each release in use has started. */
async function checkReadiness(
  site: Site,
  pool: Pick<Pool, 'query'>,
  state: ProcessState,
): Promise<Readiness> {
  const database = await askDatabase(pool);
  const releases = askReleases(site);
  const leaving = state.isLeaving();
  const isReady =
    !leaving &&
    database === 'ok' &&
    hasShell(site.document()) &&
    !Object.values(releases).includes('failed');
  return {
    status: isReady ? 200 : 503,
    database,
    discovery: {
      generation: site.document().generation,
      state: state.isBehind() ? 'behind' : 'current',
    },
    releases,
    leaving,
  };
}

async function askDatabase(pool: Pick<Pool, 'query'>): Promise<Readiness['database']> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'away'>((resolve) => {
    timer = setTimeout(resolve, LIMIT_MS, 'away');
  });
  const asked = pool.query('select 1').then(
    () => 'ok' as const,
    () => 'away' as const,
  );
  const found = await Promise.race([asked, late]);
  clearTimeout(timer);
  return found;
}

function askReleases({ document, host }: Site): Readiness['releases'] {
  const used = Object.entries(document().microFrontends).flatMap(([name, versions]) =>
    versions
      .filter(({ deployment }) => deployment.default || deployment.traffic > 0)
      .map(({ metadata }) => ({ name, version: metadata.version })),
  );
  return Object.fromEntries(
    used.map((release) => [
      `${release.name}@${release.version}`,
      host.isUp(release) ? 'ok' : 'failed',
    ]),
  );
}
