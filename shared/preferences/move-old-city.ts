import { choiceCookies, choiceDays } from './preferences';

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
  if (document.cookie.includes(`${choiceCookies.city}=`)) return;
  const { protocol } = window.location;
  document.cookie = [
    `${choiceCookies.city}=${encodeURIComponent(slug)}`,
    `path=/; max-age=${choiceDays * 86_400}; samesite=lax`,
    ...(protocol === 'https:' ? ['secure'] : []),
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
