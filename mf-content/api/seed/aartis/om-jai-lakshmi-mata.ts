import type { ContentSeed, LyricsDetails } from '../content-seed';

export const seed: ContentSeed<LyricsDetails> = {
  slug: 'om-jai-lakshmi-mata',
  cover: 'aartis/om-jai-lakshmi-mata.svg',
  category: '',
  tags: ['lakshmi', 'friday', 'diwali'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T12:47:00+05:30',
  reviewedAt: '2026-11-22T08:00:00+05:30',
  details: {
    deity: { en: 'Lakshmi', hi: 'लक्ष्मी' },
    tradition: { en: 'Traditional, author unknown', hi: 'पारंपरिक, रचयिता अज्ञात' },
    stanzas: [
      {
        devanagari: ['ॐ जय लक्ष्मी माता, मैया जय लक्ष्मी माता', 'तुमको निशदिन सेवत, हर विष्णु विधाता'],
        roman: [
          'Om jai lakshmi maata, maiya jai lakshmi maata',
          'Tumko nishdin sevat, har vishnu vidhaata',
        ],
      },
      {
        devanagari: ['उमा रमा ब्रह्माणी, तुम ही जग माता', 'सूर्य चंद्रमा ध्यावत, नारद ऋषि गाता'],
        roman: [
          'Uma rama brahmaani, tum hi jag maata',
          'Soorya chandrama dhyaavat, naarad rishi gaata',
        ],
      },
      {
        devanagari: ['दुर्गा रूप निरंजनी, सुख संपति दाता', 'जो कोई तुमको ध्यावत, ऋद्धि सिद्धि धन पाता'],
        roman: [
          'Durga roop niranjani, sukh sampati daata',
          'Jo koi tumko dhyaavat, riddhi siddhi dhan paata',
        ],
      },
      {
        devanagari: ['तुम पाताल निवासिनि, तुम ही शुभदाता', 'कर्म प्रभाव प्रकाशिनि, भवनिधि की त्राता'],
        roman: [
          'Tum paataal nivaasini, tum hi shubhdaata',
          'Karma prabhaav prakaashini, bhavnidhi ki traata',
        ],
      },
      {
        devanagari: ['जिस घर में तुम रहतीं, सब सद्गुण आता', 'सब संभव हो जाता, मन नहीं घबराता'],
        roman: [
          'Jis ghar mein tum rahteen, sab sadgun aata',
          'Sab sambhav ho jaata, man nahin ghabraata',
        ],
      },
      {
        devanagari: ['तुम बिन यज्ञ न होते, वस्त्र न कोई पाता', 'खान पान का वैभव, सब तुमसे आता'],
        roman: [
          'Tum bin yagya na hote, vastra na koi paata',
          'Khaan paan ka vaibhav, sab tumse aata',
        ],
      },
      {
        devanagari: ['शुभ गुण मंदिर सुंदर, क्षीरोदधि जाता', 'रत्न चतुर्दश तुम बिन, कोई नहीं पाता'],
        roman: [
          'Shubh gun mandir sundar, kshirodadhi jaata',
          'Ratna chaturdash tum bin, koi nahin paata',
        ],
      },
      {
        devanagari: ['महालक्ष्मी जी की आरती, जो कोई नर गाता', 'उर आनंद समाता, पाप उतर जाता'],
        roman: ['Mahalakshmi ji ki aarti, jo koi nar gaata', 'Ur aanand samaata, paap utar jaata'],
      },
    ],
    en: {
      meaning: `1. Victory to you, mother Lakshmi. Shiva, Vishnu and Brahma serve you day and night.
2. You are Uma, Rama and Brahmani, the mother of the world. Sun and Moon meditate on you and Narada sings your praise.
3. As Durga you are pure; you give joy and plenty. Who remembers you finds growth and fulfilment.
4. You live in the depths and you give what is good; you bring to light the force of deeds and carry us across the world.
5. In the house where you stay, good qualities gather. Everything becomes possible and the mind is not afraid.
6. Without you there is no worship and no clothing; food and drink and every comfort come from you.
7. You are the lovely temple of all virtues, born of the milky ocean. Without you nobody finds the fourteen jewels.
8. Whoever sings this aarti of Lakshmi feels joy rise in the heart and heaviness go down.`,
    },
    hi: {
      meaning: `1. हे लक्ष्मी माता, आपकी जय हो। शिव, विष्णु और ब्रह्मा दिन-रात आपकी सेवा करते हैं।
2. उमा, रमा, ब्रह्माणी आप ही हैं, जगत की माता आप ही हैं। सूर्य-चंद्रमा आपको ध्याते हैं और नारद ऋषि आपके गुण गाते हैं।
3. दुर्गा रूप में आप निर्मल हैं, सुख-संपत्ति देने वाली हैं। जो आपको ध्याता है, वह ऋद्धि-सिद्धि पाता है।
4. पाताल में आपका वास है, शुभ आप ही देती हैं; कर्म का प्रभाव प्रकट करती हैं और भवसागर से पार लगाती हैं।
5. जिस घर में आप रहती हैं, वहाँ सद्गुण चले आते हैं। सब काम बनने लगते हैं और मन नहीं घबराता।
6. आपके बिना न यज्ञ होता है, न वस्त्र मिलते हैं; खान-पान का सारा वैभव आपसे है।
7. आप शुभ गुणों का सुंदर मंदिर हैं, क्षीरसागर से जन्मी हैं। आपके बिना चौदह रत्न किसी को नहीं मिलते।
8. जो कोई यह आरती गाता है, उसके हृदय में आनंद भर जाता है और पाप उतर जाता है।`,
    },
  },
  en: {
    title: 'Om Jai Lakshmi Mata: the aarti of Diwali night',
    summary:
      'Full words and meaning of Om Jai Lakshmi Mata, sung on Fridays and at Lakshmi Puja on Diwali, with a simple way to keep it.',
    coverAlt:
      'A large pink-red lotus floats on dark water with rows of small lamps and their reflections.',
    body: `On Diwali evening the house is swept, the rangoli is dry, the account books lie beside the lamps. Then the family stands up and sings this. The author is not known. The verses call Lakshmi by many names, Uma, Rama and Brahmani, and remember that she rose from the ocean of milk.

## Its days

Lakshmi Puja on the new moon of Kartika is the great night. The puja is kept in pradosha, roughly the two and a half hours after sunset; the [panchang](/astrology-services/panchang) gives the time for your city. Beyond that it is sung on Fridays, on Sharad Purnima, and when a new shop or kitchen is opened.

## How families do it

Put the lamp to the right of the picture and a bowl of water with a flower to the left. Offer kheel and batasha at Diwali, kheer or white sweets on Fridays. Sing unhurried: the tune is that of Om Jai Jagdish, so everyone can follow. Leave a lamp burning safely by the door afterwards, on a plate and away from curtains. In the song prosperity is named together with good sense and generosity. Many homes therefore set aside one gift before they eat.`,
  },
  hi: {
    title: 'ॐ जय लक्ष्मी माता: दीपावली की रात की आरती',
    summary:
      'शुक्रवार और दीपावली के लक्ष्मी पूजन में गाई जाने वाली आरती के पूरे बोल, रोमन लिपि, अर्थ और सरल विधि।',
    coverAlt: 'गहरे जल पर तैरता बड़ा गुलाबी-लाल कमल, पास में छोटे दीयों की पंक्तियाँ और उनकी परछाईं।',
    body: `दीपावली की साँझ। घर झाड़-बुहारकर तैयार है, रंगोली सूख चुकी है, बही-खाते दीयों के पास रखे हैं। तब परिवार खड़ा होकर यही आरती गाता है। रचयिता का नाम ज्ञात नहीं। इसमें लक्ष्मी को उमा, रमा और ब्रह्माणी कहा गया है और क्षीरसागर से उनके प्रकट होने की याद की गई है।

## कब गाएँ

सबसे बड़ी रात कार्तिक अमावस्या का लक्ष्मी पूजन है। पूजन प्रदोष में होता है, यानी सूर्यास्त के बाद के लगभग ढाई घंटों में; अपने शहर का समय [पंचांग](/astrology-services/panchang) में देखें। इसके अलावा शुक्रवार को, शरद पूर्णिमा पर और नई दुकान या नई रसोई के पहले दिन भी इसे गाते हैं।

## घरों की रीति

चित्र के दाएँ दीया और बाएँ जल के कटोरे में एक फूल रखें। दीपावली पर खील-बताशे, शुक्रवार को खीर या कोई सफ़ेद मिठाई चढ़ाएँ। धुन ॐ जय जगदीश वाली ही है, इसलिए सब साथ दे सकते हैं; जल्दी न करें। बाद में एक दीया थाली में रखकर, परदों से दूर, द्वार पर जलता छोड़ें। आरती में धन के साथ सद्गुण का भी नाम है, इसलिए बहुत-से घर भोजन से पहले किसी के लिए कुछ अलग रख देते हैं।`,
  },
};
