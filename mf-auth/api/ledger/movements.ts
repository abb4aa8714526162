import type { Pool } from 'pg';
import type * as contracts from 'shared/contracts/auth-wallet-service';
import type { AnswerOf, ParsedInputOf } from 'shared/contracts/contract';
import { retryTransaction, undone } from '../data/retry-transaction';

type Contracts = typeof contracts;
type Movement = Exclude<keyof Contracts, 'releaseHold'>;
/** What a contract asks for, under its business key, with the remote that asks. */
type Asked<Name extends Movement> = ParsedInputOf<Contracts[Name]>['body'] & {
  key: string;
  by: string;
};
type Moved<Name extends Movement | 'releaseHold'> = AnswerOf<Contracts[Name]>['data'];

/** Why nothing was moved; amounts are paise. */
export type NotMoved =
  | { code: 'conflict' | 'closed' | 'no_hold' | 'no_payment' | 'past' }
  | { code: 'insufficient'; available: string; missing: string }
  /** More than `most`, which is what was held, or what can still be refunded. */
  | { code: 'over'; most: string }
  | { code: 'resolved'; state: 'captured' | 'released' | 'expired' };

/** What a movement came to. The same again under its key is answered the same. */
export type Outcome<Answer> = { ok: true; answer: Answer } | ({ ok: false } & NotMoved);

/** A twin under the same key, which was quicker, ends a movement too: then it is there to be read. */
const retried = [...undone, '23505'];

async function move<Answer>(pool: Pool, call: string, values: unknown[]): Promise<Outcome<Answer>> {
  const { rows } = await retryTransaction(
    () => pool.query<{ outcome: Outcome<Answer> }>(`SELECT auth.${call} AS outcome`, values),
    retried,
  );
  return (rows[0] as (typeof rows)[0]).outcome;
}

/** Sets money aside: promotional money first, then paid money. */
export const hold = (pool: Pool, { key, customer, amount, seconds, by }: Asked<'holdMoney'>) =>
  move<Moved<'holdMoney'>>(pool, 'ledger_hold($1, $2, $3, $4, $5)', [
    key,
    customer,
    amount,
    seconds,
    by,
  ]);

/** Pays from what was held, and frees the rest. */
export const capture = (
  pool: Pool,
  { key, hold: held, amount, to, kind, by }: Asked<'captureHold'>,
) =>
  move<Moved<'captureHold'>>(pool, 'ledger_capture($1, $2, $3, $4, $5, $6)', [
    key,
    held,
    amount,
    JSON.stringify(to),
    kind,
    by,
  ]);

/** Frees a hold by its key. */
export const release = (pool: Pool, key: string) =>
  move<Moved<'releaseHold'>>(pool, 'ledger_release($1)', [key]);

/** Takes money that was not held. */
export const pay = (pool: Pool, { key, customer, amount, to, kind, by }: Asked<'payFromWallet'>) =>
  move<Moved<'payFromWallet'>>(pool, 'ledger_pay($1, $2, $3, $4, $5, $6)', [
    key,
    customer,
    amount,
    JSON.stringify(to),
    kind,
    by,
  ]);

/** Gives back a part of a capture or payment, split as it was taken. */
export const refund = (pool: Pool, { key, of, amount, kind, by }: Asked<'refundToWallet'>) =>
  move<Moved<'refundToWallet'>>(pool, 'ledger_refund($1, $2, $3, $4, $5)', [
    key,
    of,
    amount,
    kind,
    by,
  ]);

/** Adds paid money, or promotional money that ends at `expires_at`. */
export const credit = (
  pool: Pool,
  { key, customer, amount, expires_at, kind, by }: Asked<'creditWallet'>,
) =>
  move<Moved<'creditWallet'>>(pool, 'ledger_credit($1, $2, $3, $4, $5, $6)', [
    key,
    customer,
    amount,
    expires_at,
    kind,
    by,
  ]);

/** Takes a payee's earnings out. */
export const withdraw = (pool: Pool, { key, payee, amount, by }: Asked<'withdrawEarnings'>) =>
  move<Moved<'withdrawEarnings'>>(pool, 'ledger_withdraw($1, $2, $3, $4)', [
    key,
    payee,
    amount,
    by,
  ]);
