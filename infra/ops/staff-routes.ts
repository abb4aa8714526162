import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { apiError, type ErrorCode } from 'shared/contracts/errors';
import { inviteFromCommandLine, verifyFromCommandLine } from 'shared/contracts/staff-command-line';
import { isFailure } from 'shared/http/failure';
import type { CallContext } from 'shared/remote-kit/api';
import { callEndpoint } from '../gateway/call-endpoint';
import { callerAddress } from '../gateway/caller-address';
import { hasOpsToken, opsRefusal } from '../gateway/information-routes';
import { sendError } from '../gateway/send-error';
import { NOBODY } from '../gateway/find-in-apis';
import { IDENTIFIER } from '../gateway/identify-callers';
import type { Site } from '../gateway/site-process';
import type { OpsDeps } from './ops-deps';

const calls = { invite: inviteFromCommandLine, verify: verifyFromCommandLine };

/** Mounts what `npm run staff` asks for: with the ops token, in the name of who runs the site. */
export function addStaffRoutes(
  app: FastifyInstance,
  { site, opsToken, logSecurity }: Pick<OpsDeps, 'site' | 'opsToken' | 'logSecurity'>,
) {
  app.post<{ Params: { command: string } }>('/ops/staff/:command', async (request, reply) => {
    const address = callerAddress(request);
    if (!hasOpsToken(request, opsToken)) {
      logSecurity({ event: 'ops_refused', address, account: null });
      return sendError(reply, opsRefusal);
    }
    const { command } = request.params;
    const contract = Object.hasOwn(calls, command) ? calls[command as keyof typeof calls] : null;
    if (!contract) return sendError(reply, apiError('not_found'));
    const key = String(request.headers['idempotency-key'] ?? randomUUID());
    const ctx: CallContext = { ...nobody, address, key };
    const outcome = await call(site, contract.id, request.body, ctx);
    const reason = `staff ${command}: ${isFailure(outcome) ? 'refused' : 'done'}`;
    logSecurity({ event: 'ops_change', address, account: null, reason });
    if (!isFailure(outcome)) return reply.header('cache-control', 'no-store').send(outcome);
    const { response, error_status: status } = outcome;
    const code: ErrorCode = status === 404 ? 'not_found' : 'unavailable';
    return sendError(reply, response ?? apiError(code));
  });
}

const nobody: CallContext = {
  ...{ session: null, token: null, visitor: null, address: '', userAgent: '', lang: 'en' },
  by: { remote: 'gateway', as: 'service', depth: 1 },
};

async function call(site: Site, id: string, body: unknown, ctx: CallContext): Promise<unknown> {
  const endpoint = await site.findById(NOBODY, IDENTIFIER, id, null);
  if (!endpoint) return { error_status: 503 };
  return callEndpoint(endpoint, { body }, ctx, { ...site, extras: [] });
}
