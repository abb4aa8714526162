/** What is written in more than one way in Indian names, and how it is written here; in this order. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/[^a-z0-9]+/g, ''],
  [/aaon$|aon$/g, 'aun'],
  [/x/g, 'ks'],
  [/ph/g, 'f'],
  [/q|ck/g, 'k'],
  [/w/g, 'v'],
  [/t?c+h+/g, 'C'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/C/g, 'c'],
  [/z/g, 'j'],
  [/ov(?![aeiou])/g, 'o'],
  [/gh?ad+h/g, 'gar'],
  [/([bcdfgjklmnpqrst])h+/g, '$1'],
  [/([a-z])\1+/g, '$1'],
  [/h$/g, ''],
  [/eo/g, 'ev'],
  [/au|ou/g, 'o'],
  [/ai|ay(?![aeiou])|ei|ey(?![aeiou])/g, 'e'],
  [/iy(?=[aeiou])/g, 'i'],
  [/uv(?=[aeiou])/g, 'u'],
  [/y$/g, 'i'],
];

const longVowels: readonly (readonly [RegExp, string])[] = [
  [/ee|ii|ie(?=[^aeiou])/g, 'i'],
  [/oo|uu/g, 'u'],
];

/**
 * How a name in Latin letters sounds, so that spellings of one name meet: without h after a consonant,
 * double letters and the a that Hindi doesn't write; `Chhapra` and `Chapara` are both `cpra`.
 */
export function soundOf(latin: string): string {
  let sound = latin;
  for (const [pattern, letter] of longVowels) sound = sound.replace(pattern, letter);
  for (const [pattern, letter] of spellings) sound = sound.replace(pattern, letter);
  // an a at the end is spoken long, one at the beginning tells names apart
  const short = sound.replace(/(?<=.)a(?=.)/g, '');
  // an anusvara may stand for either
  return short.replace(/m(?=[bcdfgjklnprstv])/g, 'n');
}

/** The consonants of a sound, those that are often taken for each other as one: what misspellings share. */
export function skeletonOf(sound: string): string {
  return sound
    .replace(/^[aeiou]+/, 'a')
    .replace(/(?<=.)[aeiouy]+/g, '')
    .replace(/v/g, 'b')
    .replace(/m/g, 'n');
}
