import { ToWords as EnglishWords } from 'to-words/en-IN';
import { ToWords as HindiWords } from 'to-words/hi-IN';

const currency = { converterOptions: { currency: true } };
const words = { en: new EnglishWords(currency), hi: new HindiWords(currency) };

/** An amount as it is written out on a paper: `One Hundred Rupees Only`. */
export function writeOut(paise: bigint, lang: 'en' | 'hi'): string {
  const written = words[lang].convert(`${paise / 100n}.${String(paise % 100n).padStart(2, '0')}`);
  return lang === 'hi' ? `${written} मात्र` : written;
}
