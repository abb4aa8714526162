import type { FastifyInstance } from 'fastify';
import { escapeHtml } from 'shared/html/escape';
import { apiError } from 'shared/contracts/errors';
import { localPath } from 'shared/i18n/local-path';
import type { ListedPage } from 'shared/remote-kit/document';
import { findDefault, type DiscoveryDocument } from '../releases/discovery-document';
import type { Site } from './site-process';

/** The protocol allows 50,000 addresses a file; each page has two, with their alternates. */
const PAGES_PER_FILE = 5000;
const XML = 'application/xml; charset=utf-8';
const CACHE = 'public, max-age=3600, stale-while-revalidate=86400';

/** Mounts robots.txt and the sitemaps: an index, and files of each remote's pages. */
export function addSitemapRoutes(app: FastifyInstance, site: Site) {
  const { publicUrl } = site.environment;
  const listFiles = createFileLists(site);

  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', CACHE).send(robots(publicUrl)),
  );

  app.get('/sitemap.xml', async (_request, reply) => {
    const files = (await listFiles()).map(({ name, pages }) => {
      const newest = latestOf(pages);
      return `<sitemap><loc>${publicUrl}/sitemaps/${name}</loc>${lastModified(newest)}</sitemap>`;
    });
    const body = `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${files.join('')}</sitemapindex>`;
    return reply.type(XML).header('cache-control', CACHE).send(declared(body));
  });

  app.get<{ Params: { name: string } }>('/sitemaps/:name', async (request, reply) => {
    const file = (await listFiles()).find(({ name }) => name === request.params.name);
    if (!file) return reply.code(404).send(apiError('not_found'));
    const urls = file.pages.flatMap((page) =>
      (['en', 'hi'] as const).map((lang) => describeUrl(publicUrl, page, lang)),
    );
    const body = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`;
    return reply.type(XML).header('cache-control', CACHE).send(declared(body));
  });
}

function robots(publicUrl: string): string {
  const kept = ['/admin', '/chat-screen', '/successfull', '/failed', '/verify-email', '/api/'];
  const lines = kept.flatMap((path) => [`Disallow: ${path}`, `Disallow: /hi${path}`]);
  return ['User-agent: *', ...lines, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}

/** The pages of all remotes in files; of a remote that can't be asked now, those it listed last. */
function createFileLists(site: Site) {
  const known = new Map<string, ListedPage[]>();
  return async (): Promise<{ name: string; pages: ListedPage[] }[]> => {
    for (const { remote, api } of await site.defaultApis())
      try {
        known.set(remote, [
          ...listNamed(site.document(), remote),
          ...((await api.api.listPages?.()) ?? []),
        ]);
      } catch (error) {
        site.report(error, `the pages of ${remote} could not be listed`);
      }
    return [...known].flatMap(([remote, pages]) =>
      Array.from({ length: Math.ceil(pages.length / PAGES_PER_FILE) }, (_, index) => ({
        name: `${remote}-${index + 1}.xml`,
        pages: pages.slice(index * PAGES_PER_FILE, (index + 1) * PAGES_PER_FILE),
      })),
    );
  };
}

/** The pages that a remote's routes want to be listed. */
function listNamed({ microFrontends }: DiscoveryDocument, remote: string): ListedPage[] {
  const routes = findDefault(microFrontends[remote] ?? [])?.extras.routes ?? [];
  return routes.filter(({ sitemap }) => sitemap).map(({ path }) => ({ path, updatedAt: null }));
}

function describeUrl(publicUrl: string, { path, updatedAt }: ListedPage, lang: 'en' | 'hi') {
  const address = (of: 'en' | 'hi') => escapeHtml(publicUrl + localPath(of, path));
  const alternates = (['en', 'hi'] as const).map((of) => link(of, address(of)));
  return `<url><loc>${address(lang)}</loc>${lastModified(updatedAt)}${alternates.join('')}${link('x-default', address('en'))}</url>`;
}

function link(lang: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${lang}" href="${address}"/>`;
}

function latestOf(pages: ListedPage[]): string | null {
  return pages.reduce<string | null>(
    (latest, { updatedAt }) =>
      updatedAt && Date.parse(updatedAt) <= Date.now() && updatedAt > (latest ?? '')
        ? updatedAt
        : latest,
    null,
  );
}

/** A date that has not come is not told: nothing was changed in the future. */
function lastModified(updatedAt: string | null): string {
  const isTold = updatedAt !== null && Date.parse(updatedAt) <= Date.now();
  return isTold ? `<lastmod>${updatedAt}</lastmod>` : '';
}

function declared(body: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>${body}`;
}
