import { newNumber, readCode, wrongCode } from './customer';
import { expect, test } from './journey';
import { askForCode, openDialog } from './sign-in-dialog';

const send = '**/api/send_otp';

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
  await number.fill('');
  await number.pressSequentially('+91 98765 43210');
  await expect(dialog.getByRole('alert')).toHaveCount(0);
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

test('on a small phone the dialog is a sheet within the window, for every country', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await page.goto('/tarot');
  const dialog = await openDialog(page);
  const rest = () =>
    dialog.evaluate((element) => {
      const { left, right, bottom } = element.getBoundingClientRect();
      const isCut = element.scrollWidth > element.clientWidth;
      return [left, innerWidth - right, innerHeight - bottom, isCut];
    });
  await expect.poll(rest).toEqual([0, 0, 0, false]);
  await dialog.getByRole('link', { name: 'Outside India?' }).click();
  await dialog.getByRole('combobox').fill('nepal');
  await expect.poll(rest).toEqual([0, 0, 0, false]);
  await dialog.getByRole('option', { name: 'Nepal' }).click();
  await expect(dialog.locator('[name=email]')).toBeFocused();
  await dialog.locator('[name=email]').fill(`abroad-${newNumber()}@example.org`);
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await expect(dialog.locator('[name=otp]')).toBeFocused();
  await expect.poll(rest).toEqual([0, 0, 0, false]);
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
