import { computeChart } from 'shared/jyotish/kundli/chart';
import { formatWithinRashi } from 'shared/jyotish/zodiac/degrees';
import { findViolations } from './axe';
import { birth, fillBirth, kundliPath, sendBirth } from './birth';
import { signInPage } from './customer';
import { expect, test, type Page } from './journey';
import { dateFields, expectDate, fillDate } from './typed-date';
import { whenAlive } from './when-alive';

const result = (page: Page) => page.locator('section:has([data-result])');
const submit = (page: Page) => page.locator('main form button[type=submit]').last().click();
/** The row of the positions that a graha heads. */
const row = (page: Page, name: string) =>
  result(page).locator(`[role=region] tr:has(th:text-is("${name}"))`);
const reportAddress = /\/astrology-services\/free-kundli\/[\w-]{22}\?secret=[\w-]{22}$/;

/** Chooses a place as the keyboard does: type, arrow down, Enter. */
async function choosePlace(page: Page, typed: string, wanted: RegExp) {
  const field = page.locator('main [name=place]');
  await field.pressSequentially(typed);
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await field.press('ArrowDown');
  const active = await field.getAttribute('aria-activedescendant');
  await expect(page.locator(`[id="${active}"]`)).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator(`[id="${active}"]`)).toHaveText(wanted);
  await field.press('Enter');
  await expect(field).toHaveValue(wanted);
  await expect(field).toHaveAttribute('aria-expanded', 'false');
}

/** Makes a kundli in Bengaluru over the API as the page's browser; answers its path. */
async function makeKundli(page: Page, origin: string, more: object = {}) {
  const data = {
    ...{ name: 'Asha', date: birth.date, time: birth.time },
    ...{ latitude: 12.97, longitude: 77.59, timeZone: 'Asia/Kolkata', ...more },
  };
  const reply = await page.request.post('/api/kundli', { headers: { origin }, data });
  expect(reply.status()).toBe(200);
  const { id, secret } = await reply.json();
  return { path: `${kundliPath}/${id}`, own: `${kundliPath}/${id}?secret=${secret}` };
}

test('a birth in Bengaluru gives the chart the engine computes', async ({ page, request }) => {
  await page.goto(kundliPath);
  await whenAlive(page);
  await page.locator('[name=name]').fill('Asha');
  await fillDate(page, 'date', birth.date);
  await page.locator('[name=time]').fill(birth.time);
  await choosePlace(page, 'Benga', /^Bengaluru, Karnataka/);
  await submit(page);
  await expect(page).toHaveURL(reportAddress);
  await expect(page.locator('h1')).toContainText('Asha');
  await expect(result(page).locator('svg').filter({ visible: true })).toHaveCount(2);

  const { data } = await (await request.get('/api/get_suggest/Bengaluru')).json();
  const { latitude, longitude } = data[0];
  const { ascendant, planets } = computeChart({ utc: birth.utc, latitude, longitude });
  const expected = [
    ['Lagna', ascendant],
    ['Moon', planets.moon],
    ['Saturn', planets.saturn],
    ['Rahu', planets.rahu],
  ] as const;
  for (const [name, place] of expected) {
    await expect(row(page, name)).toContainText(formatWithinRashi(place.longitude));
    await expect(row(page, name).locator('td').nth(3)).toHaveText(String(place.pada));
  }
  await expect(row(page, 'Moon').locator('td').nth(4)).toHaveText(String(planets.moon.house));
  // the well-known day: sun in Aries, as the published ephemerides of that April have it
  await expect(row(page, 'Sun').locator('td').first()).toHaveText('Mesha');
});

