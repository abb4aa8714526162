import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'sagittarius',
  cover: 'signs/sagittarius.svg',
  category: '',
  tags: ['dhanu', 'sagittarius', 'moon-sign', 'jupiter'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T13:58:00+05:30',
  details: {},
  en: {
    title: 'Dhanu (Sagittarius): the Moon that aims far',
    summary:
      'Dhanu as a Moon sign: Jupiter and the dual fire, faith and frankness, teaching and travel, love that needs open air, and the skill of coming home.',
    coverAlt:
      'A drawn bow of gold with an arrow pointing at a distant star, hills and a winding road below.',
    body: `Dhanu means bow. In the oldest descriptions the archer has the body of a horse behind him, so that he can shoot and gallop in the same breath. The Moon in this sign is seldom satisfied with the place where it stands. It has already seen the hill after the next.

## At a glance

- **Lord:** [Guru (Jupiter)](/remedies/jupiter)
- **Element:** fire
- **Mode:** dvisvabhava (dual)
- **In the body of the Kalapurusha:** thighs
- **Nakshatras:** [Mula](/nakshatras/mula), [Purva Ashadha](/nakshatras/purva-ashadha), [Uttara Ashadha](/nakshatras/uttara-ashadha) (pada 1)
- **Sidereal Sun here:** about 16 December to 13 January

## Fire as a torch

Mesha’s fire strikes and Simha’s shines. In Dhanu it is carried from hand to hand, like learning. Guru, teacher of the gods, rules the sign. The mode is dual: half of it human and thinking, half of it four-footed and running. The centre of our galaxy lies in the direction where Dhanu begins, beyond the stars of Mula, and on a clear June night the Milky Way is brightest there.

The thighs of the Kalapurusha belong to it, the part of the body that covers distance. The Sun enters in the middle of December. In many communities weddings pause for the following month, called Dhanurmasa or Kharmas, while Tamil homes rise before dawn to sing the Tiruppavai.

## Temperament

Cheerful, honest, hopeful, fond of principle: tradition is kind to this Moon. It believes in people until they give it strong reason not to, and sometimes a little longer. It speaks the truth at table and looks round surprised at the silence. Details bore it. A promise is made in full faith, on Sunday, about a week which has no room.

Mula goes to the root and pulls out what is false, at a price. Purva Ashadha cannot be talked out of its hope. The first quarter of Uttara Ashadha is already sober: it wants to win rightly and for good.

## Work

Give it meaning and some distance to travel. Teaching, law, publishing, religious and charitable work, guiding, sport, foreign trade and consultancy are the classical roads. Rules without reasons make it unhappy, so explain the reason. For its own part it should choose fewer promises and write each down beside a date. The calendar is the quiver: only so many arrows go in.

## In love

Friendship comes first, then the rest. This Moon wants a companion for the road, with whom one can argue about God in a train. Control drives it away more surely than quarrels do. It should notice that freedom for one often means waiting for the other. A message that says "I am late, eat" is a small act of dharma.

## The skill of coming home

Mithuna, the opposite, has two ears. Dhanu balances itself by listening to the particular person after it has explained the general truth. Walking to a temple instead of driving there suits it, and so does reading a few verses daily with their meaning. Yellow food shared with students or teachers on Thursday is the customary gift; see [Jupiter](/remedies/jupiter).

## As rising sign, as Sun sign

Dhanu lagna looks open and tall in spirit, and Jupiter’s place then says much about the life’s direction. The Sun in Dhanu, from about mid December to mid January, seeks a cause. For feelings, take this page only with the Moon here, which the [free kundli](/astrology-services/free-kundli) will confirm.`,
  },
  hi: {
    title: 'धनु राशि: दूर का निशाना साधता चंद्रमा',
    summary:
      'चंद्र राशि धनु: गुरु और द्विस्वभाव अग्नि, आस्था और खरापन, शिक्षा और यात्रा, खुली हवा चाहता प्रेम, और घर लौट आने का हुनर।',
    coverAlt: 'सुनहरा तना हुआ धनुष, दूर तारे की ओर सधा तीर, नीचे पहाड़ियाँ और घूमती सड़क।',
    body: `धनु यानी धनुष। सबसे पुराने वर्णनों में धनुर्धर का पिछला शरीर घोड़े का है, ताकि वह एक ही साँस में तीर भी छोड़े और दौड़ भी लगाए। इस राशि का चंद्रमा जहाँ खड़ा है, वहाँ शायद ही संतुष्ट होता है। उसने अगली पहाड़ी के आगे वाली पहाड़ी देख ली है।

## एक नज़र में

- **स्वामी:** [गुरु](/remedies/jupiter)
- **तत्व:** अग्नि
- **स्वभाव:** द्विस्वभाव
- **कालपुरुष के शरीर में:** जाँघें
- **नक्षत्र:** [मूल](/nakshatras/mula), [पूर्वाषाढ़ा](/nakshatras/purva-ashadha), [उत्तराषाढ़ा](/nakshatras/uttara-ashadha) (चरण 1)
- **निरयण सूर्य यहाँ:** लगभग 16 दिसंबर से 13 जनवरी

## मशाल बनी आग

मेष की आग वार करती है, सिंह की चमकती है। धनु में वह हाथ से हाथ में जाती है, जैसे विद्या। देवताओं के गुरु बृहस्पति इसके स्वामी हैं। स्वभाव दोहरा है: आधा मनुष्य, सोचता हुआ; आधा चौपाया, दौड़ता हुआ। हमारी आकाशगंगा का केंद्र उसी दिशा में है जहाँ धनु आरंभ होता है, मूल के तारों के पार, और जून की साफ़ रात में आकाशगंगा वहीं सबसे उजली दिखती है।

कालपुरुष की जाँघें इसकी हैं, देह का वह भाग जो दूरी तय करता है। सूर्य मध्य दिसंबर में यहाँ आता है। बहुत-से समाजों में अगले एक महीने, खरमास या धनुर्मास में, विवाह नहीं होते, जबकि तमिल घरों में लोग भोर से पहले उठकर तिरुप्पावै गाते हैं।

## स्वभाव

हँसमुख, ईमानदार, आशावान और सिद्धांत का प्रेमी: परंपरा इस चंद्रमा पर स्नेह रखती है। वह लोगों पर तब तक विश्वास करता है जब तक पक्का कारण न मिले, और कभी-कभी उसके बाद भी। खाने की मेज़ पर सच कह देता है और फिर सन्नाटा देखकर चकित होता है। बारीकियाँ उसे उबाती हैं। रविवार को पूरे मन से ऐसे सप्ताह का वादा कर देता है जिसमें जगह ही नहीं।

मूल जड़ तक जाता है और जो झूठा है उसे उखाड़ देता है, क़ीमत चुकाकर भी। पूर्वाषाढ़ा से उसकी आशा कोई छुड़ा नहीं सकता। उत्तराषाढ़ा का पहला चरण गंभीर है: उसे जीत सही ढंग की और टिकने वाली चाहिए।

## काम

इसे अर्थ दीजिए और चलने को थोड़ी दूरी। अध्यापन, क़ानून, प्रकाशन, धर्म और सेवा के काम, मार्गदर्शन, खेल, विदेश व्यापार और परामर्श इसके पुराने रास्ते हैं। बिना कारण के नियम इसे दुखी करते हैं, इसलिए कारण बता दीजिए। और यह स्वयं कम वादे करे और हर एक को तारीख़ के साथ लिख ले। कैलेंडर तरकश है: उसमें गिने हुए तीर ही आते हैं।

## प्रेम में

पहले मित्रता, फिर बाक़ी सब। इसे रास्ते का साथी चाहिए, जिससे रेल में बैठकर ईश्वर पर बहस हो सके। झगड़े से अधिक इसे रोक-टोक दूर करती है। पर यह देखना सीखे कि एक की आज़ादी अक्सर दूसरे की प्रतीक्षा होती है। “देर होगी, खा लेना” का छोटा-सा संदेश भी धर्म का काम है।

## घर लौट आने का हुनर

सामने के मिथुन के दो कान हैं। धनु तब सधता है जब वह बड़ा सत्य समझा चुकने के बाद सामने बैठे एक व्यक्ति की बात सुने। मंदिर गाड़ी की जगह पैदल जाना इसे भाता है, और रोज़ दो-चार श्लोक अर्थ के साथ पढ़ना भी। गुरुवार को विद्यार्थियों या अध्यापकों के साथ पीला भोजन बाँटने की रीति है; देखें [गुरु](/remedies/jupiter)।

## लग्न में, सूर्य में

धनु लग्न खुला और उदार दिखता है, और तब गुरु का स्थान जीवन की दिशा के बारे में बहुत कहता है। सूर्य यहाँ, लगभग मध्य दिसंबर से मध्य जनवरी तक, किसी ध्येय को खोजता है। भावनाओं के लिए यह पृष्ठ तभी लें जब चंद्रमा यहाँ हो; [निःशुल्क कुंडली](/astrology-services/free-kundli) पुष्टि कर देगी।`,
  },
};
