import type { Source } from 'shared/jyotish/kundli/yogas/yoga';
import type { Lang } from 'shared/remote-kit/page';

const works: Readonly<Record<Source['work'], Readonly<Record<Lang, string>>>> = {
  'brihat-parashara-hora-shastra': {
    en: 'Brihat Parashara Hora Shastra',
    hi: 'बृहत् पाराशर होरा शास्त्र',
  },
  phaladeepika: { en: 'Phaladeepika', hi: 'फलदीपिका' },
  'brihat-jataka': { en: 'Brihat Jataka', hi: 'बृहज्जातक' },
  saravali: { en: 'Saravali', hi: 'सारावली' },
  'three-hundred-combinations': {
    en: 'Three Hundred Important Combinations (B. V. Raman)',
    hi: 'तीन सौ महत्वपूर्ण योग (बी. वी. रमन)',
  },
  'later-tradition': { en: 'later tradition', hi: 'बाद की परंपरा' },
};

/** Where a rule stands: `Phaladeepika 6.1-4`, `Brihat Jataka, ch. 15` or the name of the work. */
export function citeSource({ work, chapter, verses }: Source, lang: Lang): string {
  const name = works[work][lang];
  if (chapter === undefined) return name;
  if (verses !== undefined) return `${name} ${chapter}.${verses}`;
  return lang === 'en' ? `${name}, ch. ${chapter}` : `${name}, अध्याय ${chapter}`;
}
