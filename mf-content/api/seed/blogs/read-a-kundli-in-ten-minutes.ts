import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'read-a-kundli-in-ten-minutes',
  cover: 'blogs/read-a-kundli-in-ten-minutes.svg',
  category: 'kundli',
  tags: ['kundli', 'lagna', 'beginners'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T12:05:00+05:30',
  details: {},
  en: {
    title: 'How to read a kundli in ten minutes',
    summary:
      'A first reading in six steps: lagna, its lord, the Moon, the Sun, crowded and empty houses, and the running dasha, with one chart worked through.',
    coverAlt:
      'A North Indian birth chart drawn in red on a sheet, with a reed pen, an inkpot and a small brass lamp.',
    body: `A kundli looks like a puzzle because it shows everything at once. Read it in a fixed order and it becomes a short story. Ten minutes are enough for a first outline, though not for a judgement on a life.

Open your own chart with the [free kundli](/astrology-services/free-kundli) and keep it beside you. Our example is an invented birth: 15 April 1990, 2.30 pm, Pune, computed with the Lahiri ayanamsa.

## Minute one: check the birth data

Date, time, place, and whether am or pm was meant. Ask where the time comes from: a hospital card, a grandmother's memory, or a guess. Everything that follows leans on this. In our example the lagna stands at 0°40′ of Simha (Leo). Had the child been born three minutes earlier, it would have been Karka (Cancer). A careful reader notes that before anything else.

## Minutes two and three: the lagna and its lord

The lagna is the sign rising in the east at birth. It is the first house, and the other eleven follow in order. In the North Indian diamond the first house is always the top centre, and the number written there is the sign: 1 for Mesha, 5 for Simha. In the South Indian square the signs stay put and the lagna is marked with a line.

Then find the planet that owns that sign. Simha belongs to the Sun. Our Sun stands in Mesha, the ninth house. Mesha is the sign of its exaltation, and the ninth speaks of teachers, belief, long journeys and the father. So the first sentence of this chart is: a person whose direction runs through learning and through those who taught them.

## Minutes four and five: the Moon

The Moon shows how a person feels and settles, and its nakshatra starts the dasha sequence. Here it is in Vrischika (Scorpio), in the fourth house of home and mother, in Jyeshtha, fourth quarter. Tradition calls Vrischika the Moon's sign of debilitation. Read that as a feeling nature that goes deep and does not show itself quickly, not as a defect. The house matters as much as the sign: this depth is lived at home.

## Minute six: what stands together, what stands alone

Look for houses with company. In the example Mercury joins the Sun in the ninth, Mars and Venus are in the seventh, Saturn and Rahu in the sixth. The seventh is partnership: warmth (Venus) and heat (Mars) share one room, so affection and argument may come from the same door. The sixth is work, debts and effort; Saturn in its own sign Makara (Capricorn) is at home with effort.

An empty house is not a missing part of life. There are nine grahas and twelve houses, so some are always empty. For an empty house, look where its lord sits.

## Minutes seven and eight: strength in plain terms

Three quick questions for each planet:

- Is it in its own sign, exalted, or debilitated?
- Is it in an angle (houses 1, 4, 7, 10), where planets act openly?
- Is it close to the Sun, and so counted as combust, or retrograde?

Mark each with a plus, a minus, or nothing. Do not add up the marks. They only show where the chart speaks loudly and where it speaks softly.

## Minutes nine and ten: the clock

A chart is a map; the dasha says which road is being walked. Our example began with Mercury's period. The Moon's ten years run from 27 December 2024 to 28 December 2034. So in these years the fourth-house Moon, home and inner life, comes to the front of the story. How the periods are computed is shown in our article on the [Vimshottari dasha](/blogs/vimshottari-dasha-worked-example).

## Write three sentences, then stop

End with three sentences and no adjectives of fate. For the example:

1. Direction comes through learning and mentors (Sun, lord of the lagna, in the ninth).
2. Feelings are deep and private, and home is where they live (Moon in the fourth, Vrischika).
3. Steady effort is a reliable tool (Saturn in its own sign in the sixth).

## What ten minutes cannot do

You have not looked at the navamsa, at aspects, at yogas, or at transits. You have not asked the person a single question. Two people born minutes apart in the same hospital have nearly the same chart and different lives, so a kundli describes tendencies as tradition sees them. It does not hand down events.

If one of your three sentences surprises you, sit with that one. It is usually a better use of the eleventh minute than another table.`,
  },
  hi: {
    title: 'दस मिनट में कुंडली कैसे पढ़ें',
    summary:
      'पहली बार कुंडली पढ़ने के छह क़दम: लग्न, लग्नेश, चंद्रमा, सूर्य, भरे और ख़ाली भाव, और चल रही दशा; एक उदाहरण कुंडली के साथ समझाए हुए।',
    coverAlt: 'काग़ज़ पर लाल रेखाओं में बनी उत्तर भारतीय कुंडली, पास में क़लम, दवात और पीतल का छोटा दीया।',
    body: `कुंडली पहली नज़र में पहेली लगती है, क्योंकि वह सब कुछ एक साथ दिखाती है। एक तय क्रम से पढ़िए तो वही छोटी-सी कहानी बन जाती है। पहली रूपरेखा के लिए दस मिनट काफ़ी हैं, किसी के जीवन पर फ़ैसला सुनाने के लिए नहीं।

अपनी कुंडली [निःशुल्क कुंडली](/astrology-services/free-kundli) पर बनाकर सामने रख लीजिए। हमारा उदाहरण एक कल्पित जन्म है: 15 अप्रैल 1990, दोपहर 2.30 बजे, पुणे; गणना लाहिरी अयनांश से।

## पहला मिनट: जन्म का विवरण परखें

तारीख़, समय, स्थान, और यह कि समय सुबह का है या शाम का। पूछिए कि समय मिला कहाँ से: अस्पताल के कार्ड से, दादी की याद से, या अंदाज़े से। आगे की हर बात इसी पर टिकी है। हमारे उदाहरण में लग्न सिंह के 0°40′ पर है। बच्चा तीन मिनट पहले जन्मा होता तो लग्न कर्क होता। सावधान पाठक सबसे पहले यही बात लिख लेता है।

## दूसरा और तीसरा मिनट: लग्न और उसका स्वामी

जन्म के समय पूर्व में जो राशि उग रही हो, वही लग्न है। वह पहला भाव है, बाक़ी ग्यारह क्रम से चलते हैं। उत्तर भारतीय चौकोर में पहला भाव हमेशा ऊपर बीच में रहता है और वहाँ लिखा अंक राशि बताता है: 1 मेष, 5 सिंह। दक्षिण भारतीय चौकोर में राशियाँ अपनी जगह रहती हैं और लग्न पर एक रेखा खींची जाती है।

अब उस राशि के स्वामी को ढूँढ़िए। सिंह का स्वामी सूर्य है। हमारे उदाहरण में सूर्य मेष में, नौवें भाव में है। मेष उसकी उच्च राशि है, और नौवाँ भाव गुरु, आस्था, लंबी यात्रा और पिता का माना जाता है। तो इस कुंडली का पहला वाक्य बना: ऐसा व्यक्ति जिसकी दिशा सीखने से और सिखाने वालों से होकर निकलती है।

## चौथा और पाँचवाँ मिनट: चंद्रमा

चंद्रमा बताता है कि मन कैसे महसूस करता है और कहाँ टिकता है; उसी के नक्षत्र से दशा का क्रम शुरू होता है। यहाँ वह वृश्चिक में है, चौथे भाव में, यानी घर और माँ के भाव में, ज्येष्ठा के चौथे चरण में। परंपरा वृश्चिक को चंद्रमा की नीच राशि कहती है। इसे दोष नहीं, ऐसा मन समझिए जो गहरे उतरता है और जल्दी खुलता नहीं। भाव का महत्व राशि से कम नहीं: यह गहराई घर के भीतर जी जाती है।

## छठा मिनट: कौन साथ बैठा है, कौन अकेला

देखिए किन भावों में एक से अधिक ग्रह हैं। उदाहरण में नौवें भाव में सूर्य के साथ बुध है, सातवें में मंगल और शुक्र, छठे में शनि और राहु। सातवाँ भाव साझेदारी का है: शुक्र का अपनापन और मंगल की गर्मी एक ही कमरे में हैं, इसलिए स्नेह और तकरार एक ही दरवाज़े से आ सकते हैं। छठा भाव काम, क़र्ज़ और मेहनत का है; अपनी राशि मकर में बैठा शनि मेहनत के साथ सहज है।

ख़ाली भाव का अर्थ जीवन का ख़ाली हिस्सा नहीं है। ग्रह नौ हैं और भाव बारह, तो कुछ भाव हर कुंडली में ख़ाली रहेंगे ही। ऐसे भाव के लिए देखिए कि उसका स्वामी कहाँ बैठा है।

## सातवाँ और आठवाँ मिनट: बल, सीधी भाषा में

हर ग्रह से तीन छोटे सवाल कीजिए:

- क्या वह अपनी राशि में, उच्च का या नीच का है?
- क्या वह केंद्र (1, 4, 7, 10) में है, जहाँ ग्रह खुलकर काम करते हैं?
- क्या वह सूर्य के बहुत पास यानी अस्त है, या वक्री है?

हर एक के आगे धन, ऋण या कुछ नहीं लिखिए। इन निशानों को जोड़िए मत। ये केवल बताते हैं कि कुंडली कहाँ ऊँचे स्वर में बोलती है और कहाँ धीमे।

## नौवाँ और दसवाँ मिनट: समय की घड़ी

कुंडली नक़्शा है; दशा बताती है कि अभी किस सड़क पर चल रहे हैं। उदाहरण की कुंडली बुध की दशा से शुरू हुई। चंद्रमा के दस वर्ष 27 दिसंबर 2024 से 28 दिसंबर 2034 तक हैं। इसलिए इन वर्षों में चौथे भाव का चंद्रमा, यानी घर और भीतर का जीवन, कहानी में आगे आ जाता है। दशा की गणना [विंशोत्तरी दशा](/blogs/vimshottari-dasha-worked-example) वाले लेख में दिखाई गई है।

## तीन वाक्य लिखिए और रुक जाइए

अंत में तीन वाक्य लिखिए, जिनमें भाग्य के विशेषण न हों। हमारे उदाहरण के लिए:

1. दिशा सीखने और मार्गदर्शकों से मिलती है (लग्नेश सूर्य नौवें भाव में)।
2. भावनाएँ गहरी और निजी हैं, उनका घर घर ही है (चौथे भाव में वृश्चिक का चंद्रमा)।
3. लगातार मेहनत भरोसे का औज़ार है (छठे भाव में अपनी राशि का शनि)।

## दस मिनट में क्या नहीं हो सकता

आपने अभी नवांश, दृष्टियाँ, योग और गोचर नहीं देखे। उस व्यक्ति से एक भी सवाल नहीं पूछा। एक ही अस्पताल में कुछ मिनट के अंतर से जन्मे दो लोगों की कुंडलियाँ लगभग एक-सी होती हैं और जीवन अलग-अलग। इसलिए कुंडली परंपरा की दृष्टि से रुझान बताती है, घटनाओं का आदेश नहीं सुनाती।

अगर आपके तीन वाक्यों में से कोई एक चौंका दे, तो थोड़ी देर उसी के साथ बैठिए। ग्यारहवें मिनट का यह उपयोग किसी और तालिका से बेहतर है।`,
  },
};
