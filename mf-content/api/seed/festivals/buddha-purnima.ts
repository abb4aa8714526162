import type { ContentSeed, FestivalDetails } from '../content-seed';

export const seed: ContentSeed<FestivalDetails> = {
  slug: 'buddha-purnima',
  cover: 'festivals/buddha-purnima.svg',
  category: '',
  tags: ['buddha', 'purnima', 'vaishakha'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T12:53:00+05:30',
  details: {
    festivalIds: ['buddha-purnima'],
    deity: { en: 'Buddha', hi: 'भगवान बुद्ध' },
    regions: {
      en: ['Bihar', 'Uttar Pradesh', 'Sikkim', 'Ladakh', 'Maharashtra', 'Nepal'],
      hi: ['बिहार', 'उत्तर प्रदेश', 'सिक्किम', 'लद्दाख', 'महाराष्ट्र', 'नेपाल'],
    },
    en: {
      samagri: [
        'Image of the Buddha, or simply a leaf of the bodhi tree',
        'White flowers in a bowl of water',
        'Incense and a row of small lamps',
        'Rice kheer',
        'Simple food to give away',
      ],
      vidhi: [
        'Clean a quiet corner and put on light, plain clothes.',
        'Place flowers, light and incense before the image.',
        'Say the three refuges: Buddham saranam gacchami, Dhammam saranam gacchami, Sangham saranam gacchami.',
        'Renew the five precepts for the day: not to harm, take, misuse, lie or cloud the mind.',
        'Sit for fifteen minutes and watch the breath.',
        'Eat a meal without meat, give food, and walk in the moonlight in the evening.',
      ],
      katha:
        'Siddhartha had eaten so little for six years that he could feel his spine through his belly. Five companions admired him for it. One morning near Uruvela, by the river Niranjana, he fainted after his bath, and understood that a body in ruins could not carry him to the truth.\n\nA young woman of the village, Sujata, had made a wish at the banyan tree and come to give thanks. She had boiled milk with rice until it was thick as cream and carried it in a golden bowl. Under the tree sat a man so thin and so calm that she took him for the spirit of the place. She bowed and put the bowl in his hands.\n\nHe ate. The five friends left in disgust: he had given up. Siddhartha let the bowl float on the river, gathered an armful of kusha grass that a grass-cutter gave him, and sat down under a pipal. “Here I stay,” he said.\n\nIt was the full Moon of Vaishakha. All night fear and longing came at him in many shapes; he touched the earth with his fingers and stayed. When the morning star rose, he was awake. Buddha means nothing else. The meal of a village woman had begun it.',
      foods: [
        'Kheer in memory of Sujata',
        'Plain rice and dal',
        'Fruit',
        'Butter tea and tsampa in Ladakh',
        'Sattu',
      ],
    },
    hi: {
      samagri: [
        'बुद्ध की मूर्ति या बोधि वृक्ष का एक पत्ता',
        'पानी के कटोरे में सफ़ेद फूल',
        'धूप और छोटे दीयों की पंक्ति',
        'चावल की खीर',
        'बाँटने के लिए सादा भोजन',
      ],
      vidhi: [
        'एक शांत कोना साफ़ करें और हल्के, सादे कपड़े पहनें।',
        'मूर्ति के आगे फूल, दीप और धूप रखें।',
        'तीन शरण बोलें: बुद्धं सरणं गच्छामि, धम्मं सरणं गच्छामि, संघं सरणं गच्छामि।',
        'दिन भर के लिए पाँच शील दोहराएँ: हिंसा, चोरी, दुराचार, झूठ और नशे से दूर रहना।',
        'पंद्रह मिनट बैठकर साँस को देखें।',
        'सात्विक भोजन करें, अन्न बाँटें और शाम को चाँदनी में टहलें।',
      ],
      katha:
        'छह वर्ष में सिद्धार्थ ने इतना कम खाया था कि पेट छूते तो रीढ़ हाथ आती। पाँच साथी इसी कारण उनका आदर करते थे। एक सुबह उरुवेला के पास, निरंजना नदी में नहाकर वे मूर्च्छित हो गए, और समझ गए कि टूटा हुआ शरीर सत्य तक नहीं ले जा सकता।\n\nगाँव की एक युवती सुजाता ने बरगद से मनौती माँगी थी और धन्यवाद देने आई थी। उसने दूध में चावल डालकर मलाई जैसी गाढ़ी खीर पकाई और सोने के कटोरे में लाई। पेड़ के नीचे इतना दुबला और इतना शांत पुरुष बैठा था कि उसने उसे वृक्ष-देवता समझा। प्रणाम किया और कटोरा हाथों में रख दिया।\n\nउन्होंने खीर खाई। साथी यह कहकर चले गए कि इसने साधना छोड़ दी। सिद्धार्थ ने कटोरा नदी में बहाया, एक घसियारे से मुट्ठी भर कुश ली और पीपल के नीचे बैठ गए। बोले, “अब यहीं।”\n\nवह वैशाख की पूर्णिमा थी। रात भर भय और लालसा कितने ही रूपों में आए; उन्होंने उँगलियों से धरती को छुआ और बैठे रहे। भोर का तारा निकला तो वे जाग चुके थे। बुद्ध का अर्थ बस इतना ही है: जागा हुआ। आरंभ गाँव की एक स्त्री के भोजन से हुआ था।',
      foods: [
        'सुजाता की याद में खीर',
        'सादा दाल-चावल',
        'फल',
        'लद्दाख में मक्खन वाली चाय और सत्तू जैसा त्साम्पा',
        'सत्तू',
      ],
    },
  },
  en: {
    title: 'Buddha Purnima: three events under one Moon',
    summary:
      'Birth, awakening and last breath of the Buddha on the full Moon of Vaishakha: the sunrise rule, quiet customs, and a bowl of kheer.',
    coverAlt:
      'A pipal tree with heart-shaped leaves before a full Moon, a calm seated figure below.',
    body: `No drum announces it. In Bodh Gaya people walk round an old pipal, keeping their voices low, and the loudest sound may be a leaf turning over. Tradition holds that three things happened on this full Moon, years apart: Siddhartha was born, he awoke, and he died.

## Finding the day

Vaishakha Purnima is in April or May. The tithi at sunrise gives the date; if Purnima covers two sunrises, our list follows the second. Holiday lists in neighbouring countries can differ for two reasons. Some go by their own time zone, and Sri Lanka, Thailand and Myanmar have their own rules for adding a month, so their Vesak can even fall four weeks away. The Moon is the same and full everywhere.

The exact instant is when she stands opposite the Sun. That evening she rises about sunset, in Vishakha or near it, the star that gives the month its name.

## How people mark it

In **Bihar** pilgrims come to Bodh Gaya with lotus buds. In **Sarnath** relics are shown. **Ladakh and Sikkim** carry the books of the teaching through the fields, Saga Dawa, so that barley should hear them too. In **Nagpur and Mumbai** the households who followed Dr Ambedkar into the Dhamma in 1956 dress in white, recite the precepts and hold blood donation camps. In **Lumbini**, across the border in Nepal, lamps ring the pond. Hindu families bathe, give water pots and read of Vishnu, among whose avatars the Buddha is often counted; Buddhists see this differently, and one can respect both.

Whatever the house, the day is one of plain food and no killing. Some release caged birds. It is kinder not to buy them in the first place, because each bird sold is another one caught.

## With children

Play statues under a tree: who can sit still long enough to hear five different sounds? Then tell of the swan that Devadatta shot and Siddhartha nursed. Whose is the swan? They will know.

## Gentle to living things

Give grain and water to birds, keep lamps in glass so moths are spared, and hang no lights in the branches of the sacred tree; roots and leaves suffer from ghee, milk and thread. A cup of plain water at its foot is better. If an old sorrow comes up in the silence, tell somebody you trust.`,
  },
  hi: {
    title: 'बुद्ध पूर्णिमा: एक चंद्रमा, तीन घटनाएँ',
    summary:
      'वैशाख पूर्णिमा पर बुद्ध का जन्म, बोध और महापरिनिर्वाण: सूर्योदय का नियम, शांत रीतियाँ और सुजाता की खीर का एक कटोरा।',
    coverAlt: 'पूर्ण चंद्रमा के आगे पीपल का पेड़, नीचे शांत बैठी हुई आकृति।',
    body: `इसकी सूचना कोई नगाड़ा नहीं देता। बोधगया में लोग एक पुराने पीपल की परिक्रमा धीमे स्वर में करते हैं, और सबसे ऊँची आवाज़ शायद पत्ते के पलटने की होती है। परंपरा कहती है कि इसी पूर्णिमा को, अलग-अलग वर्षों में, तीन बातें हुईं: सिद्धार्थ का जन्म, उनका बोध और उनका महापरिनिर्वाण।

## दिन कैसे मिलता है

वैशाख पूर्णिमा अप्रैल या मई में आती है। सूर्योदय की तिथि से तारीख़ बनती है; पूर्णिमा दो सूर्योदयों पर हो तो हमारी सूची दूसरा दिन लेती है। पड़ोसी देशों की छुट्टी दो कारणों से अलग हो सकती है। एक तो समय का अंतर, दूसरे श्रीलंका, थाईलैंड और म्यांमार में अधिक मास के अपने नियम, जिनसे वेसाक चार हफ़्ते भी हट सकता है। चंद्रमा सब जगह वही और पूरा है।

ठीक पूर्णिमा का क्षण वह है जब चंद्र सूर्य के सामने हो। उस शाम वह सूर्यास्त के आसपास उगता है, विशाखा में या उसके पास, जिससे महीने का नाम पड़ा।

## लोग कैसे मनाते हैं

**बिहार** में तीर्थयात्री कमल की कलियाँ लिए बोधगया आते हैं। **सारनाथ** में पवित्र धातु के दर्शन होते हैं। **लद्दाख और सिक्किम** में सागा दावा पर ग्रंथ खेतों के बीच से ले जाए जाते हैं, ताकि जौ भी सुन ले। **नागपुर और मुंबई** में वे परिवार, जो 1956 में डॉ. आंबेडकर के साथ धम्म में आए, सफ़ेद कपड़ों में शील दोहराते हैं और रक्तदान शिविर लगाते हैं। सीमा पार **लुंबिनी** में पोखर के चारों ओर दीप जलते हैं। हिंदू परिवार स्नान, घट-दान और विष्णु-पाठ करते हैं, जिनके अवतारों में बुद्ध को प्रायः गिना जाता है; बौद्ध इसे अलग दृष्टि से देखते हैं, और दोनों का आदर हो सकता है।

घर कोई भी हो, दिन सादे भोजन और अहिंसा का है। कुछ लोग पिंजरे के पक्षी ख़रीदकर उड़ाते हैं। अच्छा यह है कि ख़रीदें ही नहीं, क्योंकि बिकने वाली हर चिड़िया के बदले एक और पकड़ी जाती है।

## बच्चों के साथ

पेड़ के नीचे मूर्ति बनने का खेल खेलिए: कौन इतनी देर चुप बैठ सकता है कि पाँच अलग आवाज़ें सुन ले? फिर उस हंस की कथा, जिसे देवदत्त ने मारा और सिद्धार्थ ने बचाया। हंस किसका? वे ख़ुद बता देंगे।

## जीवों पर दया

पक्षियों को दाना-पानी दें, दीये काँच में रखें ताकि पतंगे बचें, और बोधि वृक्ष की डालियों पर लड़ियाँ न टाँगें; घी, दूध और धागे से जड़ और पत्ते दुखते हैं। जड़ में एक लोटा सादा जल अच्छा। मौन में कोई पुराना दुख उभरे तो किसी अपने से कह दीजिए।`,
  },
};
