import { ekadashiNames } from 'shared/jyotish/festivals/ekadashi-names';
import type { ContentSeed, VratDetails } from '../content-seed';

export const seed: ContentSeed<VratDetails> = {
  slug: 'ekadashi-vrat',
  cover: 'vrats/ekadashi-vrat.svg',
  category: '',
  tags: ['ekadashi', 'vishnu', 'fast'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T12:06:00+05:30',
  details: {
    festivalIds: Object.keys(ekadashiNames),
    deity: { en: 'Vishnu', hi: 'विष्णु' },
    frequency: 'fortnightly',
    en: {
      samagri: [
        'A picture of Vishnu or Krishna, or a shaligram',
        'Tulsi leaves picked the day before',
        'Ghee lamp, incense, sandal paste',
        'Yellow flowers and seasonal fruit',
        'Milk, curd, honey, sugar and ghee for panchamrit, if you make it',
      ],
      vidhi: [
        'On Dashami evening eat early and lightly, without grain at night if you can.',
        'On Ekadashi bathe, light the lamp and say in plain words how you will fast today: without water, on fruit, or with one grainless meal.',
        'Offer flowers, tulsi and fruit, and repeat “Om Namo Bhagavate Vasudevaya” 108 times.',
        'Through the day keep to work, reading and gentle speech. Do not sleep the day away.',
        'In the evening light the lamp again; sing, or read a chapter of the Gita.',
        'On Dwadashi give food or grain to someone, then break the fast within the parana time.',
      ],
      katha: `There was once an asura named Mura who had driven Indra and the devas out of heaven. They went to Vishnu, and Vishnu fought Mura for so long that the fight itself grew tired. At last he withdrew to a cave in the Himalaya, at Badari, and lay down to rest.

Mura found the cave. He saw the sleeper and raised his weapon. In that moment a shining maiden stood between them; she had risen from Vishnu’s own body. Mura laughed at her and attacked. She broke his weapons one after another, and when he still would not go she ended him.

Vishnu woke to find the asura dead and a stranger standing guard. “Who has done this?” he asked. “I was born from you,” she said, “because you had need of me.” It was the eleventh day of the moon, and he named her Ekadashi.

“Ask for something,” he said. She did not ask for a city. She asked that whoever fasts on her day, guarding the eleven, the ten senses and the mind, should come a little closer to him. He agreed, and so, the Purana says, the day itself became a goddess. The story is told on Utpanna Ekadashi, the day on which she was born.`,
      foods: [
        'Fruit, milk, curd, nuts',
        'Potato, sweet potato, colocasia, pumpkin',
        'Sabudana khichdi with peanuts',
        'Rotis or puris of kuttu (buckwheat) or singhara flour',
        'Rock salt in place of common salt; no rice, wheat, lentils or beans',
      ],
    },
    hi: {
      samagri: [
        'विष्णु या कृष्ण का चित्र, अथवा शालिग्राम',
        'एक दिन पहले तोड़े हुए तुलसी के पत्ते',
        'घी का दीपक, धूप, चंदन',
        'पीले फूल और मौसम के फल',
        'पंचामृत बनाना हो तो दूध, दही, शहद, शक्कर और घी',
      ],
      vidhi: [
        'दशमी की शाम जल्दी और हल्का भोजन करें; हो सके तो रात में अन्न न लें।',
        'एकादशी को स्नान करके दीपक जलाएँ और सीधे शब्दों में कहें कि आज व्रत कैसे रखेंगे: निर्जल, फलाहार पर, या एक समय बिना अन्न के भोजन पर।',
        'फूल, तुलसी और फल चढ़ाएँ और “ॐ नमो भगवते वासुदेवाय” का 108 बार जप करें।',
        'दिन काम, पाठ और मीठी बोली में बिताएँ; सारा दिन सोकर न काटें।',
        'शाम को फिर दीपक जलाएँ; भजन गाएँ या गीता का एक अध्याय पढ़ें।',
        'द्वादशी को किसी को भोजन या अन्न दें, फिर पारण के समय में व्रत खोलें।',
      ],
      katha: `मुर नाम के एक असुर ने इंद्र और देवताओं को स्वर्ग से निकाल दिया था। वे विष्णु के पास गए। विष्णु मुर से इतने समय तक लड़े कि युद्ध ही थक चला। अंत में वे हिमालय में बदरी की एक गुफा में जाकर विश्राम करने लगे।

मुर ढूँढ़ता हुआ गुफा तक आ पहुँचा। उन्हें सोया देखकर उसने शस्त्र उठाया। उसी क्षण दोनों के बीच एक तेजस्विनी कन्या आ खड़ी हुई, जो विष्णु के ही शरीर से प्रकट हुई थी। मुर हँसा और टूट पड़ा। कन्या ने एक-एक करके उसके सारे शस्त्र काट दिए, और जब वह फिर भी न माना तो उसका अंत कर दिया।

विष्णु जागे तो असुर मरा पड़ा था और एक अनजान कन्या पहरा दे रही थी। उन्होंने पूछा, “यह किसने किया?” वह बोली, “मैं आप ही से जन्मी हूँ, क्योंकि आपको मेरी आवश्यकता थी।” उस दिन चंद्रमा की ग्यारहवीं तिथि थी, इसलिए विष्णु ने उसका नाम एकादशी रखा।

उन्होंने कहा, “कुछ माँगो।” उसने कोई नगरी नहीं माँगी। उसने माँगा कि जो मेरी तिथि पर दस इंद्रियों और मन, इन ग्यारह को सँभालकर उपवास करे, वह आपके कुछ और निकट आ जाए। विष्णु ने मान लिया, और पुराण कहता है कि वह तिथि ही देवी हो गई। यह कथा उत्पन्ना एकादशी को सुनी जाती है, जो उसके जन्म का दिन है।`,
      foods: [
        'फल, दूध, दही, मेवे',
        'आलू, शकरकंद, अरबी, कद्दू',
        'मूँगफली वाली साबूदाना खिचड़ी',
        'कुट्टू या सिंघाड़े के आटे की रोटी-पूरी',
        'साधारण नमक की जगह सेंधा नमक; चावल, गेहूँ, दाल और फलियाँ नहीं',
      ],
    },
  },
  en: {
    title: 'Ekadashi vrat: twice a month, a day without grain',
    summary:
      'What Ekadashi is, how its day is chosen, what people eat and leave out, and when the fast is broken; with the old story of how the day got its name.',
    coverAlt:
      'A tulsi plant on its platform beside a conch, under a Moon a few days short of full.',
    body: `Ekadashi is the eleventh tithi of each half of the lunar month. It comes about every fifteen days, twenty-four times in a usual year and twenty-six when there is an adhika month. Each has a name and a story of its own, but the vow is the same: no grain for a day, and the time saved from the kitchen given to Vishnu.

## When it falls

The eleventh tithi runs while the Moon is between 120° and 132° ahead of the Sun, and again between 300° and 312°. So the bright Ekadashi has a Moon well past half, and the dark one a thin crescent before dawn. Most households fast on the date whose sunrise is in Ekadashi. Vaishnavas also ask that the dawn before that sunrise be free of Dashami; if it is not, they fast on the next day. That is why two dates are sometimes printed and both are right. See the tithi for your own city in the [panchang](/astrology-services/panchang).

## Who keeps it

Anyone may. In many homes one elder keeps every Ekadashi and the rest join on the large ones: [Nirjala](/rituals/vrats/nirjala-ekadashi) in summer, [Devshayani](/rituals/vrats/devshayani-ekadashi) in the rains and [Devutthana](/rituals/vrats/devutthana-ekadashi) in autumn. Some begin for one year and then decide.

## How the day goes

Rice is left out first, then all grain and pulses. What remains is fruit, milk, roots and the “fasting flours”. Some take only water, some one meal in the afternoon. A plate of fried snacks in rock salt keeps the letter of the rule; elders smile and say it misses the point, which is lightness.

The fast ends on Dwadashi morning. This is parana, and it has a window: after sunrise, after the first quarter of Dwadashi has passed, and before Dwadashi is over. Many families take a sip of water with a tulsi leaf first.

## How regions differ

Maharashtra walks to Pandharpur for the Ekadashis of Ashadha and Kartika. In Tamil Nadu and Andhra the great one is Vaikuntha Ekadashi in Margazhi, when the northern gate of Vishnu temples is opened before dawn. Gujarat has a whole kitchen of farali dishes. In Bengal luchi, fruit and milk sweets are usual in houses that allow wheat. Follow your own house.

## Fasting with sense

Drink water unless you are sure of your health and custom. Children, pregnant and nursing women, people with diabetes or kidney trouble, and anyone on daily medicine should not fast against a doctor’s advice; insulin and tablets are not to be skipped for a vow. For them one grainless meal, or simply an honest tongue and an hour of reading, is a complete Ekadashi.`,
  },
  hi: {
    title: 'एकादशी व्रत: महीने में दो दिन, बिना अन्न के',
    summary:
      'एकादशी क्या है, उसका दिन कैसे तय होता है, क्या खाते और क्या छोड़ते हैं, पारण कब करते हैं, और इस तिथि के नाम की पुरानी कथा।',
    coverAlt: 'चौरे पर तुलसी का पौधा, पास में शंख, और ऊपर पूर्णिमा से कुछ दिन पहले का चंद्रमा।',
    body: `चांद्र मास के हर पक्ष की ग्यारहवीं तिथि एकादशी है। वह लगभग हर पंद्रह दिन पर आती है: सामान्य वर्ष में चौबीस बार, अधिक मास हो तो छब्बीस बार। हर एक का अपना नाम और अपनी कथा है, पर संकल्प एक ही है: एक दिन अन्न नहीं, और रसोई से बचा समय विष्णु के नाम।

## कब होती है

चंद्रमा जब सूर्य से 120° और 132° के बीच आगे हो, तब शुक्ल एकादशी रहती है; 300° और 312° के बीच हो तो कृष्ण एकादशी। इसीलिए शुक्ल एकादशी का चाँद आधे से काफ़ी बड़ा होता है और कृष्ण एकादशी का चाँद भोर से पहले पतली फाँक-सा दिखता है। अधिकतर घर उस दिन व्रत रखते हैं जिसके सूर्योदय पर एकादशी हो। वैष्णव यह भी देखते हैं कि उससे पहले का अरुणोदय दशमी से मुक्त हो; न हो तो अगले दिन व्रत करते हैं। इसी कारण कभी-कभी दो तारीख़ें छपती हैं और दोनों ठीक होती हैं। अपने शहर की तिथि [पंचांग](/astrology-services/panchang) में देखें।

## कौन रखता है

कोई भी रख सकता है। बहुत-से घरों में एक बुज़ुर्ग हर एकादशी रखते हैं और बाक़ी लोग बड़ी एकादशियों में साथ देते हैं: गर्मी में [निर्जला](/rituals/vrats/nirjala-ekadashi), वर्षा में [देवशयनी](/rituals/vrats/devshayani-ekadashi), शरद के बाद [देवउठनी](/rituals/vrats/devutthana-ekadashi)। कुछ लोग पहले एक वर्ष का संकल्प लेते हैं, फिर आगे का सोचते हैं।

## दिन कैसे बीतता है

सबसे पहले चावल छूटता है, फिर सारा अन्न और दालें। बचते हैं फल, दूध, कंद और फलाहारी आटे। कोई केवल जल लेता है, कोई दोपहर में एक बार भोजन। सेंधा नमक में तले पकवानों की थाली से नियम तो निभ जाता है, पर घर के बड़े मुस्कराकर कहते हैं कि असली बात हल्का रहना थी।

व्रत द्वादशी की सुबह खुलता है। इसे पारण कहते हैं और इसका अपना समय है: सूर्योदय के बाद, द्वादशी का पहला चौथाई भाग बीत जाने पर, और द्वादशी समाप्त होने से पहले। बहुत-से परिवार पहले तुलसी-दल के साथ जल का घूँट लेते हैं।

## जगह-जगह की रीति

महाराष्ट्र आषाढ़ और कार्तिक की एकादशी पर पंढरपुर की ओर पैदल चलता है। तमिलनाडु और आंध्र में मार्गळि की वैकुंठ एकादशी सबसे बड़ी है, जब विष्णु मंदिरों का उत्तर द्वार भोर से पहले खुलता है। गुजरात में फराली व्यंजनों की पूरी रसोई है। बंगाल में जिन घरों में गेहूँ चलता है, वहाँ लूची, फल और दूध की मिठाई लेते हैं। जो आपके घर की रीति हो, वही मानें।

## सेहत का ध्यान

अपनी सेहत और घर की रीति, दोनों का पूरा भरोसा हो तभी जल छोड़ें, नहीं तो पानी पीते रहें। बच्चे, गर्भवती और दूध पिलाने वाली माताएँ, मधुमेह या गुर्दे की तकलीफ़ वाले और रोज़ दवा लेने वाले डॉक्टर की सलाह के विरुद्ध उपवास न करें; इंसुलिन या गोली संकल्प के लिए नहीं छोड़ी जाती। उनके लिए एक समय बिना अन्न का भोजन, या सच्ची बोली और घड़ी भर का पाठ भी पूरी एकादशी है।`,
  },
};
