import type { CallContext, Outcome, ReplyExtras } from 'shared/remote-kit/api';
import type { CallFailure } from 'shared/http/failure';
import { createFetchCall } from 'shared/http/fetch-call';
import type { Call } from 'shared/remote-kit/page';
import type { ApiError } from 'shared/contracts/errors';
import { answerCall } from './answer-call';
import { noteRefusal } from './security-log';
import type { Site } from './site-process';

/** The typed client a page's loader gets on the server, and what its calls want to set on the reply. */
export interface PageCall {
  call: Call;
  extras: ReplyExtras[];
}

/** Calls endpoints in process, or over HTTP where a remote's API runs elsewhere. */
export function createPageCall(site: Site, ctx: CallContext, cookie: string | undefined): PageCall {
  const extras: ReplyExtras[] = [];
  // a remote's own process counts by the address of who asked us
  const headers = { 'x-forwarded-for': ctx.address, ...(cookie ? { cookie } : {}) };
  const call: Call = async (contract, input) => {
    const proxied = site.environment.apiUrls[contract.owner];
    if (proxied) return createFetchCall({ origin: proxied, headers })(contract, input);
    const endpoint = await site.findById(ctx.visitor ?? '', contract.owner, contract.id);
    if (!endpoint) return { error_status: 503 };
    const { params = {}, query = {}, body } = input as Record<string, unknown>;
    let outcome: Outcome<unknown>;
    try {
      outcome = await answerCall(endpoint, { params, query, body }, ctx, site.allowances);
    } catch (error) {
      // as it would be over HTTP
      site.report(error, `${contract.id} failed`);
      return { error_status: 500 };
    }
    if (!outcome.ok) noteRefusal(site.logSecurity, outcome.error, contract.id, ctx);
    if (outcome.extras) extras.push(outcome.extras);
    return outcome.ok ? (outcome.answer as never) : toFailure(outcome.error);
  };
  return { call, extras };
}

function toFailure(error: ApiError): CallFailure {
  const isBare = error.status === 404 || error.status === 500;
  return isBare ? { error_status: error.status } : { error_status: error.status, response: error };
}
