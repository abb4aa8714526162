import { writeDate } from '../i18n/civil-times';
import type { Lang } from '../remote-kit/page';

/** The months in a language, January first. */
export function nameMonths(lang: Lang): string[] {
  return Array.from({ length: 12 }, (_, month) =>
    writeDate(`2000-${String(month + 1).padStart(2, '0')}-01`, lang, { month: 'long' }),
  );
}
