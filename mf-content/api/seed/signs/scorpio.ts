import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'scorpio',
  cover: 'signs/scorpio.svg',
  category: '',
  tags: ['vrischika', 'scorpio', 'moon-sign', 'mars'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T13:46:00+05:30',
  details: {},
  en: {
    title: 'Vrischika (Scorpio): the Moon in deep water',
    summary:
      'Vrischika as a Moon sign: why the Moon is called weak here and what that means, depth and privacy, research, loyal love, and the way up to light.',
    coverAlt:
      'A scorpion drawn in stars above a dark well, with a single lotus opening at the water’s edge.',
    body: `Let us begin with the word that frightens people. The Moon is *neecha*, at its lowest, in Vrischika; three degrees is the exact point. It means that the soft light of the Moon finds little open sky here. It does not mean that a person is unlucky or unkind. A lamp in a well shows what a lamp in the street never can.

## At a glance

- **Lord:** [Mangala (Mars)](/remedies/mars)
- **Element:** water
- **Mode:** sthira (fixed)
- **In the body of the Kalapurusha:** private parts
- **Nakshatras:** [Vishakha](/nakshatras/vishakha) (pada 4), [Anuradha](/nakshatras/anuradha), [Jyeshtha](/nakshatras/jyeshtha)
- **Sidereal Sun here:** about 16 November to 15 December

## Still water, great depth

Mangala rules two signs. In Mesha his fire is in the open. In Vrischika it glows under fixed water, as in a hot spring. The scorpion lives below stones and comes out when it is quiet. The hidden parts of the Kalapurusha belong here, and with them secrets, inheritance, research and healing of old wounds.

The stars of the sign look like their name, which is rare. The red one in the middle is Jyeshtha, and the curved tail reaches on into Dhanu. On June evenings it stands in the south.

## Temperament

Tradition describes intense feeling and very little display. A Vrischika Moon trusts slowly, watches the eyes rather than the words, and once it trusts is immovable. It hates pretence and can smell it. Hurts go down deep and may stay there for years, not from malice but because nobody was told.

One quarter of Vishakha gives ambition. Anuradha is the warmest part, made for friendship and devotion. Jyeshtha is the elder who protects, sometimes without being asked.

## Work

Give this Moon something to get to the bottom of. Surgery, psychology, investigation, mining, insurance, chemistry, tax, engineering under the ground, the study of mantra: the classical list is long and has one theme. What others avoid, it can look at. It should have a project of its own with a lock on the door. It should also have one colleague who is allowed to open it.

## Love without a mask

All or nothing is the natural measure. Half-friendships do not interest it. Its loyalty in illness and disaster is remembered by families for generations. Jealousy is the shadow and comes from imagination working without light, so facts help: say where you are, say when you return. And this Moon can practise telling a small pain on the day it happens. Small pains told do not become large ones.

## The way up

Vrishabha, opposite, is daylight: food, garden, song, touch. Each does the mood good in a plain sense. So does sweat. Many with this Moon find that prayer suits them best at night or before dawn, and that serving the sick quietly heals them as well. Milk or water offered on Monday, the Hanuman Chalisa on Tuesday: see [Moon](/remedies/moon) and [Mars](/remedies/mars). Astrologers also recognise *neecha bhanga*, the cancelling of weakness; it needs the full chart.

## If another placement brought you here

Vrischika rising gives a watchful look and Mars as the leading graha. The Sun is in the sign from the middle of November, and such births are private in ambition. A Western Scorpio of early November usually has the sidereal Sun in Tula. The [kundli](/astrology-services/free-kundli) settles it.`,
  },
  hi: {
    title: 'वृश्चिक राशि: गहरे जल का चंद्रमा',
    summary:
      'चंद्र राशि वृश्चिक: चंद्रमा यहाँ नीच का क्यों और उसका अर्थ क्या, गहराई और निजता, शोध के काम, निष्ठा वाला प्रेम, और उजाले का रास्ता।',
    coverAlt: 'अँधेरे कुएँ के ऊपर तारों से बना बिच्छू, और जल के किनारे खिलता एक कमल।',
    body: `पहले वही शब्द जिससे लोग डरते हैं। वृश्चिक में चंद्रमा नीच का है, तीन अंश पर परम नीच। इसका अर्थ इतना है कि चंद्रमा के कोमल प्रकाश को यहाँ खुला आकाश कम मिलता है। यह नहीं कि व्यक्ति अभागा या कठोर है। कुएँ में उतरा दीपक वह दिखाता है जो गली का दीपक कभी नहीं दिखा सकता।

## एक नज़र में

- **स्वामी:** [मंगल](/remedies/mars)
- **तत्व:** जल
- **स्वभाव:** स्थिर
- **कालपुरुष के शरीर में:** गुह्य अंग
- **नक्षत्र:** [विशाखा](/nakshatras/vishakha) (चरण 4), [अनुराधा](/nakshatras/anuradha), [ज्येष्ठा](/nakshatras/jyeshtha)
- **निरयण सूर्य यहाँ:** लगभग 16 नवंबर से 15 दिसंबर

## ठहरा जल, बड़ी गहराई

मंगल की दो राशियाँ हैं। मेष में उसकी आग खुले में है; वृश्चिक में वह ठहरे जल के नीचे गरम सोते की तरह दहकती है। बिच्छू पत्थर के नीचे रहता है और सन्नाटे में निकलता है। कालपुरुष के गुह्य अंग यहाँ हैं, और उनके साथ रहस्य, विरासत, शोध और पुराने घावों का भरना।

इस राशि के तारे सचमुच अपने नाम जैसे दिखते हैं, जो कम होता है। बीच का लाल तारा ज्येष्ठा है और मुड़ी पूँछ धनु तक जाती है। जून की शामों में यह दक्षिण में दिखता है।

## स्वभाव

परंपरा इसे तीव्र भावना और बहुत कम प्रदर्शन वाला मन कहती है। वृश्चिक का चंद्रमा धीरे भरोसा करता है, शब्दों से अधिक आँखें देखता है, और एक बार भरोसा कर ले तो अटल रहता है। दिखावा उसे नापसंद है और वह उसे सूँघ लेता है। चोट गहरे उतरती है और बरसों रह सकती है, द्वेष से नहीं, इसलिए कि किसी को बताया नहीं गया।

विशाखा का एक चरण महत्वाकांक्षा देता है। अनुराधा सबसे स्नेही भाग है, मित्रता और भक्ति के लिए बना। ज्येष्ठा वह बड़ा है जो रक्षा करता है, कभी-कभी बिना कहे भी।

## काम

इस चंद्रमा को कुछ ऐसा दीजिए जिसकी तह तक जाना हो। सर्जरी, मनोविज्ञान, जाँच, खनन, बीमा, रसायन, कर, ज़मीन के नीचे की इंजीनियरी, मंत्र का अध्ययन: सूची लंबी है पर सूत्र एक। जिससे दूसरे आँख चुराते हैं, यह उसे देख सकता है। इसके पास अपना एक काम हो जिसके दरवाज़े पर ताला हो, और एक ऐसा साथी भी जिसे वह ताला खोलने की छूट हो।

## बिना मुखौटे का प्रेम

यहाँ नाप है पूरा या कुछ नहीं। आधी दोस्ती में इसकी रुचि नहीं। बीमारी और विपत्ति में इसकी निष्ठा परिवार पीढ़ियों तक याद रखते हैं। इसका दूसरा पहलू है शंका, जो बिना उजाले के काम करती कल्पना से आती है; इसलिए तथ्य मदद करते हैं: कहाँ हैं और कब लौटेंगे, बता दीजिए। और यह चंद्रमा छोटी पीड़ा उसी दिन कह देने का अभ्यास करे। कही हुई छोटी पीड़ा बड़ी नहीं बनती।

## ऊपर का रास्ता

सामने का वृषभ दिन का उजाला है: भोजन, बगिया, गीत, स्पर्श। सीधे-सादे अर्थ में ये सब मन को भाते हैं; पसीना बहाना भी। इस चंद्रमा वाले कई लोग पाते हैं कि उन्हें रात या भोर की प्रार्थना सबसे अच्छी लगती है, और चुपचाप रोगी की सेवा उन्हें भी हल्का करती है। सोमवार को दूध या जल, मंगलवार को हनुमान चालीसा: देखें [चंद्रमा](/remedies/moon) और [मंगल](/remedies/mars)। ज्योतिषी नीचभंग भी मानते हैं, पर उसके लिए पूरी कुंडली चाहिए।

## किसी और स्थिति से यहाँ आए हों

वृश्चिक लग्न पैनी दृष्टि देता है और मंगल को मुख्य ग्रह बनाता है। सूर्य मध्य नवंबर से यहाँ रहता है; ऐसे जन्म में आकांक्षाएँ निजी रहती हैं। नवंबर के आरंभ में जन्मे पश्चिमी “स्कॉर्पियो” का निरयण सूर्य प्रायः तुला में होता है। निर्णय [कुंडली](/astrology-services/free-kundli) से करें।`,
  },
};
