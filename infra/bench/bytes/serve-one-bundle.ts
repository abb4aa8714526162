import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { compress } from '../../gateway/compress';
import { fetchBody } from '../fetch-body';
import { bundlePath, type Bundle } from '../one-bundle/build-one-bundle';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

/**
 * Stands in front of the site and swaps the composition for the one bundle: same documents, but the
 * bundle's script and style sheet in place of the shell's and the remotes', and no discovery data.
 */
export async function serveOneBundle(siteUrl: string, bundle: Bundle) {
  const server = createServer((request, response) => {
    answer(siteUrl, bundle, request, response).catch((error: unknown) => {
      response.destroy(error as Error);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function answer(
  siteUrl: string,
  bundle: Bundle,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const url = request.url ?? '/';
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (url.startsWith(bundlePath(bundle.shape))) return sendFile(bundle, url, accepted, response);
  const found = await fetchBody(siteUrl + url, accepted.includes('br') ? 'br' : 'gzip');
  const headers = { 'content-type': found.type, 'content-encoding': found.encoding };
  if (!found.type.startsWith('text/html'))
    return response.writeHead(found.status, headers).end(found.body);
  const plain = await fetchBody(siteUrl + url, 'identity');
  const html = swap(plain.body.toString(), bundle);
  const { body, encoding } = await compress(html, accepted);
  response.writeHead(found.status, { ...headers, 'content-encoding': encoding ?? 'identity' });
  response.end(body);
}

function swap(html: string, { shape, script, css }: Bundle): string {
  return html
    .replace(/<link rel="stylesheet"[^>]*>/g, '')
    .replace('<script src="', `<link rel="stylesheet" href="${css}"><script src="`)
    .replace(/<script src="[^"]*\/shell-host\/[^"]*" integrity="[^"]*"/, `<script src="${script}"`)
    .replace(/\/releases\/shell-host\/[^/]+\/client\//g, bundlePath(shape))
    .replace(/<script type="application\/json" id="snapshot">.*?<\/script>/s, '');
}

function sendFile(
  { shape, folder }: Bundle,
  url: string,
  accepted: string,
  response: ServerResponse,
) {
  const file = path.join(folder, path.basename(url.slice(bundlePath(shape).length)));
  if (!existsSync(file)) return response.writeHead(404).end();
  const encodings = [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const;
  const chosen = encodings.find(
    ([encoding, suffix]) => accepted.includes(encoding) && existsSync(file + suffix),
  );
  response.writeHead(200, {
    'content-type': types[path.extname(file)] ?? 'application/octet-stream',
    'cache-control': 'public, max-age=31536000, immutable',
    ...(chosen ? { 'content-encoding': chosen[0] } : {}),
  });
  response.end(readFileSync(file + (chosen?.[1] ?? '')));
}
