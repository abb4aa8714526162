import type { ProductSeed } from '../seed-types';

export const panchangDiary: ProductSeed = {
  slug: 'panchang-diary',
  category: 'daily-practice',
  originCountry: 'IN',
  hsn: '4820',
  maker: 'varanasi',
  returnRule: 'standard',
  variants: [{ sku: 'TP-DIARY-2027', priceRupees: 549, openingQuantity: 90, weightGrams: 480 }],
  en: {
    name: 'Undated panchang diary, hardbound',
    pictureAlt: 'A red hardbound diary with a gold sun and moon, and a yellow ribbon',
    summary: 'A page a day with ruled room for tithi, nakshatra and your own words.',
    description: [
      'A printed panchang is right for one city and one year. This diary is undated instead: each page has a small frame at the top where you write the tithi, nakshatra, sunrise and vrat of the day, taken from the panchang of your own town. Writing the five limbs by hand is also the quickest way to learn them.',
      'Below the frame lie twenty-four ruled lines. At the front you will find short tables of the thirty tithis, twenty-seven nakshatras and seven varas with their traditional names in Devanagari and Roman letters, and a page that explains, without mystery, how each is reckoned.',
      'The paper is acid-free and takes fountain-pen ink without showing through. Sections are sewn, so the book opens flat on a low desk. Three hundred and sixty-eight pages leave room for a full year, leap day included.',
    ],
    materials: 'Acid-free 90 gsm paper, sewn binding, cotton cloth over board',
    dimensions: '21 × 15 cm, 2.6 cm thick',
    netQuantity: '1 diary, 368 pages',
    details: [
      { label: 'Languages', value: 'Headings in Hindi and English' },
      { label: 'Ruling', value: '24 lines, 8 mm apart' },
      { label: 'Printed in', value: 'Varanasi, Uttar Pradesh' },
    ],
    box: ['One diary', 'Ribbon marker, sewn in', 'Pocket inside the back cover'],
    care: [
      'Wipe the cloth with a barely damp sponge.',
      'Keep away from lamps and oil; cotton drinks both.',
      'Let ink dry before closing the page.',
    ],
  },
  hi: {
    name: 'पंचांग डायरी, बिना तारीख़, सजिल्द',
    pictureAlt: 'सुनहरे सूर्य-चंद्र और पीले फ़ीते वाली लाल सजिल्द डायरी',
    summary: 'हर दिन एक पन्ना: तिथि और नक्षत्र की जगह, और आपके अपने शब्दों की भी।',
    description: [
      'छपा हुआ पंचांग एक ही नगर और एक ही वर्ष के लिए सही होता है। इसलिए इस डायरी में तारीख़ें नहीं छपीं: हर पन्ने के ऊपर छोटा-सा खाना है जिसमें आप अपने नगर के पंचांग से तिथि, नक्षत्र, सूर्योदय और व्रत लिखते हैं। पाँचों अंग हाथ से लिखना उन्हें सीखने का सबसे सरल ढंग भी है।',
      'खाने के नीचे चौबीस लकीरें हैं। आरंभ में तीस तिथियों, सत्ताईस नक्षत्रों और सात वारों की छोटी सारणियाँ देवनागरी और रोमन में हैं, और एक पन्ना सीधी भाषा में बताता है कि इनकी गणना कैसे होती है।',
      'काग़ज़ अम्ल-रहित है; स्याही दूसरी ओर नहीं झलकती। जुज़ सिले हुए हैं, इसलिए डायरी नीची चौकी पर पूरी खुलती है। तीन सौ अड़सठ पन्नों में पूरा साल आ जाता है, लीप वर्ष का भी।',
    ],
    materials: 'अम्ल-रहित 90 जीएसएम काग़ज़, सिली जिल्द, गत्ते पर सूती कपड़ा',
    dimensions: '21 × 15 सेमी, 2.6 सेमी मोटी',
    netQuantity: '1 डायरी, 368 पन्ने',
    details: [
      { label: 'भाषाएँ', value: 'शीर्षक हिंदी और अंग्रेज़ी में' },
      { label: 'लकीरें', value: '24, 8 मिमी की दूरी पर' },
      { label: 'छपी', value: 'वाराणसी, उत्तर प्रदेश' },
    ],
    box: ['एक डायरी', 'सिला हुआ फ़ीता', 'पिछली जिल्द में जेब'],
    care: [
      'कपड़े को हल्के नम स्पंज से पोंछें।',
      'दीये और तेल से दूर रखें; सूत दोनों को सोख लेता है।',
      'स्याही सूखने पर ही पन्ना बंद करें।',
    ],
  },
};
