import { safeJson } from 'shared/html/escape';

/** A schema.org object as the script element search engines read. */
export function renderJsonLd(data: object, publicUrl: string): string {
  return `<script type="application/ld+json">${safeJson(toLinkedData(data, publicUrl))}</script>`;
}

const addressKeys = new Set([
  'url',
  'item',
  'image',
  'logo',
  '@id',
  'target',
  'contentUrl',
  'thumbnailUrl',
  'mainEntityOfPage',
]);

/** Structured data with the site's paths as full addresses, which search engines ask for. */
function toLinkedData(data: object, publicUrl: string): object {
  const absolute = (key: string, value: unknown): unknown =>
    addressKeys.has(key) && typeof value === 'string' && value.startsWith('/')
      ? publicUrl + value
      : value;
  return JSON.parse(JSON.stringify({ '@context': 'https://schema.org', ...data }, absolute));
}
