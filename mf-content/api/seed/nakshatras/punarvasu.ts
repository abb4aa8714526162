import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'punarvasu',
  cover: 'nakshatras/punarvasu.svg',
  category: '',
  tags: ['punarvasu', 'mithuna', 'karka', 'jupiter'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T12:50:00+05:30',
  details: {},
  en: {
    title: 'Punarvasu: the light comes back',
    summary:
      'Punarvasu nakshatra across Mithuna and Karka: Castor and Pollux, boundless Aditi, Rama’s birth star, naming sounds and days fit for returning.',
    coverAlt:
      'Castor and Pollux over a small house with an open door, a quiver of arrows resting by it.',
    body: `After Ardra’s rain, the sun. *Punar* is "again", *vasu* is "good, bright, wealth". The name says that what was good returns. It is grammatically a dual, since two equal stars stand for it, the twins’ heads, side by side.

## Temperament in the old books

Content with little, devoted, well-spoken, liked by friends, inclined to teach and to move house: that is the summary. People with the Moon here lose things and find them. They go abroad and come home. They forgive because it does not occur to them that a mistake should be final. Guru as lord makes the optimism thoughtful. The one weak point is starting the same thing a fourth time when it asks to be let go.

- **Span:** 20°00′ of Mithuna to 3°20′ of Karka
- **Stars:** Castor and Pollux; yogatara Pollux (Beta Geminorum)
- **Deity:** Aditi
- **Symbol:** a quiver, or a house
- **Vimshottari lord:** [Guru (Jupiter)](/remedies/jupiter), 16 years
- **Gana, yoni, nadi:** deva, cat, adi
- **Naming sounds by pada:** Ke, Ko, Ha, Hi
- **Class in muhurta:** chara (moving)

## Aditi, who has no edge

Aditi means unbound. She is the mother of the Adityas, the gods of light, and in a famous verse she is heaven, mid-air, mother, father and son, all that is born and will be born. When the demon king Bali had taken the worlds, it was Aditi who kept the *payovrata*, a fast on milk, and Vishnu came as her dwarf son Vamana to bring them back. Rama, too, was born under Punarvasu, and after fourteen years in the forest he returned.

## Days for returning

It is a moving nakshatra. Use it to travel, to come back, to repair a friendship, to take up study again, to buy a vehicle or to plant a garden. For marriage opinions vary. The quiver beside the door is the picture to keep: everything is ready, and one is at home.`,
  },
  hi: {
    title: 'पुनर्वसु: उजाला लौट आता है',
    summary:
      'मिथुन और कर्क में फैला पुनर्वसु नक्षत्र: कैस्टर और पोलक्स, असीम अदिति, राम का जन्म नक्षत्र, नामाक्षर और लौटने के लिए अच्छे दिन।',
    coverAlt: 'खुले द्वार वाले छोटे घर के ऊपर कैस्टर और पोलक्स, पास में टिका बाणों का तरकश।',
    body: `आर्द्रा की बरसात के बाद धूप। “पुनर्” यानी फिर, “वसु” यानी शुभ, उजला, धन। नाम ही कहता है कि जो अच्छा था वह लौटता है। व्याकरण में यह द्विवचन है, क्योंकि इसके दो बराबर के तारे हैं, जुड़वाँ के सिर, अगल-बग़ल।

## पुरानी पुस्तकों में स्वभाव

थोड़े में संतुष्ट, श्रद्धालु, मधुर बोलने वाला, मित्रों का प्रिय, सिखाने और घर बदलने की ओर झुका हुआ: सार इतना है। जिनका चंद्रमा यहाँ हो उनकी चीज़ें खोती हैं और मिल जाती हैं। वे परदेस जाते हैं और लौट आते हैं। क्षमा कर देते हैं, क्योंकि भूल अंतिम हो, यह बात उनके मन में आती ही नहीं। स्वामी गुरु इस आशा को विवेक देता है। कमी एक है: जिसे छोड़ देना चाहिए, उसे चौथी बार शुरू करना।

- **विस्तार:** मिथुन 20°00′ से कर्क 3°20′
- **तारे:** कैस्टर और पोलक्स; योगतारा पोलक्स (बीटा जेमिनोरम)
- **देवता:** अदिति
- **चिह्न:** तरकश या घर
- **विंशोत्तरी स्वामी:** [गुरु](/remedies/jupiter), 16 वर्ष
- **गण, योनि, नाड़ी:** देव, मार्जार, आदि
- **चरण के अनुसार नामाक्षर:** के, को, हा, ही
- **मुहूर्त में वर्ग:** चर

## अदिति, जिनका छोर नहीं

अदिति यानी जो बँधी नहीं। वे प्रकाश के देवता आदित्यों की माता हैं, और एक प्रसिद्ध ऋचा में वही द्यौ, अंतरिक्ष, माता, पिता और पुत्र हैं, जो जन्मा और जो जन्मेगा, सब। राजा बलि ने जब लोक ले लिए, तब अदिति ने पयोव्रत रखा और विष्णु उनके पुत्र वामन बनकर उन्हें लौटाने आए। राम का जन्म भी पुनर्वसु में हुआ, और चौदह वर्ष वन में रहकर वे लौटे।

## लौटने के दिन

यह चर नक्षत्र है। यात्रा, घर-वापसी, रूठी मित्रता को मनाना, छूटी पढ़ाई फिर उठाना, वाहन लेना, बग़ीचा लगाना, इन सबके लिए इसे लेते हैं। विवाह में मत अलग-अलग हैं। याद रखने लायक़ चित्र वही है, द्वार पर टिका तरकश: सब तैयार है, और हम घर पर हैं।`,
  },
};
