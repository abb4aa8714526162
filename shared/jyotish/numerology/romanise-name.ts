const consonants: Readonly<Record<string, string>> = {
  ...{ क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n', च: 'ch', छ: 'chh', ज: 'j', झ: 'jh', ञ: 'n' },
  ...{ ट: 't', ठ: 'th', ड: 'd', ढ: 'dh', ण: 'n', त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n' },
  ...{ प: 'p', फ: 'ph', ब: 'b', भ: 'bh', म: 'm', य: 'y', र: 'r', ल: 'l', व: 'v', ळ: 'l' },
  ...{ श: 'sh', ष: 'sh', स: 's', ह: 'h' },
  ...{ क़: 'q', ख़: 'kh', ग़: 'g', ज़: 'z', ड़: 'r', ढ़: 'rh', फ़: 'f' },
};

const vowels: Readonly<Record<string, string>> = {
  ...{ अ: 'a', आ: 'a', इ: 'i', ई: 'i', उ: 'u', ऊ: 'u', ऋ: 'ri' },
  ...{ ए: 'e', ऐ: 'ai', ओ: 'o', औ: 'au', ऑ: 'o' },
};

const vowelSigns: Readonly<Record<string, string>> = {
  ...{ 'ा': 'a', 'ि': 'i', 'ी': 'i', 'ु': 'u', 'ू': 'u', 'ृ': 'ri' },
  ...{ 'े': 'e', 'ै': 'ai', 'ो': 'o', 'ौ': 'au', 'ॉ': 'o', '्': '' },
};

const endings: Readonly<Record<string, string>> = { 'ं': 'n', 'ँ': 'n', 'ः': 'h' };

const labials = 'पफबभम';

/**
 * Writes the Devanagari of a name in Latin letters by one fixed rule, Hunterian without marks: long
 * and short vowels alike, ज्ञ as gy, anusvara as m before labials and as n elsewhere, and no `a` after
 * the last consonant of a word unless it ends a cluster (राम is ram, मिश्र mishra). Other letters stay.
 */
export function romaniseName(name: string): string {
  return name
    .normalize('NFC')
    .split(/(?<=\s)|(?=\s)/)
    .map(romaniseWord)
    .join('');
}

function romaniseWord(word: string): string {
  // a consonant with its nukta is one letter; jnya is spoken gya
  const letters = word.replace(/ज्ञ/g, 'ग्य').match(/.़|./gsu) ?? [];
  return letters.map((letter, index) => romaniseLetter(letter, index, letters)).join('');
}

function romaniseLetter(letter: string, index: number, letters: readonly string[]): string {
  const next = letters[index + 1];
  const consonant = consonants[letter];
  if (consonant === undefined) {
    if (letter === 'ं' && next && labials.includes(next)) return 'm';
    return vowels[letter] ?? vowelSigns[letter] ?? endings[letter] ?? letter;
  }
  if (next !== undefined && next in vowelSigns) return consonant;
  const isSilent = next === undefined && index > 0 && letters[index - 1] !== '्';
  return isSilent ? consonant : `${consonant}a`;
}
