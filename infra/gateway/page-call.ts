import { createFetchCall } from 'shared/http/fetch-call';
import { isFailure } from 'shared/http/failure';
import type { CallContext, ReplyExtras } from 'shared/remote-kit/api';
import type { Call } from 'shared/remote-kit/page';
import { giveUpAfter } from '../../shell-host/compose/give-up-after';
import type { AskOther } from '../isolation/answer-release';
import { limits } from '../isolation/protocol';
import { callEndpoint } from './call-endpoint';
import type { Site } from './site-process';

/** The typed client a page's loader gets on the server, and what its calls want to set on the reply. */
export interface PageCall {
  call: Call;
  /** The same for the pages of releases that run apart, which know no more than an endpoint's id. */
  askOther: AskOther;
  extras: ReplyExtras[];
}

/** Milliseconds a page waits for what another remote is to tell it: the page has more to show. */
const READ_LIMIT_MS = 2000;

/** Calls endpoints of the visitor's releases, or over HTTP where a remote's API runs elsewhere. */
export function createPageCall(
  site: Site,
  ctx: CallContext,
  cookie: string | undefined,
  generation: number,
): PageCall {
  const extras: ReplyExtras[] = [];
  const { allowances, logSecurity, report } = site;
  // a remote's own process counts by the address of who asked us
  const headers = { 'x-forwarded-for': ctx.address, ...(cookie ? { cookie } : {}) };
  const askOther: AskOther = async (owner, id, input) => {
    const endpoint = await site.findById(ctx.visitor ?? '', owner, id, generation);
    if (!endpoint) return { error_status: 503 };
    const { contract } = endpoint;
    const origin = site.environment.apiUrls[owner];
    const breaker = origin === undefined ? null : site.breakers.of(origin);
    if (breaker?.letsThrough() === false) return { error_status: 503 };
    const asked = origin
      ? createFetchCall({ origin, headers })(contract, input as never)
      : callEndpoint(endpoint, input, ctx, { allowances, logSecurity, report, extras });
    const limitMs = contract.method === 'GET' ? READ_LIMIT_MS : limits.call;
    try {
      const reply = await giveUpAfter(limitMs, id, asked);
      // a failure with words of its own never reached it
      if (isFailure(reply) && reply.message !== undefined) breaker?.noteFailure();
      else breaker?.noteSuccess();
      return reply;
    } catch (error) {
      breaker?.noteFailure();
      report(error, `${id} was not waited for`);
      return { error_status: 503 };
    }
  };
  const call = (({ owner, id }, input) => askOther(owner, id, input)) as Call;
  return { call, askOther, extras };
}
