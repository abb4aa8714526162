import type { ContentSeed, FestivalDetails } from '../content-seed';

export const seed: ContentSeed<FestivalDetails> = {
  slug: 'guru-nanak-jayanti',
  cover: 'festivals/guru-nanak-jayanti.svg',
  category: '',
  tags: ['sikh', 'kartika', 'purnima', 'langar'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T14:03:00+05:30',
  details: {
    festivalIds: ['guru-nanak-jayanti'],
    deity: { en: 'Guru Nanak', hi: 'गुरु नानक' },
    regions: {
      en: ['Punjab', 'Haryana', 'Delhi', 'Chandigarh', 'Pakistan (Nankana Sahib)', 'Worldwide'],
      hi: ['पंजाब', 'हरियाणा', 'दिल्ली', 'चंडीगढ़', 'पाकिस्तान (ननकाना साहिब)', 'पूरा विश्व'],
    },
    en: {
      samagri: [
        'A clean place and a covered head; no images or offerings are needed',
        'A gutka with Japji Sahib',
        'Flour, ghee and sugar for karah prasad',
        'Lamps or candles for the evening',
        'Dal, flour or vegetables for the langar',
      ],
      vidhi: [
        'Join the prabhat pheri, the singing walk at dawn, on the days before.',
        'If there is an akhand path at your gurdwara, sit for an hour and listen; it takes about forty-eight hours in all.',
        'On the day bathe early, read or hear Japji Sahib and Asa di Var.',
        'Go to the gurdwara for kirtan, katha and ardas.',
        'Help in the langar, then sit in the row and eat what everyone eats.',
        'Light lamps at dusk and sing; in many places until after midnight.',
      ],
      katha:
        'On his travels Nanak came with Mardana, who played the rabab, to the town of Saidpur. The richest man there, Malik Bhago, was giving a feast for holy men. Nanak did not go. He stayed with a carpenter called Lalo, slept on his mat, and ate his coarse bread.\n\nBhago sent for him. “You refuse my table and eat with a low man?” Nanak asked for a piece of bread from the feast, and Lalo brought one of his own. The old story says that Nanak pressed both in his hands. From Lalo’s bread came a drop of milk. From Bhago’s came blood. No one in the hall spoke. Each knew how the wheat had come to that house.\n\nHe told them no more than this: bread is clean when it is earned with honest work and shared. His three rules have the same sense: *kirat karo*, work; *vand chhako*, share and eat; *naam japo*, remember the Name.\n\nLater, at Kartarpur on the Ravi, he put on a farmer’s clothes and tilled fields for eighteen years. Beside his house stood a kitchen in which anyone could eat if he would sit on the floor with the rest. Emperors are said to have sat there in the time of later Gurus. It is still open.',
      foods: [
        'Karah prasad',
        'Langar dal and roti',
        'Kheer',
        'Mixed vegetable sabzi',
        'Hot milk with almonds after the night walk',
      ],
    },
    hi: {
      samagri: [
        'साफ़ जगह और ढका हुआ सिर; मूर्ति या चढ़ावे की ज़रूरत नहीं',
        'जपुजी साहिब का गुटका',
        'कड़ाह प्रसाद के लिए आटा, घी और चीनी',
        'शाम के लिए दीये या मोमबत्तियाँ',
        'लंगर के लिए दाल, आटा या सब्ज़ी',
      ],
      vidhi: [
        'पहले के दिनों में भोर की प्रभात फेरी में गाते हुए चलें।',
        'गुरुद्वारे में अखंड पाठ हो तो घंटा भर बैठकर सुनें; पूरा पाठ लगभग अड़तालीस घंटे का होता है।',
        'पर्व के दिन जल्दी स्नान कर जपुजी साहिब और आसा दी वार पढ़ें या सुनें।',
        'कीर्तन, कथा और अरदास के लिए गुरुद्वारे जाएँ।',
        'लंगर में हाथ बँटाएँ, फिर पंगत में बैठकर वही खाएँ जो सब खाते हैं।',
        'साँझ को दीये जलाएँ और शबद गाएँ; कई जगह आधी रात के बाद तक।',
      ],
      katha:
        'यात्रा करते हुए नानक, रबाब बजाने वाले मरदाना के साथ, सैदपुर पहुँचे। नगर का सबसे धनी मलिक भागो संतों को भोज दे रहा था। नानक नहीं गए। वे लालो नाम के बढ़ई के यहाँ ठहरे, उसी की चटाई पर सोए और उसकी मोटी रोटी खाई।\n\nभागो ने बुलवाकर पूछा, “मेरा भोज छोड़कर छोटे आदमी के यहाँ खाते हो?” नानक ने भोज की एक रोटी मँगाई और लालो अपनी ले आया। पुरानी साखी कहती है कि उन्होंने दोनों को मुट्ठी में दबाया। लालो की रोटी से दूध की बूँद निकली, भागो की रोटी से लहू। सभा में कोई कुछ न बोला। सब जानते थे कि उस घर में गेहूँ कैसे आया है।\n\nउन्होंने बस इतना कहा कि रोटी तब पवित्र है जब ईमानदार मेहनत की हो और बाँटकर खाई जाए। उनके तीन वचन भी यही कहते हैं: किरत करो, वंड छको, नाम जपो।\n\nबाद में रावी किनारे करतारपुर में उन्होंने किसान का बाना पहना और अठारह बरस खेती की। घर के पास एक रसोई थी, जिसमें कोई भी खा सकता था, शर्त इतनी कि सबके साथ ज़मीन पर बैठे। कहते हैं, आगे के गुरुओं के समय बादशाह भी वहाँ बैठे। वह रसोई आज भी खुली है।',
      foods: [
        'कड़ाह प्रसाद',
        'लंगर की दाल-रोटी',
        'खीर',
        'मिली-जुली सब्ज़ी',
        'प्रभात फेरी के बाद बादाम वाला गरम दूध',
      ],
    },
  },
  en: {
    title: 'Guru Nanak Jayanti: light, work and shared bread',
    summary:
      'Gurpurab on the full Moon of Kartika: how its date is set, the dawn walk and the langar, and why the calendar and history name two months.',
    coverAlt: 'A rabab, a wheat roti and a lamp before a white gurdwara dome under a full Moon.',
    body: `At four in the morning, in November mist, a small crowd goes singing through the lane with a harmonium on a handcart. Windows open. Somebody brings tea. It is three days still to the Gurpurab, and the best part may be this.

## Why this Moon

Nanak was born in 1469 in Talwandi, today Nankana Sahib. The oldest accounts, the Puratan Janamsakhi among them, give the bright half of Vaisakh, in April. The Janamsakhi of Bhai Bala gives the full Moon of Kartika, and from the nineteenth century onward this became the custom. Scholars discuss it; the congregation sings in November. When the Nanakshahi solar calendar fixed most Gurpurabs, this one was left with the Moon.

We take the day with Purnima at sunrise. It falls two weeks after Diwali, on the same full Moon as [Dev Deepawali](/rituals/festivals/dev-deepawali).

## What one sees and hears

At **Amritsar** the Harmandir is outlined with lamps and doubled in its pool. **Nankana Sahib and Kartarpur** receive pilgrims from across the border, through a corridor of four kilometres opened in 2019. In **Delhi, Patna, Nanded, Southall and Vancouver** the nagar kirtan is led by the five beloved ones, and children show gatka with wooden sticks. **Sindhi** families have always honoured Nanak as their own; they read the Japji and send a tray of food.

The word for the festival is *Prakash Purab*, the coming of light. One need not be Sikh to enter. Shoes off, head covered, hands washed, no tobacco or alcohol about you; nobody asks for a name.

## A good game: honest bread

Ask children to trace one roti back: who baked, ground, carried, cut, sowed? Count the people. Then share it among exactly so many pieces. The pieces become very small, which is the point, and everybody laughs.

## Many hands, hot pots

Langar pots are as deep as a child: kneading and handing out bread is for children, stirring is for grown-ups. Wear cotton by the stove. Steel plates instead of foam ones leave nothing behind but the washing up, and that counts as seva. In the procession keep water at hand, and leave room for an ambulance. Fireworks near the sarovar frighten birds asleep in the trees around it; lamps please everyone.`,
  },
  hi: {
    title: 'गुरु नानक जयंती: प्रकाश, मेहनत, बाँटी हुई रोटी',
    summary:
      'कार्तिक पूर्णिमा का गुरपुरब: तारीख़ कैसे बनती है, भोर की फेरी और लंगर, और पंचांग तथा इतिहास दो अलग महीने क्यों बताते हैं।',
    coverAlt: 'पूर्ण चंद्रमा के नीचे गुरुद्वारे का सफ़ेद गुंबद, आगे रबाब, रोटी और दीया।',
    body: `नवंबर की धुंध में, सुबह चार बजे, हाथ-ठेले पर हारमोनियम रखे एक छोटी टोली गाती हुई गली से गुज़रती है। खिड़कियाँ खुलती हैं, कोई चाय ले आता है। गुरपुरब में अभी तीन दिन हैं, और शायद सबसे सुंदर हिस्सा यही है।

## यही पूर्णिमा क्यों

नानक का जन्म 1469 में तलवंडी में हुआ, जो आज ननकाना साहिब है। सबसे पुराने विवरण, जैसे पुरातन जनमसाखी, वैशाख का शुक्ल पक्ष बताते हैं, यानी अप्रैल। भाई बाला की जनमसाखी कार्तिक पूर्णिमा कहती है, और उन्नीसवीं सदी से यही चलन हो गया। विद्वान इस पर चर्चा करते हैं; संगत नवंबर में गाती है। नानकशाही सौर कैलेंडर ने अधिकतर गुरपुरब तारीख़ों से बाँध दिए, पर यह चंद्रमा के साथ ही रहा।

हम वह दिन लेते हैं जिसके सूर्योदय पर पूर्णिमा हो। यह दीपावली के दो हफ़्ते बाद, [देव दीपावली](/rituals/festivals/dev-deepawali) वाली पूर्णिमा को आता है।

## क्या दिखता है, क्या सुनाई देता है

**अमृतसर** में हरिमंदिर दीयों की रेखाओं से सजता है और सरोवर में दूना हो जाता है। **ननकाना साहिब और करतारपुर** में सीमा पार के यात्री पहुँचते हैं, 2019 में खुले चार किलोमीटर के गलियारे से। **दिल्ली, पटना, नांदेड़, साउथॉल और वैंकूवर** में पंज प्यारे नगर कीर्तन के आगे चलते हैं और बच्चे लकड़ी की छड़ियों से गतका दिखाते हैं। **सिंधी** परिवार नानक को सदा से अपना मानते आए हैं; वे जपुजी पढ़ते और थाल भेजते हैं।

पर्व का नाम है प्रकाश पर्व। भीतर जाने के लिए सिख होना ज़रूरी नहीं। जूते बाहर, सिर ढका, हाथ धुले, पास में तंबाकू या शराब नहीं; नाम कोई नहीं पूछता।

## एक अच्छा खेल: ईमान की रोटी

बच्चों से कहिए, एक रोटी का रास्ता उलटा खोजें: किसने सेंकी, पीसी, ढोई, काटी, बोई? लोग गिनें। फिर रोटी के ठीक उतने टुकड़े करें। टुकड़े बहुत छोटे हो जाते हैं, बात वही है, और सब हँस पड़ते हैं।

## बहुत-से हाथ, गरम देग

लंगर की देग बच्चे जितनी गहरी होती है: आटा गूँधना और रोटी बाँटना बच्चों का, चलाना बड़ों का काम। चूल्हे के पास सूती कपड़े पहनें। थर्मोकोल की जगह स्टील की थाली हो तो पीछे बस बर्तन माँजना बचता है, और वह भी सेवा है। नगर कीर्तन में पानी साथ रखें और एंबुलेंस की राह छोड़ें। सरोवर के पास पटाखे सोते हुए पक्षियों को डराते हैं; दीये सबको भाते हैं।`,
  },
};
