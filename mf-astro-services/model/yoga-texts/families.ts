import type { YogaFamily } from 'shared/jyotish/kundli/yogas/find-yogas';
import type { Lang } from 'shared/remote-kit/page';

/** What a family of yogas is, and what lessens its yogas. */
interface FamilyWords {
  title: string;
  about: string;
  eased: string;
}

/** Words for each family of yogas. */
export const familyWords: Readonly<Record<YogaFamily, Readonly<Record<Lang, FamilyWords>>>> = {
  mahapurusha: {
    en: {
      title: 'Pancha Mahapurusha: five great persons',
      about:
        'One of the five grahas from Mars to Saturn stands dignified in a kendra and gives the person its character.',
      eased: 'Less is said of it where the graha is combust or joined by several malefics.',
    },
    hi: {
      title: 'पंच महापुरुष योग',
      about: 'मंगल से शनि तक पाँच ग्रहों में से कोई बलवान होकर केंद्र में हो और व्यक्ति को अपना स्वभाव दे।',
      eased: 'ग्रह अस्त हो या कई पाप ग्रहों के साथ हो तो इसका प्रभाव कम माना जाता है।',
    },
  },
  lunar: {
    en: {
      title: 'Yogas of the Moon',
      about: 'They read the mind and its support from the grahas around the Moon.',
      eased:
        'The light of the Moon and the dignity of the grahas beside it strengthen or weaken them.',
    },
    hi: {
      title: 'चंद्र के योग',
      about: 'ये चंद्र के आसपास के ग्रहों से मन और उसके सहारे को देखते हैं।',
      eased: 'चंद्र का प्रकाश और पास के ग्रहों का बल इन्हें बढ़ाते या घटाते हैं।',
    },
  },
  solar: {
    en: {
      title: 'Yogas of the Sun',
      about: 'They read conduct and standing from the grahas around the Sun.',
      eased: 'Benefics make them pleasant, malefics harder; a combust graha gives less.',
    },
    hi: {
      title: 'सूर्य के योग',
      about: 'ये सूर्य के आसपास के ग्रहों से आचरण और प्रतिष्ठा को देखते हैं।',
      eased: 'शुभ ग्रह इन्हें मधुर और पाप ग्रह कठोर बनाते हैं; अस्त ग्रह कम फल देता है।',
    },
  },
  raja: {
    en: {
      title: 'Raja yogas',
      about:
        'Lords of kendras and trikonas that work together; they speak of responsibility, and most charts have some.',
      eased:
        'A lord that also rules the 6th, 8th or 12th, or that is combust or debilitated, gives less.',
    },
    hi: {
      title: 'राजयोग',
      about:
        'केंद्र और त्रिकोण के स्वामियों का मेल; ये उत्तरदायित्व की बात करते हैं और अधिकतर कुंडलियों में कुछ न कुछ मिलते हैं।',
      eased: 'जो स्वामी 6, 8 या 12वें भाव का भी स्वामी हो, अस्त हो या नीच हो, वह कम फल देता है।',
    },
  },
  vipareeta: {
    en: {
      title: 'Vipareeta yogas: reversal',
      about: 'A lord of a difficult house in a difficult house: what strains wears itself out.',
      eased: 'They weigh more when other lords keep away from these houses.',
    },
    hi: {
      title: 'विपरीत योग',
      about: 'कठिन भाव का स्वामी कठिन भाव में हो: कठिनाई अपने आप क्षीण होती है।',
      eased: 'अन्य भावों के स्वामी इन भावों से दूर रहें तो इनका महत्व बढ़ता है।',
    },
  },
  parivartana: {
    en: {
      title: 'Parivartana: exchange of rashis',
      about: 'Two lords have changed places and tie their two houses together.',
      eased:
        'The houses decide what the exchange brings; dignity and aspects of the two grahas refine it.',
    },
    hi: {
      title: 'परिवर्तन योग',
      about: 'दो स्वामी एक-दूसरे की राशि में जाकर अपने दोनों भावों को जोड़ देते हैं।',
      eased: 'परिवर्तन का फल भावों से तय होता है; दोनों ग्रहों का बल और दृष्टियाँ उसे निखारती हैं।',
    },
  },
  dhana: {
    en: {
      title: 'Dhana yogas: means',
      about:
        'They read how means are earned and kept. They describe inclinations and are no forecast of income.',
      eased: 'They act in the periods of their grahas; weak grahas give slowly.',
    },
    hi: {
      title: 'धन योग',
      about: 'ये साधनों की कमाई और बचत को देखते हैं। ये प्रवृत्ति बताते हैं, आय की भविष्यवाणी नहीं।',
      eased: 'ये अपने ग्रहों की दशा में प्रकट होते हैं; निर्बल ग्रह धीरे फल देते हैं।',
    },
  },
  parashari: {
    en: {
      title: 'Yogas named by Parashara',
      about: 'Named combinations of chapter 36 of Brihat Parashara Hora Shastra.',
      eased: 'They ask for strong grahas; debility and combustion take from them.',
    },
    hi: {
      title: 'पराशर के बताए योग',
      about: 'बृहत् पाराशर होरा शास्त्र के छत्तीसवें अध्याय के योग।',
      eased: 'इनके लिए बलवान ग्रह चाहिए; नीच या अस्त होने से फल घटता है।',
    },
  },
  renowned: {
    en: {
      title: 'Other renowned yogas',
      about: 'Yogas of learning and fortune from Phaladeepika and other collections.',
      eased: 'They weigh as much as the grahas that form them.',
    },
    hi: {
      title: 'अन्य प्रसिद्ध योग',
      about: 'फलदीपिका और अन्य संग्रहों से विद्या और सौभाग्य के योग।',
      eased: 'इनका महत्व इन्हें बनाने वाले ग्रहों के बल जितना ही है।',
    },
  },
  pravrajya: {
    en: {
      title: 'Pravrajya: renunciation',
      about:
        'They speak of devotion to one aim and of a simple life; today rarely of leaving home.',
      eased: 'Combust grahas in the group turn the calling inward.',
    },
    hi: {
      title: 'प्रव्रज्या योग',
      about: 'ये एक ध्येय के प्रति समर्पण और सादे जीवन की बात करते हैं; आज घर छोड़ने की बात विरले ही होती है।',
      eased: 'समूह में अस्त ग्रह हों तो यह प्रेरणा भीतर की ओर मुड़ती है।',
    },
  },
  nabhasa: {
    en: {
      title: 'Nabhasa yogas: figures in the sky',
      about:
        'Thirty-two patterns of all seven grahas; every chart has at least one. They colour the whole life.',
      eased: 'The texts let the stronger yogas of single grahas outweigh them.',
    },
    hi: {
      title: 'नाभस योग: आकाश की आकृतियाँ',
      about: 'सातों ग्रहों की बत्तीस आकृतियाँ; हर कुंडली में कम से कम एक होती है। ये पूरे जीवन को रंग देती हैं।',
      eased: 'एकल ग्रहों के प्रबल योग इनसे अधिक महत्व रखते हैं।',
    },
  },
};
