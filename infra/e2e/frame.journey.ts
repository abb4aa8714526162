import { expect, test, type Page } from './journey';
import { inLanguage, languages, menuPaths, footerPaths, planetPaths } from './site-paths';

const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1040;

for (const lang of languages)
  test(`the frame links to every page of the specification in ${lang}`, async ({ page }) => {
    await page.goto(inLanguage(lang, '/'));
    const hrefsIn = (part: string) =>
      page
        .locator(`${part} a`)
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const inHeader = await hrefsIn(isWide(page) ? '.frame-header' : '#drawer');
    for (const path of menuPaths) expect(inHeader).toContain(inLanguage(lang, path));
    const inFooter = await hrefsIn('.frame-footer');
    for (const path of [...planetPaths, ...footerPaths])
      expect(inFooter).toContain(inLanguage(lang, path));
    await expect(page.locator('.frame-footer')).toContainText('© 2024');
  });

test('the header describes its links to search engines', async ({ page }) => {
  await page.goto('/');
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const list = texts.map((text) => JSON.parse(text)).find((data) => data['@type'] === 'ItemList');
  const { origin } = new URL(page.url());
  const urls = list.itemListElement.map((item: { '@type': string; url: string }) => {
    expect(item['@type']).toBe('SiteNavigationElement');
    return item.url;
  });
  for (const path of menuPaths) expect(urls).toContain(origin + path);
  expect(new Set(urls).size).toBe(urls.length);
});

test('the language switch keeps the page and its query', async ({ page }) => {
  await page.goto('/remedies/moon?from=menu');
  await page.locator('.frame-language').click();
  await expect(page).toHaveURL('/hi/remedies/moon?from=menu');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await page.locator('.frame-language').click();
  await expect(page).toHaveURL('/remedies/moon?from=menu');
});
