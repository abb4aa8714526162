import type { SectionData } from 'shared/contracts/astro-kundli-sections';

type Year = SectionData<'year'>;

interface YearText {
  lead: (year: number) => string;
  lasts: string;
  lagna: string;
  muntha: string;
  munthaIn: (rashi: string, house: number) => string;
  yearLord: string;
  because: Record<Year['yearLord']['because'], string>;
  chart: string;
  placeColumns: string[];
  mudda: string;
  muddaColumns: string[];
  aspects: string;
  aspectsLead: string;
  aspectColumns: string[];
  kinds: Record<Year['aspects'][number]['kind'], string>;
  yogas: Record<'ithasala' | 'ishrafa', string>;
  sahams: string;
  sahamsLead: string;
  sahamColumns: string[];
  sahamNames: Record<string, string>;
  source: string;
}

/** The words of the annual chart. */
export const yearText: Record<'en' | 'hi', YearText> = {
  en: {
    lead: (year) =>
      `Year ${year} of this life: the chart of the moment at which the Sun came back to its place at birth. It is read for the tone of one year, beside the dashas.`,
    lasts: 'From and until',
    lagna: 'Lagna of the year',
    muntha: 'Muntha',
    munthaIn: (rashi, house) => `${rashi}, house ${house}`,
    yearLord: 'Lord of the year',
    because: {
      'strongest-aspecting':
        'Chosen as the strongest of the five office holders that aspect the lagna of the year.',
      'none-aspects':
        'None of the five office holders aspects the lagna of the year, so the lord of the muntha rules.',
      'all-weak': 'All five office holders are weak, so the lord of the muntha rules.',
      'in-place-of-moon':
        'The Moon was strongest, but does not rule a year: the graha it applies to, or the lord of its rashi, stands for it.',
    },
    chart: 'Chart of the year (varshphal)',
    placeColumns: ['Graha', 'Place', 'House'],
    mudda: 'Mudda dasha',
    muddaColumns: ['Lord', 'From', 'Until'],
    aspects: 'Tajika aspects',
    aspectsLead:
      'Ithasala: the faster is still coming, a matter that grows. Ishrafa: they have parted, a matter that fades.',
    aspectColumns: ['Grahas', 'Aspect', 'Yoga'],
    kinds: {
      trine: 'trine (friendly)',
      sextile: 'sextile (friendly)',
      square: 'square',
      opposition: 'opposition',
      conjunction: 'together',
    },
    yogas: { ithasala: 'ithasala', ishrafa: 'ishrafa' },
    sahams: 'Sahams',
    sahamsLead: 'Points of the zodiac that stand for one matter of the year each.',
    sahamColumns: ['Saham', 'Place'],
    sahamNames: {
      punya: 'Punya: merit',
      vidya: 'Vidya: learning',
      yasha: 'Yasha: good name',
      mitra: 'Mitra: friends',
      mahatmya: 'Mahatmya: greatness',
      asha: 'Asha: hopes',
      bhratri: 'Bhratri: brothers and sisters',
      pitri: 'Pitri: father',
      matri: 'Matri: mother',
      putra: 'Putra: children',
      jiva: 'Jiva: life',
      karma: 'Karma: work',
      roga: 'Roga: health',
      vivaha: 'Vivaha: marriage',
      artha: 'Artha: means',
      labha: 'Labha: gains',
    },
    source:
      'Source: Tajika Neelakanthi. The sun’s return is found by its true sidereal motion, for the place of birth.',
  },
  hi: {
    lead: (year) =>
      `जीवन का वर्ष ${year}: उस क्षण की कुंडली जब सूर्य जन्म के अपने स्थान पर लौटा। इसे दशाओं के साथ एक वर्ष का रुख़ जानने के लिए देखा जाता है।`,
    lasts: 'कब से कब तक',
    lagna: 'वर्ष लग्न',
    muntha: 'मुंथा',
    munthaIn: (rashi, house) => `${rashi}, भाव ${house}`,
    yearLord: 'वर्षेश',
    because: {
      'strongest-aspecting': 'वर्ष लग्न को देखने वाले पंचाधिकारियों में सबसे बलवान होने से।',
      'none-aspects': 'पंचाधिकारियों में से कोई वर्ष लग्न को नहीं देखता, इसलिए मुंथेश वर्षेश है।',
      'all-weak': 'पाँचों अधिकारी निर्बल हैं, इसलिए मुंथेश वर्षेश है।',
      'in-place-of-moon':
        'चंद्र सबसे बलवान था, पर वह वर्षेश नहीं होता: जिससे उसका इत्थशाल हो, या उसकी राशि का स्वामी, वह वर्षेश है।',
    },
    chart: 'वर्ष कुंडली (वर्षफल)',
    placeColumns: ['ग्रह', 'स्थान', 'भाव'],
    mudda: 'मुद्दा दशा',
    muddaColumns: ['स्वामी', 'से', 'तक'],
    aspects: 'ताजिक दृष्टियाँ',
    aspectsLead: 'इत्थशाल: तेज़ ग्रह अभी पहुँच रहा है, बात बढ़ती है। इशराफ़: वह आगे निकल चुका है, बात घटती है।',
    aspectColumns: ['ग्रह', 'दृष्टि', 'योग'],
    kinds: {
      trine: 'नव-पंचम (मित्र)',
      sextile: 'तृतीय-एकादश (मित्र)',
      square: 'केंद्र',
      opposition: 'सप्तम',
      conjunction: 'युति',
    },
    yogas: { ithasala: 'इत्थशाल', ishrafa: 'इशराफ़' },
    sahams: 'सहम',
    sahamsLead: 'राशिचक्र के बिंदु, हर एक वर्ष के किसी एक विषय के लिए।',
    sahamColumns: ['सहम', 'स्थान'],
    sahamNames: {
      punya: 'पुण्य',
      vidya: 'विद्या',
      yasha: 'यश',
      mitra: 'मित्र',
      mahatmya: 'माहात्म्य',
      asha: 'आशा',
      bhratri: 'भ्रातृ: भाई-बहन',
      pitri: 'पितृ: पिता',
      matri: 'मातृ: माता',
      putra: 'पुत्र: संतान',
      jiva: 'जीव: जीवन',
      karma: 'कर्म',
      roga: 'रोग: स्वास्थ्य',
      vivaha: 'विवाह',
      artha: 'अर्थ: साधन',
      labha: 'लाभ',
    },
    source: 'स्रोत: ताजिक नीलकंठी। सूर्य की वापसी उसकी स्पष्ट निरयण गति से, जन्म स्थान के लिए निकाली गई है।',
  },
};
