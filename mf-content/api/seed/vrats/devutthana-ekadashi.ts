import type { ContentSeed, VratDetails } from '../content-seed';

export const seed: ContentSeed<VratDetails> = {
  slug: 'devutthana-ekadashi',
  cover: 'vrats/devutthana-ekadashi.svg',
  category: '',
  tags: ['ekadashi', 'vishnu', 'tulsi', 'kartika'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T15:12:00+05:30',
  reviewedAt: '2026-11-22T08:00:00+05:30',
  details: {
    festivalIds: ['devutthana-ekadashi'],
    deity: { en: 'Vishnu', hi: 'विष्णु' },
    frequency: 'yearly',
    en: {
      samagri: [
        'Four or five sugar canes for a canopy',
        'Rice flour and red ochre (geru) for the floor drawing',
        'A brass plate, bell or conch to wake the deity with',
        'Amla, ber, water chestnut, sweet potato, radish, banana',
        'Tulsi plant with a red cloth, if Tulsi Vivah is held at home',
        'Eleven lamps, or as many as the courtyard takes',
      ],
      vidhi: [
        'Clean the courtyard and draw the feet of Vishnu and the objects of the house in rice flour and geru.',
        'Stand the canes as a canopy over the place of worship.',
        'Fast on fruit through the day.',
        'At dusk set Vishnu under the canes with lamps around, and cover with a basket or plate where that is the custom.',
        'Tap the plate, sound the conch and sing “Utho Dev, baitho Dev”: rise, Lord, sit, Lord.',
        'Offer the new fruits and roots, walk around, and wed Tulsi to the shaligram that evening or the next.',
        'Break the fast on Dwadashi.',
      ],
      katha: `Shankha was an asura of the sea with a mind for strategy. “The gods live on the strength of the Vedas,” he thought. “If I take the Vedas, I need not fight.” While Vishnu slept on the waters he rose and carried them off. But the hymns slipped from his hands and hid in the ocean, among the waves, where he could not find them.

On the earth the fires went out, for no one remembered the words. The devas came to the shore of the ocean of milk and did what one does to wake a sleeper one loves: they sang. They played the veena and the drum, lit lamps, burned incense and waited. Night after night they sang, through the month of Kartika, until on its bright Ekadashi Vishnu opened his eyes.

“You have woken me with music,” he said. “What is the matter?” And when he had heard, he took the form of a great fish, went down into the deep and defeated Shankha. The sages searched the waters and each brought back what verses he could find. At Prayag, where the rivers meet, they put them together again, and when the last was in its place there was such relief in the world that the spot was called the king of tirthas.

“Whoever wakes me on this day with song and lamps,” said Vishnu, “does what you have done.” So the household sings in the courtyard still, and not too softly.`,
      foods: [
        'Sugar cane, singhara, sweet potato, amla, ber: the first taste of the season',
        'Milk, makhana, dry fruit',
        'Kuttu or singhara puris with potato curry',
        'On Dwadashi, puri with new jaggery and vegetables',
      ],
    },
    hi: {
      samagri: [
        'मंडप के लिए चार-पाँच गन्ने',
        'चौक पूरने के लिए चावल का आटा और गेरू',
        'देव जगाने के लिए काँसे की थाली, घंटी या शंख',
        'आँवला, बेर, सिंघाड़ा, शकरकंद, मूली, केला',
        'घर में तुलसी-विवाह हो तो लाल चुनरी सहित तुलसी का पौधा',
        'ग्यारह दीये, या जितने आँगन में सजें',
      ],
      vidhi: [
        'आँगन साफ़ करके गेरू और चावल के आटे से विष्णु के चरण और घर-गृहस्थी की वस्तुएँ उकेरें।',
        'पूजा-स्थान पर गन्ने खड़े करके मंडप बनाएँ।',
        'दिन भर फलाहार पर रहें।',
        'साँझ को गन्नों के नीचे विष्णु को बिठाएँ, चारों ओर दीये रखें; जहाँ रीति हो वहाँ डलिया या थाली से ढकें।',
        'थाली बजाएँ, शंख फूँकें और गाएँ “उठो देव, बैठो देव”।',
        'नए फल-कंद चढ़ाएँ, परिक्रमा करें, और उसी शाम या अगले दिन तुलसी का शालिग्राम से विवाह करें।',
        'द्वादशी को व्रत खोलें।',
      ],
      katha: `शंख नाम का एक असुर समुद्र में रहता था और चतुर था। उसने सोचा, “देवताओं का बल वेदों से है। वेद ही ले लूँ तो लड़ना नहीं पड़ेगा।” विष्णु जल पर सोए थे, तब वह वेदों को उठा ले गया। पर ऋचाएँ उसके हाथ से फिसलकर सागर की लहरों में जा छिपीं और उसे मिली नहीं।

धरती पर यज्ञ की अग्नि बुझने लगी, क्योंकि मंत्र किसी को याद न रहे। देवता क्षीरसागर के तट पर आए और वही किया जो किसी अपने सोए हुए को जगाने के लिए किया जाता है: वे गाने लगे। वीणा और मृदंग बजे, दीये जले, धूप सुलगी। कार्तिक भर, रात पर रात, वे गाते रहे, और शुक्ल एकादशी को विष्णु ने आँखें खोलीं।

बोले, “तुमने मुझे संगीत से जगाया है। क्या हुआ?” सब सुनकर उन्होंने महामत्स्य का रूप लिया, गहरे उतरे और शंख को परास्त किया। ऋषियों ने जल में खोज की और जिसे जो ऋचा मिली, ले आया। प्रयाग में, जहाँ नदियाँ मिलती हैं, उन्हें फिर जोड़ा गया; अंतिम ऋचा अपने स्थान पर बैठी तो संसार को ऐसी राहत मिली कि वह जगह तीर्थराज कहलाई।

विष्णु ने कहा, “जो आज के दिन गीत और दीपों से मुझे जगाएगा, वह वही करेगा जो तुमने किया।” इसीलिए आँगन में आज भी गाया जाता है, और बहुत धीमे नहीं।`,
      foods: [
        'गन्ना, सिंघाड़ा, शकरकंद, आँवला, बेर: मौसम का पहला स्वाद',
        'दूध, मखाना, मेवे',
        'आलू की सब्ज़ी के साथ कुट्टू या सिंघाड़े की पूरी',
        'द्वादशी को नए गुड़ और सब्ज़ी के साथ पूरी',
      ],
    },
  },
  en: {
    title: 'Devutthana Ekadashi: waking the gods in Kartika',
    summary:
      'Four months of rest end with song, sugar cane and lamps. How homes wake Vishnu, how Tulsi is wed, and why the wedding season opens now.',
    coverAlt: 'A canopy of sugar canes over a tulsi platform ringed with small lamps at dusk.',
    body: `In Ashadha the household put Vishnu to bed. In Kartika, when the rains are long over, the harvest is in and the nights are cool, it wakes him. The day is called Dev Uthani, Devutthana or Prabodhini Ekadashi, and it feels less like a fast than like the morning of a wedding.

## When it falls

Kartika Shukla Ekadashi, about eleven days after Diwali, in late October or November. It closes the Chaturmas that [Devshayani](/rituals/vrats/devshayani-ekadashi) opened. The Sun has moved through four signs in between, from around Mithuna to Tula. As with every Ekadashi there may be a second date for Vaishnavas; the [panchang](/astrology-services/panchang) of your city shows which tithi is at sunrise.

## Who keeps it

Those who keep all Ekadashis, and many families who only come together for the evening. In villages of Uttar Pradesh, Madhya Pradesh and Rajasthan the women lead: they draw, they sing, they knock on the plate.

## How the evening goes

The floor is drawn in red ochre and white rice paste: feet walking in, a cow, a plough, a ladder, the tools of whoever lives there. Four canes make the canopy. Underneath sit Vishnu and whatever has just come into season, raw and whole: water chestnut, radish, sweet potato, jujube, amla. Then everyone calls him by name. In some houses the cane is not eaten before this evening.

Tulsi Vivah follows, the same night or up to Purnima. The tulsi plant is dressed in red with bangles and a small veil; the shaligram, or a picture of Vishnu, is the groom. Families without daughters often give her away as their own. There are real invitations and real sweets.

From here on wedding dates are given again. A good day for your own names is another matter; ask your priest or an astrologer, without hurry.

## How regions differ

In Maharashtra it is Kartiki Ekadashi and Pandharpur fills a second time. In Gujarat and Goa Tulsi Vivah is the main event, with tamarind and amla twigs in the pot. Pushkar’s fair bathes from this day to Purnima. In Tirupati and other temples of the south the waking is marked on the next day as Kaishika or Utthana Dwadashi. Around Mathura people walk the long circuit of three forests.

## For those who should go easy

The evening is long and the food raw and cold. People with weak digestion, older people and children do better with cooked sweet potato and warm milk than with a plate of roots. If you are pregnant, have diabetes or take medicine on a schedule, ask your doctor before fasting; sugar cane and dates raise blood sugar as any sugar does. Those who cannot fast can sing loudest.`,
  },
  hi: {
    title: 'देवउठनी एकादशी: कार्तिक में देवों का जागरण',
    summary:
      'चार महीने का विश्राम गीत, गन्ने और दीयों से पूरा होता है। घर में विष्णु को कैसे जगाते हैं, तुलसी का विवाह, और शादियों का मौसम।',
    coverAlt: 'साँझ में छोटे दीयों से घिरे तुलसी-चौरे पर गन्नों का मंडप।',
    body: `आषाढ़ में घर ने विष्णु को सुलाया था। कार्तिक में, जब बारिश कब की जा चुकी, फ़सल घर आ गई और रातें ठंडी हो चलीं, तब वही घर उन्हें जगाता है। इसे देवउठनी, देवोत्थान या प्रबोधिनी एकादशी कहते हैं। यह उपवास से अधिक विवाह की सुबह जैसी लगती है।

## कब होती है

कार्तिक शुक्ल एकादशी, दीपावली के लगभग ग्यारह दिन बाद, अक्टूबर के अंत या नवंबर में। [देवशयनी](/rituals/vrats/devshayani-ekadashi) से खुला चातुर्मास यहीं पूरा होता है। इस बीच सूर्य मिथुन के आसपास से चलकर तुला तक, चार राशियाँ पार कर चुका होता है। हर एकादशी की तरह वैष्णवों की तारीख़ अलग हो सकती है; सूर्योदय पर कौन-सी तिथि है, यह अपने शहर के [पंचांग](/astrology-services/panchang) में देखें।

## कौन रखता है

सब एकादशियाँ रखने वाले, और बहुत-से ऐसे परिवार जो बस शाम को इकट्ठे होते हैं। उत्तर प्रदेश, मध्य प्रदेश और राजस्थान के गाँवों में आगे स्त्रियाँ रहती हैं: वही चौक पूरती हैं, वही गाती हैं, वही थाली बजाती हैं।

## शाम कैसे होती है

आँगन में गेरू और चावल के घोल से चित्र बनते हैं: भीतर आते चरण, गाय, हल, सीढ़ी, और घर में जो काम होता हो उसके औज़ार। चार गन्नों का मंडप बनता है। उसके नीचे विष्णु बैठते हैं और साथ में वह सब जो अभी-अभी मौसम में आया है, कच्चा और साबुत: सिंघाड़ा, मूली, शकरकंद, बेर, आँवला। फिर सब उन्हें पुकारते हैं। कुछ घरों में इस शाम से पहले गन्ना नहीं चखा जाता।

उसके बाद तुलसी-विवाह, उसी रात या पूर्णिमा तक किसी दिन। तुलसी को लाल चुनरी, चूड़ियाँ और छोटा-सा घूँघट पहनाते हैं; वर होते हैं शालिग्राम या विष्णु का चित्र। जिनके बेटी नहीं होती वे प्रायः तुलसी का कन्यादान करते हैं। न्योते भी सच्चे होते हैं, मिठाई भी।

यहाँ से विवाह के मुहूर्त फिर मिलने लगते हैं। आपके लिए कौन-सा दिन अच्छा है, यह अलग बात है; बिना हड़बड़ी अपने पुरोहित या ज्योतिषी से पूछें।

## जगह-जगह की रीति

महाराष्ट्र में यह कार्तिकी एकादशी है और पंढरपुर दूसरी बार भरता है। गुजरात और गोवा में तुलसी-विवाह ही मुख्य है; गमले में इमली और आँवले की टहनी भी लगाते हैं। पुष्कर के मेले में स्नान इसी दिन से पूर्णिमा तक चलता है। तिरुपति और दक्षिण के अन्य मंदिरों में जागरण अगले दिन कैशिक या उत्थान द्वादशी के रूप में होता है। मथुरा में लोग तीन वनों की लंबी परिक्रमा करते हैं।

## किसे सँभलकर चलना चाहिए

शाम लंबी होती है और प्रसाद कच्चा व ठंडा। जिनका पेट नाज़ुक हो, बुज़ुर्ग हों या बच्चे, उनके लिए कंदों की थाली से अच्छा है पका शकरकंद और गुनगुना दूध। गर्भावस्था हो, मधुमेह हो या समय पर दवा लेनी हो तो व्रत से पहले डॉक्टर से पूछें; गन्ना और खजूर भी ख़ून में शुगर बढ़ाते हैं। जो उपवास न कर सकें, वे सबसे ऊँचे स्वर में गा सकते हैं।`,
  },
};
