import { hasNewerGeneration } from '../http/page-generation';
import type { Lang } from '../remote-kit/page';
import { defaultPreferences, readChoices, type Choices, type Preferences } from './preferences';

/** What the document was rendered for. A document keeps its preferences as long as it lives. */
export interface PagePreferences extends Preferences {
  choices: Choices;
}

/** Id of the element that carries them as JSON. */
export const PREFERENCES_ID = 'preferences';

let known: PagePreferences | null = null;

/** The preferences this document was rendered for; the site's own where an older shell wrote none. */
export function readPagePreferences(lang: Lang): Preferences {
  return readWritten() ?? defaultPreferences(lang);
}

/**
 * Whether another choice was made since, here or in another tab, or newer releases are in use: the next
 * page is a new document.
 */
export function isPageOutdated(): boolean {
  if (hasNewerGeneration()) return true;
  const written = readWritten();
  if (!written) return false;
  const { city, clock } = readChoices(document.cookie);
  return city !== written.choices.city || clock !== written.choices.clock;
}

function readWritten(): PagePreferences | null {
  const json = document.getElementById(PREFERENCES_ID)?.textContent;
  known ??= json ? (JSON.parse(json) as PagePreferences) : null;
  return known;
}
