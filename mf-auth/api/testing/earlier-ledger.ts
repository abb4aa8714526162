import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../data/database';
import { postgresCode } from '../data/postgres-code';
import { retryTransaction } from '../data/retry-transaction';

/**
 * How releases before the wallet's functions moved money, statement by statement: they may still run on
 * the same tables.
 */

/** Where money can be: with a customer, or with the site under a named heading. */
type AccountRef =
  | { kind: 'customer_cash' | 'customer_promotional'; userId: number }
  | { kind: `platform_${string}` };

/** One text per account, for sorting and hashing. */
function accountKey(account: AccountRef): string {
  return 'userId' in account ? `${account.kind}:${account.userId}` : account.kind;
}

/** The account's row id; opens the account when it is used for the first time. */
async function findOrOpenAccount(tx: Transaction, account: AccountRef): Promise<bigint> {
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

/** One fixed text for equal requests: entries and object keys in order, amounts as digits. */
function hashTransfer(request: TransferRequest): string {
  const entries = request.entries
    .map(({ account, amount }) => `${accountKey(account)}=${amount}`)
    .sort();
  const body = JSON.stringify([request.kind, entries, inKeyOrder(request.meta ?? {})]);
  return createHash('sha256').update(body).digest('hex');
}

function inKeyOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inKeyOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, item]) => [key, inKeyOrder(item)]);
}

export interface TransferRequest {
  /** One business event is one transfer: `rzp:pay_x`, `chat:12:m3`, `refund:9`. */
  businessKey: string;
  kind: string;
  /** Paise, summing to zero, at most one entry per account. */
  entries: { account: AccountRef; amount: bigint }[];
  meta?: Readonly<Record<string, unknown>>;
}

type TransferOutcome =
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
async function postTransferWithin(
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

type CustomerAccount = Extract<AccountRef, { userId: number }>;

interface HoldRequest {
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
