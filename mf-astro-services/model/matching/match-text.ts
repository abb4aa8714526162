/** The words of a finished match, on its page and in its PDF. */
export const matchText = {
  en: {
    boy: 'Groom',
    girl: 'Bride',
    result: 'How the two match',
    of: (max: number) => `of ${max}`,
    score: (points: string) => `${points} of 36 points`,
    bands: {
      low: 'Below 18 points, where many families look closer: at the kootas without points, at their exceptions, and at both whole charts.',
      middle:
        '18 points or more, which many families take as enough to go on with the conversation.',
      high: '25 points or more, which the tradition calls a close agreement of the two Moons.',
    },
    notVerdict:
      'The kootas look at nothing but the Moon. They know neither character nor circumstances, and no score has ever made or spoiled a marriage.',
    range: (least: string, most: string) =>
      `A time of birth is missing. For the hours of that day the total lies between ${least} and ${most}; shown is the one for noon.`,
    kootas: 'The eight kootas',
    kootaColumns: ['Koota', 'Groom', 'Bride', 'Points'],
    total: 'Together',
    exceptions: 'Exceptions where points are missing',
    exceptionsLead:
      'Old texts set some of these aside in certain cases. They are named here and change no point: the schools do not agree on them.',
    noExceptions: 'None of the exceptions we know applies to this pair.',
    cautionsTitle: 'Worth a closer look',
    cautions: {
      nadi: 'Nadi: 0 of 8 points. Many families weigh this apart from the total.',
      bhakoot: 'Bhakoot: 0 of 7 points. Many families weigh this apart from the total.',
      manglik:
        'Manglik: the two charts differ. Some families look for that, others leave it aside.',
    },
    cautionEased: 'An exception from the old texts applies here; it is named below.',
    lifted: 'set aside',
    stands: 'stands',
    rules: {
      same_rashi_other_nakshatra: 'Both Moons stand in one rashi, in different nakshatras.',
      same_nakshatra_other_rashi:
        'Both share a nakshatra, but its two parts lie in different rashis.',
      same_nakshatra_other_pada: 'Both share a nakshatra, but not the pada.',
      same_lord: 'Both rashis have the same lord.',
      friendly_lords: 'The lords of the two rashis are friends of each other.',
      friendly_navamsa_lords: 'The lords of the Moons’ navamsas are the same or friends.',
      good_bhakoot: 'The bhakoot of the two is good.',
    },
    manglik: 'Manglik in both charts',
    manglikStates: { free: 'Not Manglik', lifted: 'Manglik, but set aside', manglik: 'Manglik' },
    manglikAlike: 'The two charts are alike in this, which is all the tradition asks for.',
    manglikUnlike:
      'The two charts differ in this. Many families then look at the exceptions and at Mars in both charts; many others leave Manglik aside.',
    manglikUnknown: 'Manglik is counted from the lagna too, so it needs both times of birth.',
    manglikNoTime: 'Needs the time of birth',
    manglikNote:
      'Mars in the 1st, 2nd, 4th, 7th, 8th or 12th from the lagna, the Moon or Venus. So counted, more than half of all people are Manglik: it is a question about temper, not a danger.',
    porutham: 'Ten poruthams',
    poruthamLead: (agreeing: number) =>
      `${agreeing} of 10 agree wholly or in part. The southern way of matching counts from the bride’s Moon to the groom’s and gives no sum of points.`,
    poruthamColumns: ['Porutham', 'Agreement'],
    charts: 'Both charts',
    chartOf: { boy: 'Groom’s chart', girl: 'Bride’s chart' },
    moonChart: 'from the Moon, time not known',
    positions: 'Both charts as a table',
    graha: 'Graha',
    lagna: 'Lagna',
    moonSign: 'Moon sign',
    nakshatra: 'Nakshatra',
    pada: 'pada',
    conventions:
      'Lahiri ayanamsa, apparent geocentric positions. Ashtakoota: classes by Muhurta Chintamani, tables of Saral Jyotish. Porutham: B. V. Raman, Muhurtha; stree deergha by Kalaprakasika.',
  },
  hi: {
    boy: 'वर',
    girl: 'वधू',
    result: 'दोनों का मेल',
    of: (max: number) => `${max} में से`,
    score: (points: string) => `36 में से ${points} गुण`,
    bands: {
      low: '18 से कम, जहाँ कई परिवार और ध्यान से देखते हैं: जिन कूटों में गुण नहीं मिले, उनके परिहार, और दोनों की पूरी कुंडली।',
      middle: '18 या उससे अधिक, जिसे कई परिवार बात आगे बढ़ाने के लिए पर्याप्त मानते हैं।',
      high: '25 या उससे अधिक, जिसे परंपरा में दोनों चंद्रमाओं का अच्छा मेल कहा जाता है।',
    },
    notVerdict:
      'कूट केवल चंद्रमा को देखते हैं। वे न स्वभाव जानते हैं, न परिस्थिति; किसी अंक ने कभी विवाह न बनाया है, न बिगाड़ा।',
    range: (least: string, most: string) =>
      `जन्म समय नहीं दिया गया। उस दिन के घंटों में कुल गुण ${least} से ${most} के बीच रहते हैं; यहाँ दोपहर का मान दिखाया गया है।`,
    kootas: 'आठों कूट',
    kootaColumns: ['कूट', 'वर', 'वधू', 'गुण'],
    total: 'कुल',
    exceptions: 'जहाँ गुण नहीं मिले, वहाँ परिहार',
    exceptionsLead:
      'पुराने ग्रंथ कुछ स्थितियों में दोष नहीं मानते। वे यहाँ बताए गए हैं, पर उनसे कोई गुण नहीं बदलता: इन पर सभी मत एक नहीं हैं।',
    noExceptions: 'हमारी जानकारी का कोई परिहार इस जोड़े पर लागू नहीं होता।',
    cautionsTitle: 'जिन पर अलग से ध्यान दें',
    cautions: {
      nadi: 'नाड़ी: 8 में से 0 गुण। कई परिवार इसे कुल गुणों से अलग देखते हैं।',
      bhakoot: 'भकूट: 7 में से 0 गुण। कई परिवार इसे कुल गुणों से अलग देखते हैं।',
      manglik: 'मांगलिक: दोनों कुंडलियों में अंतर है। कुछ परिवार इसे देखते हैं, कुछ नहीं मानते।',
    },
    cautionEased: 'पुराने ग्रंथों का एक परिहार यहाँ लागू होता है; वह नीचे बताया गया है।',
    lifted: 'परिहार है',
    stands: 'परिहार नहीं',
    rules: {
      same_rashi_other_nakshatra: 'दोनों का चंद्रमा एक राशि में है, पर नक्षत्र अलग हैं।',
      same_nakshatra_other_rashi: 'नक्षत्र एक है, पर उसके दो भाग अलग राशियों में हैं।',
      same_nakshatra_other_pada: 'नक्षत्र एक है, पर चरण अलग हैं।',
      same_lord: 'दोनों राशियों का स्वामी एक ही है।',
      friendly_lords: 'दोनों राशियों के स्वामी आपस में मित्र हैं।',
      friendly_navamsa_lords: 'चंद्रमा के नवमांशों के स्वामी एक ही या आपस में मित्र हैं।',
      good_bhakoot: 'दोनों का भकूट शुभ है।',
    },
    manglik: 'दोनों कुंडलियों में मांगलिक विचार',
    manglikStates: { free: 'मांगलिक नहीं', lifted: 'मांगलिक, पर परिहार है', manglik: 'मांगलिक' },
    manglikAlike: 'इस बात में दोनों कुंडलियाँ एक-सी हैं, और परंपरा इतना ही चाहती है।',
    manglikUnlike:
      'इस बात में दोनों कुंडलियाँ अलग हैं। कई परिवार तब परिहार और दोनों कुंडलियों का मंगल देखते हैं; कई इसे मानते ही नहीं।',
    manglikUnknown: 'मांगलिक विचार लग्न से भी होता है, इसलिए दोनों के जन्म समय चाहिए।',
    manglikNoTime: 'जन्म समय चाहिए',
    manglikNote:
      'लग्न, चंद्रमा या शुक्र से 1, 2, 4, 7, 8 या 12वें भाव में मंगल। ऐसे गिनें तो आधे से अधिक लोग मांगलिक निकलते हैं: यह स्वभाव का प्रश्न है, कोई संकट नहीं।',
    porutham: 'दस पोरुथम',
    poruthamLead: (agreeing: number) =>
      `10 में से ${agreeing} में पूरा या कुछ मेल है। दक्षिण की रीति में गिनती वधू के चंद्रमा से वर के चंद्रमा तक होती है और गुणों का जोड़ नहीं किया जाता।`,
    poruthamColumns: ['पोरुथम', 'मेल'],
    charts: 'दोनों कुंडलियाँ',
    chartOf: { boy: 'वर की कुंडली', girl: 'वधू की कुंडली' },
    moonChart: 'चंद्र कुंडली, समय ज्ञात नहीं',
    positions: 'दोनों कुंडलियाँ सारणी में',
    graha: 'ग्रह',
    lagna: 'लग्न',
    moonSign: 'चंद्र राशि',
    nakshatra: 'नक्षत्र',
    pada: 'चरण',
    conventions:
      'लाहिरी अयनांश, दृश्य भूकेंद्रीय स्थितियाँ। अष्टकूट: वर्ग मुहूर्त चिंतामणि से, सारणियाँ सरल ज्योतिष से। पोरुथम: बी. वी. रमन, मुहूर्त; स्त्री दीर्घ कालप्रकाशिका से।',
  },
};

export type MatchText = (typeof matchText)['en'];
