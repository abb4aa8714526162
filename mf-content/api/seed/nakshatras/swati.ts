import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'swati',
  cover: 'nakshatras/swati.svg',
  category: '',
  tags: ['swati', 'tula', 'rahu', 'nakshatra'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T14:01:00+05:30',
  details: {},
  en: {
    title: 'Swati: the drop that becomes a pearl',
    summary:
      'Swati nakshatra in Tula: golden Arcturus, Vayu the wind, the tale of the chataka and the pearl, naming sounds, independence and moving days.',
    coverAlt:
      'Orange Arcturus above a single drop falling toward an open shell, with grass bending in the wind.',
    body: `The chataka bird, poets say, drinks nothing but rain that falls while the Sun is in Swati. The same rain makes a pearl in the oyster, camphor in the plantain and, adds Rahim with a smile, poison in the snake’s mouth. One drop, and the company it keeps. The Sun is in Swati from about 24 October for two weeks.

## The wanderer’s star

Arcturus is the brightest star north of the celestial equator. It lies far from the ecliptic, over thirty degrees to the north, so the Moon never comes near it. It also moves quickly against its neighbours, more than two seconds of arc each year: a fit star for one whose name some explain as "going by itself".

- **Span:** 6°40′ to 20°00′ of Tula
- **Stars:** one star, Arcturus (Alpha Boötis)
- **Deity:** Vayu
- **Symbol:** a shoot bending in wind, or coral
- **Vimshottari lord:** [Rahu](/remedies/rahu), 18 years
- **Gana, yoni, nadi:** deva, buffalo, antya
- **Naming sounds by pada:** Ru, Re, Ro, Ta
- **Class in muhurta:** chara (moving)

## Vayu

The wind has no shrine of stone. In the Kena Upanishad even he cannot move a blade of grass until he knows whose breath he is. Hanuman and Bhima are his sons, and breath in the body is his guest. In Swati he is a breeze in a young shoot: it bends to the ground and stands up again.

## Tradition’s portrait

Independent, courteous, skilled in trade, fair, fond of learning, restless indoors. Rahu as lord adds reach, and an interest in what comes from far. They dislike being pressed, and give freely when they are not. Roots are the thing to grow: a promise, a place, a daily hour.

## Moving days

Travel, sowing, business, buying vehicles and animals, study, friendship; it is also on most wedding lists.`,
  },
  hi: {
    title: 'स्वाति: बूँद जो मोती बनती है',
    summary:
      'तुला का स्वाति नक्षत्र: सुनहरा आर्कट्यूरस, वायु देवता, चातक और मोती की बात, नामाक्षर, स्वतंत्र स्वभाव और चर दिनों के काम।',
    coverAlt: 'नारंगी स्वाति तारा, नीचे खुली सीप की ओर गिरती एक बूँद और हवा में झुकती दूब।',
    body: `कवि कहते हैं कि चातक केवल वही वर्षा पीता है जो सूर्य के स्वाति में रहते बरसे। वही बूँद सीप में मोती बनती है, केले में कपूर, और रहीम मुस्कराकर जोड़ते हैं, साँप के मुख में विष। बूँद एक है, बात संगति की है। सूर्य स्वाति में लगभग 24 अक्टूबर से दो सप्ताह रहता है।

## घुमक्कड़ तारा

आर्कट्यूरस खगोलीय विषुवत के उत्तर में सबसे चमकीला तारा है। वह क्रांतिवृत्त से तीस अंश से भी अधिक उत्तर में है, इसलिए चंद्रमा कभी उसके पास नहीं आता। पड़ोसियों के सापेक्ष चलता भी तेज़ है, हर साल दो विकला से अधिक: ऐसे नक्षत्र के लिए ठीक तारा, जिसके नाम का अर्थ कुछ लोग “अपने आप चलने वाला” बताते हैं।

- **विस्तार:** तुला 6°40′ से 20°00′
- **तारे:** एक तारा, आर्कट्यूरस (अल्फ़ा बूटिस)
- **देवता:** वायु
- **चिह्न:** हवा में झुकता अंकुर या मूँगा
- **विंशोत्तरी स्वामी:** [राहु](/remedies/rahu), 18 वर्ष
- **गण, योनि, नाड़ी:** देव, महिष, अंत्य
- **चरण के अनुसार नामाक्षर:** रू, रे, रो, ता
- **मुहूर्त में वर्ग:** चर

## वायु

हवा का पत्थर का मंदिर नहीं होता। केनोपनिषद् में वह भी तिनका नहीं हिला पाता, जब तक न जाने कि वह किसकी साँस है। हनुमान और भीम उसके पुत्र हैं, और देह में प्राण उसका अतिथि है। स्वाति में वह नए अंकुर पर बहती बयार है: अंकुर ज़मीन तक झुकता है और फिर खड़ा हो जाता है।

## परंपरा का चित्र

स्वतंत्र, शिष्ट, व्यापार में कुशल, न्यायप्रिय, पढ़ने का शौक़ीन, घर में बेचैन। स्वामी राहु पहुँच बढ़ाता है और दूर से आई चीज़ों में रुचि देता है। दबाव उन्हें नहीं भाता; न डाला जाए तो खुलकर देते हैं। उन्हें जड़ें उगानी सीखनी हैं: एक वचन, एक जगह, रोज़ का एक घंटा।

## चर दिन

यात्रा, बुआई, व्यापार, वाहन और पशु लेना, पढ़ाई, मित्रता; विवाह की अधिकतर सूचियों में भी यह है।`,
  },
};