test('mistakes are named in place and nothing typed is lost', async ({ page }) => {
  await page.goto(kundliPath);
  await whenAlive(page);
  await page.locator('[name=name]').fill('Ravi');
  await page.locator('[name=time]').fill('06:45');
  await submit(page);
  const { day, year } = dateFields(page, 'date');
  await expect(day).toHaveAttribute('aria-invalid', 'true');
  await expect(day).toBeFocused();
  await expect(page.locator('main [name=place]')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('[name=name]')).toHaveValue('Ravi');
  await expect(page.locator('[name=time]')).toHaveValue(/^06:45/);
  await fillBirth(page, { ...birth, place: 'Qwxyzzt' });
  await sendBirth(page);
  await expect(page.locator('p', { hasText: 'We don’t know a place of this name.' })).toBeVisible();
  await expect(page.locator('main [name=place]')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('main [name=place]')).toHaveValue('Qwxyzzt');
  await expectDate(page, 'date', birth.date);
  // coordinates find their zone by themselves, and stay when something else is wrong
  await page.locator('summary', { hasText: 'Advanced' }).click();
  await page.locator('[name=latitude]').fill('18.52');
  await page.locator('[name=longitude]').fill('73.86');
  await year.fill('1700');
  await sendBirth(page);
  await expect(year).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('[name=latitude]')).toHaveValue('18.52');
  await expect(page).toHaveURL(kundliPath);
});

test('without a time of birth the chart leaves out what needs it', async ({ page }) => {
  await page.goto(kundliPath);
  await whenAlive(page);
  await fillDate(page, 'date', birth.date);
  await page.locator('[name=timeUnknown]').check();
  await expect(page.locator('[name=time]')).toBeDisabled();
  await page.locator('main [name=place]').fill(birth.place);
  await sendBirth(page);
  await expect(page).toHaveURL(reportAddress);
  await expect(result(page).locator('svg').filter({ visible: true })).not.toHaveCount(0);
  await expect(result(page)).not.toContainText('Lagna (ascendant)');
  await expect(row(page, 'Moon')).toBeVisible();
  await page.getByRole('link', { name: 'Dashas' }).click();
  await expect(result(page)).toContainText('The time of birth is needed here');
});

test('a Hindi visitor types in Devanagari', async ({ page }) => {
  await page.goto(`/hi${kundliPath}`);
  await whenAlive(page);
  await fillDate(page, 'date', birth.date);
  await page.locator('[name=time]').fill(birth.time);
  await choosePlace(page, 'बेंगलु', /^बेंगलुरु/);
  await submit(page);
  await expect(page).toHaveURL(/\/hi\/astrology-services\/free-kundli\/[\w-]{22}\?secret=/);
  await expect(row(page, 'चंद्र')).toBeVisible();
});

test('every part opens in place and passes the accessibility rules', async ({ page, origin }) => {
  await page.goto((await makeKundli(page, origin)).own);
  await whenAlive(page);
  const parts = await page.locator('nav[aria-label="Parts of the kundli"] a').allInnerTexts();
  expect(parts).toHaveLength(9);
  for (const part of parts) {
    await page.getByRole('link', { name: part, exact: true }).click();
    await expect(result(page).locator('h2')).toHaveText(part);
    expect(await findViolations(page), part).toEqual([]);
  }
});

test('the charts are drawn in three styles, and a dasha opens to the last level', async ({
  page,
  origin,
}) => {
  const { path } = await makeKundli(page, origin);
  await page.goto(path);
  await whenAlive(page);
  const mesha = result(page).locator('[data-style=south] text', { hasText: 'La' });
  await expect(mesha.first()).toBeHidden();
  await page.getByLabel('South').check();
  await expect(mesha.first()).toBeVisible();
  await page.goto(`${path}?section=dashas`);
  await whenAlive(page);
  const level = (number: number) => result(page).locator(`[data-level="${number}"]`);
  // the first mahadasha is over: its antardashas are there, what is in them is made when opened
  await level(1).locator('summary').first().click();
  const antardashas = level(1).locator('> li').first().locator('[data-level="2"] > li');
  await antardashas.first().locator('summary').first().click();
  await expect(antardashas.first().locator('[data-level="3"] > li')).toHaveCount(9);
});

