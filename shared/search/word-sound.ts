/** How Devanagari letters that are often written for each other are written here; in this order. */
const devanagari: readonly (readonly [RegExp, string])[] = [
  [/[\u093c\u200c\u200d]/g, ''],
  [/[ँः]|[ङञणनम]्(?=[क-ह])/g, 'ं'],
  [/ण/g, 'न'],
  [/[शष]/g, 'स'],
  [/ी/g, 'ि'],
  [/ू/g, 'ु'],
  [/ई/g, 'इ'],
  [/ऊ/g, 'उ'],
  [/ौ/g, 'ो'],
  [/ै/g, 'े'],
  [/्/g, ''],
];

/** The same for Hindi and English words in Latin letters. */
const latin: readonly (readonly [RegExp, string])[] = [
  [/[\u0300-\u036f]/g, ''],
  [/ee|ii/g, 'i'],
  [/oo|uu/g, 'u'],
  [/w/g, 'v'],
  [/x/g, 'ks'],
  [/ph/g, 'f'],
  [/z/g, 'j'],
  [/q/g, 'k'],
  [/chh/g, 'ch'],
  [/sh/g, 's'],
  [/([bdgjkt])h/g, '$1'],
  [/([a-z])\1+/g, '$1'],
  [/au|ou/g, 'o'],
  [/ai|ei|ey/g, 'e'],
  [/iy(?=[aeiou])/g, 'i'],
  [/y$/g, 'i'],
  [/(?<=.)a(?=.)|(?<=..)[ah]$/g, ''],
];

/**
 * How a word sounds, so that spellings of one word meet: `kundali`, `kundli` and `kundalee`; `muhurt`
 * and `muhurat`; `पंचांग` and `पञ्चाङ्ग`. Each script meets itself alone, and the beginning of a word sounds
 * as its beginning, since words are looked for while they are typed; whole names of places, which no one
 * spells alike, go further (`shared/places/sound-of.ts`).
 */
export function soundOfWord(word: string): string {
  const isDevanagari = /\p{Script=Devanagari}/u.test(word);
  let sound = isDevanagari ? word.normalize('NFC') : word.normalize('NFD').toLowerCase();
  // letters with a nukta that are one sign
  if (isDevanagari) sound = sound.normalize('NFD');
  for (const [pattern, letter] of isDevanagari ? devanagari : latin)
    sound = sound.replace(pattern, letter);
  return sound;
}

/** The words of a text, digits of either script as Latin ones. */
export function wordsOf(text: string): string[] {
  return text
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)))
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
}

/** Words that say nothing of what is looked for. */
const small = new Set(
  'the a an of in on for to is and or ka ki ke ko kab hai kya mein me se date dates time online free tarikh what when how का की के को कब है क्या में से और तारीख तारीख़ समय ऑनलाइन फ्री मुफ्त'.split(
    ' ',
  ),
);

/** The words of a question, without small words unless there are no others. */
export function wordsOfQuestion(q: string): string[] {
  const words = wordsOf(q);
  const great = words.filter((word) => !small.has(word.toLowerCase()));
  return great.length > 0 ? great : words;
}
