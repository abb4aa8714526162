/** Where suggestions of the site's search come from: one path for each remote that has answers. */
export const searchSources = [
  '/api/search_astro',
  '/api/get_search_suggestions',
  '/api/search_products',
] as const;
