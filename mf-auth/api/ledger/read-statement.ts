import { sql } from 'drizzle-orm';
import type { StatementLine } from 'shared/contracts/auth-wallet';
import type { Database } from '../data/database';

export interface StatementPage {
  lines: StatementLine[];
  nextCursor: string | null;
}

interface Row extends Record<string, unknown> {
  id: string;
  at: string;
  kind: string;
  account_kind: string;
  amount: string;
}

/**
 * A customer's movements, newest first.
 * @param cursor id of the last line already seen, or null for the first page
 */
export async function readStatement(
  database: Database,
  userId: number,
  { cursor, limit }: { cursor: string | null; limit: number },
): Promise<StatementPage> {
  const { rows } = await database.execute<Row>(sql`
    SELECT entry.id, to_char(transfer.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at,
      transfer.kind, account.kind AS account_kind, entry.amount
    FROM auth.ledger_accounts account
    JOIN auth.ledger_entries entry ON entry.account_id = account.id
    JOIN auth.ledger_transfers transfer ON transfer.id = entry.transfer_id
    WHERE (account.user_id = ${userId} OR account.owner_id = ${userId}) AND (${cursor}::bigint IS NULL OR entry.id < ${cursor}::bigint)
    ORDER BY entry.id DESC LIMIT ${limit + 1}`);
  const lines = rows.slice(0, limit).map((row) => ({
    id: String(row.id),
    at: row.at,
    kind: row.kind,
    wallet: row.account_kind === 'customer_cash' ? ('cash' as const) : ('promotional' as const),
    amount: String(row.amount),
  }));
  return { lines, nextCursor: rows.length > limit ? (lines.at(-1)?.id ?? null) : null };
}
