import { types, type PoolClient } from 'pg';

/** A query of somebody else's transaction. Values are read by who asked. */
export interface Query {
  text: string;
  values: unknown[];
}

/** Rows as the database wrote them, with what says how to read them. */
export interface QueryAnswer {
  command: string;
  rowCount: number | null;
  fields: { name: string; dataTypeID: number; format: 'text' }[];
  rows: (string | null)[][];
}

const asText = { getTypeParser: () => (value: unknown) => value };

/** Runs a query where the transaction is. */
export async function runQuery(client: PoolClient, query: Query): Promise<QueryAnswer> {
  const { command, rowCount, fields, rows } = await client.query({
    text: query.text,
    values: query.values,
    rowMode: 'array',
    types: asText as never,
  });
  return {
    command,
    rowCount,
    fields: fields.map(({ name, dataTypeID }) => ({ name, dataTypeID, format: 'text' })),
    rows: rows as (string | null)[][],
  };
}

interface QueryConfig {
  text: string;
  values?: unknown[];
  rowMode?: 'array';
  types?: { getTypeParser(id: number, format?: 'text'): (value: string) => unknown };
}

/** A connection as drizzle and plain SQL use one, whose transaction is in another process. */
class TransactionClient {
  constructor(private readonly send: (query: Query) => Promise<QueryAnswer>) {}

  async query(asked: string | QueryConfig, given?: unknown[]) {
    const config: QueryConfig = typeof asked === 'string' ? { text: asked } : asked;
    const { text, rowMode, types: parsers = types } = config;
    const answer = await this.send({ text, values: given ?? config.values ?? [] });
    const parse = answer.fields.map(({ dataTypeID, format }) =>
      parsers.getTypeParser(dataTypeID, format),
    );
    const rows = answer.rows.map((row) => {
      const read = row.map((value, at) => (value === null ? null : parse[at]?.(value)));
      if (rowMode === 'array') return read;
      return Object.fromEntries(answer.fields.map(({ name }, at) => [name, read[at]]));
    });
    return { ...answer, rows };
  }
}

/** @param send runs one query where the transaction is */
export function createTransactionClient(send: (query: Query) => Promise<QueryAnswer>): PoolClient {
  return new TransactionClient(send) as unknown as PoolClient;
}
