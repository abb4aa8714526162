import type { ContentSeed, VratDetails } from '../content-seed';

export const seed: ContentSeed<VratDetails> = {
  slug: 'vat-savitri',
  cover: 'vrats/vat-savitri.svg',
  category: '',
  tags: ['vat savitri', 'banyan', 'marriage', 'jyeshtha'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T12:01:00+05:30',
  details: {
    festivalIds: ['vat-savitri', 'vat-purnima'],
    deity: { en: 'Savitri and the banyan', hi: 'सावित्री और वट वृक्ष' },
    frequency: 'yearly',
    en: {
      samagri: [
        'Undyed or red-yellow cotton thread',
        'Water in a brass pot',
        'Turmeric, kumkum, rice, flowers',
        'Soaked black gram, mango, jackfruit or other fruit of the season',
        'A bamboo hand fan',
        'Lamp and incense, set well away from dry leaves',
      ],
      vidhi: [
        'Bathe, dress, and make the vow.',
        'Go to a banyan, or set a small banyan in a pot at home; do not cut a branch for it.',
        'Pour water at the root; offer turmeric, kumkum, flowers and fruit.',
        'Walk round the tree with the thread, seven times or as many as your custom says, winding it loosely.',
        'Fan the tree, then sit in its shade and hear the story of Savitri.',
        'Share soaked gram and fruit with the others and greet the elder women.',
        'Eat after the worship or next day, as the house does.',
      ],
      katha: `Savitri, princess of Madra, was sent out to find a husband for herself, and came back with a name: Satyavan, a woodcutter’s life in the forest, the son of a blind king without a kingdom. Narada, who was sitting with her father, said, “There is no better man. He has one year to live.” “Choose again,” said her father. “One chooses once,” said Savitri.

She lived in the forest and told nobody. When four days remained she fasted, standing. On the last day she asked to go with him to cut wood. By noon his head ached; he lay down in her lap under a banyan. A dark, calm person stood before her, a noose in his hand. She knew him at once and rose to greet him.

Yama drew out the life, no bigger than a thumb, and walked south. Savitri walked behind. “Go back,” he said; “you have come far enough.” “Seven steps together make a friendship,” she said, “and a friend may talk.” She spoke of dharma, of the company of the good, of justice that is also kind. He had rarely been spoken to so well. “Ask, but not his life.” Sight for her father-in-law, she said. His kingdom. Sons for her father. Each time he gave, and each time she was still there.

“One thing more.” “A hundred sons of Satyavan and me.” “Granted,” said Yama, and then stood still, and then he laughed, for he was the lord of justice and knew when he had been fairly met. He opened the noose. Under the banyan Satyavan sat up and said that he had slept too long.`,
      foods: [
        'Mango, litchi, melon and other fruit of Jyeshtha',
        'Soaked gram, some swallowed whole in Bihar',
        'Gulgule and puri in Uttar Pradesh, offered strung as small garlands',
        'After the fast, a plain meal with curd',
      ],
    },
    hi: {
      samagri: [
        'सादा या लाल-पीला सूती धागा',
        'पीतल के लोटे में जल',
        'हल्दी, रोली, अक्षत, फूल',
        'भीगे काले चने, आम, कटहल या मौसम का कोई और फल',
        'बाँस का हाथ-पंखा',
        'दीपक और धूप, सूखे पत्तों से दूर रखने के लिए',
      ],
      vidhi: [
        'स्नान करके सजें और संकल्प लें।',
        'बरगद के पास जाएँ, या घर पर गमले में छोटा बरगद रखें; पूजा के लिए डाल न काटें।',
        'जड़ में जल दें; हल्दी, रोली, फूल और फल चढ़ाएँ।',
        'धागा लेकर सात बार, या अपनी रीति के अनुसार, परिक्रमा करें और उसे ढीला लपेटें।',
        'पेड़ को पंखा झलें, फिर छाया में बैठकर सावित्री की कथा सुनें।',
        'भीगे चने और फल बाँटें और बड़ी स्त्रियों को प्रणाम करें।',
        'पूजा के बाद या अगले दिन, जैसी घर की रीति हो, भोजन करें।',
      ],
      katha: `मद्र देश की राजकुमारी सावित्री को अपना वर स्वयं खोजने भेजा गया और वह एक नाम लेकर लौटी: सत्यवान, जो वन में लकड़ी काटता था, राज्य खो चुके एक अंधे राजा का पुत्र। पिता के पास बैठे नारद बोले, “उससे अच्छा पुरुष नहीं; पर उसका जीवन एक वर्ष का है।” पिता ने कहा, “दूसरा चुन लो।” सावित्री बोली, “चुना एक ही बार जाता है।”

वह वन में रही और किसी से कुछ न कहा। चार दिन बचे तो खड़ी रहकर उपवास किया। अंतिम दिन साथ लकड़ी काटने चली। दोपहर तक सत्यवान का सिर दुखने लगा; वह बरगद के नीचे उसकी गोद में लेट गया। सामने एक साँवला, शांत पुरुष आ खड़ा हुआ, हाथ में पाश। सावित्री ने पहचान लिया और उठकर प्रणाम किया।

यम ने अँगूठे भर का प्राण निकाला और दक्षिण को चल दिए। सावित्री पीछे-पीछे चली। वे बोले, “लौट जाओ, बहुत दूर आ गईं।” वह बोली, “सात पग साथ चलने से मित्रता हो जाती है, और मित्र बात कर सकते हैं।” उसने धर्म की, सज्जनों के संग की, और उस न्याय की बात की जिसमें दया भी हो। उनसे इतनी सुंदर बात कम ही किसी ने की थी। “माँगो, बस इसका प्राण नहीं।” ससुर की आँखें, उसने कहा। उनका राज्य। पिता के लिए पुत्र। यम देते गए और वह साथ चलती रही।

“एक और।” “मेरे और सत्यवान के सौ पुत्र।” यम बोले, “तथास्तु”, फिर ठिठके, फिर हँस पड़े; वे न्याय के देवता थे और जानते थे कि बात उचित ढंग से जीती गई है। पाश खुल गया। बरगद के नीचे सत्यवान उठ बैठा और बोला कि आज बहुत सो लिया।`,
      foods: [
        'आम, लीची, ख़रबूज़ा और ज्येष्ठ के दूसरे फल',
        'भीगे चने, जिन्हें बिहार में कुछ दाने बिना चबाए निगलते हैं',
        'उत्तर प्रदेश में गुलगुले और पूरी, छोटी माला में पिरोकर चढ़ाए हुए',
        'व्रत के बाद दही के साथ सादा भोजन',
      ],
    },
  },
  en: {
    title: 'Vat Savitri: under the banyan in Jyeshtha',
    summary:
      'One vrat with two dates: new Moon in the north, full Moon in the west. How the thread, the banyan and Savitri’s talk with Yama belong together.',
    coverAlt: 'A broad banyan with hanging roots, its trunk wound with red and yellow thread.',
    body: `At the hottest time of the year people walk to the largest shade they know. The banyan, vat in Sanskrit, drops roots from its branches, and the roots become trunks; a single tree can outlive every house around it. Under it, tradition holds, Savitri sat with Satyavan’s head in her lap.

## When it falls

There are two dates, and both are right. Bihar, Uttar Pradesh, Madhya Pradesh, Rajasthan, Punjab and Odisha keep the new Moon: Jyeshtha Amavasya in the northern count of months, which the west calls the Amavasya of Vaishakha. Maharashtra, Gujarat and much of the south keep Vat Purnima, the full Moon of Jyeshtha, fifteen days later, or six weeks later in a year like 2026 in which Jyeshtha is doubled. The Skanda Purana is quoted for one, the Nirnayamrita for the other. The hours of either tithi are in the [panchang](/astrology-services/panchang). For the Amavasya we look for the tithi in the afternoon, when aparahna begins; for the Purnima, at sunrise. They fall between the middle of May and the end of June.

Amavasya is the hour when Moon and Sun stand together; Purnima, when they stand opposite. A vow about two lives being parted and joined goes with either.

## Who keeps it

Married women, usually in small groups from one street. In Mithila the first year after a wedding is the great one. In Odisha it is Sabitri Brata, and women receive new clothes and worship a grinding stone as Savitri in the house.

## At the tree

Water first: a banyan in June is glad of it. Then turmeric, flowers and thread. The walk is counted in rounds of seven, twelve, twenty-one or 108. Wind the thread loosely, use cotton only, and come back after a few days to take it off, since tight and plastic threads choke bark. Nails and plastic ribbons are no part of any text. If the tree is far, a banyan sapling in a pot does well and can be planted out with the first rain; it needs a lot of room, so ask the panchayat or the ward office where.

The hand fan is given away afterwards. Some women fan their husbands with it first, and some husbands, sensibly, return the favour.

## What to tell the children

Savitri is not rewarded for suffering. She wins by good conversation. She has studied, she does not panic, she knows exactly what to ask for. Let a girl and a boy read the dialogue with Yama aloud, turn about.

## Heat, food and good sense

Most people eat fruit after the worship, which is wise at forty-three degrees. Go before nine in the morning or after five. Carry water. Those who are expecting, breastfeeding, diabetic, anaemic or on medicines should not go hungry or stand long in the sun unless a doctor sees no objection; a sip and a seat in the shade do not lessen the vow. Swallowing whole gram is for adults only, and one may chew.`,
  },
  hi: {
    title: 'वट सावित्री: ज्येष्ठ में बरगद की छाँव',
    summary:
      'एक व्रत, दो तारीख़ें: उत्तर में अमावस्या, पश्चिम में पूर्णिमा। धागा, बरगद और यम से सावित्री की बातचीत आपस में कैसे जुड़े हैं।',
    coverAlt: 'लटकती जड़ों वाला फैला हुआ बरगद, तने पर लाल-पीला धागा लिपटा हुआ।',
    body: `साल के सबसे गरम दिनों में लोग उस सबसे बड़ी छाया तक जाते हैं जिसे वे जानते हैं। बरगद, संस्कृत का वट, डालियों से जड़ें उतारता है और जड़ें तने बन जाती हैं; एक पेड़ आसपास के सब मकानों से अधिक जी लेता है। मान्यता है कि इसी के नीचे सावित्री सत्यवान का सिर गोद में लिए बैठी थी।

## कब होता है

तारीख़ें दो हैं और दोनों ठीक हैं। बिहार, उत्तर प्रदेश, मध्य प्रदेश, राजस्थान, पंजाब और ओडिशा अमावस्या मानते हैं: उत्तर की गिनती से ज्येष्ठ अमावस्या, जिसे पश्चिम में वैशाख की अमावस्या कहते हैं। महाराष्ट्र, गुजरात और दक्षिण का बड़ा भाग पंद्रह दिन बाद ज्येष्ठ पूर्णिमा को वट पूर्णिमा मानता है; 2026 जैसे वर्ष में, जब ज्येष्ठ दो होते हैं, छह सप्ताह बाद। एक के लिए स्कंद पुराण का वचन दिया जाता है, दूसरे के लिए निर्णयामृत का। दोनों तिथियों का समय [पंचांग](/astrology-services/panchang) में मिलेगा। अमावस्या के लिए हम अपराह्न के आरंभ की तिथि देखते हैं, पूर्णिमा के लिए सूर्योदय की। ये मध्य मई से जून के अंत के बीच पड़ते हैं।

अमावस्या में सूर्य-चंद्र साथ होते हैं, पूर्णिमा में आमने-सामने। दो जीवनों के बिछुड़ने और मिलने का व्रत दोनों पर सजता है।

## कौन रखता है

विवाहित स्त्रियाँ, प्रायः एक मोहल्ले की टोली में। मिथिला में विवाह के बाद का पहला वर्ष सबसे बड़ा होता है। ओडिशा में यह साबित्री ब्रत है; नए कपड़े आते हैं और घर में सिल-बट्टे को सावित्री मानकर पूजा जाता है।

## पेड़ के पास

पहले जल: जून के बरगद को उसकी ज़रूरत है। फिर हल्दी, फूल और धागा। परिक्रमा सात, बारह, इक्कीस या 108 गिनी जाती है। धागा ढीला लपेटें, केवल सूती लें और कुछ दिन बाद आकर उतार लें; कसे हुए और प्लास्टिक के धागे छाल का दम घोंटते हैं। कील और प्लास्टिक के फ़ीते किसी ग्रंथ में नहीं। पेड़ दूर हो तो गमले का छोटा बरगद भी चलेगा, जिसे पहली बारिश में ज़मीन में लगाया जा सकता है; उसे बहुत जगह चाहिए, इसलिए पंचायत या वार्ड कार्यालय से पूछ लें कि कहाँ।

पंखा बाद में दान कर दिया जाता है। कुछ स्त्रियाँ पहले उससे पति को हवा करती हैं, और कुछ समझदार पति बदले में उन्हें।

## बच्चों को क्या सुनाएँ

सावित्री को दुख सहने का इनाम नहीं मिला। वह अच्छी बातचीत से जीती। वह पढ़ी-लिखी थी, घबराई नहीं, और ठीक-ठीक जानती थी कि क्या माँगना है। यम वाला संवाद एक लड़की और एक लड़के से बारी-बारी पढ़वाइए।

## गर्मी, भोजन और समझ

अधिकतर लोग पूजा के बाद फल ले लेते हैं, और तैंतालीस डिग्री में यही ठीक है। सुबह नौ से पहले या शाम पाँच के बाद जाएँ। पानी साथ रखें। गर्भवती हों, दूध पिलाती हों, मधुमेह या ख़ून की कमी हो, दवा चलती हो, तो डॉक्टर को आपत्ति न हो तभी भूखी रहें या धूप में देर तक खड़ी हों; एक घूँट पानी और छाया में बैठने से व्रत घटता नहीं। साबुत चने निगलना केवल बड़ों के लिए है, और चबा लेने में भी हर्ज नहीं।`,
  },
};
