import { expect, type Page } from '@playwright/test';

/** Opens the sign-in dialog of an English page. */
export async function openDialog(page: Page) {
  await page.locator('[data-sign-in]').click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await expect(dialog).toBeVisible();
  return page.locator('dialog[open]');
}

/** Opens the dialog and goes on to its second step. */
export async function askForCode(page: Page, number: string) {
  const dialog = await openDialog(page);
  await dialog.locator('[name=numbers]').fill(number);
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await expect(dialog.locator('[name=otp]')).toBeFocused();
  return dialog;
}
