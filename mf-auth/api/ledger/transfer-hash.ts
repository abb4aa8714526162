import { createHash } from 'node:crypto';
import { accountKey } from './ledger-accounts';
import type { TransferRequest } from './post-transfer';

/** One fixed text for equal requests: entries and object keys in order, amounts as digits. */
export function hashTransfer(request: TransferRequest): string {
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
