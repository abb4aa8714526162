import type { TopicText } from '../topic/topic';

/** How a puja is booked here, and which pujas there are. */
export const text: TopicText = {
  en: {
    headTitle: 'Online puja booking: how it will work | Tarapath',
    title: 'Online puja booking',
    lead: 'How a puja in your family’s name will be booked here: at a temple that has agreed to it, with a video you can keep. Booking is not open yet.',
    crumbs: [
      { href: '/', text: 'Home' },
      { href: '/astrology-services', text: 'Astrology services' },
    ],
    picture: {
      src: '/media/mf-commerce/pages/puja.svg',
      alt: 'Temple towers on a river bank at sunrise, with lamps floating on the water',
    },
    today: {
      title: 'Booking opens temple by temple',
      text: 'A puja will be listed only after the temple’s written authorisation is on record with us. No temple is listed yet, so nothing can be booked or paid for today. Until then you may read the days ahead or ask us anything.',
      links: [
        { href: '/astrology-services/panchang', text: 'See the panchang' },
        { href: '/support', text: 'Ask support' },
      ],
    },
    sections: [
      {
        kind: 'steps',
        title: 'How a booking will work',
        lead: 'Each step will be visible in your order history, from the first to the last.',
        items: [
          {
            term: 'Choose the temple and the puja',
            text: 'Every listing will show the temple’s authorisation: who signed it, for which pujas and until when.',
          },
          {
            term: 'See the whole cost',
            text: 'Dakshina, materials, prasad and delivery will stand as separate lines before you pay. Nothing will be added later.',
          },
          {
            term: 'Give the family details',
            text: 'Names, gotra if you know it, and your wish for the sankalpa. “Not known” will be an answer too; the priest then uses Kashyapa gotra, as is customary.',
          },
          {
            term: 'Agree on the day',
            text: 'You will choose from the dates the temple offers, with the tithi beside each.',
          },
          {
            term: 'The puja is performed',
            text: 'The priest will speak your family’s names in the sankalpa. Your payment will stay held until we have the proof.',
          },
          {
            term: 'Video and prasad',
            text: 'You will receive a recording in which the names are heard, then the prasad by post. If the puja does not take place, the full amount will return to you.',
          },
        ],
      },
      {
        kind: 'cards',
        title: 'Pujas families ask for',
        lead: 'What each one is, in the words of tradition. None of them is a treatment or a guarantee.',
        items: [
          {
            term: 'Satyanarayan puja',
            text: 'A household worship of Vishnu with five stories, kept on a full-moon day, at a wedding or a new home.',
          },
          {
            term: 'Rudrabhishek',
            text: 'The bathing of Shiva’s linga with water, milk and bilva leaves while the Rudram is chanted; most often on a Monday or in Shravan.',
          },
          {
            term: 'Navagraha shanti',
            text: 'An offering to the nine grahas, one grain and one colour for each, kept by tradition at turning points of a chart.',
          },
          {
            term: 'Ganesh puja',
            text: 'The worship that comes before all others, with durva grass and modak, before a beginning of any size.',
          },
          {
            term: 'Lakshmi puja',
            text: 'Lamps, lotus and new account books, chiefly on Diwali evening and on Fridays.',
          },
          {
            term: 'Pitru tarpan',
            text: 'Water and sesame offered to the ancestors on amavasya and in Pitru Paksha, with their names spoken aloud.',
          },
        ],
      },
      {
        kind: 'points',
        title: 'What we hold to',
        items: [
          {
            term: 'No temple is sold without its knowledge',
            text: 'An authorisation that has ended will take its listings down the same day.',
          },
          {
            term: 'No fear',
            text: 'We will not tell you that something bad will happen unless you book. If anyone does so in our name, please report it.',
          },
          {
            term: 'Your own puja counts as much',
            text: 'A lamp lit at home costs nothing. Where a simple observance exists, we name it first.',
          },
        ],
      },
    ],
  },
  hi: {
    headTitle: 'ऑनलाइन पूजा बुकिंग: यहाँ कैसे होगी | तारापथ',
    title: 'ऑनलाइन पूजा बुकिंग',
    lead: 'आपके परिवार के नाम से पूजा यहाँ कैसे बुक होगी: ऐसे मंदिर में जिसने इसकी स्वीकृति दी हो, और एक वीडियो जो आपके पास रहेगा। बुकिंग अभी खुली नहीं है।',
    crumbs: [
      { href: '/', text: 'मुखपृष्ठ' },
      { href: '/astrology-services', text: 'ज्योतिष सेवाएँ' },
    ],
    picture: {
      src: '/media/mf-commerce/pages/puja.svg',
      alt: 'सूर्योदय के समय नदी किनारे मंदिर के शिखर और जल पर तैरते दीये',
    },
    today: {
      title: 'बुकिंग मंदिर-दर-मंदिर खुलेगी',
      text: 'कोई पूजा तभी सूची में आएगी जब मंदिर की लिखित स्वीकृति हमारे पास दर्ज हो। अभी कोई मंदिर सूची में नहीं है, इसलिए आज न कुछ बुक होता है, न भुगतान लिया जाता है। तब तक आने वाले दिनों का पंचांग देखें या हमसे कुछ भी पूछें।',
      links: [
        { href: '/astrology-services/panchang', text: 'पंचांग देखें' },
        { href: '/support', text: 'सहायता टीम से पूछें' },
      ],
    },
    sections: [
      {
        kind: 'steps',
        title: 'बुकिंग कैसे चलेगी',
        lead: 'पहले से आख़िरी तक हर चरण आपके ऑर्डर इतिहास में दिखेगा।',
        items: [
          {
            term: 'मंदिर और पूजा चुनें',
            text: 'हर पूजा के साथ मंदिर की स्वीकृति दिखेगी: किसने दी, किन पूजाओं के लिए और कब तक।',
          },
          {
            term: 'पूरा ख़र्च देखें',
            text: 'दक्षिणा, सामग्री, प्रसाद और डिलीवरी भुगतान से पहले अलग-अलग लिखे होंगे। बाद में कुछ नहीं जुड़ेगा।',
          },
          {
            term: 'परिवार का विवरण दें',
            text: 'नाम, पता हो तो गोत्र, और संकल्प के लिए आपकी कामना। “पता नहीं” भी एक उत्तर होगा; तब रीति के अनुसार कश्यप गोत्र लिया जाता है।',
          },
          {
            term: 'दिन तय करें',
            text: 'मंदिर जो तारीख़ें देगा उनमें से चुनें; हर तारीख़ के साथ तिथि लिखी होगी।',
          },
          {
            term: 'पूजा संपन्न होती है',
            text: 'पुरोहित संकल्प में आपके परिवार के नाम लेंगे। प्रमाण मिलने तक आपका भुगतान रोककर रखा जाएगा।',
          },
          {
            term: 'वीडियो और प्रसाद',
            text: 'आपको वह रिकॉर्डिंग मिलेगी जिसमें नाम सुनाई दें, फिर डाक से प्रसाद। पूजा न हुई तो पूरी राशि लौटेगी।',
          },
        ],
      },
      {
        kind: 'cards',
        title: 'परिवार जो पूजाएँ करवाते हैं',
        lead: 'परंपरा के शब्दों में, कौन-सी पूजा क्या है। इनमें से कोई भी उपचार या गारंटी नहीं है।',
        items: [
          {
            term: 'सत्यनारायण पूजा',
            text: 'घर में होने वाली विष्णु की पूजा, पाँच कथाओं के साथ; पूर्णिमा, विवाह या नए घर के अवसर पर।',
          },
          {
            term: 'रुद्राभिषेक',
            text: 'रुद्र पाठ के साथ शिवलिंग का जल, दूध और बिल्वपत्र से अभिषेक; प्रायः सोमवार को या सावन में।',
          },
          {
            term: 'नवग्रह शांति',
            text: 'नौ ग्रहों को अर्पण, हर एक का अपना अन्न और अपना रंग; परंपरा में कुंडली के बदलते पड़ावों पर।',
          },
          {
            term: 'गणेश पूजा',
            text: 'सबसे पहले होने वाली पूजा, दूर्वा और मोदक के साथ, किसी भी शुभारंभ से पहले।',
          },
          {
            term: 'लक्ष्मी पूजा',
            text: 'दीये, कमल और नई बही; मुख्यतः दीपावली की साँझ और शुक्रवार को।',
          },
          {
            term: 'पितृ तर्पण',
            text: 'अमावस्या और पितृ पक्ष में पूर्वजों को जल और तिल का अर्पण, उनके नाम लेकर।',
          },
        ],
      },
      {
        kind: 'points',
        title: 'हम इन बातों पर टिके हैं',
        items: [
          {
            term: 'मंदिर की जानकारी के बिना कुछ नहीं',
            text: 'स्वीकृति समाप्त होते ही उसी दिन उसकी सूची हट जाती है।',
          },
          {
            term: 'डर नहीं',
            text: 'हम कभी नहीं कहते कि बुक न करने पर कुछ बुरा होगा। हमारे नाम से कोई ऐसा कहे तो कृपया बताएँ।',
          },
          {
            term: 'आपकी अपनी पूजा भी उतनी ही है',
            text: 'घर में दीया जलाने में कोई ख़र्च नहीं। जहाँ सरल उपाय है, हम पहले वही बताते हैं।',
          },
        ],
      },
    ],
  },
};
