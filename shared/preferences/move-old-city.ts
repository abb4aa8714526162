import { nameHostCookie } from '../http/host-cookie';
import { choiceCookies, choiceDays, readChoices } from './preferences';

const oldKeys = ['panchangCity', 'panchangCityName'] as const;

/**
 * Takes over the city that browsers kept in storage before there was a cookie, once; a city chosen
 * since then stays. The next page is told for it.
 */
export function moveOldCity(): void {
  const storage = openStorage();
  const slug = storage?.getItem(oldKeys[0]);
  if (!storage || !slug) return;
  for (const key of oldKeys) storage.removeItem(key);
  if (readChoices(document.cookie).city !== null) return;
  const isSecure = window.location.protocol === 'https:';
  document.cookie = [
    `${nameHostCookie(choiceCookies.city, isSecure)}=${encodeURIComponent(slug)}`,
    `path=/; max-age=${choiceDays * 86_400}; samesite=lax`,
    ...(isSecure ? ['secure'] : []),
  ].join('; ');
}

function openStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch (error) {
    // a reader who forbids storage has nothing kept
    if (error instanceof DOMException) return null;
    throw error;
  }
}
