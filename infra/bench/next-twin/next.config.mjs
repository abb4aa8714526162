// `site/` holds copies of the site's own components; the twin finds everything below this folder.
export default {
  turbopack: { root: import.meta.dirname },
  outputFileTracingRoot: import.meta.dirname,
  poweredByHeader: false,
};
