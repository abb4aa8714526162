/**
 * Everything the site keeps in a browser, by its name or what the name begins with, and where. Nothing else
 * can be kept: {@link keep} and the API's cookies take only these, and the privacy notice explains each
 * (shared/contracts/kept-in-browser.ts).
 */
export const keptNames = {
  userDetails: 'cookie',
  visitor: 'cookie',
  city: 'cookie',
  clock: 'cookie',
  cart: 'cookie',
  preview: 'cookie',
  staff: 'cookie',
  isSubscribed: 'localStorage',
  panchangCity: 'localStorage',
  panchangCityName: 'localStorage',
  'tarapath:heard': 'localStorage',
  'tarapath:speed': 'localStorage',
  'tarapath:carried': 'sessionStorage',
  'tarapath:playing': 'sessionStorage',
  'tarapath:scroll': 'sessionStorage',
  'tarapath:views': 'localStorage',
} as const;

/** A name of what is kept. */
export type KeptName = keyof typeof keptNames;

type NamesIn<P extends string> = {
  [N in KeptName]: (typeof keptNames)[N] extends P ? N : never;
}[KeptName];

/** The name of a cookie, without the host's prefix. */
export type CookieName = NamesIn<'cookie'>;

/** The name of what a script keeps. */
export type StoredName = NamesIn<'localStorage' | 'sessionStorage'>;
