import type { ClockFace } from 'shared/i18n/clock';

/** How horoscopes are told where nobody chose: a card, a sentence. */
export const indianFace: Omit<ClockFace, 'lang'> = { timeZone: 'Asia/Kolkata', clock: '12' };
