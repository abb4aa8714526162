import { Client } from 'pg';
import { findDatabase, startDatabase } from '../database/start-database';
import type { Environment } from '../environment/read-environment';

/** A seal of the chain: its number and its hash. */
interface Head {
  seq: string;
  hash: string;
}

/** One thing that is wrong, as `auth.ledger_verify` names it; `head`: the known seal is not in the chain. */
interface Finding {
  what: string;
  transfer: string | null;
  detail: string;
}

interface LedgerReport {
  findings: Finding[];
  transfers: number;
  unsealed: number;
  /** The end of the chain; null when nothing is sealed. */
  head: Head | null;
}

const silent = { info: () => undefined, warn: () => undefined };

/**
 * Checks the whole ledger in one consistent read, while the site runs or not.
 * @param known a seal that the chain had before
 */
export async function verifyLedger(
  { dataDir, database }: Pick<Environment, 'dataDir' | 'database'>,
  known: Head | null,
): Promise<LedgerReport> {
  if (database) return readReport(database.url, known);
  const url = await findDatabase(dataDir);
  if (url) return readReport(url, known);
  const started = await startDatabase({ dataDir, log: silent });
  return readReport(started.url, known).finally(started.stop);
}

async function readReport(connectionString: string, known: Head | null): Promise<LedgerReport> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { rows: findings } = await client.query<Finding>('SELECT * FROM auth.ledger_verify()');
    const { rows } = await client.query<{ transfers: number; seals: number }>(
      `SELECT (SELECT count(*)::int FROM auth.ledger_transfers) AS transfers,
        (SELECT count(*)::int FROM auth.ledger_seals) AS seals`,
    );
    const { transfers, seals } = rows[0] ?? { transfers: 0, seals: 0 };
    const { rows: last } = await client.query<Head>(
      'SELECT seq, hash FROM auth.ledger_seals ORDER BY seq DESC LIMIT 1',
    );
    if (known) {
      const { rowCount } = await client.query(
        'SELECT FROM auth.ledger_seals WHERE seq = $1 AND hash = $2',
        [known.seq, known.hash],
      );
      if (!rowCount) findings.push({ what: 'head', transfer: null, detail: `seal ${known.seq}` });
    }
    return { findings, transfers, unsealed: Math.max(0, transfers - seals), head: last[0] ?? null };
  } finally {
    await client.end();
  }
}
