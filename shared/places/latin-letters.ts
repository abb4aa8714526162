const consonants: Readonly<Record<string, string>> = {
  ...{ क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n', च: 'ch', छ: 'chh', ज: 'j', झ: 'jh', ञ: 'n' },
  ...{ ट: 't', ठ: 'th', ड: 'd', ढ: 'dh', ण: 'n', त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n' },
  ...{ प: 'p', फ: 'ph', ब: 'b', भ: 'bh', म: 'm', य: 'y', र: 'r', ल: 'l', ळ: 'l', व: 'v' },
  ...{ श: 'sh', ष: 'sh', स: 's', ह: 'h', ऱ: 'r', ऴ: 'zh', ऩ: 'n' },
};

const vowels: Readonly<Record<string, string>> = {
  ...{ अ: 'a', आ: 'aa', इ: 'i', ई: 'ee', उ: 'u', ऊ: 'oo', ऋ: 'ri', ऍ: 'e', ए: 'e', ऎ: 'e' },
  ...{ ऐ: 'ai', ऑ: 'o', ऒ: 'o', ओ: 'o', औ: 'au' },
};

const signs: Readonly<Record<string, string>> = {
  ...{ 'ा': 'aa', 'ि': 'i', 'ी': 'ee', 'ु': 'u', 'ू': 'oo', 'ृ': 'ri', 'ॄ': 'ri', 'ॅ': 'e' },
  ...{ 'ॆ': 'e', 'े': 'e', 'ै': 'ai', 'ॉ': 'o', 'ॊ': 'o', 'ो': 'o', 'ौ': 'au', '्': '' },
};

const marks: Readonly<Record<string, string>> = { 'ं': 'n', 'ँ': 'n', 'ः': '' };

const retroflex = /[डढ]/g;

/**
 * Writes Devanagari in Latin letters as Hindi speaks it: each consonant with its vowel, silent at the
 * end of a word; `छपरा` is `chhaparaa`. Other letters stay. The text is folded by `foldName` before, so
 * that a nukta is gone and ड may be heard as d or r: the answer has every reading of up to two of them.
 */
export function readLatin(text: string): string[] {
  if (!/\p{Script=Devanagari}/u.test(text)) return [text];
  const places = [...text.matchAll(retroflex)].map(({ index }) => index).filter((at) => at > 0);
  const heard = places.slice(-2);
  const readings = [new Set<number>(), ...heard.map((at) => new Set([at]))];
  if (heard.length === 2) readings.push(new Set(heard));
  return readings.map((flapped) => writeLatin(text, flapped));
}

function writeLatin(text: string, flapped: ReadonlySet<number>): string {
  // गाँव is gaon, उन्नाव is Unnao
  const spoken = text
    .replaceAll(/ा[ंँ]व(?=\s|$)|(?<=ग)ाव(?=\s|$)/g, 'ाओन')
    .replaceAll(/ाव(?=\s|$)/g, 'ाओ');
  let latin = '';
  for (let at = 0; at < spoken.length; at += 1) {
    const letter = spoken[at] ?? '';
    const consonant = consonants[letter];
    if (consonant === undefined) {
      latin += vowels[letter] ?? signs[letter] ?? marks[letter] ?? letter;
      continue;
    }
    const next = spoken[at + 1] ?? ' ';
    latin += flapped.has(at) ? 'r' : consonant;
    if (!(next in signs) && next !== ' ') latin += 'a';
  }
  return latin;
}
