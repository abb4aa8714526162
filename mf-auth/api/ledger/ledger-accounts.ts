import { sql } from 'drizzle-orm';
import type { Transaction } from '../data/database';

/** Where money can be: with a customer, or with the site under a named heading. */
export type AccountRef =
  | { kind: 'customer_cash' | 'customer_promotional'; userId: number }
  | { kind: `platform_${string}` };

/** One text per account, for sorting and hashing. */
export function accountKey(account: AccountRef): string {
  return 'userId' in account ? `${account.kind}:${account.userId}` : account.kind;
}

/** The account's row id; opens the account when it is used for the first time. */
export async function findOrOpenAccount(tx: Transaction, account: AccountRef): Promise<bigint> {
  const userId = 'userId' in account ? account.userId : null;
  const find = sql`SELECT id FROM auth.ledger_accounts
    WHERE kind = ${account.kind} AND user_id IS NOT DISTINCT FROM ${userId}::bigint`;
  const found = (await tx.execute<{ id: string }>(find)).rows[0];
  if (found) return BigInt(found.id);
  await tx.execute(sql`INSERT INTO auth.ledger_accounts (kind, user_id)
    VALUES (${account.kind}, ${userId}) ON CONFLICT DO NOTHING`);
  const opened = (await tx.execute<{ id: string }>(find)).rows[0];
  if (!opened) throw new Error(`Ledger account ${accountKey(account)} could not be opened`);
  return BigInt(opened.id);
}
