import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'mrigashira',
  cover: 'nakshatras/mrigashira.svg',
  category: '',
  tags: ['mrigashira', 'vrishabha', 'mithuna', 'mars'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T12:30:00+05:30',
  details: {},
  en: {
    title: 'Mrigashira: the deer that keeps looking',
    summary:
      'Mrigashira nakshatra across Vrishabha and Mithuna: Orion’s head, Soma and the deer, naming sounds, the searching mind, and its gentle days.',
    coverAlt:
      'Orion’s three head stars in a ring above a spotted deer looking back from tall grass.',
    body: `A deer in tall grass lifts its head. Has it heard something, or smelt something sweet? It takes three steps, stops, looks again. If a nakshatra can be put in a single gesture, this is Mrigashira’s.

## Where it is

The three faint stars stand close together at the head of Orion, above the bright shoulders. Find the belt in January, go up, and you have them.

- **Span:** 23°20′ of Vrishabha to 6°40′ of Mithuna
- **Stars:** Lambda, Phi-1 and Phi-2 Orionis; yogatara Lambda (Meissa)
- **Deity:** Soma
- **Symbol:** a deer’s head
- **Vimshottari lord:** [Mangala (Mars)](/remedies/mars), 7 years
- **Gana, yoni, nadi:** deva, serpent, madhya
- **Naming sounds by pada:** Ve, Vo, Ka, Ki
- **Class in muhurta:** mridu (gentle)

## The deer in the sky

The Brahmanas tell a strange, old tale. Prajapati desired what was not his to desire and ran after it in the form of a stag. The gods were troubled, and Rudra shot an arrow. The stag was set among the stars, and so was the arrow: the belt of Orion is the shaft, three-jointed, and Sirius the hunter. Later and milder tellers made it the deer of Soma, always in search of the nectar whose scent it carries.

## Tradition describes

A mind curious, gentle, quick to be startled, humorous, fond of walks, perfume and talk. It researches a purchase for three weeks with real pleasure and is a little sad when the thing arrives. Mangala, the lord, is here a tracker and not a fighter. What steadies it: choosing one path through the grass and going to its end.

## Days and uses

Gentle nakshatras favour friendship, learning, art, clothes, a proposal, travel for pleasure, naming a child. The full Moon of Margashirsha falls near it, in the month of which Krishna says in the Gita, "Of months I am Margashirsha."`,
  },
  hi: {
    title: 'मृगशिरा: जो हिरन खोजता रहता है',
    summary:
      'वृषभ और मिथुन में फैला मृगशिरा नक्षत्र: मृग मंडल का सिर, सोम और हिरन की कथा, नामाक्षर, खोजी मन, और इसके मृदु दिनों के काम।',
    coverAlt: 'वलय में मृग के सिर के तीन तारे, नीचे ऊँची घास से पीछे मुड़कर देखता चित्तीदार हिरन।',
    body: `ऊँची घास में एक हिरन सिर उठाता है। कुछ सुना, या कोई मीठी गंध आई? तीन क़दम चलता है, रुकता है, फिर देखता है। किसी नक्षत्र को एक मुद्रा में कहना हो तो मृगशिरा की मुद्रा यही है।

## कहाँ है

तीन मंद तारे ओरायन के सिर में, चमकीले कंधों के ऊपर, पास-पास बैठे हैं। जनवरी में पेटी के तीन तारे खोजिए, ऊपर जाइए, ये मिल जाएँगे।

- **विस्तार:** वृषभ 23°20′ से मिथुन 6°40′
- **तारे:** लैम्ब्डा, फ़ाई-1 और फ़ाई-2 ओरायनिस; योगतारा लैम्ब्डा (मीसा)
- **देवता:** सोम
- **चिह्न:** हिरन का सिर
- **विंशोत्तरी स्वामी:** [मंगल](/remedies/mars), 7 वर्ष
- **गण, योनि, नाड़ी:** देव, सर्प, मध्य
- **चरण के अनुसार नामाक्षर:** वे, वो, का, की
- **मुहूर्त में वर्ग:** मृदु

## आकाश का हिरन

ब्राह्मण ग्रंथों में एक पुरानी, विचित्र कथा है। प्रजापति ने वह चाहा जो उनके चाहने का न था और मृग बनकर उसके पीछे दौड़े। देवता व्याकुल हुए और रुद्र ने बाण छोड़ा। मृग तारों में रख दिया गया और बाण भी: पेटी के तीन तारे उस बाण के तीन पोर हैं और लुब्धक वह व्याध। बाद के, कोमल कथाकारों ने इसे सोम का हिरन कहा, जो उस अमृत को खोजता फिरता है जिसकी सुगंध उसी में है।

## परंपरा का वर्णन

जिज्ञासु, कोमल, जल्दी चौंकने वाला, विनोदी, सैर, सुगंध और बातों का प्रेमी मन। कोई चीज़ ख़रीदने से पहले तीन हफ़्ते आनंद से छानबीन करता है और चीज़ आ जाए तो थोड़ा उदास हो जाता है। स्वामी मंगल यहाँ योद्धा नहीं, खोजी है। ठहराव इसमें है कि घास में एक पगडंडी चुने और उसके अंत तक जाए।

## दिन और उपयोग

मृदु नक्षत्र मित्रता, पढ़ाई, कला, वस्त्र, रिश्ते की बात, मन की यात्रा और नामकरण के लिए अच्छे माने जाते हैं। मार्गशीर्ष की पूर्णिमा इसी के पास पड़ती है, उसी मास की जिसके लिए गीता में कृष्ण कहते हैं, “मासों में मैं मार्गशीर्ष हूँ।”`,
  },
};
