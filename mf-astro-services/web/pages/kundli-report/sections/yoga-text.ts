interface YogaText {
  lead: (count: number) => string;
  none: string;
  setAside: string;
  setAsideLead: string;
  why: string;
  rule: string;
  here: string;
  strength: string;
  cancelled: string;
  source: string;
  families: Record<string, string>;
}

/** The words around the yogas. */
export const yogaText: Record<'en' | 'hi', YogaText> = {
  en: {
    lead: (count) =>
      `About a hundred classical rules were tried on this chart; ${count} hold. A yoga names a tendency that tradition saw in such a pattern. How much of it shows depends on the strength of the grahas, on the dashas, and on you.`,
    none: 'None of them forms here. That says nothing bad: most of a life is read from houses, lords and dashas.',
    setAside: 'Formed, but set aside',
    setAsideLead:
      'The pattern is there, and so is a condition by which tradition does not count it.',
    why: 'Why it is here, and where it is written',
    rule: 'Rule',
    here: 'In this chart',
    strength: 'Strength',
    cancelled: 'Set aside because',
    source: 'Source',
    families: {
      mahapurusha: 'Mahapurusha',
      lunar: 'Moon',
      solar: 'Sun',
      raja: 'Raja yoga',
      vipareeta: 'Vipareeta',
      parivartana: 'Exchange',
      dhana: 'Wealth',
      parashari: 'Parashara',
      renowned: 'Renowned',
      pravrajya: 'Renunciation',
      nabhasa: 'Nabhasa',
    },
  },
  hi: {
    lead: (count) =>
      `इस कुंडली पर लगभग सौ शास्त्रीय नियम परखे गए; ${count} मिले। योग उस प्रवृत्ति का नाम है जो परंपरा ने ऐसी रचना में देखी। वह कितनी दिखेगी, यह ग्रहों के बल, दशाओं और आप पर निर्भर है।`,
    none: 'इनमें से कोई नहीं बना। इसमें कुछ बुरा नहीं: जीवन का अधिकांश भाव, भावेश और दशा से देखा जाता है।',
    setAside: 'बने, पर गिने नहीं जाते',
    setAsideLead: 'रचना मौजूद है, और वह शर्त भी जिससे परंपरा इसे नहीं गिनती।',
    why: 'यह क्यों है, और कहाँ लिखा है',
    rule: 'नियम',
    here: 'इस कुंडली में',
    strength: 'बल',
    cancelled: 'न गिनने का कारण',
    source: 'स्रोत',
    families: {
      mahapurusha: 'महापुरुष',
      lunar: 'चंद्र',
      solar: 'सूर्य',
      raja: 'राजयोग',
      vipareeta: 'विपरीत',
      parivartana: 'परिवर्तन',
      dhana: 'धन',
      parashari: 'पाराशरी',
      renowned: 'प्रसिद्ध',
      pravrajya: 'प्रव्रज्या',
      nabhasa: 'नाभस',
    },
  },
};
