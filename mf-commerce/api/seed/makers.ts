/** Who answers by law for what is in the box, as it is printed on it. */
export interface Maker {
  kind: 'maker' | 'packer' | 'importer';
  en: { name: string; address: string };
  hi: { name: string; address: string };
}

/** The workshops and importers of the demonstration store, by a short name. None of them exists. */
export const makers = {
  balakati: {
    kind: 'maker',
    en: {
      name: 'Balakati Bell Metal Works',
      address: 'Kansari Sahi, Balakati, Khordha, Odisha 752100',
    },
    hi: { name: 'बालकाटी काँस्य शिल्प', address: 'कंसारी साही, बालकाटी, खोर्धा, ओडिशा 752100' },
  },
  haridwar: {
    kind: 'importer',
    en: {
      name: 'Haridwar Mala Bhandar',
      address: '14 Moti Bazaar, Haridwar, Uttarakhand 249401',
    },
    hi: { name: 'हरिद्वार माला भंडार', address: '14 मोती बाज़ार, हरिद्वार, उत्तराखंड 249401' },
  },
  jaipur: {
    kind: 'maker',
    en: { name: 'Jaipur Quartz Cutters', address: '62 Johari Bazaar, Jaipur, Rajasthan 302003' },
    hi: { name: 'जयपुर स्फटिक शिल्प', address: '62 जौहरी बाज़ार, जयपुर, राजस्थान 302003' },
  },
  moradabad: {
    kind: 'maker',
    en: {
      name: 'Moradabad Brass Workshop',
      address: '8 Mandi Chowk, Moradabad, Uttar Pradesh 244001',
    },
    hi: { name: 'मुरादाबाद पीतल कार्यशाला', address: '8 मंडी चौक, मुरादाबाद, उत्तर प्रदेश 244001' },
  },
  mysuru: {
    kind: 'packer',
    en: { name: 'Mysuru Dhoop Works', address: '31 Devaraja Mohalla, Mysuru, Karnataka 570001' },
    hi: { name: 'मैसूरु धूप उद्योग', address: '31 देवराज मोहल्ला, मैसूरु, कर्नाटक 570001' },
  },
  pune: {
    kind: 'maker',
    en: { name: 'Tambat Ali Copper Works', address: '5 Kasba Peth, Pune, Maharashtra 411011' },
    hi: { name: 'तांबट आळी ताम्र शिल्प', address: '5 कसबा पेठ, पुणे, महाराष्ट्र 411011' },
  },
  sitapur: {
    kind: 'maker',
    en: { name: 'Sitapur Durrie Weavers', address: '19 Khairabad, Sitapur, Uttar Pradesh 261131' },
    hi: { name: 'सीतापुर दरी बुनकर', address: '19 ख़ैराबाद, सीतापुर, उत्तर प्रदेश 261131' },
  },
  swamimalai: {
    kind: 'maker',
    en: {
      name: 'Swamimalai Bronze Casters',
      address: '3 Sannadhi Street, Swamimalai, Thanjavur, Tamil Nadu 612302',
    },
    hi: {
      name: 'स्वामिमलै धातु शिल्प',
      address: '3 सन्निधि स्ट्रीट, स्वामिमलै, तंजावूर, तमिलनाडु 612302',
    },
  },
  varanasi: {
    kind: 'maker',
    en: {
      name: 'Kashi Patra Press',
      address: '27 Thatheri Bazaar, Varanasi, Uttar Pradesh 221001',
    },
    hi: { name: 'काशी पत्र प्रेस', address: '27 ठठेरी बाज़ार, वाराणसी, उत्तर प्रदेश 221001' },
  },
  vrindavan: {
    kind: 'maker',
    en: {
      name: 'Vrindavan Tulsi Kutir',
      address: '11 Loi Bazaar, Vrindavan, Mathura, Uttar Pradesh 281121',
    },
    hi: {
      name: 'वृंदावन तुलसी कुटीर',
      address: '11 लोई बाज़ार, वृंदावन, मथुरा, उत्तर प्रदेश 281121',
    },
  },
} satisfies Record<string, Maker>;

/** A maker that products name. */
export type MakerName = keyof typeof makers;
