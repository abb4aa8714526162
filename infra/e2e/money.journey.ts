import { newEmail, signInPage } from './customer';
import { expect, test, type Page } from './journey';
import { whenAlive } from './when-alive';

const PRODUCT = '/astro-estore/five-mukhi-rudraksha-mala';
const PUJA = '/astrology-services/online-pooja-booking/satyanarayan-puja';

/** Whether a page is as wide as its window. */
const isWithinWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

/** Looks at a page as a phone and as a desk have it. */
async function lookAtBothWidths(page: Page) {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await isWithinWindow(page)).toBe(true);
  }
  await page.setViewportSize({ width: 360, height: 800 });
}

async function fillAddress(page: Page) {
  const address = { name: 'Asha Mishra', phone: '9812345670', line1: '12 Ganga Path' };
  for (const [name, value] of Object.entries({ ...address, city: 'Varanasi', pin: '221001' }))
    await page.locator(`main [name="${name}"]`).fill(value);
  await page.getByRole('button', { name: 'Keep this address' }).click();
}

/** Pays in the provider's frame on the page of a payment. */
async function payByUpi(page: Page) {
  await whenAlive(page);
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  const frame = page.frameLocator('iframe');
  await frame.getByLabel('UPI id').fill('asha@upi');
  await frame.getByRole('button', { name: 'Pay by UPI' }).click();
  await expect(page.locator('main')).toContainText('The money is set aside for this');
}

test('a guest fills the basket, signs in, pays, and takes the order back', async ({
  page,
  origin,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(PRODUCT);
  await whenAlive(page);
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await expect(page).toHaveURL(/\/cart/);
  await page.locator('main [name="pin"]').fill('221001');
  await page.getByRole('button', { name: 'Show delivery' }).click();
  await expect(page.locator('main')).toContainText('Expected by');
  await lookAtBothWidths(page);
  await signInPage(page, origin);
  await page.goto('/checkout');
  await fillAddress(page);
  await expect(page.locator('main')).toContainText('Uttar Pradesh');
  await lookAtBothWidths(page);
  await page.getByRole('button', { name: 'Place the order' }).click();
  await expect(page).toHaveURL(/\/pay\//);
  await lookAtBothWidths(page);
  await payByUpi(page);
  await page.getByRole('link', { name: 'See what you paid for' }).click();
  await expect(page).toHaveURL(/\/order-history\/\d+/);
  await expect(page.locator('main')).toContainText('Confirmed');
  await lookAtBothWidths(page);
  await page.getByText('Cancel this order').first().click();
  await page.locator('button[value=cancel]').click();
  await expect(page.locator('main')).toContainText('Cancelled');
  await page.goto('/recharge');
  await expect(page.locator('main')).toContainText('₹958');
});

test('a puja is booked, paid, and called off more than a day before', async ({ page, origin }) => {
  await signInPage(page, origin);
  await page.goto(PUJA);
  await lookAtBothWidths(page);
  const choice = page.locator('#book a');
  await choice.filter({ hasText: 'Demonstration temple' }).first().click();
  await choice
    .filter({ hasText: /\d (Nov|Dec|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct)/ })
    .nth(3)
    .click();
  await choice
    .filter({ hasText: /\b(am|pm)$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/book\?/);
  await page.locator('main [name="name_0"]').fill('Asha');
  await page.locator('main [name="email"]').fill(newEmail());
  const address = { name: 'Asha Mishra', lines: '12 Ganga Path', city: 'Varanasi' };
  for (const [name, value] of Object.entries({ ...address, pin: '221001', phone: '9812345670' }))
    await page.locator(`main [name="address_${name}"]`).fill(value);
  await page.locator('main [name="address_state"]').selectOption({ label: 'Uttar Pradesh' });
  await lookAtBothWidths(page);
  await page.getByRole('button', { name: 'Hold it and go to payment' }).click();
  await expect(page).toHaveURL(/\/pay\//);
  await payByUpi(page);
  await page.getByRole('link', { name: 'See what you paid for' }).click();
  await expect(page).toHaveURL(/\/bookings\/\d+/);
  await expect(page.locator('main')).toContainText('Booked');
  await lookAtBothWidths(page);
  await page.getByRole('button', { name: 'Cancel it' }).click();
  await expect(page.locator('main')).toContainText('Cancelled');
});

test('a card that is declined takes nothing, and the payment can be tried again', async ({
  page,
  origin,
}) => {
  await signInPage(page, origin);
  await page.goto('/recharge');
  await page.getByRole('button', { name: '₹500', exact: true }).click();
  await expect(page).toHaveURL(/\/pay\//);
  await whenAlive(page);
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  const frame = page.frameLocator('iframe');
  await frame.getByLabel('Number').fill('4000 0000 0000 0002');
  await frame.getByRole('button', { name: 'Pay by card' }).click();
  await expect(page.getByRole('button', { name: /^Pay ₹/ })).toBeVisible();
  await page.goto('/recharge');
  await expect(page.locator('main')).toContainText('₹0');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a recharge in Hindi goes over the page of the provider and back', async ({
    page,
    origin,
  }) => {
    await signInPage(page, origin);
    await page.goto('/hi/recharge');
    await page.getByRole('button', { name: '₹500', exact: true }).click();
    await expect(page).toHaveURL(/\/hi\/pay\//);
    await lookAtBothWidths(page);
    await page.locator('main button[type=submit]').first().click();
    await page.getByLabel('UPI id').fill('asha@upi');
    await page.getByRole('button', { name: 'Pay by UPI' }).click();
    await page.getByRole('button', { name: 'Back to the shop' }).click();
    await expect(page).toHaveURL(/\/successfull/);
    await page.goto('/hi/recharge');
    await expect(page.locator('main')).toContainText('₹500');
  });
});
