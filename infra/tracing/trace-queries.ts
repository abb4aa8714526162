import { context, SpanKind, type Span } from '@opentelemetry/api';
import type { Pool, PoolClient } from 'pg';
import { isTraced, noteFailure, tracer } from './measure';

type Query = (...given: unknown[]) => unknown;
type Done = (error: unknown, ...rest: unknown[]) => void;

/** A statement of more has its end cut off. */
const LONGEST_STATEMENT = 2000;

/** Makes each query of a traced request a span: the statement with its placeholders, never its values. */
export function traceQueries(pool: Pool): void {
  const connect = pool.connect.bind(pool) as (done?: Done) => unknown;
  // a client that becomes free is handed over by whoever had it: the query is still the waiting one's
  Object.assign(pool, {
    connect: (done?: Done) => connect(done && context.bind(context.active(), done)),
  });
  pool.on('connect', (client) => traceClient(client));
}

function traceClient(client: PoolClient): void {
  const query = client.query.bind(client) as Query;
  const traced: Query = (...given) => {
    const statement = isTraced() ? statementOf(given[0]) : null;
    if (statement === null) return query(...given);
    const span = startSpan(statement);
    const end = (error?: unknown) => {
      if (error) noteFailure(span, error);
      span.end();
    };
    const done = given.at(-1) as Done;
    if (typeof done !== 'function') {
      const result = query(...given) as Promise<unknown>;
      result.then(() => end(), end);
      return result;
    }
    return query(...given.slice(0, -1), (error: unknown, ...rest: unknown[]) => {
      end(error);
      done(error, ...rest);
    });
  };
  Object.assign(client, { query: traced });
}

/** `null` for what is no plain statement, as a stream of rows. */
function statementOf(asked: unknown): string | null {
  if (typeof asked === 'string') return asked;
  const { text, submit } = asked as { text?: unknown; submit?: unknown };
  return typeof text === 'string' && submit === undefined ? text : null;
}

function startSpan(statement: string): Span {
  const [operation = 'query'] = statement.trimStart().split(/\s/, 1);
  const attributes = {
    'db.system.name': 'postgresql',
    'db.query.text': statement.slice(0, LONGEST_STATEMENT),
  };
  return tracer.startSpan(operation.toUpperCase(), { kind: SpanKind.CLIENT, attributes });
}
