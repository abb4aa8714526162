import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'ayanamsa-why-two-sites-disagree',
  cover: 'blogs/ayanamsa-why-two-sites-disagree.svg',
  category: 'basics',
  tags: ['ayanamsa', 'lahiri', 'zodiac'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T13:13:00+05:30',
  reviewedAt: '2026-11-22T08:00:00+05:30',
  details: {},
  en: {
    title: 'Ayanamsa: why two sites disagree about your chart',
    summary:
      'One birth, two websites, two Moon signs. What the ayanamsa is, how far the common values lie apart, and how to tell a convention from an error.',
    coverAlt:
      'Two concentric zodiac rings turned slightly against each other, with a bright star marking the gap.',
    body: `Put the same birth into two websites and you may get two charts. On one the Moon is in Vrischika, on the other in Dhanu. Which of them is wrong? Often neither. They use different ayanamsas, and seldom do both say so.

## Two zero points

To say where a planet is along the ecliptic, you need a place to start counting. There are two natural choices.

The first is the March equinox point, where the Sun crosses the celestial equator. Counting from it gives the tropical zodiac of Western astrology. It follows the seasons.

The second is a point fixed among the stars. Counting from it gives the sidereal zodiac of Indian astrology.

The equinox point slides slowly backwards along the stars, because the earth's axis turns like that of a leaning top, once in some 26,000 years. It moves about 50 seconds of arc a year, or one degree in 72 years. The angle that has opened between the two zero points is the ayanamsa. In November 2026 it is about 24°14′ in the Lahiri convention.

To get a sidereal position, take the tropical one and subtract. All the physics is in the tropical position, and on that every good program agrees to within a hair. Disagreement begins with the subtraction.

## Who decides where the stars begin?

No star stands conveniently at 0° Mesha. So every school has to choose a mark, and texts of different centuries give marks that do not fit together perfectly.

| Ayanamsa | mid-November 2026 | Idea behind it |
| - | - | - |
| Lahiri (Chitrapaksha) | 24°14′ | adopted by India's Calendar Reform Committee in 1955; Spica very near 0° Tula |
| True Chitra | 24°13′ | the star Spica exactly at 180° at every moment |
| Krishnamurti (KP) | 24°08′ | the value used in the KP system |
| Yukteshwar | 22°51′ | from a book of 1894 on the ages of the world |
| Raman | 22°47′ | B. V. Raman's choice of the year of coincidence |
| Fagan–Bradley | 25°07′ | used by Western siderealists |

Lahiri, True Chitra and KP lie within about six minutes of arc. Raman and Yukteshwar stand almost one and a half degrees away.

## What this does to a chart

Take an example: 15 April 1990, 2.30 pm, Pune. Lahiri puts the Moon at 28°40′ Vrischika, in Jyeshtha. Raman puts it at 0°07′ Dhanu, in Mula. The Moon did not move. The border did.

With the nakshatra, the first dasha lord changes from Mercury to Ketu. So every later dasha date changes too, and by years. This happens to those few whose planets stand near a border. Someone with the Moon at 15° of a sign will see the same rashi under every value in the table, and dasha dates shifted by up to two years under Raman.

What never changes:

- the tithi, and so most festival dates, because they depend on the difference between Moon and Sun;
- sunrise, sunset, Rahu Kaal and choghadiya;
- aspects and distances between planets.

What can change: rashi, nakshatra, pada, navamsa, dasha dates, and the day of a sankranti by a day or so.

## A different convention, or a mistake?

Before blaming the ayanamsa, take the difference between the two reports for several planets, in degrees and minutes.

1. **The same shift for all planets:** it is the ayanamsa. Compare the size with the table.
2. **Only the lagna and the houses differ:** look at place, time zone and summer time. During the Second World War clocks in India ran an hour ahead, and before that cities had times of their own.
3. **Only the Moon differs, by half a degree or so:** an hour's error in the birth time.
4. **Only Rahu and Ketu differ, by up to about a degree and a half:** mean node against true node.
5. **House numbers differ but degrees agree:** another house system, whole sign against Placidus or Sripati.

## Which one should you use?

We compute with Lahiri unless you choose otherwise, because India's national almanac uses it and most published panchangs follow it. Whichever you take, the [free kundli](/astrology-services/free-kundli) prints its name under the chart. If your family astrologer works with Raman or KP, choose that, so that both of you look at the same page.

Do not switch until you find the chart you like. People do it, half in jest. But a convention is like the unit on a measuring tape: it helps only if it stays the same from the first measurement to the last.

And if your own Moon stands on such a border, read both descriptions. Write the name of the ayanamsa beside the one you keep, so that whoever reads the chart after you knows where the counting began.`,
  },
  hi: {
    title: 'अयनांश: दो साइटें आपकी कुंडली पर एकमत क्यों नहीं',
    summary:
      'एक जन्म, दो वेबसाइटें, दो चंद्र राशियाँ। अयनांश क्या है, चलन के मान आपस में कितनी दूर हैं, और मत के अंतर को ग़लती से अलग कैसे पहचानें।',
    coverAlt: 'एक-दूसरे से थोड़े घूमे हुए दो राशिचक्र, बीच के अंतर पर एक चमकता तारा।',
    body: `एक ही जन्म दो वेबसाइटों में भरिए, तो दो कुंडलियाँ मिल सकती हैं। एक पर चंद्रमा वृश्चिक में है, दूसरी पर धनु में। ग़लत कौन है? अक्सर कोई नहीं। दोनों का अयनांश अलग है, और यह बात दोनों कम ही लिखती हैं।

## शून्य के दो बिंदु

क्रांतिवृत्त पर ग्रह की जगह बतानी हो तो गिनती कहीं से शुरू करनी होगी। स्वाभाविक विकल्प दो हैं।

पहला मार्च का विषुव बिंदु, जहाँ सूर्य आकाशीय विषुवत रेखा पार करता है। वहाँ से गिनने पर पश्चिमी ज्योतिष का सायन राशिचक्र मिलता है। वह ऋतुओं के साथ चलता है।

दूसरा तारों के बीच टिका हुआ कोई बिंदु। वहाँ से गिनने पर भारतीय ज्योतिष का निरयण राशिचक्र मिलता है।

विषुव बिंदु तारों के बीच धीरे-धीरे पीछे खिसकता है, क्योंकि पृथ्वी की धुरी झुके हुए लट्टू की तरह घूमती है, लगभग 26,000 वर्ष में एक बार। चाल साल भर में क़रीब 50 विकला है, यानी 72 वर्ष में एक अंश। दोनों शून्य बिंदुओं के बीच जो कोण खुल गया है, वही अयनांश है। नवंबर 2026 में लाहिरी मत से वह लगभग 24°14′ है।

निरयण स्थान निकालना हो तो सायन स्थान में से अयनांश घटा दीजिए। सारी भौतिकी सायन स्थान में है और उस पर हर अच्छे प्रोग्राम का उत्तर लगभग एक ही आता है। मतभेद घटाने से शुरू होता है।

## तारे कहाँ से शुरू हों, यह कौन तय करे?

मेष के 0° पर कोई तारा सुविधा से बैठा हुआ नहीं है। इसलिए हर परंपरा को एक निशान चुनना पड़ता है, और अलग सदियों के ग्रंथों के निशान आपस में पूरे नहीं मिलते।

| अयनांश | नवंबर 2026 के मध्य में | पीछे का विचार |
| - | - | - |
| लाहिरी (चित्रापक्ष) | 24°14′ | 1955 में भारत की पंचांग सुधार समिति ने अपनाया; चित्रा तारा तुला के 0° के बहुत पास |
| सत्य चित्रा | 24°13′ | चित्रा तारा हर क्षण ठीक 180° पर |
| कृष्णमूर्ति (केपी) | 24°08′ | केपी पद्धति का अपना मान |
| युक्तेश्वर | 22°51′ | युगों पर 1894 की एक पुस्तक से |
| रमण | 22°47′ | दोनों चक्रों के मिलने का वर्ष बी. वी. रमण ने जो माना |
| फ़ेगन–ब्रैडली | 25°07′ | पश्चिम के निरयण ज्योतिषी |

लाहिरी, सत्य चित्रा और केपी लगभग छह कला के भीतर हैं। रमण और युक्तेश्वर क़रीब डेढ़ अंश दूर हैं।

## कुंडली पर असर

एक उदाहरण लें: 15 अप्रैल 1990, दोपहर 2.30, पुणे। लाहिरी से चंद्रमा वृश्चिक के 28°40′ पर, ज्येष्ठा में है। रमण से धनु के 0°07′ पर, मूल में। चंद्रमा हिला नहीं, सीमा हिली है।

नक्षत्र के साथ पहली दशा का स्वामी बुध से केतु हो जाता है, इसलिए आगे की हर दशा की तारीख़ भी बदलती है, और वह भी कई-कई बरस। ऐसा उन थोड़े लोगों के साथ होता है जिनके ग्रह सीमा के पास हों। चंद्रमा किसी राशि के 15° पर हो तो तालिका के हर मान से राशि वही रहेगी, और रमण के मान से दशा की तारीख़ें अधिक से अधिक दो-एक वर्ष खिसकेंगी।

जो कभी नहीं बदलता:

- तिथि, और इसलिए अधिकांश पर्वों की तारीख़ें, क्योंकि वे सूर्य और चंद्रमा के अंतर से बनती हैं;
- सूर्योदय, सूर्यास्त, राहु काल और चौघड़िया;
- ग्रहों की आपसी दूरी और दृष्टि।

जो बदल सकता है: राशि, नक्षत्र, चरण, नवांश, दशा की तारीख़ें, और संक्रांति का दिन, एक-आध दिन से।

## मत का अंतर या ग़लती?

अयनांश को दोष देने से पहले कई ग्रहों के लिए दोनों रिपोर्टों का अंतर अंश-कला में निकालिए।

1. **सब ग्रहों में बराबर अंतर:** यह अयनांश है। उसका आकार तालिका से मिलाइए।
2. **केवल लग्न और भाव अलग:** स्थान, समय क्षेत्र और घड़ी का समय देखिए। दूसरे विश्वयुद्ध में भारत की घड़ियाँ एक घंटा आगे थीं, और उससे पहले शहरों के अपने समय थे।
3. **केवल चंद्रमा लगभग आधा अंश अलग:** जन्म समय में एक घंटे की चूक।
4. **केवल राहु-केतु लगभग डेढ़ अंश तक अलग:** मध्यम और स्पष्ट राहु का भेद।
5. **भाव अलग पर अंश एक:** भाव निकालने की दूसरी पद्धति, जैसे राशि-भाव की जगह श्रीपति या प्लेसिडस।

## आप कौन-सा लें?

जब तक आप दूसरा न चुनें, हमारी गणना लाहिरी से होती है, क्योंकि भारत का राष्ट्रीय पंचांग उसी से बनता है और अधिकांश छपे पंचांग भी। जो भी लें, [निःशुल्क कुंडली](/astrology-services/free-kundli) में उसका नाम नीचे लिखा रहता है। आपके पारिवारिक ज्योतिषी रमण या केपी से काम करते हों तो वही चुनिए, ताकि दोनों एक ही पन्ना देखें।

मनपसंद कुंडली मिलने तक अयनांश बदलते मत रहिए। लोग ऐसा आधे मज़ाक़ में करते हैं। पर अयनांश फ़ीते पर छपी इकाई जैसा है: काम तभी आता है जब पहली नाप से आख़िरी तक एक ही रहे।

और आपका अपना चंद्रमा ऐसी ही सीमा पर हो तो दोनों वर्णन पढ़िए। जिसे रखें, उसके साथ अयनांश का नाम लिख लीजिए, ताकि बाद में कुंडली पढ़ने वाला जाने कि गिनती कहाँ से शुरू हुई थी।`,
  },
};
