import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'purva-phalguni',
  cover: 'nakshatras/purva-phalguni.svg',
  category: '',
  tags: ['purva-phalguni', 'simha', 'venus', 'nakshatra'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T13:30:00+05:30',
  details: {},
  en: {
    title: 'Purva Phalguni: the evening in the garden',
    summary:
      'Purva Phalguni nakshatra in Simha: Zosma and its partner, Bhaga the giver of shares, rest and delight, naming sounds, temperament and days.',
    coverAlt: 'Two stars of Leo over a flower-hung swing cot on a terrace at dusk.',
    body: `The work is done, someone has put a cot under the mango tree, and there is music from the next courtyard. The two Phalgunis are that cot. Purva, the former, has its front legs, where one sits down. Uttara has the back ones, where one stays.

## Bhaga’s gift

Bhaga is one of the Adityas and his name simply means "share". Each morning the Rigveda asks him for luck: cattle, horses, children, love. From his name come *bhagya*, fortune, *bhakta*, the one who has a part in God, and *Bhagavan*. In the story of Daksha’s sacrifice he lost his eyes when Shiva’s anger broke in, and so fortune, say the tellers, sometimes goes to the wrong house. Later texts often give this nakshatra to Bhaga and the next to Aryaman; a few older lists have them the other way round.

## For the almanac

- **Span:** 13°20′ to 26°40′ of Simha
- **Stars:** Delta and Theta Leonis; yogatara Delta (Zosma)
- **Deity:** Bhaga
- **Symbol:** the front legs of a cot
- **Vimshottari lord:** [Shukra (Venus)](/remedies/venus), 20 years
- **Gana, yoni, nadi:** manushya, rat, madhya
- **Naming sounds by pada:** Mo, Ta, Ti, Tu
- **Class in muhurta:** ugra (fierce)

## As tradition tells it

Those with the Moon here are said to be charming, easy-going, creative, fond of company and ornament, generous with what they have. They can make a party out of four guavas and some salt. They also know how to rest, which is rarer. The reverse of the coin is putting off. Shukra as lord and Surya’s sign around it suggest the cure: let the art have an hour and a stage.

## What the days are for

Though reckoned fierce, it appears in many lists for art, performance, reconciliation and courtship. Heavy starts such as foundations are kept for the next nakshatra. Holi is kept at the full Moon near these stars.`,
  },
  hi: {
    title: 'पूर्वा फाल्गुनी: बग़ीचे की शाम',
    summary:
      'सिंह का पूर्वा फाल्गुनी नक्षत्र: ज़ोस्मा और उसका साथी तारा, भाग देने वाले भग, विश्राम और आनंद, नामाक्षर, स्वभाव और इसके दिन।',
    coverAlt: 'सिंह के दो तारे, नीचे साँझ की छत पर फूलों से सजा झूला-पलंग।',
    body: `काम हो चुका है, किसी ने आम के नीचे खाट डाल दी है और बग़ल के आँगन से संगीत आ रहा है। दोनों फाल्गुनी वही खाट हैं। पूर्वा उसके अगले पाये हैं, जहाँ आदमी बैठता है। उत्तरा पिछले, जहाँ टिक जाता है।

## भग का दान

भग आदित्यों में एक हैं और नाम का सीधा अर्थ है “हिस्सा”। ऋग्वेद हर सुबह उनसे सौभाग्य माँगता है: गाय, घोड़े, संतान, प्रेम। उन्हीं के नाम से भाग्य बना, भक्त भी, जिसका ईश्वर में हिस्सा है, और भगवान भी। दक्ष-यज्ञ की कथा में शिव का क्रोध बरसा तो भग की आँखें चली गईं; इसीलिए, कहने वाले कहते हैं, भाग्य कभी-कभी ग़लत घर चला जाता है। बाद के ग्रंथ प्रायः यह नक्षत्र भग को और अगला अर्यमा को देते हैं; कुछ पुरानी सूचियों में क्रम उलटा है।

## पंचांग के लिए

- **विस्तार:** सिंह 13°20′ से 26°40′
- **तारे:** डेल्टा और थीटा लियोनिस; योगतारा डेल्टा (ज़ोस्मा)
- **देवता:** भग
- **चिह्न:** पलंग के अगले पाये
- **विंशोत्तरी स्वामी:** [शुक्र](/remedies/venus), 20 वर्ष
- **गण, योनि, नाड़ी:** मनुष्य, मूषक, मध्य
- **चरण के अनुसार नामाक्षर:** मो, टा, टी, टू
- **मुहूर्त में वर्ग:** उग्र

## परंपरा जैसा कहती है

जिनका चंद्रमा यहाँ हो वे आकर्षक, सहज, रचनाशील, संगत और सजावट के शौक़ीन, और जो पास है उसमें उदार कहे गए हैं। चार अमरूद और थोड़े नमक से दावत बना लेते हैं। उन्हें आराम करना भी आता है, जो और दुर्लभ है। दूसरा पहलू है टालना। स्वामी शुक्र और चारों ओर सूर्य की राशि उपाय बताते हैं: कला को रोज़ एक घंटा और एक मंच दीजिए।

## दिन किस लिए

गिनती उग्र में है, फिर भी कई सूचियाँ इसे कला, प्रदर्शन, मेल-मिलाप और प्रणय के लिए लेती हैं। नींव जैसे भारी आरंभ अगले नक्षत्र के लिए रखे जाते हैं। होली इन्हीं तारों के पास की पूर्णिमा को होती है।`,
  },
};
