import type { PoolClient } from 'pg';
import { move, refundMachine } from '../payments/states';
import { seal } from '../staff/seal';
import type { Secret } from 'shared/remote-kit/secrets';

/** What the sealed text is for. */
export const BANK_ACCOUNT = 'bank account';

/** A customer's own account; whoever may look at it unseals it, and that is noted. */
export interface BankAccount {
  holder: string;
  account: string;
  ifsc: string;
}

/** Keeps where money goes that no source takes, and lets what waits for it go on. */
export async function keepBankAccount(
  client: PoolClient,
  customer: number,
  { holder, account, ifsc }: BankAccount,
  secret: Secret,
): Promise<void> {
  const sealed = seal(JSON.stringify({ holder, account, ifsc }), BANK_ACCOUNT, secret);
  await client.query(
    `INSERT INTO auth.bank_accounts (customer_id, sealed, last_digits) VALUES ($1, $2, $3)
     ON CONFLICT (customer_id) DO UPDATE
       SET sealed = excluded.sealed, last_digits = excluded.last_digits, given_at = now(), verified_at = NULL`,
    [customer, sealed, account.slice(-4)],
  );
  const { rows } = await client.query<{ id: string }>(
    `SELECT id FROM auth.refunds WHERE customer_id = $1 AND state = 'needs_bank_details' ORDER BY id FOR UPDATE`,
    [customer],
  );
  const why = { to: 'payout', who: 'customer', why: 'a bank account was named' } as const;
  for (const { id } of rows) await move(client, refundMachine, id, why);
}
