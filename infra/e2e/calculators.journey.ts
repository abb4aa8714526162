import { computeBond } from 'shared/jyotish/numerology/bond';
import { findViolations } from './axe';
import { expect, test, type Page } from './journey';
import { inLanguage, languages } from './site-paths';
import { dateFields, fillDate } from './typed-date';
import { whenAlive } from './when-alive';

const submit = (page: Page) => page.locator('main form button[type=submit]').click();

const first = { name: 'Asha', date: '1990-04-15', rashi: 3 };
const second = { name: 'रवि', date: '1988-01-04', rashi: 0 };

async function fillPeople(page: Page) {
  for (const [person, { name, date, rashi }] of Object.entries({ first, second })) {
    await page.locator(`[name="${person}.name"]`).fill(name);
    await fillDate(page, `${person}.date`, date);
    await page.locator(`[name="${person}.rashi"]`).selectOption(String(rashi));
  }
}

for (const kind of ['love', 'friendship'] as const)
  test(`the ${kind} game shows the percentage and every part of it`, async ({ page }) => {
    await page.goto(`/${kind}-calculator`);
    await whenAlive(page);
    await submit(page);
    await expect(page.locator('[name="first.name"]')).toBeFocused();
    await fillPeople(page);
    await submit(page);
    await expect(page.locator('[data-result]')).toBeFocused();
    const { percent, parts } = computeBond(kind, first, second);
    await expect(page.locator('section:has([data-result])')).toContainText(`${percent}%`);
    await expect(page.locator('section:has([data-result]) tbody tr')).toHaveCount(parts.length);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await findViolations(page), `at ${width} pixels`).toEqual([]);
    }
  });

for (const lang of languages)
  test(`the numbers of a Devanagari name in ${lang}`, async ({ page }) => {
    await page.goto(inLanguage(lang, '/numerology-calculator'));
    await whenAlive(page);
    await page.locator('[name=name]').fill('आशा शर्मा');
    await fillDate(page, 'date', '1990-04-15');
    await submit(page);
    const result = page.locator('section:has([data-result])');
    await expect(result).toContainText('29 → 11 → 2');
    await expect(result).toContainText('asha sharma');
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await findViolations(page), `at ${width} pixels`).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
    }
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('both kinds of calculator answer, or say what is wrong', async ({ page, complaints }) => {
    complaints.allow(/^400 POST \/numerology-calculator$/);
    await page.goto('/hi/love-calculator');
    await fillPeople(page);
    await submit(page);
    await expect(page.locator('[data-result]')).toHaveText('Asha · रवि');
    await page.goto('/numerology-calculator');
    await page.locator('[name=name]').fill('Asha');
    await submit(page);
    await expect(dateFields(page, 'date').day).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('[name=name]')).toHaveValue('Asha');
  });
});
