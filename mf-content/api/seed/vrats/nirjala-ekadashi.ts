import type { ContentSeed, VratDetails } from '../content-seed';

export const seed: ContentSeed<VratDetails> = {
  slug: 'nirjala-ekadashi',
  cover: 'vrats/nirjala-ekadashi.svg',
  category: '',
  tags: ['ekadashi', 'vishnu', 'jyeshtha', 'water'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T12:14:00+05:30',
  details: {
    festivalIds: ['nirjala-ekadashi'],
    deity: { en: 'Vishnu', hi: 'विष्णु' },
    frequency: 'yearly',
    en: {
      samagri: [
        'A new earthen pot filled with clean water, with a lid',
        'Hand fan, cotton cloth or umbrella to give away',
        'Melon, cucumber, mango, jaggery or sherbet for giving',
        'Tulsi, yellow flowers, ghee lamp',
        'A picture of Vishnu',
      ],
      vidhi: [
        'Drink well through Dashami, and stop at the time your custom sets, usually before the Ekadashi sunrise.',
        'Bathe before sunrise and make the vow aloud, naming the hour it will end.',
        'Offer tulsi and flowers to Vishnu; repeat the twelve-syllable mantra or read the thousand names.',
        'Before noon give the filled pot, fan and fruit to someone who works in the sun.',
        'Rest in the cool part of the house in the afternoon; lamp and bhajan in the evening.',
        'On Dwadashi morning, within the parana time, begin with a few sips of water, then something soft.',
      ],
      katha: `Of the five Pandavas, Bhima was the one who could not fast. His brothers, his mother and Draupadi kept every Ekadashi; Bhima would sit by the kitchen and suffer. At last he went to his grandfather Vyasa.

“They tell me not to eat twice a month,” he said. “I can give alms. I can pray. I can lift an elephant. But a fire called Vrika burns in my belly, and it is not quiet until I have fed it. Tell me of one fast in the year that will do for all, and I will keep it if it is the last thing I do.”

Vyasa might have laughed. He thought instead. “In Jyeshtha,” he said, “when the sun stands highest, there is the Ekadashi of the bright half. Keep that one without food and without water, from its sunrise to the next. In the morning bathe, give away water and gold as you can, and eat with others. That shall count for you as all the Ekadashis of the year.”

Bhima swallowed, and agreed. Tradition remembers how he kept it: by evening he could hardly stand, and he stood. Since then the day is called Bhimseni or Pandava Ekadashi too. The tellers like to add that Vyasa made a rule to fit the person who asked, not the person to fit the rule.`,
      foods: [
        'Nothing on the day itself for those who keep it strictly',
        'Otherwise water, lemon water, coconut water or one fruit meal',
        'For parana: water first, then soaked raisins, melon or khichdi',
        'For giving: thandai, bel or khus sherbet, sattu, kakdi, mango',
      ],
    },
    hi: {
      samagri: [
        'ढक्कन सहित नया मिट्टी का घड़ा, साफ़ पानी से भरा',
        'दान के लिए हाथ का पंखा, सूती वस्त्र या छाता',
        'देने के लिए ख़रबूज़ा, ककड़ी, आम, गुड़ या शरबत',
        'तुलसी, पीले फूल, घी का दीपक',
        'विष्णु का चित्र',
      ],
      vidhi: [
        'दशमी भर अच्छी तरह पानी पिएँ और अपनी रीति के समय पर, प्रायः एकादशी के सूर्योदय से पहले, रोक दें।',
        'सूर्योदय से पहले स्नान करके बोलकर संकल्प लें और व्रत खुलने का समय भी कहें।',
        'विष्णु को तुलसी और फूल चढ़ाएँ; द्वादशाक्षर मंत्र जपें या सहस्रनाम पढ़ें।',
        'दोपहर से पहले भरा घड़ा, पंखा और फल धूप में काम करने वाले किसी व्यक्ति को दें।',
        'दोपहर घर के ठंडे हिस्से में विश्राम करें; शाम को दीपक और भजन।',
        'द्वादशी की सुबह पारण के समय पहले पानी के कुछ घूँट लें, फिर कुछ नरम खाएँ।',
      ],
      katha: `पाँचों पांडवों में उपवास बस भीम से नहीं होता था। भाई, माता और द्रौपदी हर एकादशी रखते और भीम रसोई के पास बैठे मन मारते रहते। आख़िर वे पितामह व्यास के पास पहुँचे।

बोले, “सब कहते हैं महीने में दो दिन मत खाओ। मैं दान कर सकता हूँ, पूजा कर सकता हूँ, हाथी उठा सकता हूँ। पर मेरे पेट में वृक नाम की जो आग है, वह खिलाए बिना शांत नहीं होती। साल में कोई एक ऐसा व्रत बताइए जो सबके बराबर हो; प्राण चले जाएँ तब भी रखूँगा।”

व्यास हँस सकते थे, पर उन्होंने विचार किया। फिर कहा, “ज्येष्ठ में जब सूर्य सिर पर तपता है, उस शुक्ल पक्ष की एकादशी को अन्न और जल दोनों छोड़ो, एक सूर्योदय से दूसरे तक। सुबह स्नान करो, सामर्थ्य भर जल और सोना दान करो और सबके साथ बैठकर खाओ। तुम्हारे लिए वही वर्ष भर की एकादशियों के समान होगी।”

भीम ने थूक निगला और मान गए। कहते हैं शाम तक खड़ा होना कठिन था, फिर भी वे खड़े रहे। तब से यह दिन भीमसेनी या पांडव एकादशी भी कहलाता है। कथा कहने वाले यह भी जोड़ते हैं कि व्यास ने पूछने वाले को देखकर नियम बनाया, नियम देखकर मनुष्य को नहीं मोड़ा।`,
      foods: [
        'कड़ा व्रत रखने वालों के लिए उस दिन कुछ नहीं',
        'अन्यथा पानी, नींबू-पानी, नारियल-पानी या एक बार फलाहार',
        'पारण में पहले पानी, फिर भीगी किशमिश, ख़रबूज़ा या खिचड़ी',
        'बाँटने के लिए ठंडाई, बेल या ख़स का शरबत, सत्तू, ककड़ी, आम',
      ],
    },
  },
  en: {
    title: 'Nirjala Ekadashi: the waterless fast of high summer',
    summary:
      'Once a year, in the heat of Jyeshtha, some fast without water and give water away. How the day is set, who should not go dry, and Bhima’s story.',
    coverAlt: 'A red earthen water pot in the shade beside a hand fan, under a large summer Sun.',
    body: `Nirjala means “without water”. This is the Ekadashi of the bright half of Jyeshtha, in late May or June, when wells are low and the loo blows across the plains. One part of the vow is to go without. The other part, which deserves as much attention, is to see that others do not.

## When it falls

It is Jyeshtha Shukla Ekadashi, the day after Ganga Dussehra in most years. The Sun is then close to its northernmost point, so in Delhi the day has nearly fourteen hours of light, and the fast is about as long as an Ekadashi can be. The date follows the general rule of [Ekadashi](/rituals/vrats/ekadashi-vrat): the tithi at sunrise, with a later day for Vaishnavas when Dashami touches the dawn.

## Who keeps it

Healthy adults used to fasting, and many who keep no other Ekadashi, because tradition holds that this one stands for them all. It is a day of one’s own choosing; no one is asked how much they managed.

## How it is kept at home

The strict form is no food and no water from sunrise to the next morning’s parana; the few drops of achaman in worship are allowed. Far more people keep a middle form: fruit juice once, or water after the evening lamp. Decide before sunrise and say it, so that the decision is not left to a dry mouth at three in the afternoon.

The giving starts early. An earthen pot is filled and covered, a fan of palm leaf laid on it, with melon, mango and a little money. It goes to a priest in some houses and to the rickshaw stand in others. Across Punjab, Haryana, Delhi and Uttar Pradesh strangers set up tables on the road, called chhabeel or pyau, and hand cold sherbet to every bus that passes. Children are the best at this job.

## How regions differ

In Varanasi and Haridwar people bathe in the Ganga and send pots to temples. In Odisha and Puri the day is linked with Rukmini’s wedding. In the south the day has less show, and Vaishnava homes read the Vishnu Sahasranama. In Rajasthan married daughters receive pots and sugar cakes from their parents.

## Water comes first

Forty-degree heat without water is a real risk, more than hunger. Do not keep the dry form if you are under eighteen, pregnant, nursing or elderly, if you have diabetes, kidney, heart or blood-pressure trouble, take medicine, or work outdoors. Giddiness, a headache that grows, or very dark urine means drink now and sit in the shade; the vow is not broken by good sense. Bhima’s version was made for Bhima. Yours may be to fill a pot for birds on the roof and keep it full until the rains.`,
  },
  hi: {
    title: 'निर्जला एकादशी: तपते ज्येष्ठ का बिना जल का व्रत',
    summary:
      'साल में एक बार, ज्येष्ठ की गर्मी में, लोग जल छोड़ते हैं और जल बाँटते हैं। दिन कैसे तय होता है, किसे सूखा व्रत नहीं रखना चाहिए, और भीम की कथा।',
    coverAlt: 'गर्मियों के बड़े सूर्य के नीचे छाया में रखा लाल मिट्टी का घड़ा और हाथ का पंखा।',
    body: `निर्जला यानी बिना जल के। यह ज्येष्ठ के शुक्ल पक्ष की एकादशी है, मई के अंत या जून में, जब कुएँ उतर जाते हैं और मैदानों में लू चलती है। व्रत का एक हिस्सा है स्वयं जल छोड़ना। दूसरा हिस्सा, जो उतना ही ध्यान माँगता है, यह देखना है कि कोई और प्यासा न रहे।

## कब होती है

ज्येष्ठ शुक्ल एकादशी, अधिकतर वर्षों में गंगा दशहरा के अगले दिन। सूर्य उन दिनों अपने उत्तरी छोर के पास होता है; दिल्ली में लगभग चौदह घंटे उजाला रहता है। एकादशी का दिन इससे लंबा शायद ही होता है। तारीख़ [एकादशी](/rituals/vrats/ekadashi-vrat) के सामान्य नियम से तय होती है: सूर्योदय की तिथि, और अरुणोदय में दशमी लगे तो वैष्णवों के लिए अगला दिन।

## कौन रखता है

उपवास के अभ्यस्त स्वस्थ वयस्क, और वे बहुत-से लोग भी जो दूसरी एकादशी नहीं रखते, क्योंकि परंपरा इसे सबके बराबर मानती है। यह अपनी इच्छा का दिन है; कौन कितना कर पाया, यह कोई नहीं पूछता।

## घर में कैसे रखते हैं

कड़ा नियम है सूर्योदय से अगली सुबह के पारण तक न अन्न, न जल; पूजा में आचमन की कुछ बूँदें मान्य हैं। इससे कहीं अधिक लोग बीच का रास्ता लेते हैं: एक बार फल का रस, या शाम के दीपक के बाद जल। जो करना हो, सूर्योदय से पहले तय करके बोल लें, ताकि फ़ैसला दोपहर तीन बजे के सूखे गले पर न छूटे।

दान सवेरे से शुरू होता है। मिट्टी का घड़ा भरकर ढका जाता है, उस पर ताड़ का पंखा, साथ में ख़रबूज़ा, आम और थोड़ी दक्षिणा। किसी घर से यह पुरोहित को जाता है, किसी घर से रिक्शा स्टैंड पर। पंजाब, हरियाणा, दिल्ली और उत्तर प्रदेश में लोग सड़क किनारे छबील या प्याऊ लगाते हैं और आती-जाती हर बस को ठंडा शरबत थमाते हैं। इस काम में बच्चे सबसे तेज़ होते हैं।

## जगह-जगह की रीति

वाराणसी और हरिद्वार में गंगा-स्नान करके घड़े मंदिर भेजे जाते हैं। ओडिशा में, विशेषकर पुरी में, यह दिन रुक्मिणी-विवाह से जुड़ा है। दक्षिण में धूमधाम कम है, वैष्णव घरों में विष्णु सहस्रनाम का पाठ होता है। राजस्थान में ब्याही बेटियों के यहाँ मायके से घड़ा और शक्कर की मिठाई पहुँचती है।

## पहले पानी

चालीस डिग्री की गर्मी में भूख से बड़ा जोखिम प्यास है। अठारह से कम आयु हो, गर्भवती हों, दूध पिलाती हों, उम्र अधिक हो, मधुमेह, गुर्दे, हृदय या रक्तचाप की तकलीफ़ हो, दवा चलती हो या धूप में काम हो, तो सूखा व्रत न रखें। चक्कर, बढ़ता सिरदर्द या बहुत गहरा पेशाब हो तो तुरंत पानी पीकर छाया में बैठें; समझदारी से व्रत नहीं टूटता। भीम का नियम भीम के लिए था। आपका नियम यह भी हो सकता है कि छत पर पक्षियों के लिए सकोरा भरें और बारिश आने तक उसे ख़ाली न होने दें।`,
  },
};
