import type { AnyEndpoint, AnswerOf, InputOf } from 'shared/contracts/contract';
import type { ApiDeps, CallContext, Outcome, RemoteApi } from 'shared/remote-kit/api';
import { answerRemoteCall } from '../calls/answer-remote-call';
import { OpenRequests } from '../calls/open-requests';
import { createRemoteCall, currentRequest } from '../calls/remote-call';
import { answerCall } from '../gateway/answer-call';

/**
 * Lets APIs call each other in one process, over the way that every call takes on the site: who may
 * call, limits, keys and validation are the same.
 * @param allowances those of a test's database, or one that allows everything
 */
export function connectApis(allowances: ApiDeps['allowances']) {
  const apis = new Map<string, RemoteApi>();
  const requests = new OpenRequests();
  const reported: unknown[] = [];
  /** An endpoint whose handler may call others for who asks. */
  const find = (remote: string, id: string) => {
    const found = apis.get(remote)?.endpoints.find(({ contract }) => contract.id === id);
    if (!found) return null;
    const handle: typeof found.handle = (input, ctx) =>
      requests.during(remote, ctx, (name) => currentRequest.run(name, found.handle, input, ctx));
    return { contract: found.contract, handle };
  };
  const site = {
    findById: async (_visitor: string, remote: string, id: string) => find(remote, id),
    allowances,
    logSecurity: () => undefined,
    report: (error: unknown) => void reported.push(error),
    forgetSessions: () => undefined,
  };
  return {
    /** What failed without a caller's fault. */
    reported,
    add: (remote: string, api: RemoteApi) => void apis.set(remote, api),
    /** The `deps.call` of a remote. */
    callOf: (remote: string): ApiDeps['call'] =>
      createRemoteCall((asked) => answerRemoteCall(site, requests, remote, asked)),
    /** Calls an endpoint as the gateway does for a browser. */
    async ask<E extends AnyEndpoint>(
      { id, owner }: E,
      input: InputOf<E>,
      ctx: CallContext,
    ): Promise<Outcome<AnswerOf<E>>> {
      const endpoint = find(owner, id);
      if (!endpoint) throw new Error(`nobody serves ${id}`);
      const parts = { params: {}, query: {}, body: undefined, ...(input as object) };
      return (await answerCall(endpoint, parts, ctx, allowances)) as Outcome<AnswerOf<E>>;
    },
  };
}
