import type { PoolClient } from 'pg';

/** A kind of thing that has a state: its tables, and from which state it may go to which. */
export interface Machine<S extends string> {
  /** `orders`, with the column `state`. */
  table: string;
  /** The table of its moves, and the column that names the thing. */
  moves: { table: string; of: string };
  allowed: Readonly<Record<S, readonly S[]>>;
}

/** Who moves it, and why. */
export interface Move<S extends string> {
  to: S;
  /** `customer`, `staff:3`, `payments`, `courier` or `site`. */
  who: string;
  why: string;
}

/**
 * Moves a thing to a state in the caller's transaction, and writes that down. What must follow is asked
 * for by the caller, in the same transaction.
 * @returns the state it was in; `null` when no move leads from there, and then nothing has happened
 */
export async function moveState<S extends string>(
  client: Pick<PoolClient, 'query'>,
  { table, moves, allowed }: Machine<S>,
  id: number,
  { to, who, why }: Move<S>,
): Promise<S | null> {
  const from = (Object.keys(allowed) as S[]).filter((state) => allowed[state].includes(to));
  const { rows } = await client.query<{ from: S }>(
    `WITH was AS (SELECT id, state FROM commerce.${table} WHERE id = $1 FOR UPDATE),
     moved AS (UPDATE commerce.${table} AS thing SET state = $2 FROM was
       WHERE thing.id = was.id AND was.state = ANY ($3) RETURNING was.state)
     INSERT INTO commerce.${moves.table} (${moves.of}, "from", "to", who, why)
     SELECT $1, state, $2, $4, $5 FROM moved RETURNING "from"`,
    [id, to, from, who, why],
  );
  return rows[0]?.from ?? null;
}
