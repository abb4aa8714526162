import type { ContentSeed, FestivalDetails } from '../content-seed';

export const seed: ContentSeed<FestivalDetails> = {
  slug: 'karthigai-deepam',
  cover: 'festivals/karthigai-deepam.svg',
  category: '',
  tags: ['tamil nadu', 'shiva', 'murugan', 'lamps'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T14:06:00+05:30',
  details: {
    festivalIds: ['karthigai-deepam'],
    deity: { en: 'Shiva, Murugan', hi: 'शिव, मुरुगन' },
    regions: {
      en: ['Tamil Nadu', 'Puducherry', 'Kerala', 'Andhra Pradesh', 'Sri Lanka'],
      hi: ['तमिलनाडु', 'पुदुच्चेरी', 'केरल', 'आंध्र प्रदेश', 'श्रीलंका'],
    },
    en: {
      samagri: [
        'Agal vilakku, small clay lamps, at least twenty-seven if you can',
        'Sesame oil or ghee and cotton wicks',
        'Rice flour for kolam',
        'Puffed rice, jaggery and coconut for pori urundai',
        'Flowers and a ghee lamp for the aarti',
      ],
      vidhi: [
        'In the afternoon soak the lamps, dry them and mark each with turmeric and kumkum.',
        'Draw kolams in the yard and on the steps.',
        'At dusk light one lamp at the shrine and from it all the others.',
        'Carry them out in pairs: threshold, tulsi, well, windowsills, cattle shed.',
        'Offer pori and appam to Shiva and Murugan and sing a Tiruppugazh or the Siva Puranam.',
        'Repeat with fewer lamps on the evening before and after, if your family does so.',
      ],
      katha:
        'Brahma and Vishnu were at odds over which of them came first. While they argued, a pillar of fire rose between them. It had no root and no summit; the stars melted around its sides. “Let us find the ends of it,” they said. “Whoever succeeds is the greater.”\n\nVishnu became a boar and dug. He dug for a thousand years, past water, past stone, until nothing was left to dig in. Brahma turned into a swan and flew. Tired out, he met a ketaki flower drifting down. “From where?” “From the head of Shiva. I have been falling for ages.” A thought came to him. “Say that you saw me at the top.”\n\nThey met in the middle. Vishnu said: “I did not find it.” Brahma said: “I did,” and the flower was his witness. Then the pillar opened, and Shiva stood in it. He blessed the one who had told of his failure. The other, ever since, has had hardly a temple to himself, and the ketaki is not laid on Shiva’s altar.\n\nThe light was too strong for the world, so he cooled it into a hill, Arunachala, the red mountain at Tiruvannamalai. Once a year, at dusk, a flame on its summit shows what it was.',
      foods: [
        'Pori urundai, puffed rice balls',
        'Nei appam',
        'Adai with butter',
        'Sundal',
        'Kadalai urundai, groundnut balls',
      ],
    },
    hi: {
      samagri: [
        'अगल विळक्कु, मिट्टी के छोटे दीये, हो सके तो सत्ताईस',
        'तिल का तेल या घी और रुई की बत्तियाँ',
        'कोलम के लिए चावल का आटा',
        'पोरि उरुंडै के लिए मुरमुरे, गुड़ और नारियल',
        'फूल और आरती के लिए घी का दीप',
      ],
      vidhi: [
        'दोपहर बाद दीये भिगोएँ, सुखाएँ और हर एक पर हल्दी-कुमकुम लगाएँ।',
        'आँगन और सीढ़ियों पर कोलम बनाएँ।',
        'साँझ को पूजा-स्थान पर एक दीप जलाएँ और उसी से बाक़ी सब।',
        'दो-दो करके बाहर ले जाएँ: देहरी, तुलसी, कुआँ, खिड़कियाँ, गोशाला।',
        'शिव और मुरुगन को पोरि और अप्पम अर्पित करें, तिरुप्पुगळ या शिव पुराणम गाएँ।',
        'घर की रीति हो तो एक दिन पहले और बाद की शाम भी कुछ दीये जलाएँ।',
      ],
      katha:
        'ब्रह्मा और विष्णु में विवाद हुआ कि पहले कौन। वे बहस कर ही रहे थे कि बीच में अग्नि का एक स्तंभ उठ खड़ा हुआ। न उसकी जड़ थी, न शिखर; आसपास के तारे पिघलने लगे। तय हुआ, जो इसका छोर पा ले, वही बड़ा।\n\nविष्णु वराह बनकर खोदने लगे। हज़ार वर्ष खोदा, जल के नीचे, पत्थर के नीचे, जब तक खोदने को कुछ न बचा। ब्रह्मा हंस बनकर उड़े। थक गए तो ऊपर से गिरता केतकी का फूल मिला। “कहाँ से आ रहे हो?” “शिव के मस्तक से। युगों से गिर रहा हूँ।” ब्रह्मा को सूझा, “कह देना कि तुमने मुझे शिखर पर देखा।”\n\nदोनों बीच में मिले। विष्णु ने कहा, “मुझे नहीं मिला।” ब्रह्मा बोले, “मुझे मिल गया,” और फूल ने गवाही दी। तब स्तंभ खुला और उसमें शिव थे। जिसने अपनी असफलता कह दी, उसे आशीर्वाद मिला। ब्रह्मा के अपने मंदिर तब से गिने-चुने हैं और केतकी शिव को नहीं चढ़ती।\n\nवह तेज संसार के लिए बहुत था, इसलिए शिव ने उसे शीतल कर पर्वत बना दिया: तिरुवन्नामलै का अरुणाचल। साल में एक बार, साँझ को, शिखर की ज्वाला बताती है कि वह क्या था।',
      foods: ['पोरि उरुंडै, मुरमुरे के लड्डू', 'नेय अप्पम', 'मक्खन के साथ अडै', 'सुंडल', 'कडलै उरुंडै, मूँगफली के लड्डू'],
    },
  },
  en: {
    title: 'Karthigai Deepam: a flame on the mountain',
    summary:
      'When the Moon meets Krittika in the Tamil month Karthigai, lamps line every step: the star rule, Tiruvannamalai, and a gentle evening at home.',
    coverAlt: 'A dark mountain with a flame at its top, rows of clay lamps and a kolam below.',
    body: `It is raining on and off, as it does in Tamil Nadu in late November, and people look at the sky and at their watches. Just before six it stops. Clay lamps go out on wet steps, two by two, and the street turns gold.

## The Sun’s month, the Moon’s star

Deepam falls when the Sun is in Vrishchika, the Tamil month Karthigai, from mid-November to mid-December, and the Moon joins Krittika, the Pleiades. With the Sun opposite that star, the Moon there is nearly full, so the festival usually falls within a night or two of the full Moon. But the star, *nakshatra*, decides and not the tithi: it must be present in *pradosha*, after sunset. Temples with the Pancharatra rite, Vishnu’s, may light their fire a day apart.

Look east at seven in the evening: the Moon and close by her six small stars, which Tamil stories call the nurses of Murugan. Each found a baby on a lotus in the Saravana pond, and Parvati gathered the six into one boy.

## Hill, home and beach

At **Tiruvannamalai** the Bharani lamp is lit before dawn, and at six in the evening the great fire on the summit, in a copper cauldron taller than a man, fed with more than three tonnes of ghee and a wick made of hundreds of metres of cloth. It is seen thirty kilometres off. Hundreds of thousands walk the fourteen kilometres round the hill. In **homes** lamps stay out for three evenings. **Brothers** bring their married sisters a gift. In villages boys whirl *maavali*, coconut-fibre bags that spray sparks. **Kerala** keeps it as Thrikarthika, for the goddess; **Sri Lankan Tamils** as Vilakkidu.

It is one of the oldest festivals known by name in Tamil; Sangam poems already compare things to the lamps of Karthigai.

## Lamp census

Children are given the count: how many lamps did we start with, and how many still burn at eight? What did those have in common, more oil, less wind, a longer wick? Write it down for next year.

## Fire with care

Twenty-seven lamps need one person who only watches. Keep them at the edge, not in the middle, of stairs; half saris and dupattas pinned. Leave out the spark bags in towns. Do not light anything on dry hills other than the temple’s own flame; grass fires kill the animals of Arunachala. And bring stray puppies in from the wet street, if only for an evening.`,
  },
  hi: {
    title: 'कार्तिगै दीपम: पर्वत पर एक ज्वाला',
    summary:
      'तमिल मास कार्तिगै में चंद्रमा कृत्तिका से मिले तो हर सीढ़ी पर दीये: नक्षत्र का नियम, तिरुवन्नामलै का महादीप और घर की शांत शाम।',
    coverAlt: 'शिखर पर ज्वाला वाला गहरा पर्वत, नीचे मिट्टी के दीयों की पंक्तियाँ और कोलम।',
    body: `नवंबर के अंत में तमिलनाडु में रुक-रुककर बारिश होती है, और लोग कभी आकाश देखते हैं, कभी घड़ी। छह से ज़रा पहले वह थमती है। गीली सीढ़ियों पर दो-दो करके दीये आते हैं और गली सुनहरी हो जाती है।

## सूर्य का महीना, चंद्रमा का नक्षत्र

दीपम तब होता है जब सूर्य वृश्चिक में हो, यानी तमिल मास कार्तिगै, नवंबर के मध्य से दिसंबर के मध्य तक, और चंद्रमा कृत्तिका में आए। सूर्य उस नक्षत्र के सामने होता है, इसलिए चंद्रमा लगभग पूरा रहता है, और यह प्रायः पूर्णिमा से एक-दो रात के भीतर पड़ता है। पर निर्णय तिथि से नहीं, नक्षत्र से होता है: वह सूर्यास्त के बाद प्रदोष में होना चाहिए। पांचरात्र विधि वाले विष्णु मंदिर एक दिन आगे-पीछे दीप जला सकते हैं।

सात बजे पूरब में देखिए: चंद्रमा, और पास में छह नन्हे तारे, जिन्हें तमिल कथाएँ मुरुगन की धाय माताएँ कहती हैं। हर एक को सरवण ताल में कमल पर एक शिशु मिला था, और पार्वती ने छहों को समेटकर एक बालक बना दिया।

## पर्वत, घर और गाँव

**तिरुवन्नामलै** में भोर से पहले भरणी दीप जलता है और शाम छह बजे शिखर पर महादीप: आदमी से ऊँचे ताँबे के कड़ाह में, तीन टन से अधिक घी और सैकड़ों मीटर कपड़े की बत्ती से। वह तीस किलोमीटर दूर से दिखता है। लाखों लोग पर्वत की चौदह किलोमीटर की परिक्रमा करते हैं। **घरों** में तीन शाम दीये रहते हैं। **भाई** विवाहित बहनों को उपहार देते हैं। गाँवों में लड़के मावळि घुमाते हैं, नारियल के रेशे की थैली जिससे चिनगारियाँ झरती हैं। **केरल** में यह देवी का तृक्कार्तिका है, **श्रीलंका** के तमिलों में विळक्कीडु।

नाम से जाने गए तमिल पर्वों में यह सबसे पुरानों में है; संगम काल की कविताएँ भी कार्तिगै के दीयों से उपमा देती हैं।

## दीयों की गिनती

हिसाब बच्चों को दीजिए: कितने दीये जलाए थे, आठ बजे कितने जल रहे हैं? उनमें समान क्या था, तेल अधिक, हवा कम या बत्ती लंबी? अगले साल के लिए लिख लीजिए।

## आग, सँभालकर

सत्ताईस दीयों के लिए एक व्यक्ति ऐसा हो जिसका काम केवल देखना हो। दीये सीढ़ी के किनारे रखें, बीच में नहीं; दुपट्टे और पल्लू कसे रहें। शहर में चिनगारी वाली थैली न घुमाएँ। सूखी पहाड़ी पर मंदिर की ज्वाला के अलावा कुछ न जलाएँ; घास की आग अरुणाचल के जीवों को मारती है। और भीगी सड़क से पिल्लों को भीतर बुला लीजिए, एक शाम के लिए ही सही।`,
  },
};
