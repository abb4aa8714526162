import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.join(__dirname, '../../..');
const consonants = letters(0x915, 0x939);
const signs = [...'ािीुूृॅेैॉोौंँः्', '़', '्र', '्य'];

/** Every Devanagari word in the repository's files, each once. */
function findWords(): string[] {
  const found = execFileSync(
    'git',
    [
      'grep',
      '-hIoP',
      '[\\x{0900}-\\x{097F}\\x{200C}\\x{200D}]+',
      '--',
      'mf-*',
      'shared',
      'shell-host',
    ],
    { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  return [...new Set(found.split('\n').filter(Boolean))];
}

/** Devanagari that headings must set well: our words, and each consonant with each sign, for names. */
export function listDevanagari(): string[] {
  const syllables = consonants.flatMap((letter) => [
    `र्${letter}`,
    ...signs.map((sign) => letter + sign),
  ]);
  return [...findWords(), ...syllables, ...letters(0x904, 0x914), ...letters(0x966, 0x96f)];
}

/** Latin that headings must set well: every pair of ASCII characters, and further signs alone. */
export function listLatin(): string[] {
  const ascii = letters(0x20, 0x7e);
  return [
    ...ascii.flatMap((first) => ascii.map((second) => first + second)),
    ...latinSigns,
    'ffi',
    'ffl',
  ];
}

/** What Latin headings hold beyond ASCII. */
export const latinSigns = [...'\u00a0©°·½¼×éèáíóúüñçöä–—‘’“”•…′″™−'];

function letters(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) =>
    String.fromCodePoint(first + index),
  );
}
