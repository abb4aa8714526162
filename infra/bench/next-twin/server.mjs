import { createServer } from 'node:http';
import next from 'next';
import pino from 'pino';

// Next's own server with what the site's has too: a line in the log for every request.
const port = Number(process.env.PORT);
const app = next({ dev: false, dir: import.meta.dirname, hostname: '127.0.0.1', port });
const handle = app.getRequestHandler();
const log = pino(pino.destination({ dest: process.env.LOG_FILE, sync: false, minLength: 4096 }));
await app.prepare();
createServer((request, response) => {
  const started = performance.now();
  response.once('finish', () =>
    log.info({
      method: request.method,
      url: request.url,
      statusCode: response.statusCode,
      responseTime: performance.now() - started,
    }),
  );
  handle(request, response);
}).listen(port, '127.0.0.1');
process.once('SIGTERM', () => process.exit(0));
