import { AsyncLocalStorage } from 'node:async_hooks';
import { isFailure } from 'shared/http/failure';
import { parseAnswer, type ApiDeps } from 'shared/remote-kit/api';

/** A call of a remote as the gateway is asked for it; who asks is known by the connection. */
export interface AskedCall {
  owner: string;
  id: string;
  input: unknown;
  as: 'user' | 'service';
  key?: string;
  /** The request that is being handled, by the name the gateway gave it; `null` outside of any. */
  request: string | null;
}

/** The name of the request that this code handles, across everything it waits for. */
export const currentRequest = new AsyncLocalStorage<string | undefined>();

/** How an API calls other remotes. @param ask hands a call to the gateway */
export function createRemoteCall(ask: (asked: AskedCall) => Promise<unknown>): ApiDeps['call'] {
  return async (contract, input, { as, key }) => {
    const { id, owner } = contract;
    const request = currentRequest.getStore() ?? null;
    const asked = { owner, id, input, as, request, ...(key === undefined ? {} : { key }) };
    const answer = await ask(asked);
    return isFailure(answer) ? answer : (parseAnswer(contract, answer) as never);
  };
}
