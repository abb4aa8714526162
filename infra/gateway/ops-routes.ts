import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiError } from 'shared/contracts/errors';
import type { ApiDeps } from 'shared/remote-kit/api';
import type { Secret } from 'shared/remote-kit/secrets';
import { openGate, type Gate } from '../gate/open-gate';
import { noneIsBad, type IsGood } from '../releases/find-last-good';
import { readOperation } from '../releases/operation';
import { runOperation } from '../releases/run-operation';
import type { Store } from '../releases/store';
import { hasOpsToken, opsRefusal } from './information-routes';
import { maskPath } from './mask-path';
import { sendError } from './send-error';
import { addUploadRoutes } from './upload-routes';

/** Mounts the release commands for ops at a distance: the same operations as the command line's. */
export function addOpsRoutes(
  app: FastifyInstance,
  store: Store,
  opsToken: Secret,
  logSecurity: ApiDeps['logSecurity'],
  isGood: IsGood = noneIsBad,
  gate: Gate = openGate(null),
) {
  // before a byte of the body is read
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    if (hasOpsToken(request, opsToken)) return;
    logSecurity({ event: 'ops_refused', address: request.ip, account: null });
    return sendError(reply.header('connection', 'close'), opsRefusal);
  };
  void app.register(async (scope) => addUploadRoutes(scope, store.releasesFolder, onRequest));
  // without a command, or with one that is too long, it would be taken for a page
  for (const url of ['/ops/releases', '/ops/releases/*'])
    app.post(url, async (_request, reply) => sendError(reply, apiError('not_found')));
  app.post<{ Params: { command: string } }>(
    '/ops/releases/:command',
    { onRequest },
    async (request, reply) => {
      const asked = readOperation(request.params.command, request.body);
      const outcome = asked.ok ? await runOperation(store, asked.operation, isGood, gate) : asked;
      const { command } = request.params;
      const reason = `${maskPath(command, null)}: ${outcome.ok ? 'done' : 'refused'}`;
      logSecurity({ event: 'ops_change', address: request.ip, account: null, reason });
      return reply.code(outcome.ok ? 200 : 409).send(outcome);
    },
  );
}
