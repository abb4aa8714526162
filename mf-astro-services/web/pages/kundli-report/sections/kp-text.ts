/** The words of the Krishnamurti school. */
export const kpText = {
  en: {
    lead: 'Krishnamurti’s school divides each nakshatra by the years of Vimshottari and reads the lord of the part. Cusps are Placidus; ayanamsa and cusps here are always KP’s own, whatever is chosen below.',
    cusps: 'Cusps',
    cuspColumns: ['House', 'Cusp', 'Sign lord', 'Star lord', 'Sub lord', 'Sub-sub lord'],
    grahas: 'Grahas',
    grahaColumns: ['Graha', 'Place', 'Sign lord', 'Star lord', 'Sub lord', 'Sub-sub lord', 'House'],
    houses: 'Significators of the houses',
    houseColumns: [
      'House',
      'In a star of an occupant',
      'Occupants',
      'In a star of the owner',
      'Owner',
    ],
    signified: 'Houses the grahas signify',
    signifiedColumns: ['Graha', 'Star lord stands in', 'Stands in', 'Star lord owns', 'Owns'],
    source: 'Source: K. S. Krishnamurti, Readers I to III. The strongest group comes first.',
  },
  hi: {
    lead: 'कृष्णमूर्ति पद्धति हर नक्षत्र को विंशोत्तरी के वर्षों में बाँटकर उस भाग के स्वामी को देखती है। भाव-संधियाँ प्लेसिडस की हैं; यहाँ अयनांश और संधियाँ सदा केपी की ही रहती हैं, नीचे कुछ भी चुना हो।',
    cusps: 'भाव-संधियाँ (कस्प)',
    cuspColumns: ['भाव', 'संधि', 'राशि स्वामी', 'नक्षत्र स्वामी', 'उप-स्वामी', 'उप-उप-स्वामी'],
    grahas: 'ग्रह',
    grahaColumns: ['ग्रह', 'स्थान', 'राशि स्वामी', 'नक्षत्र स्वामी', 'उप-स्वामी', 'उप-उप-स्वामी', 'भाव'],
    houses: 'भावों के कारक',
    houseColumns: ['भाव', 'स्थित ग्रह के नक्षत्र में', 'स्थित ग्रह', 'भावेश के नक्षत्र में', 'भावेश'],
    signified: 'ग्रह जिन भावों के कारक हैं',
    signifiedColumns: ['ग्रह', 'नक्षत्र स्वामी का भाव', 'स्वयं का भाव', 'नक्षत्र स्वामी के भाव', 'अपने भाव'],
    source: 'स्रोत: के. एस. कृष्णमूर्ति, रीडर I से III। सबसे बलवान वर्ग पहले है।',
  },
};
