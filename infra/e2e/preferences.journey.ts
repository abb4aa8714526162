import { expect, test, type Page } from './journey';
import { whenAlive } from './when-alive';

const panel = (page: Page) => page.locator('#city-panel-header');
const openPanel = (page: Page) => page.locator('[popovertarget=city-panel-header]').click();

test('the city chosen in the header is that of home, a festival and the panchang, in both languages', async ({
  page,
}) => {
  await page.goto('/horoscope');
  await whenAlive(page);
  await openPanel(page);
  const option = panel(page)
    .getByRole('option', { name: /^Lucknow/ })
    .first();
  // what is typed before the field's script has come is asked for at the next key
  await expect(async () => {
    await panel(page).getByRole('combobox').fill('');
    await panel(page).getByRole('combobox').fill('Lucknow');
    await expect(option).toBeVisible({ timeout: 3000 });
  }).toPass();
  await option.click();
  await panel(page).getByRole('button', { name: 'Use this city' }).click();
  await expect(page.locator('.frame-header')).toContainText('Lucknow');
  await expect(page).toHaveURL('/horoscope');
  await page.goto('/');
  await expect(page.locator('main')).toContainText('Dates for Lucknow');
  await page.locator('[data-lang-link=hi]').first().click();
  await expect(page.locator('main')).toContainText('लखनऊ की तिथियाँ');
  await page.goto('/hi/rituals/festivals/diwali');
  await expect(page.locator('#when')).toContainText('लखनऊ');
});

test('a choice made in another tab is that of the next page here', async ({ page, context }) => {
  await page.goto('/horoscope');
  await whenAlive(page);
  await context.addCookies([{ name: 'city', value: 'mumbai', url: page.url() }]);
  await page.locator('main a[href^="/horoscope/"]').first().click();
  await expect(page.locator('.frame-header')).toContainText('Mumbai');
});

test.describe('where the device is', () => {
  test.use({ geolocation: { latitude: 25.61234, longitude: 85.14411 } });

  test('it is the city of the site and a place of birth, once the visitor allows it', async ({
    page,
    context,
    request,
  }) => {
    await page.goto('/astrology-services/free-kundli');
    await whenAlive(page);
    const form = page.locator('main form').first();
    const birth = form.locator('[name=place]');
    await form.getByRole('button', { name: 'Use my location' }).click();
    await expect(form.getByRole('alert')).toContainText('keeps the location to itself');
    await expect(birth).toHaveValue('');

    await context.grantPermissions(['geolocation']);
    await form.getByRole('button', { name: 'Use my location' }).click();
    await expect(birth).toHaveValue('25.612, 85.144');
    await expect(form).toContainText('near Patna, Bihar, India');
    await expect(form.getByRole('alert')).toHaveCount(0);

    await openPanel(page);
    await panel(page).getByRole('button', { name: 'Use my location' }).click();
    await expect(panel(page).getByRole('status').last()).toContainText('near Patna');
    await panel(page).getByRole('button', { name: 'Use this city' }).click();
    await expect(page.locator('.frame-header')).toContainText(/Patna|25\.612/);

    // what is no page asks nobody where they are
    const policyOf = async (path: string) =>
      (await request.get(path)).headers()['permissions-policy'];
    expect(await policyOf('/')).toContain('geolocation=(self)');
    expect(await policyOf('/api/docs')).toContain('geolocation=()');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('city and clock are chosen from the drawer, and the visitor stays on the page', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/^400 POST \/hi\/preferences$/);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/hi/rituals/vrats/ekadashi-vrat');
    await page.locator('.frame-open-drawer').click();
    await page.locator('[popovertarget=city-panel-drawer]').click();
    await page.locator('#city-panel-drawer [name=clock][value="24"]').click();
    await expect(page).toHaveURL('/hi/rituals/vrats/ekadashi-vrat');
    await expect(page.locator('#when')).toContainText(/\d\d:\d\d/);
    await page.locator('.frame-open-drawer').click();
    await page.locator('[popovertarget=city-panel-drawer]').click();
    await page.locator('#city-panel-drawer [name=place]').fill('Salem');
    await page.locator('#city-panel-drawer form').first().locator('button').click();
    await page.locator('main button[name=city]').first().click();
    await expect(page).toHaveURL('/hi/rituals/vrats/ekadashi-vrat');
    await expect(page.locator('#when')).not.toContainText('नई दिल्ली');
  });
});
