import type { ContentSeed, FestivalDetails } from '../content-seed';

export const seed: ContentSeed<FestivalDetails> = {
  slug: 'durga-puja',
  cover: 'festivals/durga-puja.svg',
  category: '',
  tags: ['durga', 'bengal', 'ashwina'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T13:28:00+05:30',
  details: {
    festivalIds: ['durga-puja', 'maha-saptami', 'maha-ashtami', 'maha-navami'],
    deity: { en: 'Durga', hi: 'दुर्गा' },
    regions: {
      en: ['West Bengal', 'Assam', 'Tripura', 'Odisha', 'Bihar', 'Jharkhand'],
      hi: ['पश्चिम बंगाल', 'असम', 'त्रिपुरा', 'ओडिशा', 'बिहार', 'झारखंड'],
    },
    en: {
      samagri: [
        'Image of Durga, or a kalash in her place',
        'Nine plants for the nabapatrika, banana among them',
        'Red hibiscus, lotus, bel leaves, shiuli blossoms',
        'Red-bordered cloth, sindoor, alta',
        'A hundred and eight lamps for Sandhi Puja, or as many as you have room for',
        'Dhunuchi with coconut husk and resin',
      ],
      vidhi: [
        'On Shashthi evening unveil the face of the Devi and welcome her: bodhan.',
        'On Saptami at dawn bathe the nabapatrika in river or pond water and set it beside Ganesha.',
        'On Ashtami offer pushpanjali, flowers in cupped hands, fasting until it is done.',
        'At the joint of Ashtami and Navami light the lamps for Sandhi Puja.',
        'On Navami offer bhog and dance the evening aarti with the dhunuchi.',
        'On Dashami take leave with betel leaf, sweets and sindoor, and greet your elders.',
      ],
      katha:
        'Bengal tells it as the visit of a daughter. Uma, married to Shiva, lives far off on a cold mountain with a husband who smears himself with ash, forgets mealtimes and keeps the company of ghosts. Her mother Menaka, in the warm house of the Himalaya, dreams of her in the last week of the rains and cannot bear it. “Go and bring my girl,” she says to her husband. “They say she begs for rice.”\n\nSo once a year Uma comes, with her four children: Lakshmi on an owl, Saraswati with a swan, Kartik on his peacock, round Ganesha with the mouse. Menaka weeps and laughs, combs the tangles out of her hair, cooks everything she ever liked. Neighbours crowd in. For three days the house is what it was when she was small.\n\nOn the third night the mother sings to the night itself: “O Navami night, do not end.” It ends. In the morning Shiva is at the gate, saying little. A bluejay is let fly to tell Kailasa that she is coming home.\n\nThe old songs, agamani for the coming and vijaya for the parting, are sung by village singers to this day, and grown men wipe their eyes.',
      foods: [
        'Khichuri with labra, chutney and payesh as bhog',
        'Luchi and chholar dal',
        'Narkel naru',
        'Mishti doi',
        'Sandesh and rosogolla on Dashami',
      ],
    },
    hi: {
      samagri: [
        'दुर्गा की प्रतिमा, या उनके स्थान पर कलश',
        'नवपत्रिका के लिए नौ पौधे, जिनमें केला मुख्य',
        'लाल गुड़हल, कमल, बेलपत्र, शिउली के फूल',
        'लाल किनारी का वस्त्र, सिंदूर, आलता',
        'संधि पूजा के लिए एक सौ आठ दीये, या जितनों की जगह हो',
        'नारियल की जटा और धूना वाली धुनुची',
      ],
      vidhi: [
        'षष्ठी की शाम देवी का मुख खोलकर उनका स्वागत करें: बोधन।',
        'सप्तमी की भोर नवपत्रिका को नदी या पोखर के जल से नहलाकर गणेश के पास रखें।',
        'अष्टमी को उपवास रखकर अंजलि में फूल ले पुष्पांजलि दें।',
        'अष्टमी-नवमी की संधि पर दीये जलाएँ: संधि पूजा।',
        'नवमी को भोग लगाएँ और शाम की आरती में धुनुची नाच करें।',
        'दशमी को पान, मिठाई और सिंदूर से विदा करें और बड़ों को प्रणाम करें।',
      ],
      katha:
        'बंगाल इसे बेटी के मायके आने की कथा की तरह कहता है। उमा शिव से ब्याही हैं, दूर ठंडे पर्वत पर रहती हैं। पति भस्म रमाते हैं, भोजन का समय भूल जाते हैं और भूत-प्रेतों की संगत रखते हैं। माँ मेनका बरसात के अंतिम हफ़्ते में बेटी को सपने में देखती हैं और रहा नहीं जाता। पति से कहती हैं, “मेरी बेटी को ले आइए। सुना है, वह चावल माँगकर लाती है।”\n\nसो साल में एक बार उमा आती हैं, चारों बच्चों के साथ: उल्लू पर लक्ष्मी, हंस के साथ सरस्वती, मोर पर कार्तिक, मूषक के साथ गोल-मटोल गणेश। मेनका रोती हैं, हँसती हैं, उलझे बाल सुलझाती हैं, जो-जो उसे भाता था सब पकाती हैं। पड़ोस उमड़ आता है। तीन दिन घर वैसा हो जाता है जैसा उसके बचपन में था।\n\nतीसरी रात माँ रात से ही विनती करती है, “नवमी की रात, तू बीत मत।” वह बीत जाती है। सुबह शिव चुपचाप द्वार पर खड़े होते हैं। नीलकंठ पक्षी कैलास को ख़बर देने उड़ता है कि वे लौट रही हैं।\n\nआने के गीत आगमनी और विदा के गीत विजया आज भी गाए जाते हैं, और सुनकर बड़े-बड़े आँखें पोंछते हैं।',
      foods: [
        'भोग की खिचुड़ी, लाबड़ा, चटनी और पायेश',
        'लूची और छोलार दाल',
        'नारियल के नाड़ू',
        'मिष्टी दोई',
        'दशमी के संदेश और रसगुल्ले',
      ],
    },
  },
  en: {
    title: 'Durga Puja: a daughter comes home for five days',
    summary:
      'From Shashthi to Dashami: how the tithis of Durga Puja are matched with days, what each one is for, and how Kolkata, Assam and Cuttack differ.',
    coverAlt:
      'The face of Durga with a tall crown and large eyes, kash grass and dhak drums around.',
    body: `First the kash grass turns white along the railway line. Then shiuli blossoms lie on the path in the morning, orange stalk up. Anyone from Bengal who smells them on another continent needs a moment.

## Five tithis, five doors

The puja goes from the sixth to the tenth tithi of Ashwina’s bright half. Saptami is the anchor: the bathing of the banana plant needs Saptami at sunrise. The eve of it is Shashthi with its unveiling. Ashtami, Navami and Dashami follow by their own sunrises and afternoons. Because a tithi may be short or long, two rites can fall on one date; committees of Kolkata print two timetables, after the old (Gupta Press) and the reformed (Bisuddha Siddhanta) almanac, and differ by minutes or more.

Sandhi Puja takes the last 24 minutes of Ashtami and the first 24 of Navami, even if that is at four in the morning. A century ago a cannon told the villages.

## What happens on which day

**Mahalaya**, a week before, people wake at four to hear the Chandi recited on the radio. **Shashthi** to **Navami**, pandals: a street becomes a palace of bamboo, jute or old books. **Ashtami** is for flowers and new saris, **Navami** for food. On **Dashami** married women touch the goddess with sindoor and then each other’s cheeks, the drums slow down, and the clay goes back to the river it was dug from.

**Cuttack** has crowns of silver filigree; **Assam and Tripura** mix it with songs of their own; old houses in **north Kolkata** and **Guptipara** keep family rites that are centuries old, in a courtyard with pigeons.

## The children’s round

A list for pandal hopping: find an owl, a mouse, a demon with a moustache, the potter’s thumbprint. Whoever has all four chooses the ice cream.

## After the drums

Clay, jute and plant colours dissolve; lead paint and foil stay in the river for years. Ask the club what it uses. Keep dhunuchi coals in a metal bowl with a long handle and loose saris pinned. Agree on a meeting place in the crowd, let the wheelchair go first, keep the siren lane free. The dhakis who drum for you came from far villages: feed them well, and pay them before the river.`,
  },
  hi: {
    title: 'दुर्गा पूजा: पाँच दिन मायके आई बेटी',
    summary:
      'षष्ठी से दशमी तक: दुर्गा पूजा की तिथियाँ दिनों से कैसे मिलाई जाती हैं, किस दिन क्या होता है, और कोलकाता, असम, कटक की रीतियाँ।',
    coverAlt: 'ऊँचे मुकुट और बड़ी आँखों वाला दुर्गा का मुख, आसपास कास के फूल और ढाक।',
    body: `पहले रेल की पटरी के किनारे कास सफ़ेद होता है। फिर सुबह राह पर शिउली बिछी मिलती है, नारंगी डंडी ऊपर किए। परदेस में जिस बंगाली को यह गंध मिल जाए, उसे सँभलने में पल भर लगता है।

## पाँच तिथियाँ, पाँच द्वार

पूजा आश्विन शुक्ल षष्ठी से दशमी तक है। आधार सप्तमी है: नवपत्रिका स्नान सूर्योदय की सप्तमी में होता है। उससे पहली शाम षष्ठी का बोधन। अष्टमी, नवमी और दशमी अपने-अपने सूर्योदय और अपराह्न से आती हैं। तिथि छोटी-बड़ी होती है, इसलिए कभी दो विधियाँ एक ही तारीख़ पर पड़ती हैं। कोलकाता की समितियाँ पुराने (गुप्त प्रेस) और संशोधित (विशुद्ध सिद्धांत) पंचांग के दो समय छापती हैं, जिनमें मिनटों का या अधिक का अंतर रहता है।

संधि पूजा अष्टमी के अंतिम 24 और नवमी के पहले 24 मिनट में होती है, चाहे सुबह के चार बजे हों। सौ साल पहले गाँवों को इसकी सूचना तोप से मिलती थी।

## किस दिन क्या

**महालया** को, सप्ताह भर पहले, लोग चार बजे उठकर रेडियो पर चंडीपाठ सुनते हैं। **षष्ठी** से **नवमी** तक पंडाल: कोई गली बाँस, जूट या पुरानी किताबों का महल बन जाती है। **अष्टमी** फूलों और नई साड़ियों की, **नवमी** भोजन की। **दशमी** को सुहागिनें देवी को और फिर एक-दूसरे के गालों पर सिंदूर लगाती हैं, ढाक की ताल धीमी होती है, और मिट्टी उसी नदी में लौटती है जिससे निकली थी।

**कटक** में चाँदी के तारकसी मुकुट हैं; **असम और त्रिपुरा** में अपने गीत जुड़ते हैं; **उत्तर कोलकाता** और **गुप्तिपाड़ा** के पुराने घर, कबूतरों वाले आँगन में, सदियों पुरानी रीति निभाते हैं।

## बच्चों की सैर

पंडाल घूमने की सूची बनाइए: उल्लू, चूहा, मूँछ वाला असुर, और कुम्हार के अँगूठे का निशान। चारों ढूँढ़ने वाला आइसक्रीम चुने।

## ढाक के बाद

मिट्टी, जूट और वनस्पति के रंग घुल जाते हैं; सीसे वाला पेंट और पन्नी बरसों नदी में रहते हैं। समिति से पूछिए कि वे क्या लगाते हैं। धुनुची के अंगारे लंबे हत्थे वाले पात्र में हों और पल्लू कसा हुआ। भीड़ में मिलने की जगह तय करें, व्हीलचेयर को आगे जाने दें, एंबुलेंस की राह ख़ाली रखें। ढाक बजाने वाले दूर गाँव से आए हैं: उन्हें अच्छा खिलाइए, और मेहनताना विसर्जन से पहले दीजिए।`,
  },
};
