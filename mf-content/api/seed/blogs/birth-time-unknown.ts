import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'birth-time-unknown',
  cover: 'blogs/birth-time-unknown.svg',
  category: 'kundli',
  tags: ['birth-time', 'lagna', 'rectification'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T13:51:00+05:30',
  details: {},
  en: {
    title: 'Birth time unknown: what can still be read',
    summary:
      'Without the hour the lagna is lost, but much of a chart remains. What holds for the whole day, what does not, and how to look for the time.',
    coverAlt:
      'An old wall clock without hands between a folded birth record and a window with a crescent Moon.',
    body: `"My mother says it was before the milk came." Many people over fifty have a birth time of this kind, and many younger ones have none at all. An astrologer who then draws a full chart for noon and says nothing is doing them no favour. A good deal can be read without the hour. The rest should be left blank.

## How fast things move

The value of a birth time depends on how quickly each part of the chart changes.

| Part of the chart | Changes sign after about |
| - | - |
| Lagna | 2 hours |
| Navamsa lagna | 13 minutes |
| Moon | 2¼ days |
| Moon's nakshatra | 1 day |
| Sun | 1 month |
| Mercury, Venus | 3 to 4 weeks |
| Mars | 6 to 7 weeks |
| Jupiter | 1 year |
| Saturn | 2½ years |
| Rahu, Ketu | 1½ years |

Everything from the Sun downwards is known from the date alone, apart from the rare day on which a planet changes sign. What is lost is the lagna, and with it the houses.

## The Moon: usually safe, sometimes not

We checked ten years of dates: on 56 days in a hundred the Moon stays in one sign from midnight to midnight. If you were born on such a day, your Moon sign is certain without any hour. On the other 44 days it is one of two, and a rough memory ("it was dark", "after school") often decides.

The nakshatra is harder. It changes on 96 days in a hundred, so without an hour there are mostly two candidates, and two possible first dashas. Our example day, 15 April 1990, shows it: the Moon was in Vrischika and Jyeshtha until 5.10 in the afternoon, then in Dhanu and Mula.

To see this for your own date, make two charts with the [free kundli](/astrology-services/free-kundli), one for shortly after midnight and one for shortly before the next. What agrees in both is yours.

## What can be read

**Signs and conjunctions.** Which planets stand together, who is exalted, who is retrograde, who is near the Sun.

**The chart from the Moon.** Tradition has long read houses from the Moon as well, the *Chandra kundli*. When the Moon sign is certain, this is a full and respectable frame: count the Moon's sign as the first house and go on from there.

**The chart from the Sun.** The *Surya kundli* does the same from the Sun's sign.

**Transits.** Sade sati and gochara are counted from the Moon, and so are the [daily horoscopes](/horoscope/daily).

**Tithi, weekday and yoga of birth.** Some of them with two candidates, as with the nakshatra. Remember that in the Indian count the weekday begins at sunrise: a birth at three on Monday morning belongs to Sunday.

**Matching.** The eight kootas use only the Moon. With a certain quarter they can be counted; with two candidates, count both and compare.

## What should not be read

House lords, the seventh house, the tenth, dasha effects "by house", the navamsa lagna, most yogas that begin with "if the lord of the lagna", and any date of an event. If a report gives these without a time, ask where they came from.

## Looking for the hour

Before turning to astrology, turn to paper.

1. The hospital. Discharge summaries, delivery registers and vaccination cards often carry the time. Municipal birth certificates usually don't, but the register behind them may.
2. Old horoscopes. A jatakam or janam patri in a trunk gives the time in ghati and pala after sunrise. One ghati is 24 minutes, sixty make a day. It can be converted.
3. People. Do not ask "what time?" Ask what else was happening: the radio news, the azaan or temple bell, the shift siren, who was at home, whether lamps were lit.
4. School and passport papers give the date at best. They also help to discover a date that was changed for admission, which was once very common.

## About rectification

Astrologers can work backwards from known events, marriage, moves, deaths in the family, to a time that would fit. It is careful work with several unknowns, and different methods give different minutes. Treat the result as a proposal. A time found in this way should be marked as such on the chart, and nobody should quarrel with a hospital record because of it.

How sensitive can it be? In our example the lagna is Simha at 2.30 pm and Karka at 2.27. Three minutes, and every house has another sign. If your family says "about half past two", the honest chart has two lagnas, and a reader should show you both.

## A frame of mind

A chart without the hour is like a letter with the last page missing. You can still read the handwriting, the mood, the news from home. Read those, and do not let anyone invent the signature.`,
  },
  hi: {
    title: 'जन्म समय नहीं पता: फिर भी क्या पढ़ा जा सकता है',
    summary:
      'समय के बिना लग्न नहीं मिलता, पर कुंडली का बहुत कुछ बचा रहता है। पूरे दिन के लिए क्या पक्का है, क्या नहीं, और समय कैसे ढूँढ़ें।',
    coverAlt: 'बिना सुइयों की पुरानी दीवार घड़ी, एक ओर जन्म का मुड़ा काग़ज़, दूसरी ओर चाँद वाली खिड़की।',
    body: `“माँ कहती हैं, दूध वाला आया नहीं था, उससे पहले।” पचास से ऊपर के बहुत-से लोगों का जन्म समय ऐसा ही होता है, और कम उम्र के कई लोगों के पास वह भी नहीं। ऐसे में जो ज्योतिषी चुपचाप दोपहर बारह की पूरी कुंडली बना दे, वह भला नहीं करता। समय के बिना भी काफ़ी कुछ पढ़ा जा सकता है। बाक़ी को ख़ाली छोड़ना चाहिए।

## कौन कितनी तेज़ी से बदलता है

जन्म समय की क़ीमत इस पर टिकी है कि कुंडली का कौन-सा हिस्सा कितनी जल्दी बदलता है।

| कुंडली का भाग | राशि बदलता है लगभग |
| - | - |
| लग्न | 2 घंटे में |
| नवांश लग्न | 13 मिनट में |
| चंद्रमा | सवा दो दिन में |
| चंद्रमा का नक्षत्र | 1 दिन में |
| सूर्य | 1 महीने में |
| बुध, शुक्र | 3-4 सप्ताह में |
| मंगल | 6-7 सप्ताह में |
| गुरु | 1 वर्ष में |
| शनि | ढाई वर्ष में |
| राहु, केतु | डेढ़ वर्ष में |

सूर्य और उसके नीचे की हर पंक्ति केवल तारीख़ से मिल जाती है, सिवाय उस इक्के-दुक्के दिन के जब कोई ग्रह राशि बदल रहा हो। छूटता है लग्न, और उसके साथ भाव।

## चंद्रमा: अक्सर पक्का, कभी-कभी नहीं

हमने दस वर्षों की तारीख़ें जाँचीं: सौ में 56 दिन चंद्रमा आधी रात से आधी रात तक एक ही राशि में रहता है। आपका जन्म ऐसे दिन का है तो बिना समय के भी चंद्र राशि पक्की है। बाक़ी 44 दिन दो में से एक, और मोटी-सी याद (“अँधेरा था”, “स्कूल छूटने के बाद”) अक्सर निर्णय कर देती है।

नक्षत्र कठिन है। सौ में 96 दिन वह बीच में बदलता है, इसलिए समय के बिना ज़्यादातर दो विकल्प रहते हैं और पहली दशा भी दो। हमारा उदाहरण, 15 अप्रैल 1990, यही दिखाता है: शाम 5.10 तक चंद्रमा वृश्चिक और ज्येष्ठा में था, फिर धनु और मूल में।

अपनी तारीख़ के लिए [निःशुल्क कुंडली](/astrology-services/free-kundli) पर दो कुंडलियाँ बनाइए: एक आधी रात के ठीक बाद की, दूसरी अगली आधी रात से ठीक पहले की। जो बात दोनों में समान है, वह आपकी है।

## क्या पढ़ा जा सकता है

**राशियाँ और युतियाँ।** कौन-से ग्रह साथ हैं, कौन उच्च का है, कौन वक्री, कौन सूर्य के पास।

**चंद्र कुंडली।** परंपरा भाव चंद्रमा से भी पढ़ती आई है। चंद्र राशि पक्की हो तो यह पूरा और प्रतिष्ठित ढाँचा है: चंद्र राशि को पहला भाव मानकर आगे गिनते जाइए।

**सूर्य कुंडली।** यही काम सूर्य की राशि से।

**गोचर।** साढ़ेसाती और गोचर चंद्रमा से गिने जाते हैं, और [दैनिक राशिफल](/horoscope/daily) भी।

**जन्म की तिथि, वार और योग।** नक्षत्र की तरह इनमें से कुछ के दो विकल्प हो सकते हैं। याद रखिए, भारतीय गिनती में वार सूर्योदय से बदलता है: सोमवार को तड़के तीन बजे का जन्म रविवार का माना जाता है।

**मिलान।** आठों कूट केवल चंद्रमा से चलते हैं। चरण पक्का हो तो गिने जा सकते हैं; दो विकल्प हों तो दोनों गिनकर देखिए।

## क्या नहीं पढ़ना चाहिए

भावों के स्वामी, सातवाँ और दसवाँ भाव, भाव के आधार पर दशाफल, नवांश लग्न, “लग्नेश यदि...” से शुरू होने वाले अधिकांश योग, और किसी घटना की तारीख़। कोई रिपोर्ट समय के बिना ये सब दे तो पूछिए कि आए कहाँ से।

## समय की खोज

ज्योतिष से पहले काग़ज़ देखिए।

1. अस्पताल। छुट्टी का पर्चा, प्रसव का रजिस्टर और टीके का कार्ड अक्सर समय बताते हैं। नगरपालिका के जन्म प्रमाणपत्र में वह प्रायः नहीं होता, पर पीछे के रजिस्टर में हो सकता है।
2. पुरानी जन्मपत्री। संदूक में रखी पत्री सूर्योदय के बाद का समय घटी-पल में देती है। एक घटी 24 मिनट की, दिन में साठ। इसे आज के समय में बदला जा सकता है।
3. लोग। “कितने बजे?” मत पूछिए। पूछिए कि साथ में क्या हो रहा था: रेडियो पर समाचार, अज़ान या मंदिर की घंटी, मिल का भोंपू, घर में कौन था, बत्ती जल चुकी थी या नहीं।
4. स्कूल और पासपोर्ट के काग़ज़ अधिक से अधिक तारीख़ देते हैं। उनसे यह भी पता चलता है कि दाख़िले के लिए तारीख़ बदली तो नहीं गई थी; पहले ऐसा बहुत होता था।

## समय-शोधन के बारे में

ज्योतिषी जानी हुई घटनाओं से, जैसे विवाह, घर बदलना, परिवार में मृत्यु, पीछे चलकर ऐसा समय निकाल सकते हैं जो उनसे मेल खाए। यह कई अज्ञात वाली मेहनत है और अलग विधियों से मिनट अलग आते हैं। परिणाम को सुझाव मानिए। ऐसे निकाला समय कुंडली पर इसी नाम से लिखा हो, और उसके कारण अस्पताल के रिकॉर्ड से कोई न झगड़े।

बात कितनी नाज़ुक हो सकती है? हमारे उदाहरण में 2.30 पर लग्न सिंह है और 2.27 पर कर्क। तीन मिनट, और हर भाव की राशि दूसरी। घर में “ढाई के आसपास” कहते हों तो ईमानदार कुंडली में दो लग्न होंगे, और पढ़ने वाले को दोनों दिखाने चाहिए।

## इसे मन में कैसे रखें

समय के बिना कुंडली उस चिट्ठी जैसी है जिसका आख़िरी पन्ना खो गया हो। लिखावट, मिज़ाज, घर का हाल, यह सब फिर भी पढ़ा जाता है। वही पढ़िए, और दस्तख़त किसी को अपनी तरफ़ से गढ़ने मत दीजिए।`,
  },
};
