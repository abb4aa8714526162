import type { SectionData } from 'shared/contracts/astro-kundli-sections';
import { standingWords } from '../../../../model/dosha-texts/standing-words';

type ToldDoshas = NonNullable<SectionData<'doshas'>['doshas']>;

const names = {
  en: {
    manglik: 'Manglik',
    'kaal-sarp': 'Kaal Sarp',
    pitra: 'Pitra',
    'guru-chandal': 'Guru-Chandal',
    grahan: 'Grahan',
    shrapit: 'Shrapit',
  },
  hi: {
    manglik: 'मांगलिक',
    'kaal-sarp': 'काल सर्प',
    pitra: 'पितृ',
    'guru-chandal': 'गुरु चांडाल',
    grahan: 'ग्रहण',
    shrapit: 'श्रापित',
  },
};

function listAbsent(found: ToldDoshas, lang: 'en' | 'hi'): string[] {
  const ids = found.map(({ id }) => id as string);
  return Object.entries(names[lang]).flatMap(([id, name]) => (ids.includes(id) ? [] : [name]));
}

/** The words around the doshas and the periods of Saturn. */
export const doshaText = {
  en: {
    lead: 'A dosha is a caution of later tradition, not a verdict. Each one here says by which rule it was found, what sets it aside, and what costs nothing to do. Nobody needs to buy anything because of a dosha.',
    noTime:
      'Doshas are counted from the lagna, too, so they need the time of birth. Saturn’s periods follow from the Moon alone.',
    none: 'None of the six doshas was found in this chart.',
    absent: (found: ToldDoshas) => {
      const absent = listAbsent(found, 'en');
      return absent.length > 0 ? `Not found in this chart: ${absent.join(', ')}.` : '';
    },
    states: {
      present: 'found, no exception',
      eased: 'found, with exceptions',
      partlyEased: 'found, set aside in part',
      partial: 'partial, not counted by many',
      notFromLagna: 'not from the lagna',
    },
    widerCount:
      'Counted from the lagna, as most count, this chart is not Manglik. Only the wider count from the Moon or Venus finds it.',
    exceptions: 'What sets it aside here',
    ...standingWords.en,
    remedies: 'What tradition advises, free of charge first',
    moreRemedies: 'More remedies of this graha',
    why: 'Rule and source',
    rule: 'Rule',
    eased: 'What eases it',
    source: 'Source',
    shani: 'Sade Sati and Dhaiya',
    noMoon:
      'On the day of birth the Moon changed its rashi. Without the time it is open from which rashi Saturn’s periods are counted.',
    running: 'now',
    past: 'past',
    columns: ['Period', 'From', 'Until', 'Rashi of Saturn'],
    house: (house: number) => `${house} from the Moon`,
    shaniRemedies: 'Remedies for Sade Sati',
    table: 'Periods of Saturn over the rashi of the Moon',
    stays: 'All entries and leavings',
  },
  hi: {
    lead: 'दोष बाद की परंपरा की एक सावधानी है, कोई फ़ैसला नहीं। हर दोष के साथ लिखा है कि वह किस नियम से मिला, किससे टलता है और बिना ख़र्च क्या किया जा सकता है। दोष के कारण किसी को कुछ ख़रीदने की ज़रूरत नहीं।',
    noTime: 'दोष लग्न से भी गिने जाते हैं, इसलिए जन्म समय चाहिए। शनि के काल केवल चंद्र से निकलते हैं।',
    none: 'छहों में से कोई दोष इस कुंडली में नहीं मिला।',
    absent: (found: ToldDoshas) => {
      const absent = listAbsent(found, 'hi');
      return absent.length > 0 ? `इस कुंडली में नहीं मिले: ${absent.join(', ')}।` : '';
    },
    states: {
      present: 'मिला, कोई परिहार नहीं',
      eased: 'मिला, परिहार सहित',
      partlyEased: 'मिला, कुछ परिहार सहित',
      partial: 'आंशिक, कई ज्योतिषी नहीं गिनते',
      notFromLagna: 'लग्न से नहीं',
    },
    widerCount:
      'लग्न से गिनें, जैसा अधिकतर गिनते हैं, तो यह कुंडली मांगलिक नहीं है। केवल चंद्र या शुक्र से की गई विस्तृत गणना में यह आता है।',
    exceptions: 'यहाँ इसे टालने वाली बातें',
    ...standingWords.hi,
    remedies: 'परंपरा की सलाह, पहले निःशुल्क',
    moreRemedies: 'इस ग्रह के और उपाय',
    why: 'नियम और स्रोत',
    rule: 'नियम',
    eased: 'किससे हल्का होता है',
    source: 'स्रोत',
    shani: 'साढ़ेसाती और ढैया',
    noMoon: 'जन्म के दिन चंद्र ने राशि बदली थी। समय के बिना यह तय नहीं कि शनि के काल किस राशि से गिने जाएँ।',
    running: 'अभी',
    past: 'बीता',
    columns: ['काल', 'से', 'तक', 'शनि की राशि'],
    house: (house: number) => `चंद्र से ${house}`,
    shaniRemedies: 'साढ़ेसाती के उपाय',
    table: 'चंद्र राशि पर शनि के काल',
    stays: 'हर प्रवेश और निकास',
  },
};
