import type { TopicText } from '../topic/topic';

/** How a katha is booked here, and which kathas there are. */
export const text: TopicText = {
  en: {
    headTitle: 'Online katha booking: recitations for the family | Tarapath',
    title: 'Online katha booking',
    lead: 'How a sacred story will be told here for your family by a learned reciter, heard together from wherever each of you is. Booking is not open yet.',
    crumbs: [
      { href: '/', text: 'Home' },
      { href: '/astrology-services', text: 'Astrology services' },
    ],
    picture: {
      src: '/media/mf-commerce/pages/katha.svg',
      alt: 'An open scripture on a garlanded stand between two brass lamps',
    },
    today: {
      title: 'Reciters are being introduced first',
      text: 'A katha will be bookable once its reciter has been verified and has agreed to the published terms. None is listed yet, so no date can be reserved and no money is taken today. You can already read about vrats, whose kathas you may tell at home.',
      links: [
        { href: '/rituals/vrats', text: 'Read about vrats' },
        { href: '/support', text: 'Ask support' },
      ],
    },
    sections: [
      {
        kind: 'steps',
        title: 'How a booking will work',
        items: [
          {
            term: 'Choose the katha and the reciter',
            text: 'Language, tradition and length will be given for each reciter, with a short recording of their voice.',
          },
          {
            term: 'Settle the time',
            text: 'Pick a free date and say whether the reciter comes to you or speaks by video call.',
          },
          {
            term: 'Tell us about the family',
            text: 'Names for the sankalpa, the occasion, and what you would like to be explained, perhaps for children or guests new to it.',
          },
          {
            term: 'Prepare at leisure',
            text: 'You will receive a plain list of samagri with what is needed and what is optional.',
          },
          {
            term: 'Listen together',
            text: 'Relatives will join by one link. The recording will stay with you alone, and you can have it deleted.',
          },
        ],
      },
      {
        kind: 'cards',
        title: 'Kathas planned for the programme',
        items: [
          {
            term: 'Satyanarayan katha',
            text: 'Five chapters from the Skanda Purana about truthfulness and gratitude, about two hours with the puja.',
          },
          {
            term: 'Sundarkand path',
            text: 'The fifth book of the Ramcharitmanas: Hanuman’s crossing to Lanka and his finding of Sita, sung in about three hours.',
          },
          {
            term: 'Shrimad Bhagavat katha',
            text: 'The great telling of Krishna’s life and of devotion, spread by custom over seven days.',
          },
          {
            term: 'Shiv Mahapuran katha',
            text: 'Stories of Shiva and Parvati in seven or eleven sittings, loved in the month of Shravan.',
          },
          {
            term: 'Garuda Purana path',
            text: 'Read in many homes in the days after a death, for the departed and for those who remain.',
          },
          {
            term: 'Vrat kathas',
            text: 'The short tale that belongs to a fast, such as Ekadashi, Karva Chauth or Somvar, told in half an hour.',
          },
        ],
      },
      {
        kind: 'points',
        title: 'Fair for both sides',
        items: [
          {
            term: 'The split will be shown',
            text: 'Your receipt will say how much goes to the reciter, how much to us and how much is tax.',
          },
          {
            term: 'A missed katha will be refunded',
            text: 'If the reciter does not appear, the full amount will come back by itself, without a form.',
          },
          {
            term: 'Stories, not promises',
            text: 'A katha is told to listen and to reflect. We attach no worldly result to it.',
          },
        ],
      },
    ],
  },
  hi: {
    headTitle: 'ऑनलाइन कथा बुकिंग: परिवार के लिए पाठ | तारापथ',
    title: 'ऑनलाइन कथा बुकिंग',
    lead: 'विद्वान कथावाचक की वाणी में आपके परिवार के लिए पावन कथा, जिसे सब अपने-अपने स्थान से साथ सुनेंगे: यहाँ यह कैसे होगा। बुकिंग अभी खुली नहीं है।',
    crumbs: [
      { href: '/', text: 'मुखपृष्ठ' },
      { href: '/astrology-services', text: 'ज्योतिष सेवाएँ' },
    ],
    picture: {
      src: '/media/mf-commerce/pages/katha.svg',
      alt: 'पीतल के दो दीपों के बीच मालाओं से सजी पीठिका पर खुला ग्रंथ',
    },
    today: {
      title: 'पहले कथावाचकों का परिचय',
      text: 'कथा तभी बुक होगी जब कथावाचक का सत्यापन हो चुका हो और उन्होंने प्रकाशित शर्तें मान ली हों। अभी सूची में कोई नहीं है, इसलिए आज न तारीख़ तय होती है, न पैसा लिया जाता है। व्रतों के बारे में आप अभी पढ़ सकते हैं; उनकी कथाएँ घर में भी कही जाती हैं।',
      links: [
        { href: '/rituals/vrats', text: 'व्रतों के बारे में पढ़ें' },
        { href: '/support', text: 'सहायता टीम से पूछें' },
      ],
    },
    sections: [
      {
        kind: 'steps',
        title: 'बुकिंग कैसे चलेगी',
        items: [
          {
            term: 'कथा और कथावाचक चुनें',
            text: 'हर कथावाचक की भाषा, परंपरा और अवधि लिखी होगी, साथ में उनकी वाणी की छोटी रिकॉर्डिंग।',
          },
          {
            term: 'समय तय करें',
            text: 'ख़ाली तारीख़ चुनें और बताएँ कि कथावाचक घर आएँ या वीडियो कॉल से कथा कहें।',
          },
          {
            term: 'परिवार के बारे में बताएँ',
            text: 'संकल्प के लिए नाम, अवसर, और क्या विशेष समझाना है, जैसे बच्चों या पहली बार सुनने वालों के लिए।',
          },
          {
            term: 'आराम से तैयारी करें',
            text: 'सामग्री की सीधी सूची मिलेगी: क्या ज़रूरी है और क्या ऐच्छिक।',
          },
          {
            term: 'साथ बैठकर सुनें',
            text: 'संबंधी एक ही लिंक से जुड़ेंगे। रिकॉर्डिंग केवल आपके पास रहेगी और आप उसे हटवा सकेंगे।',
          },
        ],
      },
      {
        kind: 'cards',
        title: 'कौन-सी कथाएँ होंगी',
        items: [
          {
            term: 'सत्यनारायण कथा',
            text: 'स्कंद पुराण के पाँच अध्याय, सत्य और कृतज्ञता के बारे में; पूजा सहित लगभग दो घंटे।',
          },
          {
            term: 'सुंदरकांड पाठ',
            text: 'रामचरितमानस का पाँचवाँ सोपान: हनुमान का समुद्र लाँघना और सीता की खोज, लगभग तीन घंटे के गायन में।',
          },
          {
            term: 'श्रीमद्भागवत कथा',
            text: 'कृष्ण-चरित और भक्ति की महान कथा, जो रीति से सात दिन चलती है।',
          },
          {
            term: 'शिव महापुराण कथा',
            text: 'शिव और पार्वती की कथाएँ, सात या ग्यारह बैठकों में; सावन में विशेष प्रिय।',
          },
          {
            term: 'गरुड़ पुराण पाठ',
            text: 'अनेक घरों में देहांत के बाद के दिनों में पढ़ा जाता है, दिवंगत के लिए और पीछे रहे परिजनों के लिए।',
          },
          {
            term: 'व्रत कथाएँ',
            text: 'एकादशी, करवा चौथ या सोमवार जैसे व्रत की अपनी छोटी कथा, लगभग आधे घंटे में।',
          },
        ],
      },
      {
        kind: 'points',
        title: 'दोनों ओर न्याय',
        items: [
          {
            term: 'बँटवारा साफ़ दिखेगा',
            text: 'रसीद में लिखा होगा कि कथावाचक को कितना गया, हमें कितना और कर कितना।',
          },
          {
            term: 'कथा न हुई तो राशि वापस',
            text: 'कथावाचक न आएँ तो पूरी राशि अपने आप लौटेगी, बिना किसी फ़ॉर्म के।',
          },
          {
            term: 'कथा है, वचन नहीं',
            text: 'कथा सुनने और मनन करने के लिए है। हम उससे कोई सांसारिक फल नहीं जोड़ते।',
          },
        ],
      },
    ],
  },
};
