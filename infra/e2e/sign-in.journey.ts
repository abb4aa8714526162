import { newNumber, readCode, wrongCode } from './customer';
import { expect, test, type Page } from './journey';

const send = '**/api/send_otp';
const confirm = '**/api/confirm_otp';

async function openDialog(page: Page) {
  await page.locator('[data-sign-in]').click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await expect(dialog).toBeVisible();
  return page.locator('dialog[open]');
}

async function askForCode(page: Page, number: string) {
  const dialog = await openDialog(page);
  await dialog.locator('[name=numbers]').fill(number);
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await expect(dialog.locator('[name=otp]')).toBeFocused();
  return dialog;
}

test('the phone step takes ten digits and says what is wrong', async ({ page }) => {
  await page.goto('/remedies');
  const dialog = await openDialog(page);
  const number = dialog.locator('[name=numbers]');
  await expect(number).toBeFocused();
  await number.pressSequentially('98a7-65b4');
  await expect(number).toHaveValue('987654');
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await expect(dialog.getByRole('alert')).toContainText(
    'Please enter a valid 10-digit mobile number.',
  );
  await number.fill('+91 98765 43210');
  await expect(number).toHaveValue('9876543210');
  await number.press('End');
  await number.pressSequentially('99');
  await expect(number).toHaveValue('9876543210');
  for (const path of ['/terms-and-conditions', '/privacy-policy']) {
    const link = dialog.locator(`a[href="${path}"]`);
    await expect(link).toHaveAttribute('target', '_blank');
  }
  await expect(dialog.locator('[type=checkbox]')).toHaveCount(0);
});

test('a failed sending is told in its own words', async ({ page, complaints }) => {
  complaints.allow(/^(500|net::ERR_FAILED) POST \/api\/send_otp$/);
  await page.goto('/');
  const dialog = await openDialog(page);
  await dialog.locator('[name=numbers]').fill('9876543210');
  const button = dialog.locator('button[type=submit]');
  await page.route(send, (route) => route.fulfill({ status: 500, json: { status: 500 } }));
  await button.click();
  await expect(dialog.getByRole('alert')).toContainText('Failed to send OTP. Please try again.');
  await page.unroute(send);
  await page.route(send, (route) => route.abort());
  await button.click();
  await expect(dialog.getByRole('alert')).toContainText('Error sending OTP. Please try again.');
});

test('four digits sign in; a wrong code does not', async ({ page, request, complaints }) => {
  complaints.allow(/^400 POST \/api\/confirm_otp$/);
  await page.goto('/tarot');
  const number = newNumber();
  let go = () => undefined as void;
  const held = new Promise<void>((resolve) => (go = resolve));
  await page.route(send, (route) => held.then(() => route.continue()));
  const dialog = await openDialog(page);
  await dialog.locator('[name=numbers]').fill(number);
  const button = dialog.locator('button[type=submit]');
  await button.click();
  await expect(button).toHaveText('Sending...');
  await expect(button).toBeDisabled();
  go();
  const code = dialog.locator('[name=otp]');
  await expect(code).toBeFocused();
  await expect(dialog).toContainText(number);
  await expect(button).toBeDisabled();
  await code.pressSequentially('1x23');
  await expect(code).toHaveValue('123');
  await code.press('Backspace');
  await expect(code).toHaveValue('12');
  await expect(button).toBeDisabled();
  const right = await readCode(request, number);
  await code.fill('');
  await code.pressSequentially(wrongCode(right));
  await expect(dialog.getByRole('alert')).toContainText('Invalid OTP. Please try again.');
  await expect(button).toBeEnabled();
  await code.fill('');
  await code.pressSequentially(right);
  await expect(page.locator('.frame-account summary')).toBeVisible();
  await expect(page).toHaveURL('/tarot');
  await expect(page.locator('[data-sign-in]')).toHaveCount(0);
  const cookies = await page.context().cookies();
  const session = cookies.find(({ name }) => name === 'userDetails');
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(session?.expires).toBeGreaterThan(Date.now() / 1000 + 3600);
});

test('a pasted code signs in', async ({ page, request }) => {
  await page.goto('/hi/tarot');
  const number = newNumber();
  await page.locator('[data-sign-in]').click();
  await page.locator('dialog [name=numbers]').fill(number);
  await page.locator('dialog button[type=submit]').click();
  const input = page.locator('dialog [name=otp]');
  await expect(input).toBeFocused();
  const code = await readCode(request, number);
  await input.evaluate(
    (element, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', text);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    },
    `${code.slice(0, 2)} ${code.slice(2)}`,
  );
  await expect(page.locator('.frame-account summary')).toBeVisible();
  await expect(page).toHaveURL('/hi/tarot');
});

test('the number can be changed after the code was sent', async ({ page }) => {
  await page.goto('/');
  const number = newNumber();
  const dialog = await askForCode(page, number);
  await dialog.getByRole('button', { name: 'Change the mobile number' }).click();
  await expect(dialog.locator('[name=numbers]')).toHaveValue(number);
  await expect(dialog.locator('[name=otp]')).toHaveCount(0);
});

test('another code after thirty seconds', async ({ page, complaints }) => {
  complaints.allow(/^429 POST \/api\/send_otp$/);
  await page.clock.install();
  await page.goto('/');
  const number = newNumber();
  const dialog = await askForCode(page, number);
  await expect(dialog.getByText(/^Resend OTP in (30|29|28|27)s$/)).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(dialog.getByText(/^Resend OTP in ([4-9]|10)s$/)).toBeVisible();
  await page.clock.runFor(11_000);
  const again = dialog.getByRole('button', { name: 'Resend OTP' });
  await dialog.locator('[name=otp]').fill('12');
  // the page's clock was turned, the server's was not
  await again.click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'Failed to send OTP' })).toBeVisible();
  await expect(dialog.locator('[name=otp]')).toHaveValue('');
  await expect(dialog.getByText(/^Resend OTP in (30|29|28|27)s$/)).toBeVisible();
  await page.route(send, async (route) => {
    expect(route.request().postDataJSON()).toEqual({ numbers: number, route: 'otp' });
    await route.fulfill({ json: { status: 200, user_id: 'another-challenge' } });
  });
  await page.clock.runFor(31_000);
  await again.click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'Failed to send OTP' })).toBeHidden();
  await expect(dialog.getByText(/^Resend OTP in (30|29|28|27)s$/)).toBeVisible();
});

test('a check that gets no answer says so', async ({ page, complaints }) => {
  complaints.allow(/^net::ERR_FAILED POST \/api\/confirm_otp$/);
  await page.goto('/');
  const dialog = await askForCode(page, newNumber());
  await page.route(confirm, (route) => route.abort());
  await dialog.locator('[name=otp]').pressSequentially('1234');
  await expect(dialog.getByRole('alert')).toContainText(
    'Error verifying OTP. Please try again later.',
  );
});

test('the focus stays in the dialog; Escape gives it back', async ({ page }) => {
  await page.goto('/blogs');
  const dialog = await openDialog(page);
  for (let step = 0; step < 14; step++) {
    await page.keyboard.press(step < 8 ? 'Tab' : 'Shift+Tab');
    const isInside = await dialog.evaluate(
      (element) =>
        element.contains(document.activeElement) || document.activeElement === document.body,
    );
    expect(isInside, `after ${step + 1} steps`).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(page.locator('[data-sign-in]')).toBeFocused();
});
