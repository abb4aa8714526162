import { sql } from 'drizzle-orm';
import type { Database } from '../data/database';
import { postgresCode } from '../data/postgres-code';
import { retryTransaction } from '../data/retry-transaction';
import { findOrOpenAccount } from './ledger-accounts';
import type { AccountRef } from './ledger-accounts';
import { postTransferWithin } from './post-transfer';
import type { TransferOutcome, TransferRequest } from './post-transfer';

type CustomerAccount = Extract<AccountRef, { userId: number }>;

export interface HoldRequest {
  businessKey: string;
  account: CustomerAccount;
  /** Paise, above zero. */
  amount: bigint;
  /** After this many seconds the hold may be timed out. */
  seconds: number;
}

/** Sets money aside; the same hold again is answered as done. */
export async function placeHold(
  database: Database,
  { businessKey, account, amount, seconds }: HoldRequest,
): Promise<{ ok: true; replayed: boolean } | { ok: false; code: 'conflict' | 'insufficient' }> {
  try {
    return await retryTransaction(() =>
      database.transaction(async (tx) => {
        const accountId = await findOrOpenAccount(tx, account);
        const earlier = await tx.execute<{ same: boolean }>(sql`
          SELECT account_id = ${accountId} AND amount = ${amount} AS same
          FROM auth.ledger_holds WHERE business_key = ${businessKey}`);
        const found = earlier.rows[0];
        if (found)
          return found.same ? { ok: true, replayed: true } : { ok: false, code: 'conflict' };
        await tx.execute(sql`
          INSERT INTO auth.ledger_holds (business_key, account_id, amount, expires_at)
          VALUES (${businessKey}, ${accountId}, ${amount}, now() + make_interval(secs => ${seconds}))`);
        return { ok: true, replayed: false };
      }),
    );
  } catch (error) {
    const code = postgresCode(error);
    if (code === 'TL001') return { ok: false, code: 'insufficient' };
    // A twin request placed the hold in the same moment: look at what it placed.
    if (code === '23505') return placeHold(database, { businessKey, account, amount, seconds });
    throw error;
  }
}

/**
 * Turns a hold into a transfer, at most for what was held; the rest becomes available again.
 * A hold that was resolved before answers `conflict`, unless this very transfer captured it.
 */
export async function captureHold(
  database: Database,
  holdKey: string,
  request: TransferRequest,
): Promise<TransferOutcome> {
  try {
    return await retryTransaction(() =>
      database.transaction(async (tx): Promise<TransferOutcome> => {
        const { rows } = await tx.execute<{ amount: string; kind: string; user_id: string }>(sql`
          UPDATE auth.ledger_holds hold SET state = 'captured', resolved_at = now()
          FROM auth.ledger_accounts account
          WHERE hold.business_key = ${holdKey} AND hold.state = 'open' AND account.id = hold.account_id
          RETURNING hold.amount, account.kind, account.user_id`);
        const hold = rows[0];
        if (hold) {
          const taken = amountTakenFrom(request, hold.kind, Number(hold.user_id));
          if (taken <= 0n || taken > BigInt(hold.amount)) {
            throw new Error(`Capture of ${holdKey} takes ${taken} of ${hold.amount} held`);
          }
          const posted = await postTransferWithin(tx, request);
          // The key belongs to another event: undo the capture with the whole transaction.
          if (!posted.ok || posted.replayed) throw new KeyTaken(request.businessKey);
          return posted;
        }
        const again = await tx.execute(
          sql`SELECT 1 FROM auth.ledger_transfers WHERE business_key = ${request.businessKey}`,
        );
        return again.rows.length > 0
          ? postTransferWithin(tx, request)
          : { ok: false, code: 'conflict' };
      }),
    );
  } catch (error) {
    if (error instanceof KeyTaken) return { ok: false, code: 'conflict' };
    if (postgresCode(error) === 'TL001') return { ok: false, code: 'insufficient' };
    throw error;
  }
}

class KeyTaken extends Error {}

function amountTakenFrom(request: TransferRequest, kind: string, userId: number): bigint {
  const entry = request.entries.find(
    ({ account }) => 'userId' in account && account.kind === kind && account.userId === userId,
  );
  return -(entry?.amount ?? 0n);
}

/** Frees a hold; false when it was resolved before. */
export async function releaseHold(database: Database, holdKey: string): Promise<boolean> {
  const { rowCount } = await database.execute(sql`
    UPDATE auth.ledger_holds SET state = 'released', resolved_at = now()
    WHERE business_key = ${holdKey} AND state = 'open'`);
  return rowCount === 1;
}

/** Frees the holds whose time is over, by the database's clock; answers how many. */
export async function expireHolds(database: Database): Promise<number> {
  const { rowCount } = await retryTransaction(() =>
    database.execute(sql`
      UPDATE auth.ledger_holds SET state = 'expired', resolved_at = now() WHERE id IN (
        SELECT id FROM auth.ledger_holds WHERE state = 'open' AND expires_at <= now()
        ORDER BY account_id, id FOR UPDATE SKIP LOCKED)`),
  );
  return rowCount ?? 0;
}
