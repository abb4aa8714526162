import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long to wait, in milliseconds. */
export interface LeaveLimits {
  /** For balancers to see that `/readyz` refuses; requests are still answered. */
  notice: number;
  /** For requests in flight; then they are cut. */
  finish: number;
  /** Told at once, with the milliseconds of the notice. */
  onLeave?(noticeMs: number): void;
}

/** The server's way out. */
export interface Leave {
  isLeaving(): boolean;
  /** Resolves when every connection is closed. */
  go(): Promise<void>;
}

/**
 * Lets a server go without a visitor noticing: first it says that it is leaving and closes connections
 * with their answers, then it takes no new ones, lets what is in flight finish and cuts what hangs.
 */
export function addLeave(app: FastifyInstance, { notice, finish, onLeave }: LeaveLimits): Leave {
  let isLeaving = false;
  app.addHook('onSend', async (_request, reply) => {
    if (isLeaving) void reply.header('connection', 'close');
  });
  return {
    isLeaving: () => isLeaving,
    async go() {
      isLeaving = true;
      onLeave?.(notice);
      await sleep(notice);
      const cut = setTimeout(() => app.server.closeAllConnections(), finish);
      await app.close().finally(() => clearTimeout(cut));
    },
  };
}
