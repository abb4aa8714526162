import type { FastifyReply } from 'fastify';
import type { ApiError } from 'shared/contracts/errors';

/** Sends a refusal in the one shape; nobody may keep it. */
export function sendError(reply: FastifyReply, error: ApiError) {
  return reply.code(error.status).header('cache-control', 'no-store').send(error);
}
