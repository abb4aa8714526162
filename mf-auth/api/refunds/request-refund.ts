import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';
import { readRule } from '../payments/money-rules';
import { noteWalletChanged } from '../payments/wallet-changed';
import type { RefundState } from '../payments/states';
import { holdOf, listOfRequest } from './refund-rows';

/** What somebody asks to be sent back; the key is the business key of the request. */
export interface AskedRefund {
  key: string;
  customer: number;
  amount: string;
  /** What it is about: `order:12`, or `wallet`. */
  reference: string;
  /** A remote, or `customer`. */
  by: string;
}

type Requested =
  | { ok: true; refunds: Awaited<ReturnType<typeof listOfRequest>> }
  | { ok: false; code: 'conflict' | 'closed' }
  | { ok: false; code: 'insufficient'; missing: string };

interface Part {
  paymentId: string | null;
  amount: bigint;
}

/**
 * Divides an amount among the payments it came by, the newest first, and sets it aside: what no payment
 * takes any more waits for a bank account. Asked again under its key, it is what it was.
 */
export async function requestRefund(client: PoolClient, asked: AskedRefund): Promise<Requested> {
  const { key, customer, amount } = asked;
  const bodyHash = createHash('sha256')
    .update(JSON.stringify([customer, amount, asked.reference, asked.by]))
    .digest('hex');
  // one request of a customer after the other; an erasure waits for it too
  const { rowCount } = await client.query(
    'SELECT FROM auth.users WHERE id = $1 FOR NO KEY UPDATE',
    [customer],
  );
  const known = await client.query<{ body_hash: string }>(
    'SELECT body_hash FROM auth.refund_requests WHERE key = $1',
    [key],
  );
  const [before] = known.rows;
  if (before && before.body_hash !== bodyHash) return { ok: false, code: 'conflict' };
  if (before) return { ok: true, refunds: await listOfRequest(client, key) };
  if (rowCount === 0) return { ok: false, code: 'closed' };
  const available = await readCash(client, customer);
  if (available < BigInt(amount))
    return { ok: false, code: 'insufficient', missing: String(BigInt(amount) - available) };
  await client.query(
    `INSERT INTO auth.refund_requests (key, customer_id, amount, reference, asked_by, body_hash)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [key, customer, amount, asked.reference, asked.by, bodyHash],
  );
  const rule = await readRule(client, 'refund');
  const isAutomatic = BigInt(amount) <= BigInt(rule.automatic_most);
  for (const part of await divide(client, customer, BigInt(amount), rule.source_days)) {
    const then = part.paymentId === null ? 'needs_bank_details' : 'approved';
    await writePart(client, asked, part, isAutomatic ? then : 'requested');
  }
  await noteWalletChanged(client, customer);
  return { ok: true, refunds: await listOfRequest(client, key) };
}

async function readCash(client: PoolClient, customer: number): Promise<bigint> {
  const { rows } = await client.query<{ available: string }>(
    `SELECT balance.balance - balance.held AS available FROM auth.ledger_accounts account
     JOIN auth.ledger_balances balance ON balance.account_id = account.id
     WHERE account.user_id = $1 AND account.kind = 'customer_cash' FOR UPDATE OF balance`,
    [customer],
  );
  return BigInt(rows[0]?.available ?? '0');
}

/** The lots of a customer, the newest first, as far as the banks still take them back. */
async function divide(
  client: PoolClient,
  customer: number,
  amount: bigint,
  sourceDays: number,
): Promise<Part[]> {
  const { rows } = await client.query<{ id: string; rest: string }>(
    `SELECT id, amount - returned AS rest FROM auth.provider_payments
     WHERE customer_id = $1 AND state = 'captured' AND is_credited AND returned < amount
       AND captured_at > now() - make_interval(days => $2)
     ORDER BY captured_at DESC, id DESC FOR UPDATE`,
    [customer, sourceDays],
  );
  const parts: Part[] = [];
  let left = amount;
  for (const { id, rest } of rows) {
    if (left === 0n) break;
    const taken = BigInt(rest) < left ? BigInt(rest) : left;
    parts.push({ paymentId: id, amount: taken });
    left -= taken;
  }
  return left > 0n ? [...parts, { paymentId: null, amount: left }] : parts;
}

async function writePart(
  client: PoolClient,
  { key, customer }: AskedRefund,
  { paymentId, amount }: Part,
  state: RefundState,
): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO auth.refunds (request_key, customer_id, provider_payment_id, amount, state)
     VALUES ($1, $2, $3, $4, $5) RETURNING id`,
    [key, customer, paymentId, String(amount), state],
  );
  const { id } = rows[0] as { id: string };
  if (paymentId !== null)
    await client.query('UPDATE auth.provider_payments SET returned = returned + $2 WHERE id = $1', [
      paymentId,
      String(amount),
    ]);
  const held = await client.query<{ is_held: boolean }>(
    'SELECT auth.ledger_hold_cash($1, $2, $3) AS is_held',
    [holdOf(id), customer, String(amount)],
  );
  if (!held.rows[0]?.is_held) throw new Error(`refund ${id} has no money, which was there before`);
}
