import type { Lang } from 'shared/remote-kit/page';

type Pair = Readonly<Record<Lang, string>>;
const pair = (en: string, hi: string): Pair => ({ en, hi });

/** What a muhurat is looked for. */
export const muhuratNames = {
  marriage: pair('Marriage', 'विवाह'),
  'griha-pravesh': pair('Griha pravesh', 'गृह प्रवेश'),
  vehicle: pair('Vehicle purchase', 'वाहन ख़रीद'),
  namakarana: pair('Naming (namakarana)', 'नामकरण'),
  annaprashana: pair('First rice (annaprashana)', 'अन्नप्राशन'),
  mundan: pair('First haircut (mundan)', 'मुंडन'),
} as const;

export type MuhuratKey = keyof typeof muhuratNames;

/** What closes a season or an hour. */
export const hindranceNames = {
  'adhika-masa': pair('Adhika masa, the added month', 'अधिक मास'),
  'kshaya-masa': pair('Kshaya masa, the lost month', 'क्षय मास'),
  kharmas: pair('Kharmas: the Sun in Dhanu or Meena', 'खरमास: धनु या मीन में सूर्य'),
  chaturmas: pair('Chaturmas', 'चातुर्मास'),
  'pitru-paksha': pair('Pitru Paksha', 'पितृ पक्ष'),
  holashtak: pair('Holashtak', 'होलाष्टक'),
  'guru-asta': pair('Jupiter too near the Sun (Guru asta)', 'गुरु अस्त'),
  'shukra-asta': pair('Venus too near the Sun (Shukra asta)', 'शुक्र अस्त'),
  bhadra: pair('Bhadra', 'भद्रा'),
  'dushta-yoga': pair('A yoga to be left out', 'वर्जित योग'),
  sankranti: pair('Sankranti', 'संक्रांति'),
} as const;
