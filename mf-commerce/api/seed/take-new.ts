import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** What an upsert sets in a row that is there: these columns, as the statement would have inserted them. */
export function takeNew<T extends PgTable, K extends keyof T['_']['columns'] & string>(
  table: T,
  ...names: K[]
): Record<K, SQL> {
  const columns = getTableColumns(table);
  const taken = names.map((name) => [name, sql`excluded.${sql.identifier(columns[name]!.name)}`]);
  return Object.fromEntries(taken) as Record<K, SQL>;
}
