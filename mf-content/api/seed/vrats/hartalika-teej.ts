import type { ContentSeed, VratDetails } from '../content-seed';

export const seed: ContentSeed<VratDetails> = {
  slug: 'hartalika-teej',
  cover: 'vrats/hartalika-teej.svg',
  category: '',
  tags: ['teej', 'parvati', 'shiva', 'bhadrapada'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T14:09:00+05:30',
  reviewedAt: '2026-11-22T08:00:00+05:30',
  details: {
    festivalIds: ['hartalika-teej'],
    deity: { en: 'Parvati and Shiva', hi: 'पार्वती और शिव' },
    frequency: 'yearly',
    en: {
      samagri: [
        'Clean river sand or black clay for the images',
        'Leaves and flowers of many kinds; bilva, shami, durva, banana leaves for a canopy',
        'Bangles, sindoor, mehndi, comb, mirror: the sixteen things for Gauri, or a few of them',
        'Dhoti and gamchha for Shiva',
        'Fruit, coconut, lamp, camphor',
      ],
      vidhi: [
        'Bathe in the morning and make the vow; eat and drink before it as your custom allows.',
        'Make Shiva, Parvati and Ganesha of sand or clay with your own hands.',
        'Set up a swing or canopy of leaves and flowers over them.',
        'At dusk worship Ganesha first, then offer bilva to Shiva and the sixteen things to Gauri.',
        'Hear the story and keep awake through the night with songs, worshipping in each watch if you can.',
        'Next morning touch Gauri’s sindoor to your own, offer cucumber and halwa, and break the fast.',
        'Give the images back to water or to a garden bed.',
      ],
      katha: `Parvati had decided as a girl whom she would marry. He had no house and no relatives, wore ashes, and did not know that she existed. So she had gone to the mountain to make herself known by tapas: heat and cold, leaves for food, then not even leaves.

Then Narada came to her father Himavan and proposed Vishnu, and Himavan, who only wanted to see her comfortable, said yes.

Parvati told nobody but her friend. “They have promised me,” she said, “and I have promised someone else.” The friend did not tell her to be reasonable. She took her by the hand, and before the house was awake led her away to a deep forest, to a cave by a stream where no one would search. This is the name of the day: hrita, carried off; alika, by the friend.

There, on the third of the bright half of Bhadrapada, Parvati shaped a linga of river sand. She had nothing to offer but wild leaves. She neither ate nor slept, and she sang. In the night Shiva came and said, “What do you wish?” “You,” said Parvati, “as my husband, if you agree.” He agreed.

In the morning Himavan found the two girls asleep on the bank. When he had heard it all he sat down beside them. “I should have asked you,” he said, and took her home, and gave her to the man of her own choice.`,
      foods: [
        'The day and night: nothing, or water, fruit and milk',
        'For breaking the fast: cucumber, soaked gram, sattu, halwa',
        'Thekua, gujiya and pirukiya in Bihar and eastern Uttar Pradesh',
        'In Karnataka on Gowri Habba: obbattu, kosambari, payasa',
      ],
    },
    hi: {
      samagri: [
        'मूर्तियों के लिए साफ़ बालू या काली मिट्टी',
        'तरह-तरह के पत्ते और फूल; बेल, शमी, दूब, मंडप के लिए केले के पत्ते',
        'चूड़ी, सिंदूर, मेहँदी, कंघी, दर्पण: गौरी के सोलह शृंगार, या उनमें से कुछ',
        'शिव के लिए धोती और गमछा',
        'फल, नारियल, दीपक, कपूर',
      ],
      vidhi: [
        'सुबह स्नान करके संकल्प लें; उससे पहले घर की रीति के अनुसार खा-पी लें।',
        'बालू या मिट्टी से शिव, पार्वती और गणेश अपने हाथों बनाएँ।',
        'उनके ऊपर पत्तों और फूलों का फुलेरा या मंडप सजाएँ।',
        'साँझ को पहले गणेश पूजें, फिर शिव को बेलपत्र और गौरी को शृंगार चढ़ाएँ।',
        'कथा सुनें, गीतों के साथ रात जागें, हो सके तो हर पहर पूजा करें।',
        'अगली सुबह गौरी का सिंदूर अपनी माँग में लगाएँ, ककड़ी और हलवा चढ़ाकर व्रत खोलें।',
        'मूर्तियाँ जल में या बग़ीचे की क्यारी में विसर्जित करें।',
      ],
      katha: `पार्वती ने बचपन में ही तय कर लिया था कि विवाह किससे करेंगी। उनका न घर था, न कुटुंब, भस्म रमाते थे और जानते भी न थे कि पार्वती हैं। सो पार्वती तप करने पर्वत पर चली गईं: धूप-शीत सही, पत्ते खाए, फिर पत्ते भी छोड़ दिए।

तभी नारद उनके पिता हिमवान के पास विष्णु का प्रस्ताव लाए, और हिमवान ने, जो बेटी को बस सुख में देखना चाहते थे, हाँ कर दी।

पार्वती ने यह बात केवल सखी से कही। “पिता ने मेरा वचन दे दिया है, और मैं अपना वचन किसी और को दे चुकी हूँ।” सखी ने समझौता करने को नहीं कहा। उसने हाथ पकड़ा और घर के जागने से पहले उन्हें घने वन में, नदी किनारे की एक गुफा में ले गई, जहाँ कोई न ढूँढ़ता। दिन का नाम यही है: हृता, यानी हरकर ले जाई गई; आलि यानी सखी, उसके हाथों।

वहाँ भाद्रपद शुक्ल तृतीया को पार्वती ने नदी की बालू से शिवलिंग बनाया। चढ़ाने को बस जंगल के पत्ते थे। उन्होंने न खाया, न सोईं, गाती रहीं। रात में शिव आए और बोले, “क्या चाहती हो?” पार्वती ने कहा, “आपको, यदि आप मानें।” शिव मान गए।

सुबह हिमवान को दोनों सखियाँ तट पर सोई मिलीं। सारी बात सुनकर वे उनके पास बैठ गए। बोले, “मुझे तुमसे पूछना चाहिए था।” बेटी को घर ले गए और उसके चुने हुए वर से विवाह किया।`,
      foods: [
        'दिन और रात: कुछ नहीं, या जल, फल और दूध',
        'व्रत खोलने को: ककड़ी, भीगे चने, सत्तू, हलवा',
        'बिहार और पूर्वी उत्तर प्रदेश में ठेकुआ, गुझिया, पिरुकिया',
        'कर्नाटक में गौरी हब्ब पर ओब्बट्टु, कोसंबरी, पायस',
      ],
    },
  },
  en: {
    title: 'Hartalika Teej: Parvati’s own choice',
    summary:
      'The last Teej of the rains, close to Ganesh Chaturthi: images of sand, a night of songs, and the story of a friend who took Parvati’s side.',
    coverAlt:
      'Two friends sit by a forest stream with a linga of sand and wild flowers between them.',
    body: `Three Teejes come in the rains. Hariyali Teej has swings, Kajari Teej has songs of longing, and Hartalika, the last, has the strictest fast. It usually falls on the eve of [Ganesh Chaturthi](/rituals/festivals), so that in Maharashtra the mother is said to arrive one day before the son.

## When it falls

Bhadrapada Shukla Tritiya, in the second half of August or in September. The Tritiya at sunrise decides; if it is at two sunrises, the second is the day, for the texts want it joined with Chaturthi. Ganesh Chaturthi looks at midday instead, so when Tritiya ends in the morning both are on one date, as in 2026. If the clouds allow, the evening sky shows it too: a slim Moon, about three days old, setting an hour and a half or so after the Sun.

## Who keeps it

Married women in Bihar, Uttar Pradesh, Madhya Pradesh, Chhattisgarh, Jharkhand and Rajasthan; unmarried girls too, since Parvati was one when she kept it. In many homes three generations sit together. The text is generous: it does not list who may not.

## Making the images

The heart of the day is in the hands. Sand or clay is sieved, moistened and shaped: a linga, a small Parvati, a small Ganesha. They need not be handsome. Over them goes the phulera, a hanging canopy of leaves and flowers. Collecting sixteen kinds of leaf is a fine botany lesson for children in the greenest month of the year; do not strip a plant, one leaf of each is enough.

Evening worship is followed by jagran. Women dress up, dance, tell jokes that are not told on other nights, and sing until the birds begin. In the morning the images go to a river, or better, to a tub and then to the flower bed.

## How regions differ

In eastern Uttar Pradesh and Bihar it is called Teej without any further name, and the brother or father sends clothes and sweets. In Nepal women wear red, dance through the streets and queue at Pashupatinath, after a rich meal the night before, called dar. In Maharashtra the worship is earlier in the day and many girls keep it. Karnataka, Andhra and Tamil Nadu have Swarna Gauri Vrata on the same tithi, with the goddess in a pot or of turmeric, sixteen knots of thread on the wrist, and a feast instead of a fast.

## How strict need it be?

Booklets print threats for those who drink water on this day. We leave them out; they are not the story, and Parvati’s friend would not have said such things. Twenty-four hours dry and sleepless in humid weather is more than many bodies should do. Pregnancy, breastfeeding, diabetes, kidney disease, anaemia, epilepsy, regular tablets, or simply being fifteen: each is a good reason to keep it with water, milk and fruit, and to ask the doctor first. Sing as long as you like, and sleep when you are tired.`,
  },
  hi: {
    title: 'हरतालिका तीज: पार्वती का अपना निर्णय',
    summary:
      'बरसात की अंतिम तीज, गणेश चतुर्थी के पास: बालू की मूर्तियाँ, गीतों की रात, और उस सखी की कथा जो पार्वती के साथ खड़ी रही।',
    coverAlt: 'वन की नदी के किनारे बैठी दो सखियाँ, बीच में बालू का शिवलिंग और जंगली फूल।',
    body: `बरसात में तीन तीजें आती हैं। हरियाली तीज में झूले हैं, कजरी तीज में विरह के गीत, और अंतिम हरतालिका में सबसे कड़ा व्रत। यह प्रायः [गणेश चतुर्थी](/rituals/festivals) से एक दिन पहले होती है; महाराष्ट्र में कहते हैं कि माँ बेटे से एक दिन पहले आती है।

## कब होती है

भाद्रपद शुक्ल तृतीया को, अगस्त के दूसरे पखवाड़े या सितंबर में। निर्णय सूर्योदय की तृतीया से होता है; दो सूर्योदय पर हो तो दूसरा दिन, क्योंकि ग्रंथ चतुर्थी से जुड़ी तृतीया चाहते हैं। गणेश चतुर्थी मध्याह्न देखती है, इसलिए तृतीया सुबह ही पूरी हो जाए तो दोनों एक ही तारीख़ पर पड़ते हैं, जैसे 2026 में। आकाश खुला हो तो शाम को लगभग तीन दिन का पतला चाँद दिख जाता है, जो सूर्य के कोई डेढ़ घंटे बाद डूबता है।

## कौन रखता है

बिहार, उत्तर प्रदेश, मध्य प्रदेश, छत्तीसगढ़, झारखंड और राजस्थान की विवाहित स्त्रियाँ; अविवाहित लड़कियाँ भी, क्योंकि पार्वती ने तब रखा था जब वे कुमारी थीं। बहुत-से घरों में तीन पीढ़ियाँ साथ बैठती हैं। ग्रंथ उदार है: उसमें यह सूची नहीं कि कौन न रखे।

## मूर्तियाँ बनाना

इस दिन का प्राण हाथों में है। बालू या मिट्टी छानी जाती है, गीली की जाती है, गढ़ी जाती है: एक शिवलिंग, छोटी-सी पार्वती, छोटे-से गणेश। सुंदर होना ज़रूरी नहीं। ऊपर पत्तों और फूलों का फुलेरा लटकता है। साल के सबसे हरे महीने में सोलह तरह के पत्ते जुटाना बच्चों के लिए वनस्पति का अच्छा पाठ है; पौधा न उजाड़ें, हर एक का एक पत्ता बहुत है।

साँझ की पूजा के बाद जागरण होता है। स्त्रियाँ सजती हैं, नाचती हैं, वे चुटकुले कहती हैं जो और रातों में नहीं कहे जाते, और चिड़ियों के बोलने तक गाती हैं। सुबह मूर्तियाँ नदी में, या उससे अच्छा, टब में और फिर क्यारी में विसर्जित होती हैं।

## जगह-जगह की रीति

पूर्वी उत्तर प्रदेश और बिहार में इसे बस तीज कहते हैं; भाई या पिता के घर से कपड़े और मिठाई आती है। नेपाल में स्त्रियाँ लाल पहनकर सड़कों पर नाचती हैं और पशुपतिनाथ में क़तार लगाती हैं; एक रात पहले दर नाम का भरपूर भोजन होता है। महाराष्ट्र में पूजा दिन में ही हो जाती है और लड़कियाँ ख़ूब रखती हैं। कर्नाटक, आंध्र और तमिलनाडु में इसी तिथि को स्वर्ण गौरी व्रत है: कलश या हल्दी की गौरी, कलाई पर सोलह गाँठों का धागा, और उपवास की जगह पकवान।

## कितना कड़ा हो?

पोथियों में इस दिन पानी पीने वालों के लिए डरावनी बातें छपी रहती हैं। हमने उन्हें छोड़ दिया है; वे कथा नहीं हैं, और पार्वती की सखी ऐसी बात कभी न कहती। उमस में चौबीस घंटे बिना पानी और बिना नींद रहना बहुत-से शरीरों के बस का नहीं। गर्भावस्था, स्तनपान, मधुमेह, गुर्दे का रोग, ख़ून की कमी, मिर्गी, रोज़ की दवा, या केवल पंद्रह की उम्र: इनमें से कोई एक भी जल, दूध और फल के साथ व्रत रखने और पहले डॉक्टर से पूछने का पर्याप्त कारण है। जितना मन हो गाएँ, और थकें तो सो जाएँ।`,
  },
};
