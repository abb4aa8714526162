import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runUntilReady, type RunningProgram } from '../bench/run-until-ready';
import { findFreePort } from '../database/find-free-port';

/** Starts nginx as the balancer of gateways; a request that one can't take goes to the next. */
export async function startNginx(
  folder: string,
  ports: number[],
): Promise<RunningProgram & { url: string }> {
  const port = await findFreePort(null);
  mkdirSync(folder);
  const settings = path.join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${path.join(folder, name)};`)
    .join('\n  ');
  writeFileSync(
    settings,
    `daemon off;
pid ${path.join(folder, 'pid')};
error_log ${path.join(folder, 'error.log')};
events { worker_connections 1024; }
http {
  access_log off;
  ${temporary}
  map $http_upgrade $asked_protocol { ~*^websocket$ websocket; default ""; }
  map $asked_protocol $connection_header { websocket upgrade; default ""; }
  upstream gateways {
    ${ports.map((each) => `server 127.0.0.1:${each} max_fails=1 fail_timeout=1s;`).join('\n    ')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://gateways;
      proxy_http_version 1.1;
      proxy_set_header Upgrade $asked_protocol;
      proxy_set_header Connection $connection_header;
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_next_upstream error timeout;
      proxy_connect_timeout 1s;
    }
  }
}
`,
  );
  const child = spawn('nginx', ['-c', settings, '-e', path.join(folder, 'error.log')], {
    stdio: 'inherit',
  });
  const url = `http://127.0.0.1:${port}`;
  const running = await runUntilReady(child, `${url}/healthz`, () => 'nginx did not start');
  return { ...running, url };
}
