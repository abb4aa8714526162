import { useEffect } from 'react';
import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { placePath } from './paths';

const key = 'panchangCity';

/**
 * Keeps the city that was looked at last in this browser, and takes the reader there from the page
 * that has no city of its own.
 * @param slug the city shown @param isHome whether the address names no city
 */
export function useCityMemory(slug: string | undefined, isHome: boolean, lang: Lang): void {
  useEffect(() => {
    const storage = openStorage();
    if (!storage || !slug) return;
    const kept = storage.getItem(key);
    if (!isHome) storage.setItem(key, slug);
    else if (kept && kept !== slug) location.replace(localPath(lang, placePath(kept)));
  }, [slug, isHome, lang]);
}

/** The browser's storage, or null where the reader has forbidden it. */
function openStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}
