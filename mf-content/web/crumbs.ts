/** Structured data for a breadcrumb trail; the last step is the page itself, at `path`. */
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
