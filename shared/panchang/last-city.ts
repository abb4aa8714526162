/** The city chosen last in this browser: by its panchang, or on the page of a festival. */
export interface LastCity {
  slug: string;
  name: string;
}

/** The city of those who have chosen none. */
export const defaultCity = 'new-delhi';

const keys = { slug: 'panchangCity', name: 'panchangCityName' };

/** The city kept in this browser; null on the server, at first, and where storage is forbidden. */
export function readLastCity(): LastCity | null {
  const storage = openStorage();
  const [slug, name] = [storage?.getItem(keys.slug), storage?.getItem(keys.name)];
  return slug && name ? { slug, name } : null;
}

/** Keeps a city in this browser. */
export function keepLastCity({ slug, name }: LastCity): void {
  const storage = openStorage();
  storage?.setItem(keys.slug, slug);
  storage?.setItem(keys.name, name);
}

function openStorage(): Storage | null {
  if (typeof window === 'undefined') return null;
  try {
    return window.localStorage;
  } catch (error) {
    // a reader who forbids storage gets the pages without a memory
    if (error instanceof DOMException) return null;
    throw error;
  }
}
