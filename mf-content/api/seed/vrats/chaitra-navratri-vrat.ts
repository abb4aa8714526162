import type { ContentSeed, VratDetails } from '../content-seed';

export const seed: ContentSeed<VratDetails> = {
  slug: 'chaitra-navratri-vrat',
  cover: 'vrats/chaitra-navratri-vrat.svg',
  category: '',
  tags: ['navratri', 'durga', 'chaitra', 'nine nights'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T14:51:00+05:30',
  reviewedAt: '2026-11-22T08:00:00+05:30',
  details: {
    festivalIds: ['chaitra-navratri'],
    deity: { en: 'Durga', hi: 'दुर्गा' },
    frequency: 'yearly',
    en: {
      samagri: [
        'A wide clay dish, clean soil and barley grains',
        'A kalash with water, a coin, betel nut, mango leaves and a coconut in red cloth',
        'A picture of Durga, red flowers, a red scarf',
        'Ghee or sesame oil for an akhand lamp, with a glass cover, or for a lamp morning and evening',
        'Fruit, misri, cloves and cardamom',
        'A copy of the Durga Saptashati, or of the Chalisa',
      ],
      vidhi: [
        'On Pratipada, in the first third of the day after sunrise, spread soil in the dish, sow barley and set the kalash in it.',
        'Light the lamp and make the vow: all nine days, the first and the last, or the last three.',
        'Morning and evening offer a flower and read a portion; water the barley lightly.',
        'Eat once a day, or fruit and milk, without grain, onion and garlic.',
        'On Ashtami or Navami invite girls of the neighbourhood, wash their feet, feed them and give each a present.',
        'On Navami worship Rama too; read the hymn that closes your text and perform havan if you do so.',
        'On Dashami break the fast, put the barley shoots behind the ears of those at home, and give the rest to earth or water.',
      ],
      katha: `King Suratha had lost his kingdom, first to enemies and then to his ministers. He rode into the forest pretending that he went to hunt. There he met Samadhi, a merchant whose wife and sons had taken his money and shown him the door. The two sat down in the hermitage of the sage Medhas and discovered that they had the same illness.

“I keep wondering,” said the king, “whether they feed my elephant well.” “I keep wondering,” said the merchant, “whether my sons have taken cold.” “They threw you out,” said the king. “I know,” said the merchant. “And you are worrying about elephants that belong to somebody else.” They went to the sage and asked why two reasonable men should be like this.

Medhas did not scold them. “The birds,” he said, “are hungry themselves and put the grain in the beaks of their young. It is the Great Maya; she ties everyone. And the one who ties can untie.” He told them of Durga: how she was born from the light of all the gods, and of the battles. It took some days. That telling is the Devi Mahatmya.

They went to a river bank and made her image out of earth. They fasted, ate little, and offered flowers and their own patience. After three years she came. “What do you wish?” The king asked for his kingdom back, and got it, with another to come. The merchant thought for a while. He asked no longer to say “mine”. He got that.

She did not tell them which wish was the better one.`,
      foods: [
        'Kuttu, singhara or rajgira flour; sama rice; sabudana',
        'Potato, pumpkin, colocasia, bottle gourd in rock salt',
        'Fruit, curd, buttermilk, makhana, peanuts',
        'For Kanya Puja: puri, black gram and halwa',
      ],
    },
    hi: {
      samagri: [
        'मिट्टी का चौड़ा पात्र, साफ़ मिट्टी और जौ',
        'जल, सिक्का, सुपारी, आम के पत्ते और लाल कपड़े में नारियल सहित कलश',
        'दुर्गा का चित्र, लाल फूल, लाल चुनरी',
        'अखंड दीप के लिए घी या तिल का तेल और काँच का ढक्कन, या सुबह-शाम के दीपक के लिए',
        'फल, मिश्री, लौंग, इलायची',
        'दुर्गा सप्तशती या चालीसा की पोथी',
      ],
      vidhi: [
        'प्रतिपदा को सूर्योदय के बाद दिन के पहले तिहाई भाग में पात्र में मिट्टी बिछाकर जौ बोएँ और कलश रखें।',
        'दीपक जलाकर संकल्प लें: पूरे नौ दिन, पहला और अंतिम, या अंतिम तीन।',
        'सुबह-शाम फूल चढ़ाएँ, पाठ का एक भाग पढ़ें; जौ को हल्का पानी दें।',
        'दिन में एक बार भोजन लें, या फल-दूध; अन्न, प्याज़ और लहसुन नहीं।',
        'अष्टमी या नवमी को मोहल्ले की कन्याओं को बुलाकर पाँव धोएँ, भोजन कराएँ और हर एक को उपहार दें।',
        'नवमी को राम की भी पूजा करें; पाठ का समापन करें और करते हों तो हवन।',
        'दशमी को व्रत खोलें, जवारे घर वालों के कान पर रखें, बाक़ी मिट्टी या जल को दें।',
      ],
      katha: `राजा सुरथ का राज्य पहले शत्रुओं ने छीना, फिर मंत्रियों ने। वह आखेट का बहाना करके वन में चला गया। वहाँ समाधि नाम का वैश्य मिला, जिसकी पत्नी और पुत्रों ने धन रखकर उसे निकाल दिया था। दोनों मेधा ऋषि के आश्रम में बैठे तो पता चला कि रोग एक ही है।

राजा बोला, “मैं सोचता रहता हूँ कि मेरे हाथी को ठीक से खिलाते होंगे या नहीं।” वैश्य बोला, “मैं सोचता हूँ कि लड़कों को सर्दी न लग गई हो।” राजा ने कहा, “उन्होंने तुम्हें निकाला है।” वैश्य ने कहा, “जानता हूँ। और आप उन हाथियों की चिंता कर रहे हैं जो अब किसी और के हैं।” दोनों ऋषि के पास गए और पूछा कि समझदार होकर भी हम ऐसे क्यों हैं।

मेधा ने डाँटा नहीं। बोले, “पक्षी स्वयं भूखे होते हैं और दाना बच्चों की चोंच में डालते हैं। यह महामाया है; वही सबको बाँधती है, और जो बाँधे वही खोल सकती है।” फिर उन्होंने दुर्गा की कथा कही: सब देवताओं के तेज से कैसे प्रकट हुईं, और वे युद्ध। कई दिन लगे। वही कथन देवी माहात्म्य है।

दोनों ने नदी-तट पर मिट्टी की मूर्ति बनाई। उपवास किया, थोड़ा खाया, फूल चढ़ाए और अपना धैर्य चढ़ाया। तीन वर्ष बाद देवी आईं। “क्या चाहते हो?” राजा ने राज्य माँगा, उसे मिला, और आगे एक और मिलने का वचन भी। वैश्य ने कुछ देर सोचा। उसने माँगा कि “मेरा” कहना छूट जाए। उसे वह मिला।

किसकी इच्छा बेहतर थी, यह देवी ने नहीं कहा।`,
      foods: [
        'कुट्टू, सिंघाड़े या राजगीरे का आटा; समा के चावल; साबूदाना',
        'सेंधा नमक में आलू, कद्दू, अरबी, लौकी',
        'फल, दही, छाछ, मखाना, मूँगफली',
        'कन्या पूजन के लिए पूरी, काले चने और हलवा',
      ],
    },
  },
  en: {
    title: 'Chaitra Navratri vrat: nine days in spring',
    summary:
      'Nine spring days for the Mother, from Pratipada to Ram Navami: sowing barley, setting the kalash, eating lightly, and the king and merchant of old.',
    coverAlt: 'Young barley shoots in a clay dish around a kalash with coconut and red cloth.',
    body: `Twice a year day and night are nearly equal, and at each of these seams there are nine nights for the Goddess. The autumn one is loud. The spring one, in Chaitra, is the quiet sister: a dish of barley in a corner, a lamp, a book read a little at a time.

## When it falls

From Chaitra Shukla Pratipada to Navami, in March or April, beginning as a rule on the day of Gudi Padwa and Ugadi. We take the day whose sunrise has Pratipada with at least one muhurta, 48 minutes, of it still to run; if no sunrise has it so, the day on which it begins. Since tithis are longer or shorter than days, there may be eight or ten dates instead of nine. The last belongs to [Ram Navami](/rituals/festivals), for Rama was born at noon on the ninth; where midday and sunrise have Navami on different dates, both stand in the calendar.

The kalash is set in the first third of the day. If that hour is not possible, Abhijit around noon is used; see the [panchang](/astrology-services/panchang).

## Who keeps it

In the north nearly everyone keeps something of it. All nine days is the full form; the first and the last is the popular one (“chadhti-utarti”); the last three are a good beginning. Each day is given to one of nine forms of Durga, from Shailaputri to Siddhidatri.

## Barley, lamp, book

Barley sown on the first day stands a hand high by the ninth, pale if the corner is dark, green by a window. There is no omen in it, it is a plant. Children may measure it each morning and draw a curve.

An unbroken lamp needs someone awake in the house; a lamp morning and evening is as good, and safer. Keep it from curtains and gas.

The Devi Mahatmya has seven hundred verses in thirteen chapters and can be read in nine portions. A Hindi retelling or the Chalisa serves as well.

## How regions differ

In Maharashtra the Gudi stands at the door and Chaitra Gauri sits in a swing for a month, with raw-mango dal and panha. In Andhra and Karnataka the nine days are Vasanta Navaratri, leading to Sita and Rama’s wedding. In Bengal a few families keep Basanti Puja, the older Durga Puja. In Himachal and Jammu people walk to Naina Devi, Jwalamukhi and Vaishno Devi. Kashmiri Pandits open the year by looking at a plate of rice, pen, milk and mirror. In Kerala spring nights of this kind are hardly known.

## Nine days is long

Potatoes fried in rock salt for nine days are no rest for the body; eat boiled vegetables, curd and fruit, and drink as the days grow warm. Buckwheat flour goes rancid: buy it fresh. With diabetes, pregnancy, breastfeeding, blood-pressure or kidney medicines, in growing years and in old age, ask your doctor, and choose two days, or leave out only onion and garlic. At Kanya Puja invite all children who come, boys too, whatever their family; the Goddess did not send a list.`,
  },
  hi: {
    title: 'चैत्र नवरात्रि व्रत: वसंत के नौ दिन',
    summary:
      'प्रतिपदा से राम नवमी तक माँ के नौ दिन: जौ बोना, कलश रखना, हल्का भोजन, और राजा सुरथ व समाधि वैश्य की पुरानी कथा।',
    coverAlt: 'मिट्टी के पात्र में जौ के हरे अंकुर, बीच में नारियल और लाल वस्त्र वाला कलश।',
    body: `साल में दो बार दिन-रात लगभग बराबर होते हैं, और दोनों ही जोड़ों पर देवी की नौ रातें आती हैं। शरद वाली में धूमधाम है। चैत्र वाली उसकी शांत बहन है: कोने में जौ का पात्र, एक दीपक, और थोड़ा-थोड़ा पढ़ी जाती पोथी।

## कब होता है

चैत्र शुक्ल प्रतिपदा से नवमी तक, मार्च या अप्रैल में; आरंभ प्रायः गुड़ी पड़वा और उगादि के दिन। हम वह दिन लेते हैं जिसके सूर्योदय पर प्रतिपदा हो और कम से कम एक मुहूर्त, यानी 48 मिनट, और चले; कोई सूर्योदय ऐसा न हो तो जिस दिन वह लगे। तिथियाँ दिन से छोटी-बड़ी होती हैं, इसलिए नौ की जगह आठ या दस तारीख़ें भी हो सकती हैं। अंतिम दिन [राम नवमी](/rituals/festivals) का है, क्योंकि राम का जन्म नवमी के मध्याह्न में हुआ; मध्याह्न और सूर्योदय की नवमी अलग तारीख़ों पर हों तो कैलेंडर में दोनों मिलेंगी।

कलश दिन के पहले तिहाई भाग में रखा जाता है। उस समय न हो सके तो दोपहर के अभिजित मुहूर्त में; समय [पंचांग](/astrology-services/panchang) में देखें।

## कौन रखता है

उत्तर भारत में लगभग हर घर इसमें से कुछ न कुछ रखता है। पूरे नौ दिन पूर्ण रूप है; पहला और अंतिम, जिसे “चढ़ती-उतरती” कहते हैं, सबसे प्रचलित; आरंभ के लिए अंतिम तीन भी अच्छे हैं। हर दिन दुर्गा के एक रूप का है, शैलपुत्री से सिद्धिदात्री तक।

## जौ, दीपक, पोथी

पहले दिन बोया जौ नवमी तक बित्ता भर हो जाता है; कोना अँधेरा हो तो पीला, खिड़की पास हो तो हरा। इसमें कोई शकुन नहीं, वह पौधा है। बच्चे हर सुबह उसे नापकर उसका ग्राफ़ बना सकते हैं।

अखंड दीप के लिए घर में किसी का जागना ज़रूरी है; सुबह-शाम का दीपक उतना ही अच्छा है और अधिक सुरक्षित। परदों और गैस से दूर रखें।

देवी माहात्म्य के तेरह अध्यायों में सात सौ श्लोक हैं, नौ भागों में पढ़े जा सकते हैं। हिंदी कथा या चालीसा से भी पाठ पूरा होता है।

## जगह-जगह की रीति

महाराष्ट्र में द्वार पर गुड़ी खड़ी होती है और चैत्र गौरी महीने भर झूले में बैठती हैं, कच्चे आम की दाल और पने के साथ। आंध्र और कर्नाटक में ये नौ दिन वसंत नवरात्र हैं, जिनके अंत में सीता-राम का विवाह होता है। बंगाल में कुछ परिवार बासंती पूजा करते हैं, जो दुर्गा पूजा का पुराना रूप है। हिमाचल और जम्मू में लोग नैना देवी, ज्वालामुखी और वैष्णो देवी जाते हैं। कश्मीरी पंडित चावल, क़लम, दूध और दर्पण की थाली देखकर वर्ष खोलते हैं। केरल में वसंत की ये रातें कम जानी जाती हैं।

## नौ दिन लंबे होते हैं

नौ दिन सेंधा नमक में तले आलू खाना शरीर को आराम देना नहीं है; उबली सब्ज़ी, दही और फल लें, और गर्मी बढ़ रही हो तो पानी पीते रहें। कुट्टू का आटा जल्दी ख़राब होता है: ताज़ा लें। मधुमेह, गर्भावस्था, स्तनपान, रक्तचाप या गुर्दे की दवा, बढ़ने की उम्र या बुढ़ापा हो तो डॉक्टर से पूछकर दो दिन चुनें, या केवल प्याज़-लहसुन छोड़ें। कन्या पूजन में जो भी बच्चे आएँ, लड़के भी, किसी भी घर के, सबको बिठाएँ; देवी ने कोई सूची नहीं भेजी।`,
  },
};
