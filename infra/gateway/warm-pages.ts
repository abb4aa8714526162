import type { FastifyInstance } from 'fastify';
import { hasShell } from './resolve-snapshot';
import type { Site } from './site-process';

/**
 * Renders pages once before anyone asks, so that no visitor waits for code to be compiled and tables to
 * be read: the home page and one page of each remote, in both languages.
 */
export async function warmPages(app: FastifyInstance, site: Site): Promise<void> {
  if (!hasShell(site.document())) return;
  const { remotes } = site.releasesOf('').snapshot;
  const paths = remotes.flatMap(({ routes }) => {
    const plain = routes.map(({ path }) => path).filter((path) => !/[:*?]/.test(path));
    return plain.slice(0, 1);
  });
  for (const path of new Set(['/', ...paths]))
    for (const url of [path, path === '/' ? '/hi' : `/hi${path}`])
      await app.inject({ url, headers: { accept: 'text/html' } });
}
