import { sql } from 'drizzle-orm';
import type { Consents } from 'shared/contracts/auth-consent';
import type { Database, Transaction } from '../data/database';

/** Paise of a customer, and what they keep the account from being erased by. */
export interface MoneyLeft {
  paid: bigint;
  promotional: bigint;
  blockedBy: Consents['erasure']['blocked_by'];
}

/**
 * The money that decides whether an account may go: a closed wallet pays no cash, so paid money goes
 * back to its source first, and a hold or a payment that was asked for belongs to a booking that still runs. Promotional credit ends.
 * @param lock hold the balances until the transaction ends, so that no payment arrives meanwhile
 */
export async function readMoneyLeft(
  tx: Database | Transaction,
  userId: number,
  lock = false,
): Promise<MoneyLeft> {
  const { rows } = await tx.execute<{ kind: string; balance: string; held: string }>(sql`
    SELECT account.kind, balance.balance, balance.held
    FROM auth.ledger_balances balance JOIN auth.ledger_accounts account ON account.id = balance.account_id
    WHERE account.user_id = ${userId} OR account.owner_id = ${userId} ORDER BY account.id ${lock ? sql`FOR UPDATE OF balance` : sql``}`);
  const sum = (isPaid: boolean) =>
    rows
      .filter(({ kind }) => (kind === 'customer_cash') === isPaid)
      .reduce((total, { balance }) => total + BigInt(balance), 0n);
  const paid = sum(true);
  const open = await tx.execute(sql`
    SELECT FROM auth.payments WHERE customer_id = ${userId} AND state IN ('open', 'pending')
      AND expires_at > now() LIMIT 1`);
  const isHeld = open.rows.length > 0 || rows.some((row) => BigInt(row.held) > 0n);
  return {
    paid,
    promotional: sum(false),
    blockedBy: isHeld ? 'running_booking' : paid > 0n ? 'paid_money' : null,
  };
}
