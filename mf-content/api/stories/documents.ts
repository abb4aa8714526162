import { and, eq } from 'drizzle-orm';
import type { BoundDocument } from 'shared/remote-kit/document';
import { describeItem } from '../content/describe-item';
import { findItem } from '../content/item-query';
import type { Database } from '../data/database';
import { items } from '../data/schema';
import { storyStore } from '../details/collections';
import { renderAmpStory } from './amp-story';

const AMP = 'https://cdn.ampproject.org';

/**
 * AMP brings its own script and writes styles into the page, which the site's own pages may not. So the
 * document is sandboxed: its script runs in an origin of its own, out of reach of the site's cookies,
 * storage and pages, and calls nothing of the site. Links open the site outside of the sandbox.
 */
const policy = (publicUrl: string) =>
  [
    'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
    "default-src 'none'",
    `script-src ${AMP} blob:`,
    `style-src 'unsafe-inline' ${AMP}`,
    `img-src ${publicUrl} data: ${AMP}`,
    `font-src ${AMP}`,
    `connect-src ${AMP}`,
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Each web story as a document of its own, without the site's frame. */
export function storyDocuments(db: Database, publicUrl: string): BoundDocument[] {
  return [
    {
      path: '/web-stories/:slug',
      async handle({ params: { slug = '' }, lang }) {
        const row = await findItem(db, lang, and(eq(items.kind, 'story'), eq(items.slug, slug)));
        if (!row) return null;
        const details = await storyStore.findFull(db, row.id, lang);
        return {
          type: 'text/html; charset=utf-8',
          body: renderAmpStory({ ...describeItem(row, lang), details }, publicUrl),
          cacheControl: 'public, max-age=60, stale-while-revalidate=600',
          headers: {
            'content-security-policy': policy(publicUrl),
            // browsers refuse a sandboxed document that asks for a group of its own
            'cross-origin-opener-policy': 'unsafe-none',
          },
        };
      },
    },
  ];
}
