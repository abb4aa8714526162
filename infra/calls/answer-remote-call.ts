import { apiError } from 'shared/contracts/errors';
import type { CallContext } from 'shared/remote-kit/api';
import { giveUpAfter } from '../../shell-host/compose/give-up-after';
import { callEndpoint, toFailure, withKey } from '../gateway/call-endpoint';
import { NOBODY } from '../gateway/find-in-apis';
import { IDENTIFIER } from '../gateway/identify-callers';
import type { Site } from '../gateway/site-process';
import { limits } from '../isolation/protocol';
import type { OpenRequests } from './open-requests';
import type { AskedCall } from './remote-call';

/** Remotes that call each other in turn do so no deeper than this. */
const DEEPEST = 5;

/** What answering a remote's call takes of a site. */
export type CalledSite = Pick<
  Site,
  'findById' | 'allowances' | 'logSecurity' | 'report' | 'forgetSessions'
>;

/**
 * Answers one remote's call of another, as the typed client does: it never throws. What was asked is
 * asked once; a failure with status 500 or more may have changed something, and a key makes it safe to
 * ask again.
 * @param remote who calls, as known by its connection
 */
export async function answerRemoteCall(
  site: CalledSite,
  requests: OpenRequests,
  remote: string,
  { owner, id, input, as, key, request }: AskedCall,
): Promise<unknown> {
  const handled = requests.find(remote, request);
  if (as === 'user' && !handled) return toFailure(apiError('not_signed_in'));
  const depth = (handled?.by?.depth ?? 0) + 1;
  if (depth > DEEPEST) {
    site.report(new Error(`${depth} calls within each other`), `${remote} could not call ${id}`);
    return toFailure(apiError('call_loop'));
  }
  const person = handled ?? nobody;
  const who = as === 'user' ? person : { ...nobody, address: person.address, lang: person.lang };
  const ctx = withKey({ ...who, by: { remote, as, depth } }, key);
  const visitor = as === 'user' ? (ctx.visitor ?? NOBODY) : NOBODY;
  try {
    const endpoint = await site.findById(visitor, owner, id, null);
    if (!endpoint) return toFailure(apiError('unavailable'));
    const called = callEndpoint(endpoint, input, ctx, { ...site, extras: [] }).finally(() => {
      if (owner === IDENTIFIER && endpoint.contract.method !== 'GET') site.forgetSessions();
    });
    return await giveUpAfter(limits.call, id, called);
  } catch (error) {
    site.report(error, `${id} was not waited for`);
    return toFailure(apiError('unavailable'));
  }
}

const nobody: CallContext = {
  ...{ session: null, token: null, visitor: null, address: '', userAgent: '' },
  lang: 'en',
};
