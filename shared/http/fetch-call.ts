import type { AnyEndpoint, AnswerOf, InputOf } from '../contracts/contract';
import type { ApiError } from '../contracts/errors';
import type { CallFailure } from './failure';
import { fillPath } from './fill-path';

/** Where and as whom calls are made over HTTP. */
export interface FetchCallOptions {
  /** Prefix for every path: '' in the browser, an origin on the server. */
  origin?: string;
  headers?: Record<string, string>;
  fetch?: typeof fetch;
}

/**
 * Makes a typed client over fetch. Answers are parsed by the contract; a body that breaks the
 * contract throws, since that is a defect and not an expected failure.
 */
export function createFetchCall(options: FetchCallOptions = {}) {
  const send = options.fetch ?? fetch;
  return async function call<E extends AnyEndpoint>(
    contract: E,
    input: InputOf<E>,
    { key }: { key?: string } = {},
  ): Promise<AnswerOf<E> | CallFailure> {
    const { params, query, body } = input as { params?: object; query?: object; body?: unknown };
    const url =
      (options.origin ?? '') +
      fillPath(contract.path, params as Record<string, unknown>, query as Record<string, unknown>);
    let reply: Response;
    try {
      reply = await send(url, {
        method: contract.method,
        credentials: 'include',
        headers: {
          accept: 'application/json',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(key === undefined ? {} : { 'idempotency-key': key }),
          ...options.headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      return { error_status: 500, message: 'Network error occurred' };
    }
    if (reply.status === 204) return { error_status: 204 };
    if (!reply.ok) return readFailure(reply);
    return contract.answer.parse(await reply.json()) as AnswerOf<E>;
  };
}

async function readFailure(reply: Response): Promise<CallFailure> {
  if (reply.status === 404 || reply.status === 500) return { error_status: reply.status };
  const isJson = reply.headers.get('content-type')?.includes('json') ?? false;
  if (!isJson) return { error_status: reply.status };
  return { error_status: reply.status, response: (await reply.json()) as ApiError };
}
