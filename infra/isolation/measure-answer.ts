import { measure } from '../tracing/measure';

/** Questions that are a part of the work for a request, and what they are about. */
const about: Record<string, (payload: Record<string, unknown>) => unknown> = {
  compose: () => 'page',
  render: ({ slot }) => slot ?? 'page',
  call: ({ id }) => id,
  ask: ({ id }) => id,
  document: ({ path }) => path,
  identify: () => 'session',
};

/** Answers a question; in a traced request the answer is a span: `render page`, `call content.get_blog`. */
export function measureAnswer<T>(what: string, payload: unknown, respond: () => T): T {
  const describe = Object.hasOwn(about, what) ? about[what] : undefined;
  if (!describe) return respond();
  const subject = describe((payload ?? {}) as Record<string, unknown>);
  return measure(`${what} ${String(subject)}`, {}, respond);
}
