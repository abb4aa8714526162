import type { KaalSarpForm } from 'shared/jyotish/kundli/doshas/kaal-sarp';
import type { Lang } from 'shared/remote-kit/page';

/** The twelve names, which follow the house of Rahu from the lagna. */
export const kaalSarpNames: Readonly<Record<KaalSarpForm['kind'], Readonly<Record<Lang, string>>>> =
  {
    ananta: { en: 'Ananta (Rahu in the 1st)', hi: 'अनंत (राहु लग्न में)' },
    kulika: { en: 'Kulika (Rahu in the 2nd)', hi: 'कुलिक (राहु द्वितीय में)' },
    vasuki: { en: 'Vasuki (Rahu in the 3rd)', hi: 'वासुकि (राहु तृतीय में)' },
    shankhapala: { en: 'Shankhapala (Rahu in the 4th)', hi: 'शंखपाल (राहु चतुर्थ में)' },
    padma: { en: 'Padma (Rahu in the 5th)', hi: 'पद्म (राहु पंचम में)' },
    mahapadma: { en: 'Mahapadma (Rahu in the 6th)', hi: 'महापद्म (राहु षष्ठ में)' },
    takshaka: { en: 'Takshaka (Rahu in the 7th)', hi: 'तक्षक (राहु सप्तम में)' },
    karkotaka: { en: 'Karkotaka (Rahu in the 8th)', hi: 'कर्कोटक (राहु अष्टम में)' },
    shankhachuda: { en: 'Shankhachuda (Rahu in the 9th)', hi: 'शंखचूड़ (राहु नवम में)' },
    ghataka: { en: 'Ghataka (Rahu in the 10th)', hi: 'घातक (राहु दशम में)' },
    vishadhara: { en: 'Vishadhara (Rahu in the 11th)', hi: 'विषधर (राहु एकादश में)' },
    sheshanaga: { en: 'Sheshanaga (Rahu in the 12th)', hi: 'शेषनाग (राहु द्वादश में)' },
  };
