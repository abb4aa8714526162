import type { TopicText } from '../topic/topic';

/** What is free today, and the rules any subscription will follow. */
export const text: TopicText = {
  en: {
    headTitle: 'Subscription plan: what is free and what is not | Tarapath',
    title: 'Subscription plan',
    lead: 'Today everything you can read and calculate on Tarapath is free. If a paid plan comes, it will follow the rules written here.',
    crumbs: [{ href: '/', text: 'Home' }],
    picture: {
      src: '/media/mf-commerce/pages/plan.svg',
      alt: 'Twelve phases of the Moon in an arc above hills at sunrise',
    },
    today: {
      title: 'No plan is on sale',
      text: 'There is nothing to subscribe to and nothing that renews. Begin with what is open to all.',
      links: [
        { href: '/astrology-services/free-kundli', text: 'Make a free kundli' },
        { href: '/remedies', text: 'Read the remedies' },
      ],
    },
    sections: [
      {
        kind: 'cards',
        title: 'Free, and staying free',
        items: [
          {
            term: 'Your birth chart',
            text: 'The North Indian chart with positions, nakshatra and pada, and the method by which they were found.',
          },
          {
            term: 'Remedies and articles',
            text: 'Every remedy in full, the steps that cost nothing first. No page ends in the middle to ask for money.',
          },
          {
            term: 'Your data',
            text: 'Seeing, correcting and deleting what we hold about you is a right and is not part of any plan.',
          },
        ],
      },
      {
        kind: 'points',
        title: 'Rules for any paid plan',
        lead: 'We wrote them down before setting a price, so that you can hold us to them.',
        items: [
          {
            term: 'Cancel in two steps',
            text: 'In your account, without a call and without a question you must answer.',
          },
          {
            term: 'Notice before renewal',
            text: 'A message several days before, with the amount and the date. Silence is never taken as a yes to a higher price.',
          },
          {
            term: 'A trial ends by itself',
            text: 'What begins free stops at the end of the free part, until you choose to go on.',
          },
          {
            term: 'Prices with all taxes',
            text: 'Monthly and yearly amounts side by side, in rupees, with nothing ticked for you beforehand.',
          },
        ],
      },
    ],
  },
  hi: {
    headTitle: 'सदस्यता योजना: क्या निःशुल्क है और क्या नहीं | तारापथ',
    title: 'सदस्यता योजना',
    lead: 'आज तारापथ पर पढ़ने और गणना करने का सब कुछ निःशुल्क है। कभी सशुल्क योजना आई तो वह यहाँ लिखे नियमों पर चलेगी।',
    crumbs: [{ href: '/', text: 'मुखपृष्ठ' }],
    picture: {
      src: '/media/mf-commerce/pages/plan.svg',
      alt: 'सूर्योदय के समय पहाड़ियों के ऊपर अर्धवृत्त में चंद्रमा की बारह कलाएँ',
    },
    today: {
      title: 'अभी कोई योजना बिक्री पर नहीं',
      text: 'न कोई सदस्यता लेनी है, न कुछ अपने आप नवीनीकृत होता है। जो सबके लिए खुला है, उससे आरंभ करें।',
      links: [
        { href: '/astrology-services/free-kundli', text: 'निःशुल्क कुंडली बनाएँ' },
        { href: '/remedies', text: 'उपाय पढ़ें' },
      ],
    },
    sections: [
      {
        kind: 'cards',
        title: 'निःशुल्क है, और रहेगा',
        items: [
          {
            term: 'आपकी जन्म कुंडली',
            text: 'उत्तर भारतीय कुंडली, ग्रहों की स्थिति, नक्षत्र और चरण सहित, और वह विधि भी जिससे ये निकाले गए।',
          },
          {
            term: 'उपाय और लेख',
            text: 'हर उपाय पूरा, बिना ख़र्च वाले चरण पहले। कोई लेख बीच में रुककर पैसे नहीं माँगता।',
          },
          {
            term: 'आपकी जानकारी',
            text: 'हमारे पास आपकी जो जानकारी है उसे देखना, सुधारना और हटवाना आपका अधिकार है, किसी योजना का हिस्सा नहीं।',
          },
        ],
      },
      {
        kind: 'points',
        title: 'हर सशुल्क योजना के नियम',
        lead: 'दाम तय करने से पहले हमने इन्हें लिख दिया है, ताकि आप हमें इन पर परख सकें।',
        items: [
          {
            term: 'दो चरणों में रद्द',
            text: 'अपने खाते से, बिना फ़ोन किए और बिना किसी अनिवार्य प्रश्न के।',
          },
          {
            term: 'नवीनीकरण से पहले सूचना',
            text: 'कई दिन पहले संदेश, राशि और तारीख़ के साथ। चुप्पी को बढ़े हुए दाम की हाँ नहीं माना जाएगा।',
          },
          {
            term: 'आज़माइश अपने आप समाप्त',
            text: 'जो निःशुल्क शुरू हुआ, वह निःशुल्क अवधि के अंत में रुक जाता है, जब तक आप आगे बढ़ना न चुनें।',
          },
          {
            term: 'दाम सभी कर सहित',
            text: 'मासिक और वार्षिक राशि साथ-साथ, रुपयों में, और पहले से कुछ भी चुना हुआ नहीं।',
          },
        ],
      },
    ],
  },
};
