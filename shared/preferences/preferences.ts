import type { PanchangPlace } from '../contracts/astro-panchang';
import { readHostCookie } from '../http/host-cookie';
import type { CookieName } from '../kept-in-browser/names';
import type { Clock } from '../i18n/clock';
import type { Lang } from '../remote-kit/page';

/** The city the site is told for, named in the page's language. */
export type PreferredCity = Omit<PanchangPlace, 'latitude' | 'longitude'>;

/** How a visitor wants the site told: for which city, and on which clock. */
export interface Preferences {
  city: PreferredCity;
  clock: Clock;
}

/** What a visitor chose, as the cookies keep it; `null` is New Delhi. The city may not exist. */
export interface Choices {
  /** A slug or the id of a place. */
  city: string | null;
  clock: Clock;
}

/** The cookies of the choices. They hold nothing else and last {@link choiceDays}. */
export const choiceCookies = { city: 'city', clock: 'clock' } as const satisfies Record<
  string,
  CookieName
>;

/** Days a choice is kept from the last time it was made. */
export const choiceDays = 365;

/** What is told to those who chose nothing. */
export const noChoices: Choices = { city: null, clock: '12' };

const newDelhi = { slug: 'new-delhi', timeZone: 'Asia/Kolkata' };
const newDelhiNames = {
  en: { name: 'New Delhi', region: 'Delhi', country: 'India' },
  hi: { name: 'नई दिल्ली', region: 'दिल्ली', country: 'भारत' },
};

/** New Delhi and the 12-hour clock. */
export function defaultPreferences(lang: Lang): Preferences {
  return { city: { ...newDelhi, ...newDelhiNames[lang] }, clock: noChoices.clock };
}

/**
 * Reads the choices out of a `Cookie` header (or `document.cookie`). Anything that can't be a place
 * or a clock is as if nothing was chosen.
 */
export function readChoices(cookies: string): Choices {
  const city = readHostCookie(cookies, choiceCookies.city);
  const clock = readHostCookie(cookies, choiceCookies.clock);
  return {
    city: city && /^[\p{L}\p{M}\p{N}~.'-]{1,120}$/u.test(city) ? city : null,
    clock: clock === '24' ? '24' : noChoices.clock,
  };
}
