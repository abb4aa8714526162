import type { ContentSeed, FestivalDetails } from '../content-seed';

export const seed: ContentSeed<FestivalDetails> = {
  slug: 'dussehra',
  cover: 'festivals/dussehra.svg',
  category: '',
  tags: ['rama', 'devi', 'ashwina', 'dashami'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T13:33:00+05:30',
  details: {
    festivalIds: ['dussehra'],
    deity: { en: 'Rama, Durga (Aparajita)', hi: 'राम, दुर्गा (अपराजिता)' },
    regions: {
      en: [
        'All India',
        'Uttar Pradesh',
        'Himachal Pradesh',
        'Karnataka',
        'Maharashtra',
        'Chhattisgarh',
      ],
      hi: ['पूरा भारत', 'उत्तर प्रदेश', 'हिमाचल प्रदेश', 'कर्नाटक', 'महाराष्ट्र', 'छत्तीसगढ़'],
    },
    en: {
      samagri: [
        'The tools of your work: books, instruments, machines, vehicle keys',
        'Leaves of shami or apta',
        'Turmeric, kumkum, rice, marigold garlands',
        'Barley shoots from Navratri',
        'A lamp and a sweet',
      ],
      vidhi: [
        'In the morning clean the tools and give them the day off.',
        'Mark them with turmeric and kumkum and lay a flower on each.',
        'In the afternoon worship Aparajita and the shami leaf, facing north-east.',
        'At Vijaya muhurta begin what you want to begin: a first lesson, a ledger, a journey of a few steps.',
        'Exchange apta leaves, “gold”, with neighbours in the evening.',
        'Watch the burning of Ravana from a distance, and do the aarti at home.',
      ],
      katha:
        'Before the last fight Rama stood on the field at Lanka and was tired. Ravana’s heads grew again when they fell. Agastya, who had come with the gods to watch, taught him a hymn to the Sun, and Matali, Indra’s charioteer, said: “Take the weapon of Brahma.” The arrow flew, Ravana fell, and the drums on both sides went silent.\n\nHere Valmiki’s poem becomes gentle. Vibhishana, who had left his brother because of a wrong and fought against him, could not bring himself to light the pyre of such a man. Rama said to him: “Enmity ends with death. He is now as much my brother as yours.” So the rites were done with full honour.\n\nA later story goes further. As Ravana lay dying, Rama sent Lakshmana to learn from him, for he had been a great scholar. Lakshmana stood by his head, and the king said nothing. “If one wants to learn,” said Rama, “one stands at the feet.” Lakshmana went back and stood there. Then Ravana spoke: “Do the good deed at once. Put off the bad one. I kept the order the other way round.”\n\nChildren enjoy the ten paper heads. The old man beside them may be thinking of that sentence.',
      foods: [
        'Jalebi with fafda in Gujarat',
        'Paan in Uttar Pradesh and Bihar',
        'Shrikhand puri in Maharashtra',
        'Obbattu in Karnataka',
        'Curd rice with pomegranate',
      ],
    },
    hi: {
      samagri: [
        'आपके काम के औज़ार: पुस्तकें, वाद्य, मशीनें, गाड़ी की चाबी',
        'शमी या आपटा के पत्ते',
        'हल्दी, कुमकुम, अक्षत, गेंदे की माला',
        'नवरात्रि के जौ के अंकुर',
        'दीया और मिठाई',
      ],
      vidhi: [
        'सुबह औज़ार साफ़ करें और उन्हें दिन भर विश्राम दें।',
        'उन पर हल्दी-कुमकुम लगाएँ और एक-एक फूल रखें।',
        'अपराह्न में ईशान कोण की ओर अपराजिता और शमी-पत्र की पूजा करें।',
        'विजय मुहूर्त में शुरुआत करें: पहला पाठ, नई बही, कुछ क़दमों की यात्रा।',
        'शाम को पड़ोसियों को आपटे के पत्ते, यानी “सोना” दें।',
        'रावण दहन दूर से देखें और घर लौटकर आरती करें।',
      ],
      katha:
        'अंतिम युद्ध से पहले लंका के मैदान में राम थके खड़े थे। रावण के सिर कटते और फिर निकल आते। देवताओं के साथ आए अगस्त्य ने उन्हें सूर्य का स्तोत्र सिखाया, और इंद्र के सारथी मातलि ने कहा, “ब्रह्मास्त्र लीजिए।” बाण छूटा, रावण गिरा, और दोनों ओर के नगाड़े चुप हो गए।\n\nयहाँ वाल्मीकि का काव्य कोमल हो जाता है। विभीषण, जो अन्याय देखकर भाई को छोड़ आए थे और उसके विरुद्ध लड़े थे, उसकी चिता को अग्नि देने में हिचके। राम ने कहा, “वैर मृत्यु तक ही रहता है। अब वह जैसा तुम्हारा भाई, वैसा मेरा।” और पूरे सम्मान से संस्कार हुआ।\n\nबाद की एक कथा और आगे जाती है। रावण अंतिम साँसें ले रहा था तो राम ने लक्ष्मण से कहा, उनसे कुछ सीख आओ, वे बड़े विद्वान हैं। लक्ष्मण सिरहाने खड़े हुए, रावण चुप रहा। राम बोले, “सीखना हो तो चरणों की ओर खड़े होते हैं।” लक्ष्मण ने वैसा किया। तब रावण ने कहा, “शुभ काम तुरंत करना, अशुभ को टालते रहना। मैंने क्रम उलटा रखा।”\n\nबच्चों को काग़ज़ के दस सिर भाते हैं। पास खड़े दादाजी शायद वही वाक्य सोच रहे होते हैं।',
      foods: [
        'गुजरात के फाफड़ा-जलेबी',
        'उत्तर प्रदेश और बिहार का पान',
        'महाराष्ट्र का श्रीखंड-पूरी',
        'कर्नाटक का ओब्बट्टु',
        'अनार वाला दही-चावल',
      ],
    },
  },
  en: {
    title: 'Dussehra: an afternoon for beginnings',
    summary:
      'Vijayadashami is judged by the afternoon and the star Shravana. Ramlila, Mysuru, Kullu, the worship of tools and the gold of apta leaves.',
    coverAlt:
      'A large bow with an arrow against an orange sky, apta leaves and a ten-headed silhouette.',
    body: `By four o’clock the effigies are standing on the school ground, sixty feet of bamboo and paper, and some boy has already climbed a tree to be on a level with Ravana’s eyes.

## Dashami in the afternoon

Vijayadashami is the tenth tithi of Ashwina’s bright half, judged in *aparahna*, the fourth of the day’s five parts. Setting out, victory and the shami tree all belong to that hour. If two afternoons have Dashami, the longer share decides. One exception: if the second day still has Dashami for three muhurtas after sunrise and has the star Shravana, while the first afternoon had not, the second wins. Those who count simply by sunrise may be a day off. Vijaya muhurta is the eleventh of the fifteen muhurtas of the day, a little after two o’clock.

## One day, many victories

**North India** ends ten days of Ramlila with the burning of Ravana, Kumbhakarna and Meghnad. In **Mysuru** the palace is lit with nearly a hundred thousand bulbs and the Devi rides through the city. In **Kullu** the feast starts when others stop: two hundred village gods are carried down to meet Raghunath for a week. **Bastar** in Chhattisgarh keeps the longest, seventy-five days, with no Ravana in it at all; it is for the goddess Danteshwari. In **Maharashtra** people hand each other apta leaves and say “take gold”. In **the south** children learn to write and machines wear garlands, Ayudha Puja; bus drivers are proudest. In **Mandsaur and Bisrakh** some mourn Ravana, whom they count as a son-in-law or a son of the place.

In the east it is the day the [Devi goes home](/rituals/festivals/durga-puja).

## Tools on holiday

Children choose their own tools for the puja, pencil box, cricket bat, bicycle. They must be cleaned first, that is the trick. Ask each: what have these helped you do this year?

## The fire

Stand far back, and upwind. Effigies fall sideways, and crackers inside throw sparks; nobody collects “lucky” sticks while they smoke. A small paper Ravana without gunpowder burns just as well for a colony. Shami and apta trees are stripped bare in cities, so take a single leaf, or draw it on gold paper. Never catch the neelkanth bird to look at it. A bird seen flying is the good omen.`,
  },
  hi: {
    title: 'दशहरा: शुरुआत की एक दोपहर',
    summary:
      'विजयादशमी अपराह्न और श्रवण नक्षत्र से तय होती है। रामलीला, मैसूरु, कुल्लू, औज़ारों की पूजा और आपटे के पत्तों का सोना।',
    coverAlt: 'नारंगी आकाश में बड़ा धनुष-बाण, आपटे के पत्ते और दस सिर वाली छाया।',
    body: `चार बजते-बजते स्कूल के मैदान में पुतले खड़े हो जाते हैं, साठ फ़ुट के बाँस और काग़ज़, और कोई लड़का पेड़ पर चढ़ चुका होता है कि रावण से आँख मिला सके।

## अपराह्न की दशमी

विजयादशमी आश्विन शुक्ल दशमी है, जो अपराह्न में, दिन के पाँच भागों में चौथे में देखी जाती है। प्रस्थान, विजय और शमी का पूजन इसी समय का है। दोनों दिन अपराह्न में हो तो जिस दिन अधिक हो। एक अपवाद है: दूसरे दिन सूर्योदय के बाद तीन मुहूर्त दशमी रहे और श्रवण नक्षत्र उसी दिन मिले, पहले अपराह्न में न रहा हो, तो दूसरा दिन। जो केवल सूर्योदय से गिनते हैं, उनका एक दिन अलग हो सकता है। विजय मुहूर्त दिन के पंद्रह मुहूर्तों में ग्यारहवाँ है, दो बजे के कुछ बाद।

## एक दिन, कई विजय

**उत्तर भारत** दस दिन की रामलीला रावण, कुंभकर्ण और मेघनाद के दहन से पूरी करता है। **मैसूरु** में महल लगभग एक लाख बल्बों से जगमगाता है और देवी की सवारी निकलती है। **कुल्लू** में उत्सव तब शुरू होता है जब औरों का पूरा होता है: दो सौ ग्राम-देवता रघुनाथ से मिलने उतरते हैं, हफ़्ते भर के लिए। **बस्तर** का दशहरा सबसे लंबा है, पचहत्तर दिन, और उसमें रावण है ही नहीं; वह दंतेश्वरी देवी का है। **महाराष्ट्र** में लोग आपटे का पत्ता देकर कहते हैं, सोना लो। **दक्षिण** में बच्चों का अक्षरारंभ होता है और मशीनें माला पहनती हैं, आयुध पूजा; सबसे सजी होती हैं बसें। **मंदसौर और बिसरख** में कुछ लोग रावण का शोक भी करते हैं, जिसे वे अपना दामाद या बेटा मानते हैं।

पूर्व में यह [देवी की विदाई](/rituals/festivals/durga-puja) का दिन है।

## औज़ारों की छुट्टी

पूजा के लिए बच्चे अपने औज़ार ख़ुद चुनें: पेंसिल-डिब्बा, बल्ला, साइकिल। पहले उन्हें साफ़ करना होगा, यही तरकीब है। पूछिए, इस साल इन्होंने तुम्हारी क्या मदद की?

## आग की बात

दूर खड़े हों, हवा की उलटी ओर। पुतले तिरछे गिरते हैं और भीतर के पटाखे चिनगारियाँ फेंकते हैं; धुआँ उठता हो तब “शुभ” लकड़ी कोई न उठाए। कॉलोनी के लिए बारूद के बिना काग़ज़ का छोटा रावण भी बहुत है। शहरों में शमी और आपटा के पेड़ नोच लिए जाते हैं, इसलिए एक ही पत्ता लें या सुनहरे काग़ज़ पर बना लें। नीलकंठ को पकड़कर दर्शन न करें; शुभ तो उड़ता हुआ नीलकंठ है।`,
  },
};
