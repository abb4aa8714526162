import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'dhanishta',
  cover: 'nakshatras/dhanishta.svg',
  category: '',
  tags: ['dhanishta', 'makara', 'kumbha', 'mars'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T14:59:00+05:30',
  details: {},
  en: {
    title: 'Dhanishta: the drum in the sky',
    summary:
      'Dhanishta nakshatra across Makara and Kumbha: the little Dolphin, the eight Vasus, rhythm and wealth, naming sounds, temperament and moving days.',
    coverAlt:
      'The diamond of Delphinus above a painted mridangam with sound rings spreading from it.',
    body: `East of Altair four faint stars make a small diamond, the neatest figure of the summer sky. Greeks saw a dolphin. India saw a drum. Hit it once and everybody in the street knows where the procession is.

- **Span:** 23°20′ of Makara to 6°40′ of Kumbha
- **Stars:** Alpha, Beta, Gamma and Delta Delphini; yogatara Beta or Alpha
- **Deity:** the eight Vasus
- **Symbol:** a drum
- **Vimshottari lord:** [Mangala (Mars)](/remedies/mars), 7 years
- **Gana, yoni, nadi:** rakshasa, lion, madhya
- **Naming sounds by pada:** Ga, Gi, Gu, Ge
- **Class in muhurta:** chara (moving)

## Eight who hold the world

The Vasus are earth, water, fire, wind, dawn or sky, the Sun’s light, the Moon and the pole star, with small differences from list to list: the things one can actually stand on, breathe and see by. *Dhanishta* is "wealthiest"; an older name is Shravishtha, "most famous". In the Vedanga Jyotisha, India’s first manual of the calendar, the five-year cycle opens when Sun and Moon turn north together at the beginning of this nakshatra.

The Mahabharata tells that the Vasus once stole a cow, were cursed to be born as men, and begged Ganga to be their mother. Seven she released at once. The eighth stayed and became Bhishma.

## Rhythm in a person

Tradition describes musical, brisk, ambitious, liberal people with a sense of timing; good at groups, teams, property and machines. Mangala beats the drum. In the Makara half it is a march, in the Kumbha half a dance for everyone. A drum is hollow, say the commentators, and needs company to fill it. Marriage calls for listening to the other’s rhythm.

## In the almanac

A moving nakshatra for travel, vehicles, music, initiation and entering service. From its second half the *panchaka* begins, five nakshatras in which many homes put off cutting wood and roofing. Others follow no such rule.`,
  },
  hi: {
    title: 'धनिष्ठा: आकाश का मृदंग',
    summary:
      'मकर और कुंभ में फैला धनिष्ठा नक्षत्र: डेल्फ़िनस का नन्हा हीरा, आठ वसु, लय और धन का अर्थ, नामाक्षर, परंपरा में स्वभाव और चर दिनों के काम।',
    coverAlt: 'डेल्फ़िनस के चार तारों का हीरा, नीचे रँगा हुआ मृदंग और उससे फैलती ध्वनि की लहरें।',
    body: `अल्टेयर के पूरब में चार मंद तारे छोटा-सा हीरा बनाते हैं, गर्मियों के आकाश की सबसे सुघड़ आकृति। यूनानियों ने डॉल्फ़िन देखी, भारत ने ढोल। एक थाप पड़े और पूरी गली जान ले कि जुलूस कहाँ है।

- **विस्तार:** मकर 23°20′ से कुंभ 6°40′
- **तारे:** अल्फ़ा, बीटा, गामा और डेल्टा डेल्फ़िनी; योगतारा बीटा या अल्फ़ा
- **देवता:** आठ वसु
- **चिह्न:** मृदंग
- **विंशोत्तरी स्वामी:** [मंगल](/remedies/mars), 7 वर्ष
- **गण, योनि, नाड़ी:** राक्षस, सिंह, मध्य
- **चरण के अनुसार नामाक्षर:** गा, गी, गू, गे
- **मुहूर्त में वर्ग:** चर

## जगत को थामने वाले आठ

वसु हैं पृथ्वी, जल, अग्नि, वायु, उषा या आकाश, सूर्य का प्रकाश, चंद्रमा और ध्रुव, सूचियों में थोड़े अंतर के साथ: वे चीज़ें जिन पर सचमुच खड़े हुआ जा सके, जिनमें साँस ली जा सके और जिनसे दिखाई दे। धनिष्ठा यानी “सबसे धनी”; पुराना नाम श्रविष्ठा है, “सबसे विख्यात”। भारत की पहली पंचांग-पुस्तक वेदांग ज्योतिष में युग की गिनती तब शुरू होती है जब सूर्य और चंद्रमा इसी नक्षत्र के आरंभ में साथ-साथ उत्तर को मुड़ते हैं।

महाभारत कहता है कि वसुओं ने एक बार एक गाय हर ली, मनुष्य होने का शाप पाया और गंगा से माता बनने की विनती की। सात को उन्होंने तुरंत मुक्त किया। आठवें ठहर गए और भीष्म कहलाए।

## व्यक्ति में लय

परंपरा संगीतप्रिय, फुर्तीले, महत्वाकांक्षी, उदार और समय के पारखी लोगों का वर्णन करती है; समूह, टोली, संपत्ति और यंत्रों में कुशल। थाप मंगल की है। मकर वाले आधे भाग में वह कूच है, कुंभ वाले में सबका नृत्य। टीकाकार कहते हैं कि मृदंग भीतर से ख़ाली है और संगत से भरता है। विवाह में दूसरे की लय भी सुननी पड़ती है।

## पंचांग में

चर नक्षत्र: यात्रा, वाहन, संगीत, दीक्षा, नौकरी का आरंभ। इसके दूसरे आधे भाग से पंचक लगता है, पाँच नक्षत्र जिनमें कई घर लकड़ी काटना और छत डालना टालते हैं। दूसरे ऐसा नियम नहीं मानते।`,
  },
};
