import type { CallContext, ReplyExtras } from 'shared/remote-kit/api';
import type { Call } from 'shared/remote-kit/page';
import { giveUpAfter } from '../../shell-host/compose/give-up-after';
import type { AskOther } from '../isolation/answer-release';
import { limits } from '../isolation/protocol';
import { callEndpoint, withKey } from './call-endpoint';
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

/** Calls endpoints of the visitor's releases. */
export function createPageCall(site: Site, ctx: CallContext, generation: number): PageCall {
  const extras: ReplyExtras[] = [];
  const { allowances, logSecurity, report } = site;
  const askOther: AskOther = async (owner, id, input, key) => {
    const endpoint = await site.findById(ctx.visitor ?? '', owner, id, generation);
    if (!endpoint) return { error_status: 503 };
    const traces = { allowances, logSecurity, report, extras };
    const limitMs = endpoint.contract.method === 'GET' ? READ_LIMIT_MS : limits.call;
    try {
      return await giveUpAfter(
        limitMs,
        id,
        callEndpoint(endpoint, input, withKey(ctx, key), traces),
      );
    } catch (error) {
      report(error, `${id} was not waited for`);
      return { error_status: 503 };
    }
  };
  const call = (({ owner, id }, input, { key } = {}) => askOther(owner, id, input, key)) as Call;
  return { call, askOther, extras };
}
