import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../data/database';
import { postgresCode } from '../data/postgres-code';
import { retryTransaction } from '../data/retry-transaction';
import { accountKey, findOrOpenAccount } from './ledger-accounts';
import type { AccountRef } from './ledger-accounts';
import { hashTransfer } from './transfer-hash';

export interface TransferRequest {
  /** One business event is one transfer: `rzp:pay_x`, `chat:12:m3`, `refund:9`. */
  businessKey: string;
  kind: string;
  /** Paise, summing to zero, at most one entry per account. */
  entries: { account: AccountRef; amount: bigint }[];
  meta?: Readonly<Record<string, unknown>>;
}

export type TransferOutcome =
  | { ok: true; transferId: bigint; replayed: boolean }
  | { ok: false; code: 'conflict' | 'insufficient' };

/**
 * Moves money once per business key. The same request again answers the first transfer
 * (`replayed`), the same key with another body answers `conflict`.
 */
export async function postTransfer(
  database: Database,
  request: TransferRequest,
): Promise<TransferOutcome> {
  try {
    return await retryTransaction(() =>
      database.transaction((tx) => postTransferWithin(tx, request)),
    );
  } catch (error) {
    if (postgresCode(error) === 'TL001') return { ok: false, code: 'insufficient' };
    throw error;
  }
}

/**
 * The same inside a transaction of the caller, for work that must commit together with it.
 * Too little money throws SQLSTATE TL001 there, which ends the whole transaction.
 */
export async function postTransferWithin(
  tx: Transaction,
  request: TransferRequest,
): Promise<Exclude<TransferOutcome, { code: 'insufficient' }> | { ok: false; code: 'conflict' }> {
  assertPostable(request);
  const bodyHash = hashTransfer(request);
  const inserted = await tx.execute<{ id: string }>(sql`
    INSERT INTO auth.ledger_transfers (business_key, kind, body_hash, meta)
    VALUES (${request.businessKey}, ${request.kind}, ${bodyHash}, ${JSON.stringify(request.meta ?? {})}::jsonb)
    ON CONFLICT (business_key) DO NOTHING RETURNING id`);
  const transfer = inserted.rows[0];
  if (!transfer) return readEarlier(tx, request.businessKey, bodyHash);

  const transferId = BigInt(transfer.id);
  // One order for all transfers, so that two of them never wait for each other in a circle.
  const ordered = [...request.entries].sort((a, b) =>
    accountKey(a.account) < accountKey(b.account) ? -1 : 1,
  );
  for (const { account, amount } of ordered) {
    const accountId = await findOrOpenAccount(tx, account);
    await tx.execute(sql`INSERT INTO auth.ledger_entries (transfer_id, account_id, amount)
      VALUES (${transferId}, ${accountId}, ${amount})`);
  }
  return { ok: true, transferId, replayed: false };
}

async function readEarlier(
  tx: Transaction,
  businessKey: string,
  bodyHash: string,
): Promise<{ ok: true; transferId: bigint; replayed: true } | { ok: false; code: 'conflict' }> {
  const { rows } = await tx.execute<{ id: string; body_hash: string }>(
    sql`SELECT id, body_hash FROM auth.ledger_transfers WHERE business_key = ${businessKey}`,
  );
  const earlier = rows[0];
  if (!earlier) throw new Error(`Transfer ${businessKey} vanished while it was looked up`);
  if (earlier.body_hash !== bodyHash) return { ok: false, code: 'conflict' };
  return { ok: true, transferId: BigInt(earlier.id), replayed: true };
}

/** A transfer that breaks these rules is a programming error, so it throws. */
function assertPostable({ businessKey, entries }: TransferRequest): void {
  const total = entries.reduce((sum, entry) => sum + entry.amount, 0n);
  const keys = new Set(entries.map((entry) => accountKey(entry.account)));
  if (businessKey === '') throw new Error('A transfer needs a business key');
  if (total !== 0n) throw new Error(`Transfer ${businessKey} sums to ${total} instead of zero`);
  if (entries.length < 2 || keys.size !== entries.length || entries.some((e) => e.amount === 0n)) {
    throw new Error(`Transfer ${businessKey} needs two or more accounts, each once and not zero`);
  }
}
