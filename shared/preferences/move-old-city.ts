import { nameHostCookie } from '../http/host-cookie';
import { keep, readKept } from '../kept-in-browser/storage';
import { choiceCookies, choiceDays, readChoices } from './preferences';

/**
 * Takes over the city that browsers kept in storage before there was a cookie, once; a city chosen
 * since then stays. The next page is told for it.
 */
export function moveOldCity(): void {
  const slug = readKept('panchangCity');
  if (!slug) return;
  keep('panchangCity', null);
  keep('panchangCityName', null);
  if (readChoices(document.cookie).city !== null) return;
  const isSecure = window.location.protocol === 'https:';
  document.cookie = [
    `${nameHostCookie(choiceCookies.city, isSecure)}=${encodeURIComponent(slug)}`,
    `path=/; max-age=${choiceDays * 86_400}; samesite=lax`,
    ...(isSecure ? ['secure'] : []),
  ].join('; ');
}
