import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'uttara-bhadrapada',
  cover: 'nakshatras/uttara-bhadrapada.svg',
  category: '',
  tags: ['uttara-bhadrapada', 'meena', 'saturn', 'nakshatra'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T15:11:00+05:30',
  details: {},
  en: {
    title: 'Uttara Bhadrapada: the serpent of the deep',
    summary:
      'Uttara Bhadrapada nakshatra in Meena: Algenib and Alpheratz, Ahirbudhnya under the waters, naming sounds, depth, kindness and fixed days.',
    coverAlt:
      'The eastern side of the Square of Pegasus above a great serpent resting in layered sea waves.',
    body: `Under the last wave, under the mud, at the bottom of everything, something lies coiled and is not hungry. The Veda names it Ahirbudhnya, the serpent of the foundation. It is not the enemy serpent whom Indra kills. It is what holds.

## Depth and rain

Farmers prayed to this being for the water that is below the well. Later he became a Rudra, or a form of Shiva, and some hear in him an early note of Shesha, on whom Vishnu sleeps. The dark half of Bhadrapada, the month of this pair where months end at new Moon, is given to the ancestors, who are also under the ground and also feed it.

## What tradition says

Those with the Moon here are calm, compassionate, good speakers when they speak, wise about sorrow, fond of children, slow in the morning. They may save for years and give it all for a cause on one afternoon. Shani as lord and Guru as lord of the sign make a rare friendship: depth with mercy. What they need is to be drawn up now and then, like a bucket: sunlight, errands, people who laugh.

- **Span:** 3°20′ to 16°40′ of Meena
- **Stars:** Gamma Pegasi (Algenib) and Alpha Andromedae; yogatara Gamma
- **Deity:** Ahirbudhnya
- **Symbol:** the back of a cot, or twins
- **Vimshottari lord:** [Shani (Saturn)](/remedies/saturn), 19 years
- **Gana, yoni, nadi:** manushya, cow, madhya
- **Naming sounds by pada:** Du, Tha, Jha, Nya
- **Class in muhurta:** dhruva (fixed)

## Its fixed days

Marriage, foundations, house entry, wells, long savings, planting, initiation into a practice. Almanacs think highly of it, even within panchaka, for whatever should stay. On November evenings the two stars stand high in the south, one above the other, as if someone had set up a ladder; Alpheratz, the upper one, officially belongs to Andromeda.`,
  },
  hi: {
    title: 'उत्तरा भाद्रपद: गहराई का सर्प',
    summary:
      'मीन का उत्तरा भाद्रपद नक्षत्र: अल्जेनिब और अल्फ़ेराट्ज़, जल के नीचे अहिर्बुध्न्य, नामाक्षर, गहराई, करुणा और ध्रुव दिनों के काम।',
    coverAlt: 'पेगासस के चौकोर की पूर्वी भुजा, नीचे परत-दर-परत लहरों में विश्राम करता विशाल सर्प।',
    body: `आख़िरी लहर के नीचे, कीचड़ के भी नीचे, सबकी तह में कुछ कुंडली मारे पड़ा है और भूखा नहीं है। वेद उसे अहिर्बुध्न्य कहता है, आधार का सर्प। यह वह शत्रु सर्प नहीं जिसे इंद्र मारते हैं। यह वह है जो थामे हुए है।

## गहराई और वर्षा

किसान उनसे उस पानी के लिए प्रार्थना करते थे जो कुएँ के भी नीचे है। बाद में वे रुद्रों में गिने गए, या शिव का एक रूप, और कुछ को उनमें शेष का पहला स्वर सुनाई देता है जिन पर विष्णु सोते हैं। अमांत गिनती में इस जोड़ी के मास भाद्रपद का कृष्ण पक्ष पितरों का है, जो धरती के नीचे भी हैं और उसे पोसते भी हैं।

## परंपरा का कहना

जिनका चंद्रमा यहाँ हो वे शांत, करुणामय, बोलें तो अच्छे वक्ता, दुख को समझने वाले, बच्चों के प्रिय और सुबह धीमे बताए गए हैं। बरसों जोड़ते हैं और एक दोपहर किसी भले काम में सब दे देते हैं। नक्षत्र के स्वामी शनि और राशि के स्वामी गुरु की मैत्री दुर्लभ है: दया के साथ गहराई। ज़रूरत यह है कि बीच-बीच में कोई उन्हें डोल की तरह ऊपर खींचे: धूप, छोटे-मोटे काम, हँसने वाले लोग।

- **विस्तार:** मीन 3°20′ से 16°40′
- **तारे:** गामा पेगासी (अल्जेनिब) और अल्फ़ा एंड्रोमिडी; योगतारा गामा
- **देवता:** अहिर्बुध्न्य
- **चिह्न:** खाट का पिछला भाग या जुड़वाँ
- **विंशोत्तरी स्वामी:** [शनि](/remedies/saturn), 19 वर्ष
- **गण, योनि, नाड़ी:** मनुष्य, गौ, मध्य
- **चरण के अनुसार नामाक्षर:** दू, थ, झ, ञ
- **मुहूर्त में वर्ग:** ध्रुव

## इसके ध्रुव दिन

विवाह, नींव, गृह प्रवेश, कुआँ, लंबी बचत, वृक्षारोपण, साधना की दीक्षा। जिसे टिकना हो उसके लिए पंचांग इसे पंचक में होते हुए भी अच्छा मानते हैं। नवंबर की शामों में दोनों तारे दक्षिण में ऊँचे, एक के ऊपर एक दिखते हैं, जैसे किसी ने सीढ़ी टिका दी हो; ऊपर वाला अल्फ़ेराट्ज़ आधिकारिक रूप से एंड्रोमिडा का है।`,
  },
};
