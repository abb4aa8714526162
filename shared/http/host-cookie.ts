import type { CookieName } from '../kept-in-browser/names';

const PREFIX = '__Host-';

/**
 * The name a cookie is set under. Browsers take a name with this prefix only from the very host, over
 * https and for the whole site, so that no subdomain plants one; without https they refuse it.
 * @param isSecure whether the site is reached over https
 */
export function nameHostCookie(name: CookieName, isSecure: boolean): string {
  return isSecure ? PREFIX + name : name;
}

/**
 * A cookie's decoded value out of a `Cookie` header (or `document.cookie`): the one under the host's
 * name, else the one under the plain name, which sites without https and earlier releases set; `null`
 * where there is neither or it can't be decoded.
 */
export function readHostCookie(cookies: string, name: CookieName): string | null {
  const pairs = cookies.split(';').map((pair) => pair.trim());
  const pair = [PREFIX + name, name].flatMap(
    (known) => pairs.find((one) => one.startsWith(`${known}=`)) ?? [],
  )[0];
  if (pair === undefined) return null;
  try {
    return decodeURIComponent(pair.slice(pair.indexOf('=') + 1).trim());
  } catch (error) {
    // a stray percent sign: nobody set it
    if (error instanceof URIError) return null;
    throw error;
  }
}
