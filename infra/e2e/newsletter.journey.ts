import { newEmail, readInbox, readLink } from './customer';
import { expect, test } from './journey';

const api = '**/api/send_subscribe_email';

test('the newsletter names what is wrong, for five seconds', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const alert = page.locator('#newsletter-alert');
  const [input, button] = [
    page.locator('.frame-newsletter input'),
    page.locator('.frame-newsletter button'),
  ];
  await button.click();
  await expect(alert).toHaveText('Email is required!');
  await page.clock.runFor(4000);
  await expect(alert).toHaveText('Email is required!');
  await page.clock.runFor(1500);
  await expect(alert).toHaveText('');
  await input.fill('asha@nowhere');
  await button.click();
  await expect(alert).toHaveText('Please enter a valid email address!');
  await expect(input).toHaveAttribute('aria-invalid', 'true');
});

test('a subscription is sent once and remembered', async ({ page, request }) => {
  await page.clock.install();
  const email = newEmail();
  let answer = () => undefined as void;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(api, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  const [input, button] = [
    page.locator('.frame-newsletter input'),
    page.locator('.frame-newsletter button'),
  ];
  await input.fill(email);
  await button.click();
  await expect(button).toHaveText('Submitting...');
  await expect(button).toBeDisabled();
  await expect(input).toBeDisabled();
  answer();
  const status = page.locator('#newsletter-status');
  await expect(status).toHaveText('Verification Email Sent Successfully! Please check your mail.');
  expect(await page.evaluate(() => localStorage.getItem('isSubscribed'))).toBe('true');
  await expect(button).toHaveText('Subscribe');
  await page.clock.runFor(5100);
  await expect(status).toHaveText('');
  expect(await readInbox(request, email)).toHaveLength(1);
});

test('a refusal shows the server’s words, a lost connection the site’s', async ({
  page,
  complaints,
}) => {
  complaints.allow(
    /^400 POST \/api\/send_subscribe_email$/,
    /^net::ERR_FAILED POST/,
    /newsletter did not answer/,
  );
  await page.goto('/');
  const alert = page.locator('#newsletter-alert');
  const [input, button] = [
    page.locator('.frame-newsletter input'),
    page.locator('.frame-newsletter button'),
  ];
  await page.route(api, (route) =>
    route.fulfill({ status: 400, json: { status: 400, message: 'This address is on holiday.' } }),
  );
  await input.fill('asha@example.com');
  await button.click();
  await expect(alert).toHaveText('This address is on holiday.');
  await page.unroute(api);
  await page.route(api, (route) => route.abort());
  await button.click();
  await expect(alert).toHaveText('Something went wrong! Please try again.');
});

test('a confirmation link subscribes after a press', async ({ page, request, origin }) => {
  const email = newEmail();
  await request.post('/api/send_subscribe_email', {
    headers: { origin: origin },
    data: { email },
  });
  await page.goto(await readLink(request, email));
  await expect(page.locator('.frame-header')).toBeVisible();
  await page.locator('main form button[type=submit]').click();
  await expect(page.locator('main [role=status], main [role=alert]').first()).toBeVisible();
  await expect(page.locator('main form button[type=submit]')).toHaveCount(0);
});
