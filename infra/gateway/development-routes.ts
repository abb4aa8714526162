import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { listInbox } from '../messages/inbox';
import { renderInboxPage } from '../messages/inbox-page';

/**
 * Mounts the inbox of unsent messages. Never called in production, where the address is unknown.
 * @param settle waits for mails that are on their way to it
 */
export function addDevelopmentRoutes(
  app: FastifyInstance,
  pool: Pool,
  settle: () => Promise<void>,
) {
  const list = async () => {
    await settle();
    return listInbox(pool);
  };
  app.get('/dev/inbox', async (_request, reply) => {
    const nonce = randomBytes(16).toString('base64url');
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'`,
        'cache-control': 'no-store',
      })
      .send(renderInboxPage(await list(), nonce));
  });
  app.get('/dev/inbox.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await list()),
  );
}
