import type { AnyEndpoint } from 'shared/contracts/contract';
import type { BoundEndpoint, CallContext } from 'shared/remote-kit/api';
import { defaultPreferences } from 'shared/preferences/preferences';
import type { Call, Lang, LoadArgs } from 'shared/remote-kit/page';

/** Makes the arguments of loaders for tests: calls go to the endpoints in process. */
export function prepareAsk(
  endpoints: readonly BoundEndpoint[],
): (params: Record<string, string>, query?: string, lang?: Lang) => LoadArgs {
  const call = (async (contract: AnyEndpoint, input: object) => {
    const found = endpoints.find((endpoint) => endpoint.contract.id === contract.id);
    const raw = { params: undefined, query: undefined, body: undefined, ...input };
    const outcome = await found?.handle(raw, {} as CallContext);
    return outcome?.ok
      ? outcome.answer
      : { error_status: outcome?.error.status ?? 500, response: outcome?.error };
  }) as Call;
  return (params, query = '', lang = 'en') => ({
    ...{ params, lang, call, path: '/', session: null, form: null },
    preferences: defaultPreferences(lang),
    query: new URLSearchParams(query),
  });
}
