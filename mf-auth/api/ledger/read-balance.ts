import { sql } from 'drizzle-orm';
import type { Database } from '../data/database';

/** Paise. `cash` and `promotional` include what is held; `available` is both less the holds. */
export interface WalletBalance {
  cash: bigint;
  promotional: bigint;
  available: bigint;
}

/** A customer's wallet in one consistent read; zeros for a customer who never had money. */
export async function readBalance(database: Database, userId: number): Promise<WalletBalance> {
  const { rows } = await database.execute<{ kind: string; balance: string; held: string }>(sql`
    SELECT account.kind, balance.balance, balance.held
    FROM auth.ledger_accounts account JOIN auth.ledger_balances balance ON balance.account_id = account.id
    WHERE account.user_id = ${userId}`);
  const wallet: WalletBalance = { cash: 0n, promotional: 0n, available: 0n };
  for (const row of rows) {
    if (row.kind === 'customer_cash') wallet.cash = BigInt(row.balance);
    if (row.kind === 'customer_promotional') wallet.promotional = BigInt(row.balance);
    wallet.available += BigInt(row.balance) - BigInt(row.held);
  }
  return wallet;
}

/** What a platform heading adds up to: summed from entries, never kept in one busy row. */
export async function sumPlatformAccount(
  database: Database,
  kind: `platform_${string}`,
): Promise<bigint> {
  const { rows } = await database.execute<{ total: string }>(sql`
    SELECT coalesce(sum(entry.amount), 0)::text AS total
    FROM auth.ledger_entries entry JOIN auth.ledger_accounts account ON account.id = entry.account_id
    WHERE account.kind = ${kind} AND account.user_id IS NULL`);
  return BigInt(rows[0]?.total ?? '0');
}
