import { createContext, useContext } from 'react';
import type { ClockFace } from '../i18n/clock';
import type { Lang } from '../remote-kit/page';
import { defaultPreferences, type Preferences } from './preferences';

/** Carries the preferences to every part of a page or piece; the remote kit fills it. */
export const PreferencesContext = createContext<Preferences>(defaultPreferences('en'));

/** The city and the clock the page is told for. */
export function usePreferences(): Preferences {
  return useContext(PreferencesContext);
}

/**
 * How the page writes its moments: on the clocks of a zone, by default of the visitor's city.
 * @param timeZone IANA name
 */
export function useClockFace(lang: Lang, timeZone?: string): ClockFace {
  const { city, clock } = usePreferences();
  return { lang, clock, timeZone: timeZone ?? city.timeZone };
}
