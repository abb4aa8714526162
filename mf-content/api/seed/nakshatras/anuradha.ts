import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'anuradha',
  cover: 'nakshatras/anuradha.svg',
  category: '',
  tags: ['anuradha', 'vrischika', 'saturn', 'nakshatra'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T14:21:00+05:30',
  details: {},
  en: {
    title: 'Anuradha: friendship in a hard country',
    summary:
      'Anuradha nakshatra in Vrischika: the Scorpion’s brow, Mitra the friend, the lotus in the mud, naming sounds, devotion and gentle days.',
    coverAlt:
      'Three stars of the Scorpion’s brow in a curve above a lotus rising from dark water and two small lamps.',
    body: `A lotus does not complain of the mud. It makes a stalk as long as the water is deep and opens at the top. Anuradha lies in the sign where the Moon is weakest, under the lord who is slowest, and it is the nakshatra of friends.

## Mitra

His name became the ordinary word for "friend" in most of our languages. With Varuna he keeps the order of the world: Varuna by night, with a noose, and Mitra by day, with a reminder. A single hymn in the Rigveda is his alone. It says that when Mitra speaks he makes people join hands, and that he watches over the peoples with unclosing eye. Anu-Radha is "following Radha", that is Vishakha. Where that gate led, this nakshatra arrives: after the goal, the company.

## A note on its people

Tradition describes loyalty, devotion, gift for groups, hunger for travel, a heart easily hurt and well hidden. They remember birthdays of friends’ children. Many live far from where they were born and make a family there. Shani asks for patience; they give it, and sometimes forget to eat. The rule of the lotus holds: stay in touch with the water, keep the flower above it.

- **Span:** 3°20′ to 16°40′ of Vrischika
- **Stars:** Beta, Delta and Pi Scorpii; yogatara Delta (Dschubba)
- **Deity:** Mitra
- **Symbol:** a lotus, or a row of offerings
- **Vimshottari lord:** [Shani (Saturn)](/remedies/saturn), 19 years
- **Gana, yoni, nadi:** deva, deer, madhya
- **Naming sounds by pada:** Na, Ni, Nu, Ne
- **Class in muhurta:** mridu (gentle)

## Days that suit

Gentle: friendship, marriage, music, worship, learning, clothes, a first journey, settling a quarrel. In the list of wedding nakshatras it has a firm place. Write to an old friend under it; no almanac is needed for that.`,
  },
  hi: {
    title: 'अनुराधा: कठिन देश में मित्रता',
    summary:
      'वृश्चिक का अनुराधा नक्षत्र: बिच्छू के माथे के तारे, मित्र देवता, कीचड़ में कमल, नामाक्षर, भक्ति भरा स्वभाव और मृदु दिन।',
    coverAlt: 'बिच्छू के माथे के तीन तारे, नीचे गहरे जल से उठता कमल और दो छोटे दीये।',
    body: `कमल कीचड़ की शिकायत नहीं करता। पानी जितना गहरा हो, उतनी लंबी नाल बनाता है और ऊपर आकर खिल जाता है। अनुराधा उस राशि में है जहाँ चंद्रमा सबसे दुर्बल है, उस स्वामी के अधीन जो सबसे धीमा है, और फिर भी यह मित्रों का नक्षत्र है।

## मित्र देवता

उनका नाम ही हमारी अधिकतर भाषाओं में दोस्त का साधारण शब्द बन गया। वरुण के साथ वे जगत का नियम सँभालते हैं: वरुण रात में, पाश लेकर; मित्र दिन में, याद दिलाकर। ऋग्वेद में एक सूक्त केवल उन्हीं का है। वह कहता है कि मित्र बोलकर लोगों को मिलाते हैं और बिना पलक झपकाए सबको देखते रहते हैं। अनु-राधा यानी राधा के पीछे आने वाली; राधा विशाखा का ही नाम है। वह तोरण जहाँ ले जाता था, यह वहाँ पहुँचती है: लक्ष्य के बाद संगत।

## इसके लोगों के बारे में

परंपरा निष्ठा, भक्ति, समूह का गुण, यात्रा की भूख और ऐसा हृदय बताती है जो जल्दी दुखता है और छिपा रहता है। मित्रों के बच्चों के जन्मदिन भी याद रहते हैं। बहुत-से लोग जन्मस्थान से दूर रहकर वहीं परिवार बना लेते हैं। शनि धैर्य माँगता है; वे देते हैं, और कभी-कभी खाना भूल जाते हैं। कमल का नियम ठीक है: जल से जुड़े रहिए, फूल ऊपर रखिए।

- **विस्तार:** वृश्चिक 3°20′ से 16°40′
- **तारे:** बीटा, डेल्टा और पाई स्कॉर्पी; योगतारा डेल्टा (जुब्बा)
- **देवता:** मित्र
- **चिह्न:** कमल या बलि की पंक्ति
- **विंशोत्तरी स्वामी:** [शनि](/remedies/saturn), 19 वर्ष
- **गण, योनि, नाड़ी:** देव, मृग, मध्य
- **चरण के अनुसार नामाक्षर:** ना, नी, नू, ने
- **मुहूर्त में वर्ग:** मृदु

## जँचने वाले दिन

मृदु: मित्रता, विवाह, संगीत, पूजा, पढ़ाई, वस्त्र, पहली यात्रा, झगड़े का निपटारा। विवाह के नक्षत्रों में इसका स्थान पक्का है। इसके दिन किसी पुराने मित्र को चिट्ठी लिखिए; उसके लिए पंचांग भी नहीं चाहिए।`,
  },
};
