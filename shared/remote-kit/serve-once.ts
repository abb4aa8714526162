import type { Pool, PoolClient } from 'pg';
import type { AnswerOf, AnyEndpoint, ParsedInputOf } from '../contracts/contract';
import {
  bindEndpoint,
  parseAnswer,
  refuse,
  type BoundEndpoint,
  type CallContext,
  type Outcome,
  type ReplyExtras,
} from './api';
import { hashRequest } from './hash-request';
import { networkOf } from './network-of';

/** How long the answer to a key is kept and given again. */
export const ANSWERS_KEPT_HOURS = 24;

/** What stays of an outcome: cookies are for the browser that was answered first. */
interface Kept {
  answer: unknown;
  extras?: Pick<ReplyExtras, 'status' | 'headers' | 'redirect'>;
}

/**
 * Binds a contract that says `idempotency: 'kept'`. The handler works in the transaction it is given, and
 * its answer is kept there: what it changed and what it answered are there together or not at all,
 * whatever dies meanwhile. A retry with the same key is given that answer without the handler; the same
 * key with another request is `conflict`; of two at once one waits for the other. A refusal undoes the
 * transaction and is not kept. Without a key the handler just has its transaction.
 *
 * What the handler does outside the transaction (a provider, a file, another remote) it has to do by the
 * key itself. Answers that hold a secret don't belong here.
 */
export function serveOnce<E extends AnyEndpoint & { idempotency: 'kept' }>(
  pool: Pick<Pool, 'connect'>,
  contract: E,
  handle: (
    input: ParsedInputOf<E>,
    ctx: CallContext,
    client: PoolClient,
  ) => Promise<Outcome<AnswerOf<E>>>,
): BoundEndpoint {
  const inTurn = createTurns();
  return {
    contract,
    handle(raw, ctx) {
      const answerOnce = (input: ParsedInputOf<E>) => {
        const work = async (client: PoolClient) => {
          const outcome = await handle(input, ctx, client);
          // before it is kept: afterwards nobody could take it back
          return outcome.ok
            ? { ...outcome, answer: parseAnswer(contract, outcome.answer) }
            : outcome;
        };
        if (ctx.key === undefined) return transact(pool, work);
        const claim = { caller: nameKeyOwner(ctx), contract: contract.id, key: ctx.key };
        const userId = ctx.session?.id ?? null;
        const request = { ...claim, hash: hashRequest(raw), userId };
        return inTurn(JSON.stringify(claim), () =>
          transact(pool, (client) => workOnce(client, request, work)),
        );
      };
      return bindEndpoint(contract, answerOnce as never).handle(raw, ctx);
    },
  };
}

interface KeyedRequest {
  caller: string;
  contract: string;
  key: string;
  hash: string;
  userId: number | null;
}

/** Works unless the key was used; who comes while it is being used waits for the end of that. */
async function workOnce(
  client: PoolClient,
  { caller, contract, key, hash, userId }: KeyedRequest,
  work: (client: PoolClient) => Promise<Outcome<unknown>>,
): Promise<Outcome<unknown>> {
  const claimed = await client.query(
    `INSERT INTO calls.kept_answers (caller, contract, key, request_hash, user_id, kept_until)
     VALUES ($1, $2, $3, $4, $5, now() + make_interval(hours => $6)) ON CONFLICT DO NOTHING`,
    [caller, contract, key, hash, userId, ANSWERS_KEPT_HOURS],
  );
  if (claimed.rowCount === 0) {
    const { rows } = await client.query<{ hash: string; kept: Kept }>(
      `SELECT request_hash AS hash, answer AS kept FROM calls.kept_answers
       WHERE caller = $1 AND contract = $2 AND key = $3`,
      [caller, contract, key],
    );
    const [known] = rows;
    // swept in this moment: the next try begins anew
    if (!known) return refuse('unavailable');
    return known.hash === hash ? { ok: true, ...known.kept } : refuse('conflict');
  }
  const outcome = await work(client);
  if (!outcome.ok) return outcome;
  const { cookies: _ofTheFirst, ...extras } = outcome.extras ?? {};
  const kept: Kept = { answer: outcome.answer, extras };
  await client.query(
    `UPDATE calls.kept_answers SET answer = $4 WHERE caller = $1 AND contract = $2 AND key = $3`,
    [caller, contract, key, JSON.stringify(kept)],
  );
  return outcome;
}

/** A transaction that stays when the work is done, and is undone when it is refused or fails. */
async function transact(
  pool: Pick<Pool, 'connect'>,
  work: (client: PoolClient) => Promise<Outcome<unknown>>,
): Promise<Outcome<unknown>> {
  const client = await pool.connect();
  let isSound = false;
  // the next query says that the connection is gone; unheard, it would end the process
  const ignore = () => undefined;
  client.on('error', ignore);
  try {
    await client.query(`BEGIN; SET LOCAL lock_timeout = '10s'`);
    const outcome = await work(client);
    await client.query(outcome.ok ? 'COMMIT' : 'ROLLBACK');
    isSound = true;
    return outcome;
  } catch (error) {
    // another process holds the key for long
    if ((error as { code?: string }).code === '55P03') return refuse('unavailable');
    throw error;
  } finally {
    // a connection that failed in the middle is not used again, which undoes what it did
    client.off('error', ignore);
    client.release(!isSound);
  }
}

/** Those who wait for one key in this process hold no connection meanwhile. */
function createTurns() {
  const last = new Map<string, Promise<unknown>>();
  return <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const before = last.get(name) ?? Promise.resolve();
    const turn = before.then(work, work);
    last.set(name, turn);
    const leave = () => {
      if (last.get(name) === turn) last.delete(name);
    };
    turn.then(leave, leave);
    return turn;
  };
}

/** In whose name a key is: another caller's same key is another one. */
function nameKeyOwner({ session, staff, visitor, address, by }: CallContext): string {
  if (by?.as === 'service') return `service:${by.remote}`;
  const browser = visitor === null ? `network:${networkOf(address)}` : `visitor:${visitor}`;
  const person = staff ? `staff:${staff.id}` : session ? `user:${session.id}` : browser;
  return by ? `service:${by.remote} for ${person}` : person;
}