test('another convention is computed in the page', async ({ page, origin }) => {
  await page.goto((await makeKundli(page, origin)).own);
  await whenAlive(page);
  const before = await row(page, 'Sun').innerText();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.getByText('Count it another way').click();
  await page.locator('[name=ayanamsa]').selectOption('raman');
  await page.getByRole('button', { name: 'Compute anew' }).click();
  await expect(page).toHaveURL(/ayanamsa=raman/);
  await expect(row(page, 'Sun')).not.toHaveText(before);
  expect(asked.some((path) => path.endsWith('report.worker.js'))).toBe(true);
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
  const own = await row(page, 'Sun').innerText();
  // the service, asked for the same address, says the same
  await page.reload();
  expect(await row(page, 'Sun').innerText()).toBe(own);
});

test('without a worker the service computes the other convention', async ({
  page,
  origin,
  complaints,
}) => {
  complaints.allow(/report\.worker\.js/);
  await page.route('**/report.worker.js', (route) => route.abort());
  await page.goto((await makeKundli(page, origin)).own);
  await whenAlive(page);
  await page.getByText('Count it another way').click();
  await page.locator('[name=ayanamsa]').selectOption('kp');
  const call = page.waitForRequest(/\/api\/kundli\/.*ayanamsa=kp/);
  await page.getByRole('button', { name: 'Compute anew' }).click();
  await call;
  await expect(page.getByText('Krishnamurti (KP) ·')).toBeVisible();
});

test('only its maker sees the name and can delete it', async ({ page, browser, origin, watch }) => {
  const { path, own } = await makeKundli(page, origin);
  const stranger = await browser.newContext({ baseURL: origin });
  watch(stranger);
  const theirs = await stranger.newPage();
  await theirs.goto(path);
  await expect(theirs.locator('h1')).toHaveText('Kundli');
  await expect(theirs.getByRole('button', { name: 'Delete this kundli' })).toHaveCount(0);
  await page.goto(own);
  await expect(page.locator('h1')).toHaveText('Kundli of Asha');
  await page.getByRole('button', { name: 'Show the name to others' }).click();
  await expect(page.getByText('Others see the name, too.')).toBeVisible();
  await theirs.reload();
  await expect(theirs.locator('h1')).toHaveText('Kundli of Asha');
  await stranger.close();
  await page.getByRole('button', { name: 'Delete this kundli' }).click();
  await expect(page.getByText('The kundli has been deleted.')).toBeVisible();
  const reply = await page.request.get(path);
  expect(reply.status()).toBe(404);
});

test('the PDF comes in both languages', async ({ page, origin }) => {
  const { path } = await makeKundli(page, origin);
  for (const lang of ['', '/hi']) {
    const reply = await page.request.get(`${lang}${path}/kundli.pdf`);
    expect(reply.status()).toBe(200);
    expect(reply.headers()['content-type']).toBe('application/pdf');
    expect((await reply.body()).subarray(0, 5).toString()).toBe('%PDF-');
  }
});

test('a signed-in customer saves a birth and fills the form from it', async ({ page, origin }) => {
  await signInPage(page, origin);
  await page.goto(kundliPath);
  await whenAlive(page);
  await page.locator('[name=name]').fill('Asha');
  await page.locator('[name=save]').check();
  await fillBirth(page);
  await sendBirth(page);
  await expect(page).toHaveURL(reportAddress);
  await expect(page.getByText('It is kept in your account')).toBeVisible();
  await page.goto(kundliPath);
  await page.getByRole('button', { name: 'Fill in' }).click();
  await expect(page.locator('[name=name]')).toHaveValue('Asha');
  await expectDate(page, 'date', birth.date);
  await page.getByRole('button', { name: 'Delete Asha' }).click();
  await expect(page.getByRole('button', { name: 'Fill in' })).toHaveCount(0);
});
