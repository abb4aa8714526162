import type { ContentSeed, LyricsDetails } from '../content-seed';

export const seed: ContentSeed<LyricsDetails> = {
  slug: 'prabhu-mere-avgun-chit-na-dharo',
  cover: 'bhajans/prabhu-mere-avgun-chit-na-dharo.svg',
  category: '',
  tags: ['surdas', 'forgiveness', 'evening'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T14:02:00+05:30',
  details: {
    deity: { en: 'Krishna', hi: 'कृष्ण' },
    tradition: { en: 'Surdas, 16th century (Braj)', hi: 'सूरदास, 16वीं शताब्दी (ब्रज)' },
    stanzas: [
      {
        devanagari: ['प्रभु मेरे अवगुन चित न धरो', 'समदरसी है नाम तिहारो, चाहो तो पार करो'],
        roman: [
          'Prabhu mere avgun chit na dharo',
          'Samdarasi hai naam tihaaro, chaaho to paar karo',
        ],
      },
      {
        devanagari: ['इक लोहा पूजा में राखत, इक घर बधिक परो', 'पारस गुन अवगुन नहिं चितवत, कंचन करत खरो'],
        roman: [
          'Ik loha pooja mein raakhat, ik ghar badhik paro',
          'Paaras gun avgun nahin chitavat, kanchan karat kharo',
        ],
      },
      {
        devanagari: [
          'इक नदिया इक नार कहावत, मैलो ही नीर भरो',
          'जब दोउ मिलि इक बरन भए, सुरसरि नाम परो',
        ],
        roman: [
          'Ik nadiya ik naar kahaavat, mailo hi neer bharo',
          'Jab dou mili ik baran bhae, surasari naam paro',
        ],
      },
      {
        devanagari: [
          'इक माया इक ब्रह्म कहावत, सूर स्याम झगरो',
          'अबकी बेर मोहि पार उतारो, नहिं पन जात टरो',
        ],
        roman: [
          'Ik maaya ik brahma kahaavat, soor syaam jhagro',
          'Abki ber mohi paar utaaro, nahin pan jaat taro',
        ],
      },
    ],
    en: {
      meaning: `**Refrain:** Lord, do not take my faults to heart. Your name is "the one who sees alike"; if you will, carry me across.

1. One piece of iron is kept for worship, another lies in the butcher's house. The touchstone looks at neither virtue nor fault; it makes true gold of both.
2. One is called a river and one a drain with dirty water. When the two have met they are of one colour, and the name is Ganga.
3. One is called maya and one Brahman, and Sur Shyam quarrels over it. This time take me across, or your vow will be broken.`,
    },
    hi: {
      meaning: `**टेक:** प्रभु, मेरे अवगुण मन में न रखिए। आपका नाम समदर्शी है; चाहें तो मुझे पार कर दीजिए।

1. एक लोहा पूजा में रखा जाता है, एक कसाई के घर पड़ा है। पारस गुण-अवगुण नहीं देखता, दोनों को खरा सोना कर देता है।
2. एक नदी कहलाती है, एक मैले पानी का नाला। दोनों मिलकर एक रंग हो जाते हैं, तो नाम गंगा पड़ता है।
3. एक माया कहलाती है, एक ब्रह्म; सूर स्याम इसी पर झगड़ते हैं। इस बार मुझे पार उतारिए, नहीं तो आपका प्रण टल जाएगा।`,
    },
  },
  en: {
    title: 'Prabhu Mere Avgun: do not count my faults',
    summary:
      "Surdas's prayer to the One who sees all alike, with its images of iron and river, both scripts, meaning and a slow way to sing it.",
    coverAlt:
      'A muddy stream and a clear river flow together into one broad blue stream under evening hills.',
    body: `Surdas asks for something simple: please do not look at what is wrong with me. Then he argues. The touchstone does not ask where the iron came from. The river does not ask the ditch for its name. If you are called the one who sees all alike, Lord, see me so.

## When it is sung

In the evening, at the close of a day that did not go well. Before an apology. At Ekadashi gatherings and in many schools and ashrams it is part of the sandhya prayer. The story is told that Vivekananda, at Khetri, heard it from a singer whom he had first refused to hear, and was ashamed and moved; the song has carried that memory since.

## How to sing it

Slow, in the lower half of the voice. Let the two images be heard as two halves of one thought, with a breath between them. Surdas has hidden his name in "Sur Shyam" of the last couplet: sing the name lightly. You may stop after it and sit in silence, and let each one think of a person whose faults they have counted too long.`,
  },
  hi: {
    title: 'प्रभु मेरे अवगुन चित न धरो: सूर की विनती',
    summary:
      'समदर्शी प्रभु से सूरदास की विनती, लोहे और नदी के चित्रों के साथ: पूरे बोल, रोमन लिपि, अर्थ और धीमे गाने का ढंग।',
    coverAlt: 'साँझ की पहाड़ियों के नीचे एक मटमैली धारा और एक निर्मल नदी मिलकर एक हो जाती हैं।',
    body: `सूरदास की माँग छोटी-सी है: मेरे दोष मन पर मत लीजिए। फिर वे तर्क देते हैं। पारस नहीं पूछता कि लोहा कहाँ से आया। नदी नाले से उसका नाम नहीं पूछती। जब आपका नाम ही समदर्शी है, प्रभु, तो मुझे भी वैसे ही देखिए।

## कब गाया जाता है

साँझ को, जब दिन ठीक न बीता हो। क्षमा माँगने से पहले। एकादशी की बैठकों में, और कई विद्यालयों तथा आश्रमों की संध्या प्रार्थना में भी यह रहता है। कहते हैं कि खेतड़ी में विवेकानंद ने जिस गायिका को सुनने से पहले मना किया था, उसी से यह पद सुना और लज्जित भी हुए, द्रवित भी; तब से यह स्मृति पद के साथ जुड़ी है।

## कैसे गाएँ

धीमी चाल और नीचे के सुर। दोनों चित्र एक ही बात के दो हिस्से लगें, बीच में एक साँस का अंतर हो। अंतिम दोहे के “सूर स्याम” में कवि का नाम है; उसे हल्के से लें। फिर कुछ देर चुप बैठ सकते हैं, और हर जन उस एक व्यक्ति को याद करे जिसके दोष वह बहुत दिनों से गिनता आया है।`,
  },
};
