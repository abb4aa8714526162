import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'why-a-tithi-is-longer-or-shorter',
  cover: 'blogs/why-a-tithi-is-longer-or-shorter.svg',
  category: 'panchang',
  tags: ['tithi', 'panchang', 'moon'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T12:27:00+05:30',
  details: {},
  en: {
    title: 'Tithi: why the lunar day is longer or shorter than a day',
    summary:
      'A tithi is twelve degrees of the Moon gaining on the Sun. Why it lasts 20 to 27 hours, and how a date comes to be skipped or repeated.',
    coverAlt:
      'Phases of the Moon in an arc above a river, growing to the full Moon and shrinking again.',
    body: `Your phone says the fast is on the fourteenth. The wall calendar from the sweet shop says the thirteenth. Very often both have done the sum correctly, and the answer hides in one fact: a tithi is not a day.

## Twelve degrees

Watch the Moon against the stars and it moves about 13° a day. The Sun moves about 1° in the same direction. So the Moon gains roughly 12° a day on the Sun, and after a little over 29 and a half days it has gained a full circle and stands beside the Sun again. That is the new Moon.

A tithi is one thirtieth of that circle: the time in which the Moon gains 12°. From 0° to 12° it is Shukla Pratipada, from 12° to 24° Dwitiya, and so on to Purnima, which ends at 180° exactly. Then comes the dark half, and Amavasya ends when the Moon has caught up.

Since only the difference between Moon and Sun counts, the tithi is the same for the whole world at any moment, and it does not depend on the ayanamsa at all. It may begin at lunch in Delhi and that same instant is early morning in London.

## Why the length changes

The Moon's path is an oval. Near the earth it runs fast, up to about 15° a day; far away it slows to less than 12°. The Sun's apparent speed also varies a little through the year. So the twelve degrees are covered quickly in one week and slowly in another.

We computed every tithi from 2001 to 2050. The mean is 23 hours 37 minutes. The shortest takes 20 hours 2 minutes, the longest 26 hours 47 minutes. Within 2027 alone they range from 20 hours 15 minutes to 26 hours 44 minutes. The shortest of 2027 is the Amavasya of 1 and 2 August, when the Moon is near the earth and large enough to cover the Sun; there is a [total eclipse](/astrology-news/solar-eclipse-2-august-2027-india) at that new Moon.

## Which tithi does a date get?

The panchang gives a civil date the tithi that is running at sunrise. Usually each sunrise meets the next tithi, one after the other. Two exceptions follow from the changing length.

**A lost tithi (kshaya).** A short tithi can begin after one sunrise and end before the next. No sunrise sees it, so no date carries its name. In New Delhi, Shukla Dwadashi of January 2027 runs from 7.50 am on the 19th to 4.42 am on the 20th. Sunrise was at about quarter past seven on both days, so the calendar goes from Ekadashi on the 19th straight to Trayodashi on the 20th.

**A repeated tithi (vriddhi).** A long tithi can begin before one sunrise and end after the next. Two dates carry it. Shukla Tritiya of the same month runs from 7.08 am on 10 January to 9.29 am on the 11th, and so holds two sunrises.

In New Delhi, 2027 has 17 lost and 12 repeated tithis. A lost tithi is no gap in time; the Moon moved through it as it always does. It only had no sunrise of its own.

## Why neighbouring cities differ

Sunrise in Guwahati comes about an hour before sunrise in New Delhi, and more than an hour and a half before Dwarka. A tithi that ends at 5.50 in the morning is still running at one sunrise and over at another. So a fast can truly fall on different dates in two Indian cities, and more often still in Dubai, London or Toronto. A printed almanac is made for one place. Set your own city in our [panchang](/astrology-services/panchang) before you trust it.

## Sunrise is not always the judge

Festival rules do not all look at sunrise. Each asks for the tithi at the hour when the rite is done:

- Janmashtami and Shivaratri look at midnight.
- Lakshmi Puja of Diwali looks at pradosha, the time after sunset.
- Ganesh Chaturthi looks at midday.
- Karva Chauth and Sankashti look at moonrise.
- Shraddha rites look at aparahna, the afternoon.

This is why Diwali can be on a day whose sunrise still had Chaturdashi. It is also why "what is today's tithi?" and "when is the vrat?" are two questions. Ekadashi has its own rules on top: some traditions refuse an Ekadashi that Dashami touches at dawn, and then two communities fast on neighbouring days. Ask at home which one you follow; the calendar can only list both.

## A small habit

For one month, note three things at breakfast: the tithi at sunrise, its ending time, and the shape of the Moon the evening before. By the second week you will see the two thin crescents fit the numbers, and by the fourth a skipped or doubled date will no longer look like a printing error. You will have counted it yourself.`,
  },
  hi: {
    title: 'तिथि: चांद्र दिन कभी छोटा, कभी बड़ा क्यों होता है',
    summary:
      'चंद्रमा सूर्य से बारह अंश आगे बढ़े तो एक तिथि होती है। वह 20 से 27 घंटे की क्यों होती है, और कोई तिथि क्षय या वृद्धि में कैसे आ जाती है।',
    coverAlt: 'नदी के ऊपर चाप में चंद्रमा की कलाएँ, पूर्णिमा तक बढ़ती और फिर घटती हुई।',
    body: `फ़ोन कहता है व्रत चौदह को है। मिठाई की दुकान वाला कैलेंडर तेरह बताता है। बहुत बार हिसाब दोनों का सही होता है, और उत्तर एक छोटी-सी बात में छिपा है: तिथि दिन नहीं है।

## बारह अंश

तारों के बीच चंद्रमा को देखिए तो वह दिन भर में लगभग 13° चलता है। सूर्य उसी दिशा में क़रीब 1°। यानी चंद्रमा रोज़ सूर्य से लगभग 12° आगे निकलता है, और साढ़े उनतीस दिन से कुछ अधिक में पूरा चक्कर लगाकर फिर सूर्य के पास आ जाता है। यही अमावस्या का अंत है।

इस चक्कर का तीसवाँ भाग एक तिथि है: वह समय जिसमें चंद्रमा 12° बढ़त लेता है। 0° से 12° तक शुक्ल प्रतिपदा, 12° से 24° तक द्वितीया, और इसी तरह पूर्णिमा तक, जो ठीक 180° पर पूरी होती है। फिर कृष्ण पक्ष चलता है, और चंद्रमा के सूर्य को पकड़ लेने पर अमावस्या समाप्त होती है।

गिनती केवल सूर्य और चंद्रमा के अंतर की है, इसलिए किसी एक क्षण में पूरी दुनिया की तिथि एक होती है, और अयनांश से उस पर कोई फ़र्क नहीं पड़ता। दिल्ली में दोपहर के भोजन के समय जो तिथि लगे, लंदन में उसी क्षण सुबह हो रही होगी।

## लंबाई क्यों बदलती है

चंद्रमा का मार्ग थोड़ा अंडाकार है। पृथ्वी के पास वह तेज़ चलता है, दिन में लगभग 15° तक; दूर जाकर 12° से भी कम। सूर्य की दिखती चाल भी साल भर में थोड़ी घटती-बढ़ती है। इसलिए वही बारह अंश किसी हफ़्ते जल्दी पार होते हैं, किसी हफ़्ते देर से।

हमने 2001 से 2050 तक की हर तिथि की गणना की। औसत 23 घंटे 37 मिनट निकला। सबसे छोटी 20 घंटे 2 मिनट की, सबसे लंबी 26 घंटे 47 मिनट की। अकेले 2027 में ही अवधि 20 घंटे 15 मिनट से 26 घंटे 44 मिनट तक है। 2027 की सबसे छोटी तिथि 1-2 अगस्त की अमावस्या है, जब चंद्रमा पृथ्वी के पास और इतना बड़ा होगा कि सूर्य को पूरा ढक ले; उसी समय [पूर्ण सूर्यग्रहण](/astrology-news/solar-eclipse-2-august-2027-india) है।

## किस तारीख़ को कौन-सी तिथि मिले?

पंचांग किसी तारीख़ को वह तिथि देता है जो सूर्योदय के समय चल रही हो। आम तौर पर हर सूर्योदय को अगली तिथि मिलती जाती है। लंबाई बदलने से दो अपवाद बनते हैं।

**क्षय तिथि।** छोटी तिथि एक सूर्योदय के बाद शुरू होकर अगले से पहले पूरी हो सकती है। उसे कोई सूर्योदय नहीं मिलता, इसलिए किसी तारीख़ पर उसका नाम नहीं आता। नई दिल्ली में जनवरी 2027 की शुक्ल द्वादशी 19 तारीख़ को सुबह 7.50 पर लगकर 20 को तड़के 4.42 पर पूरी हो जाती है। दोनों दिन सूर्योदय लगभग सवा सात बजे है, तो कैलेंडर 19 की एकादशी से सीधे 20 की त्रयोदशी पर पहुँच जाता है।

**वृद्धि तिथि।** लंबी तिथि एक सूर्योदय से पहले शुरू होकर अगले के बाद तक चल सकती है। तब दो तारीख़ें उसी के नाम होती हैं। उसी महीने की शुक्ल तृतीया 10 जनवरी को सुबह 7.08 से 11 जनवरी को 9.29 तक है; उसमें दो सूर्योदय आ जाते हैं।

नई दिल्ली में 2027 में 17 क्षय और 12 वृद्धि तिथियाँ हैं। क्षय का अर्थ यह नहीं कि समय में कोई छेद रह गया। चंद्रमा उस हिस्से से हमेशा की तरह गुज़रा, बस उसे अपना सूर्योदय नहीं मिला।

## दो शहरों में अंतर क्यों

गुवाहाटी में सूर्योदय दिल्ली से लगभग एक घंटा पहले होता है, और द्वारका से डेढ़ घंटे से भी अधिक पहले। सुबह 5.50 पर पूरी होने वाली तिथि एक जगह सूर्योदय पर चल रही होगी, दूसरी जगह बीत चुकी होगी। इसलिए भारत के ही दो शहरों में व्रत की तारीख़ सचमुच अलग हो सकती है; दुबई, लंदन या टोरंटो में तो और भी अक्सर। छपा हुआ पंचांग किसी एक स्थान का होता है। हमारे [पंचांग](/astrology-services/panchang) में पहले अपना शहर चुनिए, फिर भरोसा कीजिए।

## हर बार सूर्योदय ही निर्णायक नहीं

सब पर्वों के नियम सूर्योदय नहीं देखते। जिस समय पूजा होती है, तिथि उसी समय देखी जाती है:

- जन्माष्टमी और शिवरात्रि में मध्यरात्रि।
- दीपावली की लक्ष्मी पूजा में प्रदोष, यानी सूर्यास्त के बाद का समय।
- गणेश चतुर्थी में मध्याह्न।
- करवा चौथ और संकष्टी में चंद्रोदय।
- श्राद्ध में अपराह्न।

इसी कारण दीपावली उस दिन भी हो सकती है जिसके सूर्योदय पर चतुर्दशी थी। और इसी कारण “आज तिथि कौन-सी है?” और “व्रत कब है?” दो अलग सवाल हैं। एकादशी के नियम इनसे भी आगे जाते हैं: कुछ परंपराएँ वह एकादशी नहीं लेतीं जिसे भोर में दशमी छू रही हो, तब दो समुदाय अगल-बग़ल के दिनों में व्रत रखते हैं। आपके घर में कौन-सी रीति है, यह घर में पूछिए; कैलेंडर तो दोनों लिख सकता है।

## एक छोटी आदत

एक महीने तक नाश्ते के समय तीन बातें लिखिए: सूर्योदय की तिथि, उसके समाप्त होने का समय, और पिछली शाम चंद्रमा का आकार। दूसरे हफ़्ते तक पतली कलाएँ और अंक आपस में मिलने लगेंगे, और चौथे हफ़्ते तक छूटी या दोहराई तिथि छपाई की भूल नहीं लगेगी। वह आपकी अपनी गिनी हुई होगी।`,
  },
};
