import type { ClientBase } from 'pg';

/** A table with a `state`, and where each state may lead. */
interface Machine<State extends string> {
  /** As moves name it: `payment:12`. */
  name: string;
  table: string;
  moves: Readonly<Record<State, readonly State[]>>;
}

export type PaymentState = 'open' | 'pending' | 'held' | 'paid' | 'expired' | 'closed';

/** `pending`: the provider was asked to collect. `paid`: a recharge is in the wallet. */
export const paymentMachine: Machine<PaymentState> = {
  name: 'payment',
  table: 'auth.payments',
  moves: {
    open: ['pending', 'held', 'paid', 'expired', 'closed'],
    pending: ['held', 'paid', 'expired', 'closed'],
    // its hold is free again
    held: ['closed'],
    // money that comes late is in the wallet
    expired: ['paid'],
    paid: [],
    closed: [],
  },
};

export type RefundState =
  | 'requested'
  | 'approved'
  | 'refused'
  | 'sent'
  | 'pending'
  | 'processed'
  | 'failed'
  | 'needs_bank_details'
  | 'payout';

/** `payout`: it goes to a bank account, by hand. */
export const refundMachine: Machine<RefundState> = {
  name: 'refund',
  table: 'auth.refunds',
  moves: {
    requested: ['approved', 'refused'],
    approved: ['sent', 'needs_bank_details'],
    sent: ['pending', 'processed', 'failed'],
    pending: ['processed', 'failed'],
    failed: ['approved', 'needs_bank_details'],
    needs_bank_details: ['payout'],
    payout: ['processed', 'needs_bank_details'],
    processed: [],
    refused: [],
  },
};

/** Anything that runs a query: a connection, mostly in a transaction. */
export type Client = Pick<ClientBase, 'query'>;

/**
 * Moves one row to a state, where that is allowed from the one it is in, and writes the move down.
 * @returns false: it is in a state that doesn't lead there
 */
export async function move<State extends string>(
  client: Client,
  { name, table, moves }: Machine<State>,
  id: string,
  { to, who, why }: { to: State; who: string; why: string },
): Promise<boolean> {
  const from = (Object.keys(moves) as State[]).filter((state) => moves[state].includes(to));
  const { rowCount } = await client.query(
    `WITH before AS (SELECT state FROM ${table} WHERE id = $1 FOR UPDATE),
       moved AS (UPDATE ${table} thing SET state = $2 FROM before
         WHERE thing.id = $1 AND before.state = ANY ($3) RETURNING before.state)
     INSERT INTO auth.payment_moves (subject, from_state, to_state, who, why)
     SELECT $4, moved.state, $2, $5, $6 FROM moved`,
    [id, to, from, `${name}:${id}`, who, why],
  );
  return rowCount === 1;
}
