import type { FastifyInstance, FastifyReply } from 'fastify';

const script = `const events = new EventSource('/dev/reload');
let seen = false;
events.onopen = () => { if (seen) location.reload(); seen = true; };
events.onmessage = () => location.reload();`;

/** Mounts the stream that tells open pages to reload after a build. Answers with the function that does it. */
export function createReload() {
  const open = new Set<FastifyReply>();
  return {
    addRoutes(app: FastifyInstance) {
      app.get('/dev/reload.js', async (_request, reply) =>
        reply.type('text/javascript').send(script),
      );
      app.get('/dev/reload', (request, reply) => {
        reply.hijack();
        reply.raw.writeHead(200, {
          'content-type': 'text/event-stream',
          'cache-control': 'no-store',
        });
        reply.raw.write(': open\n\n');
        open.add(reply);
        request.raw.on('close', () => open.delete(reply));
      });
      app.addHook('preClose', async () => open.forEach((reply) => reply.raw.end()));
    },
    reloadPages: () => open.forEach((reply) => reply.raw.write('data: built\n\n')),
  };
}
