import { soundOfWord, wordsOf, wordsOfQuestion } from './word-sound';

/** How well names fit a question. */
export interface Fit {
  /** 0 to 100; 0 unless every word of the question is in one name. */
  score: number;
  /** The share of the question's words that the best name has, 0 to 1. */
  share: number;
}

const LONG_ENOUGH_TO_MISTYPE = 5;
const KEPT = 10_000;

/**
 * How well a thing with these names fits a question: words count whole, as beginnings (they may still
 * be being typed) and with one letter wrong; a name that is the question itself fits best.
 */
export function scoreNames(q: string, names: readonly string[]): Fit {
  const asked = wordsOfQuestion(q).map(soundOfWord);
  if (asked.length === 0) return { score: 0, share: 0 };
  const fits = names.map((name) => scoreName(asked, soundsOfName(name)));
  return {
    score: Math.max(0, ...fits.map(({ score }) => score)),
    share: Math.max(0, ...fits.map(({ share }) => share)),
  };
}

const heard = new Map<string, string[]>();

/** The sounds of a name's words; the same names are asked for again with every letter typed. */
function soundsOfName(name: string): string[] {
  const known = heard.get(name);
  if (known) return known;
  const sounds = wordsOf(name).map(soundOfWord);
  if (heard.size >= KEPT) heard.clear();
  heard.set(name, sounds);
  return sounds;
}

function scoreName(asked: string[], words: string[]): Fit {
  if (words.length === 0) return { score: 0, share: 0 };
  const best = asked.map((one) => Math.max(...words.map((word) => compare(one, word))));
  const share = best.filter((fit) => fit > 0).length / asked.length;
  const [joined, whole] = [asked.join(''), words.join('')];
  // "kalsarp" and "kaal sarp"
  if (joined.length > 3 && whole === joined) return { score: 100, share: 1 };
  if (share < 1) {
    const isJoined = joined.length > 4 && whole.startsWith(joined);
    return isJoined ? { score: 75, share: 1 } : { score: 0, share };
  }
  const mean = best.reduce((sum, fit) => sum + fit, 0) / asked.length;
  const covered = Math.min(1, asked.length / words.length);
  const begins = compare(asked[0] ?? '', words[0] ?? '') > 0 ? 10 : 0;
  return { score: Math.round(50 * mean + 40 * covered + begins), share };
}

/** 1 for the same word, less for a beginning or a slip of one letter, else 0. */
function compare(asked: string, word: string): number {
  if (asked === word) return 1;
  if (asked.length >= 2 && word.startsWith(asked)) return 0.85;
  const isLong = asked.length >= LONG_ENOUGH_TO_MISTYPE && word.length >= LONG_ENOUGH_TO_MISTYPE;
  return isLong && isOneSlip(asked, word) ? 0.7 : 0;
}

/** Whether two words differ by one letter: wrong, missing, too many, or two that changed places. */
function isOneSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [restOfOne, restOfOther] = [one.slice(start), other.slice(start)];
  const swapped = (restOfOne[1] ?? '') + (restOfOne[0] ?? '') + restOfOne.slice(2);
  return (
    restOfOne.slice(1) === restOfOther.slice(1) ||
    restOfOne.slice(1) === restOfOther ||
    restOfOne === restOfOther.slice(1) ||
    swapped === restOfOther
  );
}
