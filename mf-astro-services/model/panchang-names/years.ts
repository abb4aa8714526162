import type { Lang } from 'shared/remote-kit/page';
import { splitNames, type NameLists } from './split-names';

const samvatsaras = splitNames(
  'Prabhava Vibhava Shukla Pramoda Prajapati Angirasa Shrimukha Bhava Yuva Dhata Ishvara Bahudhanya Pramathi Vikrama Vrisha Chitrabhanu Subhanu Tarana Parthiva Vyaya Sarvajit Sarvadhari Virodhi Vikriti Khara Nandana Vijaya Jaya Manmatha Durmukha Hemalambi Vilambi Vikari Sharvari Plava Shubhakrit Shobhakrit Krodhi Vishvavasu Parabhava Plavanga Kilaka Saumya Sadharana Virodhakrit Paridhavi Pramadi Ananda Rakshasa Nala Pingala Kalayukta Siddharthi Raudra Durmati Dundubhi Rudhirodgari Raktakshi Krodhana Akshaya',
  'प्रभव विभव शुक्ल प्रमोद प्रजापति अंगिरा श्रीमुख भाव युवा धाता ईश्वर बहुधान्य प्रमाथी विक्रम वृष चित्रभानु सुभानु तारण पार्थिव व्यय सर्वजित् सर्वधारी विरोधी विकृति खर नंदन विजय जय मन्मथ दुर्मुख हेमलंबी विलंबी विकारी शार्वरी प्लव शुभकृत् शोभकृत् क्रोधी विश्वावसु पराभव प्लवंग कीलक सौम्य साधारण विरोधकृत् परिधावी प्रमादी आनंद राक्षस नल पिंगल कालयुक्त सिद्धार्थी रौद्र दुर्मति दुंदुभि रुधिरोद्गारी रक्ताक्षी क्रोधन अक्षय',
);
const ritus = splitNames(
  'Vasanta Grishma Varsha Sharad Hemanta Shishira',
  'वसंत ग्रीष्म वर्षा शरद हेमंत शिशिर',
);
const ritusInEnglish = ['spring', 'summer', 'rains', 'autumn', 'early winter', 'winter'];
const ayanas = {
  uttarayana: { en: 'Uttarayana', hi: 'उत्तरायण' },
  dakshinayana: { en: 'Dakshinayana', hi: 'दक्षिणायन' },
};

const solarMonths: Readonly<Record<'tamil' | 'malayalam' | 'bengali' | 'odia', NameLists>> = {
  tamil: splitNames(
    'Chittirai Vaikasi Aani Aadi Avani Purattasi Aippasi Karthigai Margazhi Thai Maasi Panguni',
    'चित्तिरै वैकासि आनि आडि आवणि पुरट्टासि ऐप्पसि कार्तिगै मार्गळि तै मासि पंगुनि',
  ),
  malayalam: splitNames(
    'Chingam Kanni Thulam Vrischikam Dhanu Makaram Kumbham Meenam Medam Edavam Mithunam Karkidakam',
    'चिंगम कन्नि तुलाम वृश्चिकम धनु मकरम कुंभम मीनम मेडम इडवम मिथुनम कर्किडकम',
  ),
  bengali: splitNames(
    'Boishakh Joishtho Asharh Srabon Bhadro Ashwin Kartik Ogrohayon Poush Magh Falgun Choitro',
    'बैशाख ज्येष्ठ आषाढ़ श्रावण भाद्र आश्विन कार्तिक अग्रहायण पौष माघ फाल्गुन चैत्र',
  ),
  odia: splitNames(
    'Baisakha Jyestha Asadha Srabana Bhadraba Aswina Kartika Margasira Pausa Magha Phalguna Chaitra',
    'बैशाख ज्येष्ठ आषाढ़ श्रावण भाद्रव आश्विन कार्तिक मार्गशिर पौष माघ फाल्गुन चैत्र',
  ),
};

/** A year's name in the cycle of sixty, 1 to 60. */
export function nameSamvatsara(index: number, lang: Lang): string {
  return samvatsaras[lang][index - 1] ?? '';
}

/** A season of two months, 0 Vasanta to 5 Shishira. */
export function nameRitu(ritu: number, lang: Lang): string {
  const name = ritus[lang][ritu] ?? '';
  return lang === 'en' ? `${name} (${ritusInEnglish[ritu]})` : name;
}

/** The sun's course to the north or the south. */
export function nameAyana(ayana: keyof typeof ayanas, lang: Lang): string {
  return ayanas[ayana][lang];
}

/** A month of a solar calendar, counted from the first of its year. */
export function nameSolarMonth(
  calendar: keyof typeof solarMonths,
  month: number,
  lang: Lang,
): string {
  return solarMonths[calendar][lang][month - 1] ?? '';
}
