import type { Lang } from 'shared/remote-kit/page';
import { splitNames } from './split-names';

const varas = splitNames(
  'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
  'रविवार सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार',
);
const varasInSanskrit = splitNames(
  'Ravivara Somavara Mangalavara Budhavara Guruvara Shukravara Shanivara',
  'रविवार सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार',
);
const yogas = splitNames(
  'Vishkambha Priti Ayushman Saubhagya Shobhana Atiganda Sukarma Dhriti Shula Ganda Vriddhi Dhruva Vyaghata Harshana Vajra Siddhi Vyatipata Variyana Parigha Shiva Siddha Sadhya Shubha Shukla Brahma Indra Vaidhriti',
  'विष्कंभ प्रीति आयुष्मान सौभाग्य शोभन अतिगंड सुकर्मा धृति शूल गंड वृद्धि ध्रुव व्याघात हर्षण वज्र सिद्धि व्यतीपात वरीयान परिघ शिव सिद्ध साध्य शुभ शुक्ल ब्रह्म इंद्र वैधृति',
);
const karanas = splitNames(
  'Bava Balava Kaulava Taitila Gara Vanija Vishti Shakuni Chatushpada Naga Kimstughna',
  'बव बालव कौलव तैतिल गर वणिज विष्टि शकुनि चतुष्पद नाग किंस्तुघ्न',
);
const anandadis = splitNames(
  'Ananda Kaladanda Dhumra Prajapati Saumya Dhvanksha Dhvaja Shrivatsa Vajra Mudgara Chhatra Mitra Manasa Padma Lumbaka Utpata Mrityu Kana Siddhi Shubha Amrita Musala Gada Matanga Rakshasa Chara Sthira Pravardhamana',
  'आनंद कालदंड धूम्र प्रजापति सौम्य ध्वांक्ष ध्वज श्रीवत्स वज्र मुद्गर छत्र मित्र मानस पद्म लुंबक उत्पात मृत्यु काण सिद्धि शुभ अमृत मुसल गद मातंग राक्षस चर स्थिर प्रवर्धमान',
);

/** A weekday, 0 Sunday; in English with its Sanskrit name. */
export function nameVara(vara: number, lang: Lang): string {
  const name = varas[lang][vara] ?? '';
  return lang === 'en' ? `${name} (${varasInSanskrit.en[vara]})` : name;
}

/** A yoga of sun and moon, 1 to 27. */
export function nameYoga(yoga: number, lang: Lang): string {
  return yogas[lang][yoga - 1] ?? '';
}

/** A kind of karana, 1 Bava to 11 Kimstughna. */
export function nameKarana(kind: number, lang: Lang): string {
  return karanas[lang][kind - 1] ?? '';
}

/** An anandadi yoga, 1 to 28. */
export function nameAnandadi(index: number, lang: Lang): string {
  return anandadis[lang][index - 1] ?? '';
}

/** The weekdays by number, short, for the head of a calendar. */
export const shortVaras = splitNames('Sun Mon Tue Wed Thu Fri Sat', 'रवि सोम मंगल बुध गुरु शुक्र शनि');
