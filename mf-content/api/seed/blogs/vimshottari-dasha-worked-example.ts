import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'vimshottari-dasha-worked-example',
  cover: 'blogs/vimshottari-dasha-worked-example.svg',
  category: 'kundli',
  tags: ['dasha', 'vimshottari', 'nakshatra'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T12:40:00+05:30',
  details: {},
  en: {
    title: 'Vimshottari dasha, with a worked example',
    summary:
      'Nine periods, 120 years, one Moon. Compute the balance at birth and the sub-periods by hand, step by step, and see how much a late clock matters.',
    coverAlt:
      'A wheel of nine unequal coloured segments around a Moon, with beads strung along its rim.',
    body: `The word *vimshottari* means one hundred and twenty. The system shares out a span of 120 years among nine grahas, in a fixed order, and asks only one thing of the sky: where was the Moon at birth?

With a pencil you can do the whole calculation in a quarter of an hour. It is worth doing once, because afterwards you will know what the tables on a screen mean and how far to trust their dates.

## The order and the years

| Lord | Years | Nakshatras |
| - | - | - |
| Ketu | 7 | Ashwini, Magha, Mula |
| Venus | 20 | Bharani, Purva Phalguni, Purva Ashadha |
| Sun | 6 | Krittika, Uttara Phalguni, Uttara Ashadha |
| Moon | 10 | Rohini, Hasta, Shravana |
| Mars | 7 | Mrigashira, Chitra, Dhanishta |
| Rahu | 18 | Ardra, Swati, Shatabhisha |
| Jupiter | 16 | Punarvasu, Vishakha, Purva Bhadrapada |
| Saturn | 19 | Pushya, Anuradha, Uttara Bhadrapada |
| Mercury | 17 | Ashlesha, Jyeshtha, Revati |

The sum is 120. Each lord has three of the 27 nakshatras. The nakshatra that holds the Moon at birth names the first period.

## Step one: the Moon's place

Take our invented birth: 15 April 1990, 2.30 pm, Pune. With the Lahiri ayanamsa the Moon is at 28°39′52″ of Vrischika. Counted from the beginning of Mesha that is 238.664°.

A nakshatra is 360° divided by 27, or 13°20′. Divide: 238.664 by 13.333 is 17.8998. Seventeen nakshatras are complete and the eighteenth, Jyeshtha, is running. Its lord is Mercury.

## Step two: the balance at birth

Of Jyeshtha the part already crossed is 0.8998, and 0.1002 remains. The same part of Mercury's 17 years is still to come: 17 × 0.1002 = 1.703 years, about one year, eight months and thirteen days. Mercury's period therefore ends on 28 December 1991.

The child is born near the end of a Mercury period that would have begun in 1974. Nobody lived those earlier years, but they are part of the count.

## Step three: the chain

Add the years in order. Ketu to December 1998, Venus to December 2018, Sun to December 2024, Moon to December 2034, Mars to December 2041, Rahu to December 2059, and so on. The day of the month stays near the 28th because every period is a whole number of years.

## Step four: sub-periods

Each mahadasha is divided among the same nine lords in the same proportion, starting with its own. The rule is short: multiply the two numbers of years and divide by 120.

The Moon's mahadasha has 10 years. Its own antardasha takes 10 × 10 ÷ 120 = 0.833 years, ten months. Mars takes 10 × 7 ÷ 120, seven months. Rahu takes 10 × 18 ÷ 120 = 1.5 years. So the person of our example is in Moon–Moon until 28 October 2025, in Moon–Mars until 29 May 2026, and in Moon–Rahu until 28 November 2027.

Divide again in the same way and you have the third level, the pratyantar, of weeks to months.

## How exact are these dates?

Three things move them.

**The birth time.** The Moon gains about half a degree an hour. In a nakshatra of a lord with 17 years, one minute of clock time shifts every later date by about four days. Twenty minutes shift it by nearly three months.

**The year.** We use 365.25 days. Some use the 360-day *savana* year, and then distant dates move by many months. Ask before you compare two reports.

**The ayanamsa.** Raman's value differs from Lahiri's by almost one and a half degrees. With it, this very Moon moves out of Jyeshtha into Mula and the chain begins with Ketu instead of Mercury. That is an extreme case, near a border. But it shows why a date written to the minute is a claim of arithmetic and no more.

## How it is read

Tradition reads a period from the condition of its lord in the chart: the house it owns, the house it occupies, its sign and company. The Moon here is in the fourth house and owns the twelfth. Astrologers would speak of home, mother, rest, perhaps a distant place, as themes of 2024 to 2034. The antardasha lord colours the months within: Rahu in the sixth house brings questions of work and effort into the foreground until late 2027.

Themes are the right size for a dasha. It is a good calendar for asking "what is asking for attention now?" It is a poor one for naming the day on which a letter will arrive.

## Try it with your own chart

Take the Moon's degree from the [free kundli](/astrology-services/free-kundli), work the four steps, and compare with the table there. If they agree within a few days, your arithmetic is sound. Then write beside the last two changes of period what truly happened in those years. That column is the honest part of the exercise, and it belongs to you.`,
  },
  hi: {
    title: 'विंशोत्तरी दशा, हल किए हुए उदाहरण के साथ',
    summary:
      'नौ दशाएँ, 120 वर्ष और एक चंद्रमा। जन्म के समय की शेष दशा और अंतर्दशाएँ क़दम-क़दम हाथ से निकालिए, और देखिए घड़ी की चूक कितना बदलती है।',
    coverAlt: 'चंद्रमा के चारों ओर नौ असमान रंगीन खंडों का चक्र, किनारे पर मोतियों की लड़ी।',
    body: `विंशोत्तरी का अर्थ है एक सौ बीस। यह पद्धति 120 वर्षों को नौ ग्रहों में एक तय क्रम से बाँटती है और आकाश से केवल एक बात पूछती है: जन्म के समय चंद्रमा कहाँ था?

पेंसिल लेकर बैठें तो पूरी गणना पंद्रह मिनट की है। एक बार करके देखनी चाहिए; फिर स्क्रीन की तालिका का अर्थ भी समझ आता है और यह भी कि उसकी तारीख़ों पर कितना भरोसा करें।

## क्रम और वर्ष

| स्वामी | वर्ष | नक्षत्र |
| - | - | - |
| केतु | 7 | अश्विनी, मघा, मूल |
| शुक्र | 20 | भरणी, पूर्वा फाल्गुनी, पूर्वाषाढ़ा |
| सूर्य | 6 | कृत्तिका, उत्तरा फाल्गुनी, उत्तराषाढ़ा |
| चंद्र | 10 | रोहिणी, हस्त, श्रवण |
| मंगल | 7 | मृगशिरा, चित्रा, धनिष्ठा |
| राहु | 18 | आर्द्रा, स्वाति, शतभिषा |
| गुरु | 16 | पुनर्वसु, विशाखा, पूर्वा भाद्रपद |
| शनि | 19 | पुष्य, अनुराधा, उत्तरा भाद्रपद |
| बुध | 17 | आश्लेषा, ज्येष्ठा, रेवती |

जोड़ 120 है। हर स्वामी के हिस्से 27 में से तीन नक्षत्र आते हैं। जन्म के समय चंद्रमा जिस नक्षत्र में हो, पहली दशा उसी के स्वामी की होती है।

## पहला क़दम: चंद्रमा का स्थान

हमारा कल्पित जन्म लीजिए: 15 अप्रैल 1990, दोपहर 2.30, पुणे। लाहिरी अयनांश से चंद्रमा वृश्चिक के 28°39′52″ पर है। मेष के आरंभ से गिनें तो 238.664°।

एक नक्षत्र 360° का सत्ताईसवाँ भाग है, यानी 13°20′। भाग दीजिए: 238.664 ÷ 13.333 = 17.8998। सत्रह नक्षत्र पूरे हो चुके, अठारहवाँ ज्येष्ठा चल रहा है। उसका स्वामी बुध है।

## दूसरा क़दम: जन्म के समय शेष दशा

ज्येष्ठा का 0.8998 भाग बीत चुका, 0.1002 शेष है। बुध के 17 वर्षों का भी उतना ही भाग बाक़ी रहा: 17 × 0.1002 = 1.703 वर्ष, लगभग एक वर्ष आठ महीने तेरह दिन। इसलिए बुध की दशा 28 दिसंबर 1991 को पूरी होती है।

यानी बच्चा बुध की उस दशा के अंतिम हिस्से में जन्मा जो गिनती में 1974 से शुरू होती। वे शुरुआती वर्ष किसी ने जिए नहीं, पर हिसाब में वे हैं।

## तीसरा क़दम: आगे की लड़ी

अब क्रम से वर्ष जोड़ते जाइए। केतु दिसंबर 1998 तक, शुक्र दिसंबर 2018 तक, सूर्य दिसंबर 2024 तक, चंद्र दिसंबर 2034 तक, मंगल दिसंबर 2041 तक, राहु दिसंबर 2059 तक, और ऐसे ही आगे। तारीख़ हर बार 28 के आसपास रहती है, क्योंकि हर दशा पूरे वर्षों की है।

## चौथा क़दम: अंतर्दशा

हर महादशा इन्हीं नौ स्वामियों में, इसी अनुपात में बँटती है, और शुरुआत अपने ही स्वामी से होती है। नियम छोटा है: दोनों के वर्षों का गुणा कीजिए और 120 से भाग दीजिए।

चंद्र की महादशा 10 वर्ष की है। उसमें चंद्र की अपनी अंतर्दशा 10 × 10 ÷ 120 = 0.833 वर्ष, यानी दस महीने। मंगल की 10 × 7 ÷ 120, सात महीने। राहु की 10 × 18 ÷ 120 = डेढ़ वर्ष। तो हमारे उदाहरण में चंद्र–चंद्र 28 अक्टूबर 2025 तक, चंद्र–मंगल 29 मई 2026 तक और चंद्र–राहु 28 नवंबर 2027 तक है।

इसी तरह एक बार और बाँटिए तो तीसरा स्तर, प्रत्यंतर, निकल आता है, जो हफ़्तों से महीनों का होता है।

## ये तारीख़ें कितनी पक्की हैं?

तीन बातें इन्हें खिसकाती हैं।

**जन्म समय।** चंद्रमा एक घंटे में लगभग आधा अंश चलता है। 17 वर्ष वाले स्वामी के नक्षत्र में घड़ी का एक मिनट आगे की हर तारीख़ को क़रीब चार दिन खिसकाता है। बीस मिनट हों तो लगभग तीन महीने।

**वर्ष की लंबाई।** हम 365.25 दिन लेते हैं। कुछ लोग 360 दिन का सावन वर्ष लेते हैं; तब दूर की तारीख़ें कई महीने हट जाती हैं। दो रिपोर्टें मिलाने से पहले यह पूछ लीजिए।

**अयनांश।** रमण का मान लाहिरी से लगभग डेढ़ अंश अलग है। उससे यही चंद्रमा ज्येष्ठा से निकलकर मूल में पहुँच जाता है और लड़ी बुध की जगह केतु से शुरू होती है। यह सीमा के पास की विशेष स्थिति है। पर इससे दिखता है कि मिनट तक लिखी तारीख़ केवल गणित का दावा है, उससे अधिक नहीं।

## इसे पढ़ते कैसे हैं

परंपरा दशा को उसके स्वामी की स्थिति से पढ़ती है: वह किस भाव का स्वामी है, किस भाव में बैठा है, किस राशि और किस संगति में है। यहाँ चंद्रमा चौथे भाव में है और बारहवें का स्वामी है। ज्योतिषी 2024 से 2034 के विषय बताएँगे घर, माँ, विश्राम, शायद कोई दूर का स्थान। भीतर के महीनों पर अंतर्दशा का रंग चढ़ता है: छठे भाव का राहु 2027 के अंत तक काम और मेहनत के सवाल आगे रखता है।

दशा का सही नाप विषय ही है। “इन दिनों जीवन का कौन-सा हिस्सा ध्यान माँग रहा है?” पूछने के लिए यह अच्छा कैलेंडर है। किसी चिट्ठी के आने का दिन बताने के लिए अच्छा नहीं।

## अपनी कुंडली पर आज़माइए

[निःशुल्क कुंडली](/astrology-services/free-kundli) से चंद्रमा का अंश लीजिए, चारों क़दम हल कीजिए और वहाँ की तालिका से मिलाइए। अंतर कुछ ही दिनों का हो तो आपका गणित ठीक है। फिर पिछले दो दशा-परिवर्तनों के सामने लिखिए कि उन वर्षों में सचमुच क्या हुआ। इस अभ्यास का सबसे खरा हिस्सा वही ख़ाना है, और वह आपका अपना है।`,
  },
};
