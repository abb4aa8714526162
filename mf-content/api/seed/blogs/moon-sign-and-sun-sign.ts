import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'moon-sign-and-sun-sign',
  cover: 'blogs/moon-sign-and-sun-sign.svg',
  category: 'basics',
  tags: ['moon-sign', 'rashi', 'horoscope'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T12:16:00+05:30',
  details: {},
  en: {
    title: 'What your Moon sign says that the Sun sign does not',
    summary:
      'Why Indian horoscopes go by the Moon, how the two signs differ by date and by zodiac, and which one to read for mood, timing and daily life.',
    coverAlt:
      'A large crescent Moon and a smaller Sun balanced on either side of a still lake with reeds.',
    body: `Ask a newspaper reader in London for their sign and they answer with a date: "I'm a Leo, fifth of August." Ask a grandmother in Nashik and she says, "Vrishabha, and Rohini." Both are right, and they are talking about different things.

## Two lights, two speeds

The Sun needs a year to go round the zodiac, about a month for each sign. Everyone born in the same month shares a Sun sign. The Moon goes round in 27 days and 8 hours. It stays in a sign for about two and a quarter days.

That speed is the first reason Indian astrology leans on the Moon. The Sun sorts people into twelve groups a year. The Moon sorts them into about 160 stretches a year, and its nakshatra and quarter sort far more finely: a quarter lasts about six hours. Two cousins born in the same week can have the same Sun sign and quite different Moons.

## Two zodiacs

The second difference is where the counting starts. Western Sun signs use the tropical zodiac, which begins at the point where the Sun crosses the equator in March. Indian astrology uses the sidereal zodiac, fixed with respect to the stars. The gap between the two is the ayanamsa, in the Lahiri convention a little over 24° in 2026.

So even the Sun sign moves. A person born on 5 August is a Leo in a Western column, because the tropical Sun entered Leo in late July. In the sidereal zodiac the Sun is still in Karka (Cancer) on that day and enters Simha (Leo) only about 17 August. Neither is a mistake. They measure the same Sun from different starting lines. More on this in [why two sites disagree](/blogs/ayanamsa-why-two-sites-disagree).

## What tradition reads from each

Tradition gives the Sun to the self that stands in the open: vitality, purpose, father, authority, the way one wants to be seen. It gives the Moon to *manas*, the mind that feels: moods, habits, mother, food, sleep, what soothes and what unsettles.

That is why the Moon sign, the *janma rashi*, is used wherever daily life is discussed:

- Horoscope columns in Indian languages are written for the Moon sign. Ours are too: read [today's horoscope](/horoscope/daily) under your rashi.
- Transits, or gochara, are counted from the Moon. Sade Sati is Saturn passing the sign before the Moon, the Moon's sign, and the sign after it.
- The nakshatra of the Moon fixes the Vimshottari dasha, the naming syllable of the child, and the eight kootas of marriage matching.

The Sun has work of its own. It sets the solar month, the sankrantis, and many regional new years. In a chart it is read for confidence and standing, and it matters a great deal when it owns the lagna or sits in an angle.

## An example with both

Take 15 April 1990, Pune. At 2.30 in the afternoon the sidereal Sun is in Mesha (Aries) and the Moon in Vrischika (Scorpio). The Sun says: begin things, go first. The Moon says: wait, look underneath, trust slowly. A friend who knows this person at work meets the Sun. A sister who knows them at midnight meets the Moon. Neither would recognise the other's description fully, and both are true in the way such descriptions can be true.

On that same day the Moon left Vrischika at ten past five in the evening. A child born after tea has the Moon in Dhanu (Sagittarius). This happens often: over ten years the Moon changes sign during 44 days in every 100. If you were born on such a day, a birth date alone cannot give your Moon sign. You need the hour.

## Which one should you read?

For the mood of the day and the week, read the Moon sign. For a yearly outline, many astrologers read both Moon sign and lagna and give weight to what they agree on. If you do not know your birth time at all, the Moon sign is often still certain; see [what can be read without it](/blogs/birth-time-unknown).

If a Sun-sign column has been good company to you for years, there is no need to give it up. Only do not mix the two. Reading a Moon-sign forecast under your Western Sun sign is like using a bus timetable at a railway station.

## Finding yours

Enter date, time and place in the [free kundli](/astrology-services/free-kundli). Look at the row for the Moon: it gives the rashi, the degree, the nakshatra and the pada. Note the degree as well. A Moon at 29° or at 0° of a sign stands near a border, and a small error in the time, or another ayanamsa, may put it on the other side.

Write it on the inside of a cupboard door, where families used to write such things. Rashi, nakshatra, pada: three words that most Indian almanacs, priests and horoscope pages will ask you for.`,
  },
  hi: {
    title: 'चंद्र राशि वह क्या बताती है जो सूर्य राशि नहीं बताती',
    summary:
      'भारतीय राशिफल चंद्रमा से क्यों चलता है, दोनों राशियों में तारीख़ और राशिचक्र का अंतर क्या है, और मन, समय तथा रोज़मर्रा के लिए कौन-सी देखें।',
    coverAlt: 'शांत झील के एक ओर बड़ा अर्धचंद्र और दूसरी ओर छोटा सूर्य, किनारे सरकंडे।',
    body: `लंदन में अख़बार पढ़ने वाले से राशि पूछिए तो वह तारीख़ से जवाब देगा: “पाँच अगस्त, यानी लियो।” नासिक की किसी दादी से पूछिए तो वे कहेंगी, “वृषभ राशि, रोहिणी नक्षत्र।” दोनों सही हैं, बस दोनों अलग-अलग चीज़ों की बात कर रहे हैं।

## दो ज्योतियाँ, दो चालें

सूर्य पूरे राशिचक्र का चक्कर एक वर्ष में लगाता है, हर राशि में लगभग एक महीना। एक ही महीने में जन्मे सबकी सूर्य राशि एक होती है। चंद्रमा यही चक्कर 27 दिन 8 घंटे में पूरा करता है और एक राशि में क़रीब सवा दो दिन रहता है।

भारतीय ज्योतिष के चंद्रमा पर टिकने का पहला कारण यही गति है। सूर्य साल भर में लोगों को बारह समूहों में बाँटता है। चंद्रमा लगभग 160 टुकड़ों में, और उसके नक्षत्र तथा चरण इससे भी महीन टुकड़ों में: एक चरण क़रीब छह घंटे का होता है। एक ही हफ़्ते में जन्मे दो भाई-बहनों की सूर्य राशि एक और चंद्र राशि बिल्कुल अलग हो सकती है।

## दो राशिचक्र

दूसरा अंतर यह है कि गिनती कहाँ से शुरू हो। पश्चिमी सूर्य राशियाँ सायन राशिचक्र से चलती हैं, जिसका आरंभ उस बिंदु से है जहाँ मार्च में सूर्य विषुवत रेखा पार करता है। भारतीय ज्योतिष निरयण राशिचक्र लेता है, जो तारों के सापेक्ष स्थिर है। दोनों के बीच की दूरी अयनांश है; लाहिरी मत से 2026 में यह 24° से कुछ अधिक है।

इसलिए सूर्य राशि भी बदल जाती है। 5 अगस्त को जन्मा व्यक्ति पश्चिमी स्तंभ में सिंह (लियो) है, क्योंकि सायन सूर्य जुलाई के अंत में सिंह में जा चुका होता है। निरयण गणना में उस दिन सूर्य कर्क में ही है और सिंह में क़रीब 17 अगस्त को जाता है। ग़लत कोई नहीं। सूर्य वही है, नापने की रेखा अलग है। इस पर विस्तार से [दो साइटों का अंतर](/blogs/ayanamsa-why-two-sites-disagree) में पढ़िए।

## परंपरा किससे क्या देखती है

सूर्य को परंपरा उस “मैं” से जोड़ती है जो सबके सामने खड़ा होता है: तेज, उद्देश्य, पिता, अधिकार, और यह कि हम कैसे दिखना चाहते हैं। चंद्रमा को मन से: मिज़ाज, आदतें, माँ, भोजन, नींद, क्या सुकून देता है और क्या बेचैन करता है।

इसीलिए जहाँ रोज़ के जीवन की बात हो, वहाँ चंद्र राशि यानी जन्म राशि चलती है:

- भारतीय भाषाओं के राशिफल चंद्र राशि के लिए लिखे जाते हैं। हमारा भी: [आज का राशिफल](/horoscope/daily) अपनी जन्म राशि में पढ़िए।
- गोचर चंद्रमा से गिना जाता है। साढ़ेसाती का अर्थ है शनि का चंद्र राशि से पहले वाली, चंद्र राशि की और उसके बाद वाली राशि में रहना।
- चंद्रमा के नक्षत्र से विंशोत्तरी दशा, बच्चे के नाम का अक्षर और विवाह के आठों कूट तय होते हैं।

सूर्य के अपने काम हैं। सौर मास, संक्रांतियाँ और कई प्रदेशों के नववर्ष उसी से चलते हैं। कुंडली में वह आत्मविश्वास और प्रतिष्ठा के लिए देखा जाता है, और लग्नेश हो या केंद्र में हो तो उसका महत्व बहुत बढ़ जाता है।

## एक उदाहरण, जिसमें दोनों हैं

15 अप्रैल 1990, पुणे लीजिए। दोपहर ढाई बजे निरयण सूर्य मेष में और चंद्रमा वृश्चिक में है। सूर्य कहता है: शुरू करो, आगे चलो। चंद्रमा कहता है: ठहरो, भीतर झाँको, भरोसा धीरे-धीरे करो। दफ़्तर का साथी इस व्यक्ति के सूर्य से मिलता है। आधी रात को बात करने वाली बहन उसके चंद्रमा से। दोनों एक-दूसरे का वर्णन पूरा नहीं पहचानेंगे, फिर भी ऐसे वर्णन जितने सच हो सकते हैं, दोनों उतने सच हैं।

उसी दिन शाम पाँच बजकर दस मिनट पर चंद्रमा वृश्चिक से निकलकर धनु में चला गया। शाम की चाय के बाद जन्मे बच्चे की राशि धनु हुई। ऐसा कम नहीं होता: दस वर्षों की गणना में हर 100 में से 44 दिन ऐसे निकले जिनमें चंद्रमा दिन के बीच राशि बदलता है। आपका जन्म ऐसे दिन का हो तो केवल तारीख़ से चंद्र राशि नहीं मिलेगी; समय चाहिए।

## तो कौन-सी पढ़ें?

दिन और सप्ताह के मिज़ाज के लिए चंद्र राशि पढ़िए। साल की रूपरेखा के लिए कई ज्योतिषी चंद्र राशि और लग्न दोनों पढ़ते हैं और जो बात दोनों में मिले उसे वज़न देते हैं। जन्म समय बिल्कुल न पता हो, तब भी चंद्र राशि अक्सर पक्की निकल आती है; देखिए [समय के बिना क्या पढ़ा जा सकता है](/blogs/birth-time-unknown)।

बरसों से सूर्य राशि का स्तंभ आपका साथी रहा हो तो उसे छोड़ने की ज़रूरत नहीं। बस दोनों को मिलाइए मत। चंद्र राशि का फल अपनी पश्चिमी सूर्य राशि में पढ़ना वैसा ही है जैसे रेलवे स्टेशन पर बस की समय-सारिणी देखना।

## अपनी चंद्र राशि कैसे जानें

[निःशुल्क कुंडली](/astrology-services/free-kundli) में तारीख़, समय और स्थान भरिए। चंद्रमा वाली पंक्ति में राशि, अंश, नक्षत्र और चरण मिलेंगे। अंश भी लिख लीजिए। किसी राशि के 29° या 0° पर बैठा चंद्रमा सीमा के पास है; समय की छोटी-सी चूक या दूसरा अयनांश उसे दूसरी ओर कर सकता है।

पहले घरों में ऐसी बातें अलमारी के पल्ले के भीतर लिखी रहती थीं। आप भी लिख लीजिए: राशि, नक्षत्र, चरण। पंचांग हो, पुरोहित हों या राशिफल का पन्ना, यही तीन शब्द सबसे अधिक पूछे जाते हैं।`,
  },
};
