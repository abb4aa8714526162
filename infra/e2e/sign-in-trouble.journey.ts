import { newNumber } from './customer';
import { expect, test } from './journey';
import { askForCode, openDialog } from './sign-in-dialog';

const send = '**/api/send_otp';
const confirm = '**/api/confirm_otp';

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

test('another code after thirty seconds', async ({ page, complaints }) => {
  complaints.allow(/^429 POST \/api\/send_otp$/);
  await page.clock.install();
  await page.goto('/');
  const number = newNumber();
  const dialog = await askForCode(page, number);
  await expect(dialog.getByText(/^Resend OTP in (30|2\d)s$/)).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(dialog.getByText(/^Resend OTP in ([1-9]|10)s$/)).toBeVisible();
  await page.clock.runFor(11_000);
  const again = dialog.getByRole('button', { name: 'Resend OTP' });
  await dialog.locator('[name=otp]').fill('12');
  // the page's clock was turned, the server's was not
  await again.click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'Failed to send OTP' })).toBeVisible();
  await expect(dialog.locator('[name=otp]')).toHaveValue('');
  await expect(dialog.getByText(/^Resend OTP in (30|2\d)s$/)).toBeVisible();
  await page.route(send, async (route) => {
    expect(route.request().postDataJSON()).toEqual({ numbers: number, route: 'otp' });
    await route.fulfill({ json: { status: 200, user_id: 'another-challenge' } });
  });
  await page.clock.runFor(31_000);
  await again.click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'Failed to send OTP' })).toBeHidden();
  await expect(dialog.getByText(/^Resend OTP in (30|2\d)s$/)).toBeVisible();
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
