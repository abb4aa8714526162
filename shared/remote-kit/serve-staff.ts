import type { AnswerOf, Endpoint, ParsedInputOf } from '../contracts/contract';
import type { StaffPermission } from '../contracts/staff-permissions';
import { refuse, serve, type BoundEndpoint, type CallContext, type Outcome } from './api';
import type { StaffSession } from './staff-session';

/**
 * Binds a contract for staff, as `serve` does, to a handler that is told who calls. A gateway of before
 * there were staff knows nobody who may, and lets nobody through.
 */
export function serveStaff<E extends Endpoint & { permission: StaffPermission }>(
  contract: E,
  handle: (
    input: ParsedInputOf<E>,
    staff: StaffSession,
    ctx: CallContext,
  ) => Promise<Outcome<AnswerOf<E>>>,
): BoundEndpoint {
  return serve(contract, async (input, ctx) =>
    ctx.staff ? handle(input, ctx.staff, ctx) : refuse('not_signed_in'),
  );
}
