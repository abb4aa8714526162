import { newNumber, signInPage, signInWith } from './customer';
import { expect, test, type Page } from './journey';
import { inLanguage, languages } from './site-paths';
import { whenAlive } from './when-alive';

const allowed = 60;
const sentences = { en: 'Please wait a few minutes', hi: 'कुछ मिनट रुककर' };
/** Calls that change nothing: what is asked for is not there or not right. */
const calls = {
  contact: ['/api/create_contact_request', {}],
  newsletter: ['/api/send_subscribe_email', { email: '' }],
} as const;

/** Uses up the page's customer's allowance of a call. Each customer has their own. */
async function useUp(page: Page, origin: string, call: keyof typeof calls) {
  const [url, data] = calls[call];
  for (let n = 0; n < allowed; n += 1) {
    const reply = await page.request.post(url, { headers: { origin }, data });
    expect(reply.status(), `use ${n + 1}`).toBe(400);
  }
}

test('what is used up is refused with the time to wait, for that customer alone', async ({
  page,
  origin,
  playwright,
}) => {
  await signInPage(page, origin);
  await useUp(page, origin, 'contact');
  const [url, data] = calls.contact;
  for (const lang of languages) {
    const referer = `${origin}${inLanguage(lang, '/contact-us')}`;
    const reply = await page.request.post(url, { headers: { origin, referer }, data });
    expect(reply.status()).toBe(429);
    expect(Number(reply.headers()['retry-after'])).toBeGreaterThan(20);
    expect(await reply.json()).toEqual({
      status: 429,
      code: 'too_many_requests',
      message: expect.stringContaining(sentences[lang]),
    });
  }
  const other = await playwright.request.newContext({ baseURL: origin });
  await signInWith(other, origin, { numbers: newNumber() });
  expect((await other.post(url, { headers: { origin }, data })).status()).toBe(400);
  await other.dispose();
});

for (const lang of languages)
  test(`forms say it in ${lang}, and keep what was typed`, async ({ page, origin, complaints }) => {
    complaints.allow(
      /^429 POST \/(hi\/)?contact-us$/,
      /^429 POST \/api\/send_subscribe_email$/,
      /429 \(Too Many Requests\)/,
    );
    await signInPage(page, origin);
    await useUp(page, origin, 'contact');
    await page.goto(inLanguage(lang, '/contact-us'));
    await page.locator('[name=message]').fill('When is the next Ekadashi?');
    await page.locator('[name=contact]').fill('asha@example.com');
    await page.locator('[name=name]').fill('Asha');
    await page.locator('#write button[type=submit]').click();
    await expect(page.locator('main [role=alert]')).toBeVisible();
    await expect(page.locator('[name=message]')).toHaveValue('When is the next Ekadashi?');

    await useUp(page, origin, 'newsletter');
    await page.goto(inLanguage(lang, '/'));
    await whenAlive(page);
    await page.locator('.frame-newsletter input[type=email]').fill('asha@example.com');
    await page.locator('.frame-newsletter button').click();
    await expect(page.locator('#newsletter-alert')).toContainText(sentences[lang]);
  });
