import type { Page } from '@playwright/test';
import { fillDate } from './typed-date';

export const kundliPath = '/astrology-services/free-kundli';

/** A birth in Bengaluru, where clocks have been 5:30 ahead since 1945. */
export const birth = {
  date: '1990-04-15',
  time: '14:30',
  place: 'Bengaluru',
  utc: '1990-04-15T09:00:00Z',
};

/** Fills the kundli form; without a choice of the list the place is found when the form is sent. */
export async function fillBirth(page: Page, { date, time, place } = birth) {
  await fillDate(page, 'date', date);
  await page.locator('main [name=time]').fill(time);
  await page.locator('main [name=place]').fill(place);
}

/** Sends the form from its last field, where the list of places cannot be in the way. */
export async function sendBirth(page: Page) {
  await page.locator('main [name=place]').press('Enter');
}
