import { findVara } from '../panchang/civil-day';
import { ekadashiNames } from './ekadashi-names';
import type { Festival } from './festivals';
import { festivalNames } from './festival-names';
import { solarNames } from './solar-names';
import type { BilingualText } from './wording';
import { nameMonth, nameTithi } from './wording';

const monthlyNames = {
  'vinayaka-chaturthi': ['Vinayaka Chaturthi', 'विनायक चतुर्थी'],
  'skanda-shashti': ['Skanda Shashthi', 'स्कंद षष्ठी'],
  'durga-ashtami': ['Masik Durga Ashtami', 'मासिक दुर्गाष्टमी'],
  'pradosha-vrat': ['Pradosha Vrat', 'प्रदोष व्रत'],
  purnima: ['Purnima', 'पूर्णिमा'],
  'sankashti-chaturthi': ['Sankashti Chaturthi', 'संकष्टी चतुर्थी'],
  kalashtami: ['Kalashtami', 'कालाष्टमी'],
  'masik-shivaratri': ['Masik Shivaratri', 'मासिक शिवरात्रि'],
  amavasya: ['Amavasya', 'अमावस्या'],
} as const;

const names = { ...festivalNames, ...solarNames, ...ekadashiNames, ...monthlyNames };

/** The name a festival has in programs. */
export type FestivalId = keyof typeof names;

/** All festivals the engine knows. */
export const festivalIds = Object.keys(names) as readonly FestivalId[];

// by weekday from Sunday
const pradoshas: readonly (readonly [en: string, hi: string])[] = [
  ['Ravi Pradosha Vrat', 'रवि प्रदोष व्रत'],
  ['Soma Pradosha Vrat', 'सोम प्रदोष व्रत'],
  ['Bhauma Pradosha Vrat', 'भौम प्रदोष व्रत'],
  ['Budha Pradosha Vrat', 'बुध प्रदोष व्रत'],
  ['Guru Pradosha Vrat', 'गुरु प्रदोष व्रत'],
  ['Shukra Pradosha Vrat', 'शुक्र प्रदोष व्रत'],
  ['Shani Pradosha Vrat', 'शनि प्रदोष व्रत'],
];

// Navadurga, whose days the nine tithis of a Navratri are
const navadurga: readonly (readonly [en: string, hi: string])[] = [
  ['Shailaputri', 'शैलपुत्री'],
  ['Brahmacharini', 'ब्रह्मचारिणी'],
  ['Chandraghanta', 'चंद्रघंटा'],
  ['Kushmanda', 'कूष्मांडा'],
  ['Skandamata', 'स्कंदमाता'],
  ['Katyayani', 'कात्यायनी'],
  ['Kalaratri', 'कालरात्रि'],
  ['Mahagauri', 'महागौरी'],
  ['Siddhidatri', 'सिद्धिदात्री'],
];

/**
 * The name of a festival, with what tells its days apart: the weekday for Pradosha, the month for
 * Purnima and Amavasya (where months end with the full moon, as northern almanacs name them), the
 * tithi in Pitru Paksha, the form of Durga in a Navratri.
 */
export function nameFestival(
  festival: Pick<Festival, 'id' | 'date' | 'month' | 'tithi'>,
): BilingualText {
  const { id, date, month, tithi } = festival;
  const [en, hi] = names[id];
  switch (id) {
    case 'pradosha-vrat':
      return toText(pradoshas[findVara(date)] ?? [en, hi]);
    case 'purnima':
    case 'amavasya': {
      if (!month) return { en, hi };
      const of = nameMonth(month.purnimanta);
      const [adhikaEn, adhikaHi] = month.adhika ? ['Adhika ', 'अधिक '] : ['', ''];
      return { en: `${adhikaEn}${of.en} ${en}`, hi: `${adhikaHi}${of.hi} ${hi}` };
    }
    case 'pitru-paksha': {
      const of = nameTithi(tithi ?? 15, 'tithi-alone');
      return { en: `${of.en} Shraddha`, hi: `${of.hi} श्राद्ध` };
    }
    case 'chaitra-navratri-day':
    case 'sharad-navratri-day': {
      const [goddessEn, goddessHi] = navadurga[(tithi ?? 1) - 1] ?? ['', ''];
      return { en: `${en}: ${goddessEn}`, hi: `${hi}: ${goddessHi}` };
    }
    default:
      return { en, hi };
  }
}

function toText([en, hi]: readonly [en: string, hi: string]): BilingualText {
  return { en, hi };
}
