import { sql } from 'drizzle-orm';
import type { ClientBase } from 'pg';
import type { Transaction } from './database';

/** A transaction as a connection with numbered parameters, for what is written for one. */
export function clientOf(tx: Transaction): Pick<ClientBase, 'query'> {
  const query = (text: string, values: unknown[] = []) =>
    tx.execute(
      sql.join(
        text
          .split(/(\$\d+)/)
          .map((part) =>
            /^\$\d+$/.test(part)
              ? sql`${sql.param(values[Number(part.slice(1)) - 1])}`
              : sql.raw(part),
          ),
      ),
    );
  return { query } as never;
}
