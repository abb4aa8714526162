import type { Lang } from 'shared/remote-kit/page';

/** A service with its page and drawing. */
interface Service {
  href: string;
  scene: string;
  title: string;
  text: string;
}

/** The words of the overview. */
export interface ServicesText {
  title: string;
  lead: string;
  description: string;
  home: string;
  groups: { title: string; lead: string; services: Service[] }[];
}

const at = (href: string, scene: string, title: string, text: string): Service => ({
  href,
  scene,
  title,
  text,
});
const root = '/astrology-services';

export const servicesText: Record<Lang, ServicesText> = {
  en: {
    title: 'Astrology services',
    lead: 'From your own chart to a conversation: every service in one place, with what it costs and what it can honestly tell you.',
    description:
      'Free kundli, matching, panchang of any city, muhurats, transits and numerology, pujas and kathas to book, and how talks will work once they open.',
    home: 'Home',
    groups: [
      {
        title: 'Free tools',
        lead: 'Computed on the spot, with the method told. No account is needed.',
        services: [
          at(
            `${root}/free-kundli`,
            'chart',
            'Free kundli',
            'Your birth chart with dashas, yogas and doshas, explained calmly.',
          ),
          at(
            `${root}/kundli-matching`,
            'pair',
            'Kundli matching',
            'Two charts side by side: the eight kootas, their exceptions, and the southern poruthams.',
          ),
          at(
            `${root}/panchang`,
            'sky',
            'Panchang',
            'Any day of any city: the five limbs, Rahu Kaal, choghadiya, hora and festivals.',
          ),
          at(
            `${root}/muhurat`,
            'lamp',
            'Muhurat finder',
            'Days and hours for a wedding, a new home, a vehicle or a naming, with reasons.',
          ),
          at('/transits', 'sky', 'Transits', 'Where the grahas are now and when they change sign.'),
          at(
            '/numerology-calculator',
            'numbers',
            'Numerology calculator',
            'Moolank, Bhagyank, the number of a name and the Lo Shu grid.',
          ),
          at('/love-calculator', 'pair', 'Love calculator', 'A game of two names, method told.'),
          at(
            '/friendship-calculator',
            'pair',
            'Friendship calculator',
            'The same game for friends.',
          ),
        ],
      },
      {
        title: 'Talk with an astrologer',
        lead: 'Opens with the first verified astrologer. Until then, see how it will work.',
        services: [
          at(
            `${root}/talk-to-astrologer`,
            'conversation',
            'Talk to an astrologer',
            'By phone, paid by the minute.',
          ),
          at(
            `${root}/chat-with-astrologer`,
            'conversation',
            'Chat with an astrologer',
            'In writing, at your own pace.',
          ),
          at(
            `${root}/live-astrologers`,
            'conversation',
            'Guruji Live',
            'Live sessions, open to everyone.',
          ),
        ],
      },
      {
        title: 'Puja and katha',
        lead: 'Booked wherever a temple or pandit is confirmed. Your money is paid out only when you have seen it performed.',
        services: [
          at(
            `${root}/online-pooja-booking`,
            'lamp',
            'Online puja',
            'Pujas in your name, with the rite explained.',
          ),
          at(
            `${root}/online-katha-booking`,
            'lamp',
            'Online katha',
            'Kathas for the family, at home or at the temple.',
          ),
        ],
      },
    ],
  },
  hi: {
    title: 'ज्योतिष सेवाएँ',
    lead: 'अपनी कुंडली से लेकर बातचीत तक: हर सेवा एक जगह, उसके शुल्क और उसकी सीमाओं के साथ।',
    description:
      'निःशुल्क कुंडली, कुंडली मिलान, किसी भी शहर का पंचांग, मुहूर्त, गोचर, अंक ज्योतिष, पूजा और कथा की बुकिंग, और बातचीत खुलने पर कैसे चलेगी: सब एक जगह।',
    home: 'मुखपृष्ठ',
    groups: [
      {
        title: 'निःशुल्क साधन',
        lead: 'उसी समय गणना, विधि के साथ। खाते की ज़रूरत नहीं।',
        services: [
          at(
            `${root}/free-kundli`,
            'chart',
            'निःशुल्क कुंडली',
            'आपकी जन्म कुंडली, दशा, योग और दोष सहित, शांति से समझाई हुई।',
          ),
          at(
            `${root}/kundli-matching`,
            'pair',
            'कुंडली मिलान',
            'दो कुंडलियाँ साथ-साथ: आठ कूट, उनके परिहार, और दक्षिण के दस पोरुथम।',
          ),
          at(
            `${root}/panchang`,
            'sky',
            'पंचांग',
            'किसी भी शहर का कोई भी दिन: पाँच अंग, राहु काल, चौघड़िया, होरा और पर्व।',
          ),
          at(
            `${root}/muhurat`,
            'lamp',
            'मुहूर्त',
            'विवाह, गृह प्रवेश, वाहन या नामकरण के दिन और समय, कारण सहित।',
          ),
          at('/transits', 'sky', 'गोचर', 'ग्रह अभी कहाँ हैं और राशि कब बदलेंगे।'),
          at(
            '/numerology-calculator',
            'numbers',
            'अंक ज्योतिष कैलकुलेटर',
            'मूलांक, भाग्यांक, नामांक और लो शू ग्रिड।',
          ),
          at('/love-calculator', 'pair', 'प्रेम कैलकुलेटर', 'दो नामों का खेल, विधि के साथ।'),
          at('/friendship-calculator', 'pair', 'मित्रता कैलकुलेटर', 'यही खेल दोस्तों के लिए।'),
        ],
      },
      {
        title: 'ज्योतिषी से बातचीत',
        lead: 'पहले सत्यापित ज्योतिषी के साथ खुलेगी। तब तक देखें कि यह कैसे चलेगी।',
        services: [
          at(
            `${root}/talk-to-astrologer`,
            'conversation',
            'ज्योतिषी से बात',
            'फ़ोन पर, प्रति मिनट शुल्क।',
          ),
          at(`${root}/chat-with-astrologer`, 'conversation', 'ज्योतिषी से चैट', 'लिखकर, अपनी गति से।'),
          at(`${root}/live-astrologers`, 'conversation', 'गुरुजी लाइव', 'सीधी बातचीत, सबके लिए।'),
        ],
      },
      {
        title: 'पूजा और कथा',
        lead: 'जहाँ मंदिर या पंडित पक्के हैं, वहाँ बुक करें। पैसा तभी दिया जाता है जब पूजा हो चुके और आप उसे देख लें।',
        services: [
          at(`${root}/online-pooja-booking`, 'lamp', 'ऑनलाइन पूजा', 'आपके नाम से पूजा, विधि सहित।'),
          at(
            `${root}/online-katha-booking`,
            'lamp',
            'ऑनलाइन कथा',
            'परिवार के लिए कथा, घर पर या मंदिर में।',
          ),
        ],
      },
    ],
  },
};
