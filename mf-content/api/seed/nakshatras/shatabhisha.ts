import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'shatabhisha',
  cover: 'nakshatras/shatabhisha.svg',
  category: '',
  tags: ['shatabhisha', 'kumbha', 'rahu', 'nakshatra'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T15:04:00+05:30',
  details: {},
  en: {
    title: 'Shatabhisha: a hundred healers in a circle',
    summary:
      'Shatabhisha nakshatra in Kumbha: the faint stars by Lambda Aquarii, Varuna’s waters, the empty circle, naming sounds, solitude and moving days.',
    coverAlt:
      'A large ring of many small stars over a dark pool, with medicinal leaves around its rim.',
    body: `Draw a circle on paper and put nothing in it. That is the symbol. It may be a pond, a zero, a fence, a medicine bowl, the horizon seen from a boat. Shatabhisha, "a hundred physicians", has also a hundred stars by tradition, and hardly one that a city dweller can see.

## Varuna

He is the old lord of the wide water and the night sky, who sees every blink of an eye through a thousand spies, the stars. His noose binds those who break the order, *rita*. Yet nobody is asked for forgiveness in the Rigveda so tenderly as he. Vasishtha remembers how they once sat in one boat on the open sea and swung there for joy, and asks: what was my fault, that you would leave a friend? Healing here begins with this sentence.

- **Span:** 6°40′ to 20°00′ of Kumbha
- **Stars:** faint stars round Lambda Aquarii, by tradition a hundred; yogatara Lambda
- **Deity:** Varuna
- **Symbol:** an empty circle
- **Vimshottari lord:** [Rahu](/remedies/rahu), 18 years
- **Gana, yoni, nadi:** rakshasa, horse, adi
- **Naming sounds by pada:** Go, Sa, Si, Su
- **Class in muhurta:** chara (moving)

## The nature of its people

Private, truthful, scientific or mystical or both, stubborn, unimpressed by rank, often healers of others and slow to show their own wound. Rahu as lord brings unusual fields and far countries. Tradition calls them hard to know. They generally find that one person who may step over the circle is worth more than a crowd outside it.

## For which work

A moving nakshatra. Medicine-making, research, boats, water works, travel, gardening, astronomy; some accept it for signing contracts and for vehicles. It lies within *panchaka*. On a very dark evening in October, south of the Square of Pegasus, wait ten minutes until your eyes are used to it. The circle appears slowly.`,
  },
  hi: {
    title: 'शतभिषा: घेरे में बैठे सौ वैद्य',
    summary:
      'कुंभ का शतभिषा नक्षत्र: लैम्ब्डा एक्वेरी के पास के मद्धिम तारे, वरुण का जल, ख़ाली वृत्त, नामाक्षर, एकांत का स्वभाव और चर दिन।',
    coverAlt: 'गहरे कुंड के ऊपर बहुत-से छोटे तारों का बड़ा घेरा, किनारे पर औषधि के पत्ते।',
    body: `काग़ज़ पर एक वृत्त खींचिए और उसमें कुछ न रखिए। चिह्न यही है। वह तालाब हो सकता है, शून्य, बाड़, औषधि का कटोरा, या नाव से दिखता क्षितिज। शतभिषा यानी “सौ वैद्य”; परंपरा में तारे भी सौ हैं, और शहर वाले को शायद ही एक दिखे।

## वरुण

वे विस्तृत जल और रात के आकाश के पुराने स्वामी हैं, जो हज़ार गुप्तचरों यानी तारों से पलक का हर झपकना देखते हैं। जो नियम यानी ऋत तोड़े, उसे उनका पाश बाँधता है। फिर भी ऋग्वेद में जितनी कोमलता से उनसे क्षमा माँगी गई है, उतनी किसी से नहीं। वसिष्ठ याद करते हैं कि कभी दोनों एक ही नाव में खुले सागर पर झूले थे, और पूछते हैं: मेरा कौन-सा अपराध था कि मित्र को छोड़ना चाहते हो? यहाँ उपचार इसी वाक्य से शुरू होता है।

- **विस्तार:** कुंभ 6°40′ से 20°00′
- **तारे:** लैम्ब्डा एक्वेरी के आसपास के मद्धिम तारे, परंपरा में सौ; योगतारा लैम्ब्डा
- **देवता:** वरुण
- **चिह्न:** ख़ाली वृत्त
- **विंशोत्तरी स्वामी:** [राहु](/remedies/rahu), 18 वर्ष
- **गण, योनि, नाड़ी:** राक्षस, अश्व, आदि
- **चरण के अनुसार नामाक्षर:** गो, सा, सी, सू
- **मुहूर्त में वर्ग:** चर

## इसके लोगों का स्वभाव

एकांतप्रिय, सच्चे, वैज्ञानिक या रहस्यवादी या दोनों, हठी, पद से प्रभावित न होने वाले, प्रायः दूसरों के वैद्य और अपना घाव देर से दिखाने वाले। स्वामी राहु अनूठे विषय और दूर के देश देता है। परंपरा कहती है कि इन्हें जानना कठिन है। वे प्रायः पाते हैं कि घेरे के भीतर आ सकने वाला एक व्यक्ति बाहर की भीड़ से बढ़कर है।

## किस काम के लिए

चर नक्षत्र। औषधि बनाना, शोध, नाव, जल के काम, यात्रा, बाग़वानी, खगोल; कुछ लोग इसे अनुबंध और वाहन के लिए भी लेते हैं। यह पंचक के भीतर है। अक्टूबर की बहुत अँधेरी शाम, पेगासस के चौकोर के दक्षिण में, दस मिनट आँखों को अभ्यस्त होने दीजिए। घेरा धीरे-धीरे उभरता है।`,
  },
};
