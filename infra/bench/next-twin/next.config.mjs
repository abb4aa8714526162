import path from 'node:path';

// `site/` holds copies of the site's own components; its packages lie in the checkout above.
const checkout = path.resolve(import.meta.dirname, '../../..');

export default {
  turbopack: { root: checkout, resolveAlias: { shared: './site/shared' } },
  outputFileTracingRoot: checkout,
  poweredByHeader: false,
};
