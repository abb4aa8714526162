import type { ContentSeed, FestivalDetails } from '../content-seed';

export const seed: ContentSeed<FestivalDetails> = {
  slug: 'akshaya-tritiya',
  cover: 'festivals/akshaya-tritiya.svg',
  category: '',
  tags: ['vaishakha', 'giving', 'vishnu', 'lakshmi'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T12:46:00+05:30',
  reviewedAt: '2026-11-22T08:00:00+05:30',
  details: {
    festivalIds: ['akshaya-tritiya'],
    deity: { en: 'Vishnu, Lakshmi', hi: 'विष्णु, लक्ष्मी' },
    regions: {
      en: ['All India', 'Maharashtra', 'Odisha', 'Rajasthan', 'Gujarat', 'Uttarakhand'],
      hi: ['पूरा भारत', 'महाराष्ट्र', 'ओडिशा', 'राजस्थान', 'गुजरात', 'उत्तराखंड'],
    },
    en: {
      samagri: [
        'Picture of Vishnu and Lakshmi',
        'A clay pot filled with cool water',
        'Barley, wheat, gram, or sattu to give',
        'Tulsi leaves, sandal, white flowers',
        'Seasonal fruit: mango, melon, cucumber',
        'A hand fan, umbrella or pair of sandals to give',
      ],
      vidhi: [
        'Bathe early and decide what you will give before you think of what you will buy.',
        'In the forenoon offer sandal, tulsi and flowers to Vishnu and Lakshmi.',
        'Offer sattu or fruit with cool water.',
        'Remember your elders who have died with a handful of water and sesame, if it is your custom.',
        'Carry the filled pot to a place where people wait in the Sun, and give food.',
        'Make one small beginning: a plant, a page, a saving.',
      ],
      katha:
        'Krishna and Sudama had been boys together in the ashram of Sandipani. One became the lord of Dwarka. The other became a poor man with a large family, and never asked anybody for anything.\n\nHis wife Sushila said at last: “You need not ask. Only go and see him.” She borrowed four handfuls of flattened rice from the neighbours and tied them in a rag. Sudama walked for days. At the golden gate he was ashamed of the bundle and hid it under his arm.\n\nKrishna ran to meet him barefoot, washed his dusty feet and sat him on the royal couch. They talked of firewood, rain and their teacher’s wife. “And what did you bring me?” asked Krishna, pulling out the bundle as in old times. He ate one handful with delight and reached for more, until Rukmini held his hand.\n\nSudama went home without having mentioned his trouble. On the way he realised it, and found he was not sorry. Where his hut had stood there was a bright house, with Sushila at the door. People tell this tale on Akshaya Tritiya because neither friend counted, and what is given so does not run out.',
      foods: [
        'Sattu sherbet or sattu laddoo',
        'Aam panna',
        'Puran poli with mango juice',
        'Cucumber and gram salad',
        'Kheer',
      ],
    },
    hi: {
      samagri: [
        'विष्णु-लक्ष्मी का चित्र',
        'ठंडे पानी से भरा मिट्टी का घड़ा',
        'दान के लिए जौ, गेहूँ, चना या सत्तू',
        'तुलसीदल, चंदन, सफ़ेद फूल',
        'मौसमी फल: आम, ख़रबूज़ा, खीरा',
        'दान के लिए पंखा, छाता या चप्पल',
      ],
      vidhi: [
        'सुबह स्नान करें और क्या ख़रीदना है, यह सोचने से पहले तय करें कि क्या देना है।',
        'पूर्वाह्न में विष्णु-लक्ष्मी को चंदन, तुलसी और फूल चढ़ाएँ।',
        'सत्तू या फल, साथ में शीतल जल का भोग लगाएँ।',
        'आपके यहाँ रीति हो तो दिवंगत बड़ों को जल और तिल दें।',
        'भरा घड़ा वहाँ रखें जहाँ लोग धूप में रुकते हों, और भोजन दें।',
        'एक छोटी शुरुआत करें: एक पौधा, एक पन्ना, थोड़ी बचत।',
      ],
      katha:
        'कृष्ण और सुदामा सांदीपनि के आश्रम में साथ पढ़े थे। एक द्वारका के स्वामी हुए, दूसरे बड़े परिवार वाले निर्धन ब्राह्मण, जो किसी से कुछ माँगते नहीं थे।\n\nएक दिन पत्नी सुशीला ने कहा, “माँगना मत, बस मिल आओ।” उसने पड़ोस से चार मुट्ठी चिवड़ा लिया और पुराने कपड़े में बाँध दिया। सुदामा कई दिन पैदल चले। सोने के द्वार पर पोटली देखकर संकोच हुआ तो बग़ल में दबा ली।\n\nकृष्ण नंगे पाँव दौड़े आए, धूल भरे पैर धोए और अपने आसन पर बैठाया। दोनों लकड़ियाँ बीनने, बारिश और गुरुमाता की बातें करते रहे। “मेरे लिए क्या लाए?” कहकर कृष्ण ने पोटली खींच ली, जैसे बचपन में करते थे। एक मुट्ठी चाव से खाई, फिर और लेने लगे, तब रुक्मिणी ने हाथ थाम लिया।\n\nसुदामा अपनी विपदा कहे बिना लौट चले। रास्ते में ध्यान आया तो देखा, मन में पछतावा नहीं है। झोंपड़ी की जगह उजला घर खड़ा था और द्वार पर सुशीला। अक्षय तृतीया पर यह कथा इसलिए कही जाती है कि दोनों मित्रों ने हिसाब नहीं रखा, और ऐसे दिया हुआ घटता नहीं।',
      foods: ['सत्तू का शरबत या लड्डू', 'आम पन्ना', 'आमरस और पूरन पोली', 'खीरे और चने का सलाद', 'खीर'],
    },
  },
  en: {
    title: 'Akshaya Tritiya: what does not run out',
    summary:
      'Akshaya Tritiya beyond the gold counter: its forenoon rule, the Sun and Moon in strength, the giving of water, and Sudama’s handful of rice.',
    coverAlt: 'A clay water pot with sattu, mangoes and barley under a bright Sun and a thin Moon.',
    body: `For a week in April or May the newspapers are full of jewellery. Turn the page. The oldest texts about this day speak of water, shade, barley and shoes, given to people on hot roads.

## A sky with both lights strong

It is the third tithi of the bright half of Vaishakha. The Sun is then usually in Mesha, where he is called exalted, and the Moon, three days old, in or near Vrishabha, where she is. Astrologers find it pleasing that this can happen together only around this new Moon. Look west at dusk and there is the thin crescent, often beside the Pleiades.

## The rule of the forenoon

Tritiya is needed in *purvahna*, the first half of daylight. When two days have it there, the Dharma Sindhu takes the second if three muhurtas of it are left after sunrise, about two hours and forty minutes, and otherwise the first. So in 2027 the day is 9 May in most of India; calendars that always take the first of two have 8 May. Parashurama Jayanti, kept the same evening by another rule, may fall a day apart.

Many families hold that the day is good by itself and needs no further muhurat. Others do check. For a wedding it is sensible to look at the chart in any case.

## How the regions start things

In **Odisha** farmers sow the first handful of paddy and carpenters begin the chariots for [Rath Yatra](/rituals/festivals/rath-yatra). **Gangotri and Yamunotri** open after the winter. In **Vrindavan** the feet of Bankebihari are shown on this one day of the year. **Jains** remember Rishabhadeva, who ended a year’s fast with sugarcane juice at Hastinapur, and those who have fasted on alternate days for a year break it today. **Rajasthan** calls it Akha Teej, and **Maharashtra** serves the first mango juice.

## For children

Plant a seed in a cup. Give the child charge of watering it until Diwali. Akshaya means “undiminished”, and a bean that becomes forty beans makes the word clear.

## Buying, and not

A gram of gold has become a habit of the day. It is not a duty, and prices and making charges do not know the tithi. Never borrow for it; a book or a goat for someone’s livelihood is as good a beginning. One hard thing must be said, too: in some places children have been married off on Akha Teej. It is against the law and against them, and Childline, 1098, answers day and night. And keep the water pot clean and covered, with a ladle.`,
  },
  hi: {
    title: 'अक्षय तृतीया: जो घटता नहीं',
    summary:
      'सोने की दुकान से आगे की अक्षय तृतीया: पूर्वाह्न का नियम, सूर्य-चंद्र का बल, जल का दान और सुदामा की मुट्ठी भर चिवड़े की कथा।',
    coverAlt: 'तेज़ सूर्य और पतले चंद्रमा के नीचे पानी का घड़ा, सत्तू, आम और जौ।',
    body: `इन दिनों अख़बार गहनों से भर जाते हैं। पन्ना पलटिए। इस दिन के सबसे पुराने वचन पानी, छाया, जौ और जूते की बात करते हैं, जो तपती राह के लोगों को दिए जाएँ।

## जब सूर्य और चंद्र दोनों बली हों

यह वैशाख शुक्ल तृतीया है। सूर्य तब प्रायः मेष में होता है, जहाँ वह उच्च का कहलाता है, और तीन दिन का चंद्रमा वृषभ में या उसके पास, जो उसकी उच्च राशि है। ज्योतिषियों को यह बात भाती है कि दोनों का ऐसा मेल साल में इसी अमावस्या के आसपास बनता है। साँझ को पश्चिम में देखिए: पतला चाँद, अक्सर कृत्तिका के पास।

## पूर्वाह्न का नियम

तृतीया पूर्वाह्न में चाहिए, यानी दिन के पहले आधे भाग में। दोनों दिन हो तो धर्मसिंधु का नियम है: सूर्योदय के बाद तृतीया तीन मुहूर्त, यानी लगभग दो घंटे चालीस मिनट, चले तो दूसरा दिन, नहीं तो पहला। इसीलिए 2027 में अधिकांश भारत में दिन 9 मई है; जो पंचांग सदा पहला लेते हैं, वे 8 मई देते हैं। परशुराम जयंती का नियम शाम का है, इसलिए वह कभी एक दिन अलग हो सकती है।

बहुत घरों में मान्यता है कि यह दिन अपने आप शुभ है और अलग मुहूर्त नहीं चाहिए। कुछ लोग फिर भी देखते हैं। विवाह के लिए तो कुंडली देख लेना ही समझदारी है।

## शुरुआत के रूप

**ओडिशा** में किसान धान की पहली मुट्ठी बोते हैं और बढ़ई [रथ यात्रा](/rituals/festivals/rath-yatra) के रथ गढ़ना शुरू करते हैं। **गंगोत्री और यमुनोत्री** के पट जाड़े के बाद खुलते हैं। **वृंदावन** में बाँके बिहारी के चरण साल में इसी दिन दिखते हैं। **जैन** ऋषभदेव को याद करते हैं, जिन्होंने हस्तिनापुर में गन्ने के रस से वर्ष भर का उपवास खोला; वर्षीतप करने वाले आज पारणा करते हैं। **राजस्थान** में यह आखा तीज है और **महाराष्ट्र** में पहला आमरस बनता है।

## बच्चों के लिए

एक प्याले में बीज बोइए और दीपावली तक सींचने का ज़िम्मा बच्चे को दीजिए। अक्षय का अर्थ है जो क्षीण न हो; एक दाना चालीस बन जाए तो शब्द अपने आप समझ में आ जाता है।

## ख़रीदना, और न ख़रीदना

थोड़ा सोना लेना अब चलन हो गया है, कर्तव्य नहीं; भाव और बनवाई को तिथि का पता नहीं होता। इसके लिए उधार कभी न लें। एक किताब, या किसी की रोज़ी के लिए एक बकरी, उतनी ही अच्छी शुरुआत है। एक कड़वी बात भी कहनी होगी: कहीं-कहीं आखा तीज पर बच्चों के ब्याह कर दिए जाते थे और अब भी हो जाते हैं। यह क़ानून के और बच्चों के विरुद्ध है; चाइल्डलाइन 1098 दिन-रात उपलब्ध है। और प्याऊ का घड़ा साफ़, ढका हुआ और डोई वाला रखिए।`,
  },
};
