import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'mercury-retrograde-in-the-indian-calendar',
  cover: 'blogs/mercury-retrograde-in-the-indian-calendar.svg',
  category: 'practice',
  tags: ['mercury', 'retrograde', 'transits'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T14:04:00+05:30',
  details: {},
  en: {
    title: 'Mercury retrograde in the Indian calendar',
    summary:
      'Why Mercury seems to walk backwards three times a year, what Indian texts mean by vakri, the dates to the end of 2027, and sober habits for them.',
    coverAlt:
      'A small planet tracing a looping path across a night sky over rooftops and a letter box.',
    body: `Three times a year the internet blames Mercury for lost luggage. Indian astrology has known the same motion for more than fifteen centuries, and its view is rather different.

## What is seen

Mercury goes round the Sun in 88 days, inside the orbit of the earth. Every 116 days or so it overtakes us on the inner lane. For about three weeks around that moment its direction against the stars seems to turn round, as a fast car on an inside lane seems to slide backwards past the trees behind it when it swings round the curve in front of you. Nothing reverses in space. It is a matter of where we stand.

On the turning days, the stations, the planet hardly moves against the stars. In the middle of the loop it passes between us and the Sun and cannot be seen at all.

## The dates

Computed with the Lahiri ayanamsa; Indian time.

| Turns back | Turns forward | Where |
| - | - | - |
| 24 October 2026 | 13 November 2026 | Tula |
| 9 February 2027 | 3 March 2027 | Kumbha into Makara |
| 10 June 2027 | 5 July 2027 | Mithuna |
| 7 October 2027 | 28 October 2027 | Tula into Kanya |

Western lists give the same days, because the motion is the same in both zodiacs. Only the signs differ.

## What *vakri* means in the texts

A planet moving backwards is called *vakri*, bent or crooked. The surprise for a reader of Western columns is that classical Indian texts count this among the strengths. In the sixfold reckoning of strength, *cheshta bala* is the strength of motion, and a retrograde planet has it in full. It is near the earth, bright at night if it is an outer planet, and acts with insistence.

With Mercury there is a wrinkle: at the middle of its loop it is also combust, lost in the Sun's light. The Surya Siddhanta makes it so within 12° of the Sun when retrograde, 14° when direct. So a retrograde Mercury is strong by motion and hidden by light, much like a person who is thinking hard and not answering letters.

Later authors add that a vakri planet looks back at unfinished things, or that it acts as though in the previous sign. Opinions differ, and no single rule has won.

## In a birth chart

Mercury is retrograde for about 19 days in every hundred. Nearly one person in five has it so. Tradition reads it as a mind that goes over matter twice: good at revising, proof-reading, catching what others skip, sometimes slow to say the first word. It is neither a defect nor rare.

## In daily life

As a transit, Mercury stands for speech, trade, accounts, letters, short journeys, students and younger siblings. Custom in India never stopped business for it. Shops open, weddings are fixed by Jupiter and Venus rather than Mercury, and the muhurta books do not list a retrograde Mercury among the great hindrances. If you see a notice that you must not sign anything for three weeks, it comes from elsewhere.

What is sensible is what *re-* words suggest:

- **Reread** before sending. One slow minute for each important message.
- **Reconcile** the accounts. These weeks suit old bills, the ration ledger, the tax folder.
- **Return** calls that were put off, and books.
- **Repair** the cycle, the charger, the hinge.
- **Revise** instead of starting a new syllabus, if an examination is near.
- **Back up** the phone. This is good advice in the other forty-three weeks too.

For a contract or a journey that must happen, go ahead with the usual care. Look at the weekday, the nakshatra and Rahu Kaal in the [panchang](/astrology-services/panchang), if that is your habit, and read the small print, which deserves it under any planet.

## Which house does it touch?

Count from your Moon sign to the sign where Mercury turns. For the loop of June 2027 in Mithuna: from Mithuna itself it is the first, for Vrishabha the second (money and words at home), for Mesha the third (siblings and neighbours), for Meena the fourth, and so on backwards through the year. It gives a corner of life to tidy, and that is a good size for three weeks. Our [transit pages](/transits) show the signs day by day.

## If you like a small observance

Wednesday is Mercury's day. Some families eat green moong, give a notebook and pencils to a child, or say the short mantra on our [Mercury page](/remedies/mercury). None of it is required.

A useful test costs nothing. Keep a list of mislaid things and misread messages for three weeks inside a loop and for three weeks outside. Compare. Whatever you find, you will have kept a careful record, which is the most Mercurial thing one can do.`,
  },
  hi: {
    title: 'वक्री बुध, भारतीय पंचांग की नज़र से',
    summary:
      'बुध साल में तीन बार उलटा चलता क्यों दिखता है, ग्रंथों में वक्री का अर्थ क्या है, 2027 के अंत तक की तारीख़ें, और इन दिनों की समझदार आदतें।',
    coverAlt: 'छतों और डाक-पेटी के ऊपर रात के आकाश में फंदे जैसी राह बनाता छोटा-सा ग्रह।',
    body: `साल में तीन बार इंटरनेट खोए सामान का दोष बुध पर मढ़ता है। भारतीय ज्योतिष इसी चाल को पंद्रह सौ वर्षों से भी अधिक समय से जानता है, और उसकी राय काफ़ी अलग है।

## दिखता क्या है

बुध पृथ्वी की कक्षा के भीतर रहकर 88 दिन में सूर्य का चक्कर लगाता है। लगभग हर 116 दिन में वह भीतर की पटरी से हमें पीछे छोड़ता है। उस समय के आसपास क़रीब तीन सप्ताह तक तारों के बीच उसकी दिशा उलटी दिखती है; जैसे मोड़ पर भीतर की पटरी से आगे निकलती तेज़ गाड़ी पीछे के पेड़ों के सामने उलटी सरकती लगे। अंतरिक्ष में कुछ उलटता नहीं। बात बस इतनी है कि हम खड़े कहाँ हैं।

मुड़ने के दिनों में ग्रह तारों के बीच लगभग ठहरा रहता है। फंदे के बीच में वह हमारे और सूर्य के बीच से गुज़रता है और दिखता ही नहीं।

## तारीख़ें

लाहिरी अयनांश से; भारतीय समय।

| वक्री | मार्गी | कहाँ |
| - | - | - |
| 24 अक्टूबर 2026 | 13 नवंबर 2026 | तुला |
| 9 फ़रवरी 2027 | 3 मार्च 2027 | कुंभ से मकर |
| 10 जून 2027 | 5 जुलाई 2027 | मिथुन |
| 7 अक्टूबर 2027 | 28 अक्टूबर 2027 | तुला से कन्या |

पश्चिमी सूचियों में भी दिन यही होंगे, क्योंकि चाल दोनों राशिचक्रों में एक है। केवल राशियाँ अलग हैं।

## ग्रंथों में वक्री का अर्थ

उलटे चलते ग्रह को वक्री, यानी टेढ़ा कहा गया है। पश्चिमी स्तंभ पढ़ने वालों को अचरज होगा कि हमारे ग्रंथ इसे बलों में गिनते हैं। षड्बल में चेष्टा बल गति का बल है, और वक्री ग्रह को वह पूरा मिलता है। ऐसा ग्रह पृथ्वी के पास होता है, बाहरी ग्रह हो तो रात में चमकीला, और अपनी बात पर अड़कर काम करता है।

बुध के साथ एक पेच है: फंदे के बीच में वह अस्त भी होता है, सूर्य के प्रकाश में खोया हुआ। सूर्य सिद्धांत के अनुसार वक्री बुध सूर्य से 12° के भीतर और मार्गी 14° के भीतर अस्त है। यानी वक्री बुध गति से बलवान और प्रकाश से छिपा हुआ है; कुछ वैसे ही जैसे कोई गहरे सोच में हो और चिट्ठियों का जवाब न दे रहा हो।

बाद के लेखक जोड़ते हैं कि वक्री ग्रह अधूरी चीज़ों की ओर मुड़कर देखता है, या मानो पिछली राशि का फल देता है। मत अलग-अलग हैं; कोई एक नियम सर्वमान्य नहीं हुआ।

## जन्म कुंडली में

बुध हर सौ में लगभग 19 दिन वक्री रहता है। यानी पाँच में से क़रीब एक व्यक्ति की कुंडली में वह वक्री होगा। परंपरा इसे दो बार सोचने वाला मन मानती है: दोहराने, जाँचने और औरों से छूटी बात पकड़ने में अच्छा, पहला शब्द बोलने में कभी-कभी धीमा। न यह दोष है, न दुर्लभ।

## रोज़ के जीवन में

गोचर में बुध वाणी, व्यापार, हिसाब, चिट्ठी-पत्री, छोटी यात्राओं, विद्यार्थियों और छोटे भाई-बहनों का सूचक है। भारत की रीति में उसके कारण कामकाज कभी नहीं रुका। दुकानें खुलती हैं, विवाह गुरु और शुक्र देखकर तय होते हैं, और मुहूर्त ग्रंथ वक्री बुध को बड़े दोषों में नहीं गिनते। कहीं लिखा मिले कि तीन हफ़्ते किसी काग़ज़ पर दस्तख़त न करें, तो वह बात कहीं और से आई है।

समझदारी उन कामों में है जिनमें “फिर से” आता है:

- भेजने से पहले **फिर से पढ़िए**। हर ज़रूरी संदेश को एक धीमा मिनट दीजिए।
- हिसाब **फिर से मिलाइए**। पुराने बिल, राशन की कॉपी, कर के काग़ज़ इन हफ़्तों के लिए अच्छे हैं।
- टाले हुए फ़ोन **लौटाइए**, और उधार ली किताबें भी।
- साइकिल, चार्जर, दरवाज़े का क़ब्ज़ा **ठीक कराइए**।
- परीक्षा पास हो तो नया पाठ छेड़ने के बजाय **दोहराइए**।
- फ़ोन का **बैकअप** लीजिए। यह सलाह साल के बाक़ी तैंतालीस हफ़्तों में भी अच्छी है।

कोई अनुबंध या यात्रा ज़रूरी हो तो हमेशा जैसी सावधानी के साथ कीजिए। आदत हो तो [पंचांग](/astrology-services/panchang) में वार, नक्षत्र और राहु काल देख लीजिए, और बारीक अक्षर पढ़िए; वे हर ग्रह में पढ़ने लायक़ होते हैं।

## आपके किस भाव में?

अपनी चंद्र राशि से उस राशि तक गिनिए जहाँ बुध मुड़ रहा है। जून 2027 का फंदा मिथुन में है: मिथुन वालों के लिए पहला भाव, वृषभ के लिए दूसरा (धन और घर की बातचीत), मेष के लिए तीसरा (भाई-बहन और पड़ोसी), मीन के लिए चौथा, और इसी तरह आगे। इससे जीवन का एक कोना मिलता है जिसे सँवारना है; तीन सप्ताह के लिए इतना ठीक है। हमारे [गोचर](/transits) के पन्ने हर दिन की राशियाँ दिखाते हैं।

## मन हो तो एक छोटी रीति

बुधवार बुध का दिन है। कुछ घरों में हरी मूँग बनती है, किसी बच्चे को कॉपी-पेंसिल दी जाती है, या हमारे [बुध](/remedies/mercury) वाले पन्ने का छोटा मंत्र पढ़ा जाता है। ज़रूरी इनमें से कुछ नहीं।

एक परख मुफ़्त की है। तीन हफ़्ते फंदे के भीतर और तीन हफ़्ते बाहर, खोई चीज़ों और ग़लत पढ़े संदेशों की सूची रखिए। फिर मिलाइए। नतीजा जो भी हो, आपने सावधानी से हिसाब रखा, और बुध का इससे बड़ा काम क्या होगा।`,
  },
};
