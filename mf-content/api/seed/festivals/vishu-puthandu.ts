import type { ContentSeed, FestivalDetails } from '../content-seed';

export const seed: ContentSeed<FestivalDetails> = {
  slug: 'vishu-puthandu',
  cover: 'festivals/vishu-puthandu.svg',
  category: '',
  tags: ['new year', 'south india', 'sankranti'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T12:39:00+05:30',
  details: {
    festivalIds: ['vishu', 'puthandu'],
    deity: { en: 'Vishnu, Krishna', hi: 'विष्णु, कृष्ण' },
    regions: {
      en: ['Kerala', 'Tamil Nadu', 'Puducherry', 'Coastal Karnataka'],
      hi: ['केरल', 'तमिलनाडु', 'पुदुच्चेरी', 'तटीय कर्नाटक'],
    },
    en: {
      samagri: [
        'An uruli or wide brass bowl',
        'Raw rice, a golden cucumber, a split coconut, mangoes, a jackfruit',
        'Konna (Indian laburnum) flowers',
        'A mirror, a folded cloth, coins, a book',
        'An image of Krishna and an oil lamp',
        'For Puthandu: neem flowers, raw mango, jaggery',
      ],
      vidhi: [
        'The evening before, arrange the bowl before Krishna with everything that stands for plenty.',
        'The eldest woman lights the lamp in the last hours of the night.',
        'She wakes the others one by one and leads each, eyes shut, to the shrine.',
        'Open the eyes: the kani is the first sight of the year, your own face in the mirror included.',
        'Elders give kaineettam, a coin or note, to the younger ones and to those who work in the house.',
        'Bathe, put on new clothes, and cook the feast; in Tamil homes serve mango pachadi and hear the panchangam.',
      ],
      katha:
        'Kerala tells why the konna tree flowers in gold. In a temple of Krishna there lived a priest’s household that was very poor. Their small son loved the image so dearly that he sat before it whenever he was free, and talked as one talks to a friend. One evening, so the tale goes, Krishna answered. He took off the golden girdle from his own waist and gave it to the boy to play with.\n\nIn the morning the ornament was missing, and soon it was seen in the child’s hands. People shouted “Thief!” No one listened to his story. His mother, ashamed and angry, snatched the girdle and flung it out of the window with all her strength.\n\nIt caught in a plain tree beside the wall, and hung there. At that moment every branch broke into chains of yellow flowers, swinging like a girdle of gold. From the shrine a voice said that the child had spoken the truth.\n\nNobody scolded anyone further. Since then the konna opens just before Vishu, and no kani is complete without it; a few of its flowers are laid in the bowl, between the rice and the mirror.',
      foods: [
        'Vishu katta, rice cooked in coconut milk',
        'Mampazha pulissery',
        'Vishu kanji',
        'Mango pachadi of many tastes',
        'Payasam',
      ],
    },
    hi: {
      samagri: [
        'उरुळि या पीतल का चौड़ा बर्तन',
        'कच्चा चावल, सुनहरा खीरा, आधा नारियल, आम, कटहल',
        'कोन्ना (अमलतास) के फूल',
        'दर्पण, तह किया वस्त्र, सिक्के, पुस्तक',
        'कृष्ण की मूर्ति और तेल का दीया',
        'पुथांडु के लिए नीम के फूल, कच्चा आम, गुड़',
      ],
      vidhi: [
        'पिछली शाम कृष्ण के आगे समृद्धि की सब चीज़ें बर्तन में सजाएँ।',
        'रात के अंतिम पहर में घर की सबसे बड़ी स्त्री दीया जलाए।',
        'वह सबको बारी-बारी जगाकर आँखें बंद किए पूजा-स्थान तक ले जाए।',
        'आँखें खोलें: कणि ही वर्ष का पहला दर्शन है, दर्पण में अपना चेहरा भी।',
        'बड़े लोग छोटों को और घर में काम करने वालों को कैनीट्टम, यानी सिक्का या नोट दें।',
        'स्नान कर नए कपड़े पहनें और भोज बनाएँ; तमिल घरों में आम की पच्चडी परोसें और पंचांगम सुनें।',
      ],
      katha:
        'केरल में बताते हैं कि कोन्ना सोने जैसा क्यों फूलता है। कृष्ण के एक मंदिर के पुजारी का परिवार बहुत निर्धन था। उनके नन्हे बेटे को मूर्ति से इतना स्नेह था कि जब समय मिलता, सामने बैठकर सखा की तरह बातें करता। कहते हैं, एक शाम कृष्ण ने उत्तर दिया। उन्होंने अपनी कमर से सोने की करधनी उतारी और बालक को खेलने के लिए दे दी।\n\nसुबह गहना ग़ायब मिला और थोड़ी देर में बच्चे के हाथ में दिखा। लोग चिल्लाए, “चोर!” उसकी बात किसी ने नहीं सुनी। लज्जा और क्रोध में माँ ने करधनी छीनी और पूरे ज़ोर से खिड़की के बाहर फेंक दी।\n\nवह दीवार के पास खड़े एक साधारण पेड़ में जा अटकी। उसी क्षण हर डाल पीले फूलों की लड़ियों से भर गई, जो सोने की करधनी की तरह झूलने लगीं। भीतर से आवाज़ आई कि बालक सच कहता है।\n\nफिर किसी ने किसी को नहीं डाँटा। तब से कोन्ना विषु से ठीक पहले खिलता है और उसके बिना कणि पूरी नहीं होती; चावल और दर्पण के बीच दो-चार फूल ज़रूर रखे जाते हैं।',
      foods: [
        'विषु कट्टा, नारियल के दूध में पका चावल',
        'पके आम की पुलिश्शेरी',
        'विषु कंजी',
        'कई स्वादों वाली आम की पच्चडी',
        'पायसम',
      ],
    },
  },
  en: {
    title: 'Vishu and Puthandu: the first sight of the year',
    summary:
      'Kerala’s Vishukkani and the Tamil new year in mid-April, the sunrise and sunset rules that can part them, and a gold flowering tree.',
    coverAlt: 'A brass bowl with mangoes, cucumber, mirror and yellow konna flowers beside a lamp.',
    body: `A hand covers your eyes. You are led through a dark house that smells of oil and ripe mango, and told to look. There is a lamp, and in a brass bowl everything yellow that April can offer, and behind it a mirror with a sleepy face. Happy new year.

## Same Sun, two rules

Both festivals open the solar year: the Sun enters Mesha, on 13, 14 or 15 April. For the kani Kerala takes the first sunrise that has the Sun in Mesha already; an entry later in the day moves Vishu to the next morning. Tamil reckoning allows the entry until sunset. So in a year in which the Sun crosses at, say, two in the afternoon, Chithirai begins that day, and Vishu is one day later. In many years they coincide.

Vishu has “equal” in its name, as in equinox. The Sun stood at the spring equinox in this place some seventeen centuries ago; today that happens around 20 March.

## Kani, pachadi, pooram

In **Kerala** the kani comes first, then kaineettam, then food. Farmers turn a first furrow. The bowl is carried out to the cow as well, so that she too may see it.

In **Tamil Nadu** kolams cover the street by six, mango leaves hang over the door, and a tray with fruit, gold and betel does the duty of the kani. At noon there is a pachadi of raw mango, jaggery and neem flower. Temples read the panchangam for the coming year, one of a round of sixty names.

**Tulu Nadu** calls it Bisu, and **Sri Lanka** shares the day between Tamils and Sinhalese. In the Gulf and in Canada the mango comes from a supermarket shelf and the konna may be made of yellow paper.

## The helper who counts

A child can be in charge of the mirror: polish it, set the angle, test it kneeling, because everyone who bends down must see their own face and the lamp. It takes an engineer’s patience.

## Small cautions

A lamp, a cloth and a mirror in the dark: keep the flame a hand’s width from anything that hangs, and walk the very old with care. Konna pods and seeds are not for eating. Kerala loves crackers at Vishu; choose few and quiet ones, shoes on, buckets near, and have dogs indoors before it begins.`,
  },
  hi: {
    title: 'विषु और पुथांडु: वर्ष का पहला दर्शन',
    summary:
      'केरल की विषुक्कणि और तमिल नववर्ष, सूर्योदय और सूर्यास्त के दो नियम जिनसे दिन अलग हो सकता है, और सुनहरे फूलों वाला कोन्ना।',
    coverAlt: 'पीतल के बर्तन में आम, खीरा, दर्पण और पीले कोन्ना के फूल, पास में दीया।',
    body: `कोई आपकी आँखों पर हथेली रखता है। अँधेरे घर में तेल और पके आम की ख़ुशबू है। फिर कहा जाता है, देखो। सामने दीया है, पीतल के बर्तन में अप्रैल की हर पीली चीज़, और पीछे दर्पण में अपना उनींदा चेहरा। नया साल मुबारक।

## सूर्य एक, नियम दो

दोनों पर्व सौर वर्ष खोलते हैं: 13, 14 या 15 अप्रैल को सूर्य मेष में आता है। केरल में कणि उस पहले सूर्योदय की होती है जब सूर्य मेष में आ चुका हो; दिन में बाद में आए तो विषु अगली सुबह। तमिल गिनती सूर्यास्त तक का प्रवेश उसी दिन मानती है। इसलिए जिस साल सूर्य दोपहर दो बजे मेष में आए, चित्तिरै उसी दिन और विषु एक दिन बाद होगा। कई वर्षों में दोनों साथ पड़ते हैं।

विषु शब्द में “बराबर” का भाव है, जैसे विषुव में। लगभग सत्रह सदी पहले वसंत विषुव यहीं पड़ता था; आज वह 20 मार्च के आसपास होता है।

## कणि, पच्चडी और आँगन

**केरल** में पहले कणि, फिर कैनीट्टम, फिर भोजन। किसान पहली जुताई की रेखा खींचते हैं। बर्तन गाय के पास भी ले जाया जाता है, ताकि वह भी देख ले।

**तमिलनाडु** में छह बजे तक गली कोलम से भर जाती है, द्वार पर आम के पत्ते लगते हैं, और फल, सोने और पान की थाली पहला दर्शन बनती है। दोपहर में कच्चे आम, गुड़ और नीम के फूल की पच्चडी होती है। मंदिरों में नए वर्ष का पंचांगम पढ़ा जाता है, साठ नामों में से एक नाम वाला।

**तुलु नाडु** में यह बिसु है, और **श्रीलंका** में तमिल और सिंहली इसे साथ मनाते हैं। खाड़ी देशों और कनाडा में आम दुकान से आता है और कोन्ना पीले काग़ज़ का भी हो सकता है।

## सबसे ज़रूरी मददगार

दर्पण का ज़िम्मा बच्चे को दीजिए: चमकाए, कोण साधे, घुटनों के बल बैठकर जाँचे, क्योंकि झुकने वाले हर व्यक्ति को अपना चेहरा और दीया दोनों दिखने चाहिए। इसमें इंजीनियर जैसा धैर्य लगता है।

## छोटी सावधानियाँ

अँधेरे में दीया, कपड़ा और दर्पण: लौ लटकती चीज़ों से हाथ भर दूर रहे और बुज़ुर्गों को सँभालकर लाएँ। कोन्ना की फली और बीज खाने के नहीं हैं। केरल में विषु पर पटाखे चलते हैं; कम और धीमे चुनें, जूते पहनें, पानी पास रखें, और शुरू होने से पहले कुत्तों को भीतर कर लें।`,
  },
};
