import { expect, type Page } from '@playwright/test';
import { splitDate } from 'shared/dates/typed-date';

/** The three fields of a date. */
export function dateFields(page: Page, name: string) {
  const find = (part: string) => page.locator(`main [name="${name}.${part}"]`);
  return { day: find('day'), month: find('month'), year: find('year') };
}

/** Fills in day, month and year. @param date `YYYY-MM-DD` */
export async function fillDate(page: Page, name: string, date: string) {
  const fields = dateFields(page, name);
  const { day, month, year } = splitDate(date);
  await fields.day.fill(day);
  await fields.month.selectOption(month);
  await fields.year.fill(year);
}

/** That a date stands in its fields. @param date `YYYY-MM-DD`, or empty */
export async function expectDate(page: Page, name: string, date: string) {
  const fields = dateFields(page, name);
  const { day, month, year } = splitDate(date);
  await expect(fields.day).toHaveValue(day);
  await expect(fields.month).toHaveValue(month);
  await expect(fields.year).toHaveValue(year);
}
