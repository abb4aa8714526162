import { sql } from 'drizzle-orm';
import type { Database } from '../data/database';

/** Paise. `cash` and `promotional` include what is held; `available` is both less the holds. */
export interface WalletBalance {
  cash: bigint;
  promotional: bigint;
  held: bigint;
  available: bigint;
  /** Promotional money by the moment it ends (ISO), the first first; `null` is never. */
  promotions: { amount: bigint; expiresAt: string | null }[];
}

/**
 * A customer's wallet in one consistent read; zeros for a customer who never had money. Promotional money
 * whose day is over counts only where it is held.
 */
export async function readBalance(database: Database, userId: number): Promise<WalletBalance> {
  const { rows } = await database.execute<{
    is_cash: boolean;
    balance: string;
    held: string;
    expires_at: string | null;
  }>(sql`
    SELECT account.kind = 'customer_cash' AS is_cash, balance.held, auth.ledger_time(account.expires_at) AS expires_at,
      CASE WHEN account.expires_at <= now() THEN balance.held ELSE balance.balance END AS balance
    FROM auth.ledger_accounts account JOIN auth.ledger_balances balance ON balance.account_id = account.id
    WHERE account.user_id = ${userId} OR account.owner_id = ${userId}
    ORDER BY account.expires_at NULLS LAST`);
  const wallet: WalletBalance = {
    cash: 0n,
    promotional: 0n,
    held: 0n,
    available: 0n,
    promotions: [],
  };
  for (const row of rows) {
    const [balance, held] = [BigInt(row.balance), BigInt(row.held)];
    wallet.held += held;
    wallet.available += balance - held;
    if (row.is_cash) wallet.cash += balance;
    else wallet.promotional += balance;
    if (!row.is_cash && balance > 0n)
      wallet.promotions.push({ amount: balance, expiresAt: row.expires_at });
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
