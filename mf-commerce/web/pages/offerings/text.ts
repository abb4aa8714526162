import type { OfferingKind } from 'shared/contracts/commerce-offerings';

interface Words {
  title: string;
  headTitle: string;
  lead: string;
  listTitle: string;
}

const kinds: Record<'en' | 'hi', Record<OfferingKind, Words>> = {
  en: {
    puja: {
      title: 'Online puja booking',
      headTitle: 'Online puja booking: what is done, what it costs, and when | Tarapath',
      lead: 'Pujas for the house and its turns: what is done step by step, what it costs and to whom it goes. Paid out only when it was performed and you have seen it.',
      listTitle: 'Pujas',
    },
    katha: {
      title: 'Online katha booking',
      headTitle: 'Online katha booking: stories told at home or online | Tarapath',
      lead: 'Stories that are told, read and sung: at your home, at a temple, or before a camera for a family in many places.',
      listTitle: 'Kathas',
    },
  },
  hi: {
    puja: {
      title: 'ऑनलाइन पूजा बुकिंग',
      headTitle: 'ऑनलाइन पूजा बुकिंग: क्या होता है, कितना लगता है, कब | तारापथ',
      lead: 'घर और उसके अवसरों की पूजाएँ: क्रम से क्या होता है, कितना लगता है और किसे मिलता है। पैसा तभी दिया जाता है जब पूजा हो चुके और आप उसे देख लें।',
      listTitle: 'पूजाएँ',
    },
    katha: {
      title: 'ऑनलाइन कथा बुकिंग',
      headTitle: 'ऑनलाइन कथा बुकिंग: घर पर या ऑनलाइन कथा | तारापथ',
      lead: 'कही, पढ़ी और गाई जाने वाली कथाएँ: आपके घर, मंदिर में, या अलग-अलग जगह बसे परिवार के लिए कैमरे के सामने।',
      listTitle: 'कथाएँ',
    },
  },
};

export const text = {
  en: {
    ...kinds.en,
    home: 'Home',
    services: 'Astrology services',
    purpose: 'For what',
    mode: 'How',
    place: 'Where',
    any: 'All',
    show: 'Show',
    from: (price: string) => `from ${price}`,
    none: 'Nothing here fits all that you chose.',
    all: 'Show all',
    failed: 'The list could not be read. Please try again in a moment.',
    closedTitle: 'Dates open when a temple is confirmed',
    closed:
      'We list a temple or pandit only with a written authorisation on record. None is confirmed yet, so nothing can be booked or paid for today. What is written here can be read all the same.',
    demonstration:
      'On this trial site a made-up temple and pandit can be booked. Nobody performs anything, and no real money is taken.',
    holdTitle: 'What we hold to',
    hold: [
      [
        'No promise',
        'A puja is worship. We attach no result to it, and we frighten nobody into one.',
      ],
      [
        'The whole price',
        'Dakshina, goods and our fee stand apart, with tax, before you pay. Nothing is added later.',
      ],
      [
        'Paid when you have seen it',
        'Your money is set aside and paid out only after video or pictures. Without them in seven days it comes back by itself.',
      ],
      [
        'Free to cancel',
        'Until 24 hours before, and all of it. If the temple can’t keep the day: a new date or all your money, as you choose.',
      ],
    ],
  },
  hi: {
    ...kinds.hi,
    home: 'मुखपृष्ठ',
    services: 'ज्योतिष सेवाएँ',
    purpose: 'किसलिए',
    mode: 'कैसे',
    place: 'कहाँ',
    any: 'सभी',
    show: 'दिखाएँ',
    from: (price: string) => `${price} से`,
    none: 'आपके चुने हुए सब विकल्पों पर कुछ नहीं मिला।',
    all: 'सब दिखाएँ',
    failed: 'सूची नहीं पढ़ी जा सकी। कृपया थोड़ी देर में फिर कोशिश करें।',
    closedTitle: 'मंदिर पक्का होते ही तारीख़ें खुलेंगी',
    closed:
      'हम किसी मंदिर या पंडित को तभी दिखाते हैं जब उनकी लिखित स्वीकृति हमारे पास हो। अभी कोई पक्का नहीं है, इसलिए आज न कुछ बुक हो सकता है, न भुगतान। जो यहाँ लिखा है, वह पढ़ा जा सकता है।',
    demonstration:
      'इस परीक्षण साइट पर एक काल्पनिक मंदिर और पंडित बुक किए जा सकते हैं। कोई पूजा नहीं होती और असली पैसा नहीं लिया जाता।',
    holdTitle: 'हमारे नियम',
    hold: [
      ['कोई वादा नहीं', 'पूजा उपासना है। हम उससे कोई फल नहीं जोड़ते और किसी को डराकर पूजा नहीं कराते।'],
      ['पूरा दाम', 'दक्षिणा, सामग्री और हमारा शुल्क अलग-अलग, कर सहित, भुगतान से पहले। बाद में कुछ नहीं जुड़ता।'],
      [
        'देख लेने पर भुगतान',
        'आपका पैसा अलग रखा रहता है और वीडियो या चित्र के बाद ही दिया जाता है। सात दिन में न मिलें तो वह अपने आप लौट आता है।',
      ],
      ['निःशुल्क रद्द', '24 घंटे पहले तक, पूरी राशि। मंदिर दिन न रख सके तो नई तारीख़ या पूरा पैसा, जो आप चाहें।'],
    ],
  },
};
