/** Links style sheets that the page doesn't have yet and waits for them; a missing one doesn't hold the page. */
export async function ensureStyles(hrefs: readonly string[]): Promise<void> {
  const present = new Set(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map((link) =>
      link.getAttribute('href'),
    ),
  );
  await Promise.all(
    hrefs
      .filter((href) => !present.has(href))
      .map(
        (href) =>
          new Promise<void>((resolve) => {
            const link = document.createElement('link');
            link.rel = 'stylesheet';
            link.href = href;
            link.onload = link.onerror = () => resolve();
            document.head.append(link);
          }),
      ),
  );
}
