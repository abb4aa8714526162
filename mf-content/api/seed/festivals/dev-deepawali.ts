import type { ContentSeed, FestivalDetails } from '../content-seed';

export const seed: ContentSeed<FestivalDetails> = {
  slug: 'dev-deepawali',
  cover: 'festivals/dev-deepawali.svg',
  category: '',
  tags: ['kartika', 'purnima', 'shiva', 'ganga'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T13:59:00+05:30',
  details: {
    festivalIds: ['dev-deepawali', 'kartik-purnima'],
    deity: { en: 'Shiva, Vishnu, Ganga', hi: 'शिव, विष्णु, गंगा' },
    regions: {
      en: ['Uttar Pradesh', 'Varanasi', 'Odisha', 'Rajasthan', 'Maharashtra', 'Telangana'],
      hi: ['उत्तर प्रदेश', 'वाराणसी', 'ओडिशा', 'राजस्थान', 'महाराष्ट्र', 'तेलंगाना'],
    },
    en: {
      samagri: [
        'Clay lamps, cotton wicks, sesame oil or ghee',
        'A leaf bowl with flowers for the water',
        'Tulsi and amla twigs',
        'Bel leaves and white flowers for Shiva',
        'Sesame, a blanket or grain to give',
      ],
      vidhi: [
        'Bathe at dawn; those near a river go there, others add a little Ganga water to the bucket.',
        'Offer water to the Sun and to the tulsi.',
        'Read of Shiva as Tripurari, or the names of Vishnu.',
        'At dusk, when the Moon rises, light lamps at shrine, well, tulsi and threshold.',
        'Float one leaf lamp in a bowl or tank at home, or on the river where this is allowed.',
        'Give sesame or a blanket, and eat in the moonlight.',
      ],
      katha:
        'Three brothers, sons of Tarakasura, asked Maya the builder for three cities: one of gold in heaven, one of silver in the air, one of iron on earth. They moved about as they pleased. Once in a thousand years they would stand in one line for a moment, and only a single arrow that pierced all three could destroy them. The brothers had asked for that and felt safe.\n\nAt first they ruled well. Later nobody could be certain where a city would come down the next day, and people below lived in fear of a shadow.\n\nWhen the thousand years were nearly over, the gods built Shiva a chariot. The earth was its body, Sun and Moon the wheels, the Vedas the horses, Brahma held the reins. Mount Meru was the bow, Vasuki its string, and Vishnu lay down upon it as the arrow. Then they waited: the cities drew near one another, gold, silver, iron. In some tellings Shiva only smiled, and it was done.\n\nThat was the full Moon of Kartika. The gods came down to Kashi to bathe, and lit the steps of the Ganga to thank him. People on the ghats do it after them, year by year.',
      foods: [
        'Kheer kept in moonlight',
        'Amla chutney',
        'Til laddoo',
        'Singhara and sweet potato',
        'Plain khichdi after the bath',
      ],
    },
    hi: {
      samagri: [
        'मिट्टी के दीये, रुई की बत्तियाँ, तिल का तेल या घी',
        'जल में छोड़ने के लिए फूलों वाला दोना',
        'तुलसी और आँवले की टहनी',
        'शिव के लिए बेलपत्र और सफ़ेद फूल',
        'दान के लिए तिल, कंबल या अन्न',
      ],
      vidhi: [
        'भोर में स्नान करें; नदी पास हो तो वहाँ, नहीं तो बाल्टी में थोड़ा गंगाजल मिलाएँ।',
        'सूर्य और तुलसी को जल दें।',
        'त्रिपुरारि शिव की कथा या विष्णु के नाम पढ़ें।',
        'साँझ को चाँद निकले तो पूजा-स्थान, कुएँ, तुलसी और देहरी पर दीये जलाएँ।',
        'एक दोने का दीप घर के कटोरे या कुंड में तैराएँ; नदी में वहीं, जहाँ अनुमति हो।',
        'तिल या कंबल दान करें और चाँदनी में भोजन करें।',
      ],
      katha:
        'तारकासुर के तीन पुत्रों ने शिल्पी मय से तीन नगर बनवाए: आकाश में सोने का, बीच में चाँदी का, धरती पर लोहे का। वे नगर इच्छा से चलते थे। हज़ार वर्ष में एक क्षण तीनों एक सीध में आते, और उसी क्षण कोई एक ही बाण से तीनों बेध दे, तभी नष्ट हो सकते थे। यह उन्हीं का माँगा वर था, इसलिए वे निश्चिंत थे।\n\nपहले राज अच्छा चला। फिर किसी को पता न रहा कि कल कौन-सा नगर कहाँ उतर आएगा, और नीचे के लोग छाया देखकर डरने लगे।\n\nहज़ार वर्ष पूरे होने को आए तो देवताओं ने शिव का रथ बनाया। पृथ्वी उसकी देह, सूर्य-चंद्र पहिए, वेद घोड़े, ब्रह्मा सारथी। मेरु धनुष बना, वासुकि डोरी, और विष्णु स्वयं बाण। फिर सब प्रतीक्षा करने लगे: नगर पास आते गए, सोना, चाँदी, लोहा। कोई-कोई कथा कहती है, शिव केवल मुस्कराए और काम हो गया।\n\nवह कार्तिक की पूर्णिमा थी। देवता काशी में नहाने उतरे और धन्यवाद में गंगा की सीढ़ियों पर दीये जलाए। उनके पीछे लोग भी हर साल वही करते हैं।',
      foods: [
        'चाँदनी में रखी खीर',
        'आँवले की चटनी',
        'तिल के लड्डू',
        'सिंघाड़ा और शकरकंद',
        'स्नान के बाद सादी खिचड़ी',
      ],
    },
  },
  en: {
    title: 'Dev Deepawali: the gods’ own Diwali',
    summary:
      'Fifteen days after Diwali, Kartik Purnima lights the ghats of Kashi: the pradosha rule, the sunrise bath, boats in Odisha, and lamps on water.',
    coverAlt: 'Stone river steps covered with tiny lamps under a full Moon, boats on the water.',
    body: `In Varanasi the steps go down to the river on a curve of nearly seven kilometres. On one night in November each step has its row of lamps, and whoever looks from a boat sees the town twice, once upside down.

## Two festivals, one full Moon

Kartika Purnima is divided by the clock. The holy bath and the giving go with the tithi at *sunrise*. The lamps go with *pradosha*, the beginning of night. So the two may fall on successive dates, and a printed calendar that gives one date only has to choose.

By the evening rule, Purnima must fill part of the time after sunset; of two evenings, the one with the greater share. The Moon then stands in or close to Krittika, the Pleiades, from which the month has its name. She rises as the Sun sets, on the far bank, right in front of the lamps.

## Ghat, boat and camel

**Varanasi** has kept it in this grand form only since the 1980s, when people from Panchganga Ghat began to light a few thousand lamps and others joined. Now there are over a million. **Odisha** sails toy boats of banana bark before sunrise, *Boita Bandana*, remembering merchants who left for Bali and Java with the winter wind. **Pushkar** has the camel fair and the bath in Brahma’s lake. In **Maharashtra** the stone lamp towers, deepmala, are lit as Tripuri Purnima. **Telugu** women burn 365 wicks, one for every day of the year they might have missed. Jains set out on pilgrimage again after the rains, and at the gurdwaras it is [Guru Nanak’s birthday](/rituals/festivals/guru-nanak-jayanti).

It is also the end of Kartik, when many have risen early and lit a lamp for a month. If you did it four times, four is the number.

## Children’s fleet

Fold boats of leaf or paper and try them in a tub: how many rice grains before it sinks? Put the winner in the bath with a tea light, lights off, grown-up beside it.

## Lamps and the river

Leaf bowls only, few of them, where the town permits; foam plates and plastic flowers choke turtles. Oil poured into water does not please a river. On ghats hold railings, don’t push, and let no boat be overloaded: life vests are not shyness. Wrap up the children, for the November river is cold. And the boatman’s tip is part of the offering.`,
  },
  hi: {
    title: 'देव दीपावली: देवताओं की अपनी दीपावली',
    summary:
      'दीपावली के पंद्रह दिन बाद कार्तिक पूर्णिमा काशी के घाट जगमगाती है: प्रदोष का नियम, भोर का स्नान, ओडिशा की नावें, जल पर दीये।',
    coverAlt: 'पूर्ण चंद्रमा के नीचे नन्हे दीयों से भरी घाट की सीढ़ियाँ और पानी पर नावें।',
    body: `वाराणसी में सीढ़ियाँ लगभग सात किलोमीटर के घुमाव पर नदी में उतरती हैं। नवंबर की एक रात हर सीढ़ी पर दीयों की क़तार होती है, और नाव से देखने वाले को नगर दो बार दिखता है, एक बार उलटा।

## एक पूर्णिमा, दो पर्व

कार्तिक पूर्णिमा समय से बँटी है। स्नान और दान सूर्योदय की तिथि से होते हैं, दीपदान प्रदोष से, यानी रात के आरंभ से। इसलिए दोनों कभी-कभी अगल-बग़ल की तारीख़ों पर पड़ते हैं, और जो कैलेंडर एक ही तारीख़ छापे उसे चुनना पड़ता है।

शाम का नियम यह है कि सूर्यास्त के बाद के समय में पूर्णिमा हो; दोनों शाम हो तो जिस शाम अधिक। चंद्रमा तब कृत्तिका में या उसके पास होता है, जिससे महीने का नाम पड़ा। सूर्य डूबते ही वह उस पार उगता है, ठीक दीयों के सामने।

## घाट, नाव और ऊँट

**वाराणसी** में इसका यह भव्य रूप 1980 के दशक से है, जब पंचगंगा घाट के लोगों ने कुछ हज़ार दीये जलाने शुरू किए और दूसरे जुड़ते गए। अब वे दस लाख से ऊपर हैं। **ओडिशा** में भोर से पहले केले के तने की नन्ही नावें छोड़ते हैं, बोइत बंदाण, उन व्यापारियों की याद में जो जाड़े की हवा के साथ बाली और जावा जाते थे। **पुष्कर** में ऊँटों का मेला और ब्रह्म सरोवर का स्नान है। **महाराष्ट्र** में त्रिपुरी पूर्णिमा पर पत्थर की दीपमालाएँ जलती हैं। **तेलुगु** स्त्रियाँ 365 बत्तियाँ जलाती हैं, साल के हर छूटे दिन के लिए एक। जैन यात्री वर्षा के बाद फिर तीर्थ को निकलते हैं, और गुरुद्वारों में [गुरु नानक का प्रकाश पर्व](/rituals/festivals/guru-nanak-jayanti) होता है।

यह कार्तिक का समापन भी है, जिसमें बहुत लोग महीने भर तड़के उठकर दीप जलाते हैं। आपने चार दिन जलाया हो, तो चार ही सही।

## बच्चों का बेड़ा

पत्ते या काग़ज़ की नाव बनाइए और टब में जाँचिए: कितने चावल के दानों पर डूबती है? जीतने वाली नाव में छोटा दीया रखिए, बत्ती बुझाइए, और एक बड़ा पास बैठे।

## दीये और नदी

केवल पत्ते के दोने, थोड़े-से, और वहीं जहाँ नगर अनुमति दे; थर्मोकोल की प्लेट और प्लास्टिक के फूल कछुओं का दम घोंटते हैं। पानी में तेल डालने से नदी प्रसन्न नहीं होती। घाट पर रेलिंग थामें, धक्का न दें, और नाव में ज़रूरत से ज़्यादा लोग न बैठें: लाइफ़ जैकेट पहनना संकोच की बात नहीं। बच्चों को गरम कपड़े पहनाइए, नवंबर की नदी ठंडी होती है। और मल्लाह का मेहनताना भी अर्पण का ही हिस्सा है।`,
  },
};
