/** The way to a page for search engines; `path` is the page itself, the last step. */
export function describeCrumbs(crumbs: { href?: string; text: string }[], path: string): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ href, text }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text,
      item: href ?? path,
    })),
  };
}
