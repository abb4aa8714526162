import type { ContentSeed, FestivalDetails } from '../content-seed';

export const seed: ContentSeed<FestivalDetails> = {
  slug: 'lohri',
  cover: 'festivals/lohri.svg',
  category: '',
  tags: ['winter', 'harvest', 'agni'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T12:09:00+05:30',
  details: {
    festivalIds: ['lohri'],
    deity: { en: 'Agni', hi: 'अग्नि' },
    regions: {
      en: ['Punjab', 'Haryana', 'Delhi', 'Himachal Pradesh', 'Jammu'],
      hi: ['पंजाब', 'हरियाणा', 'दिल्ली', 'हिमाचल प्रदेश', 'जम्मू'],
    },
    en: {
      samagri: [
        'Dry, untreated wood and a few cow-dung cakes',
        'Til, gajak and rewari',
        'Groundnuts and popcorn',
        'A little ghee and jaggery',
        'A bucket of sand and one of water, kept close',
      ],
      vidhi: [
        'Choose open ground and stack the wood before sunset.',
        'After dark the eldest lights the fire with a short prayer to Agni.',
        'Everyone walks round it with folded hands and drops in a little til, popcorn and groundnut.',
        'Sing the Lohri songs; the family of a newborn or a newly married couple is called forward first.',
        'Share what is left on the plate as prasad, then eat together.',
        'Put the fire out fully before going in.',
      ],
      katha:
        'In the days of Emperor Akbar there lived in the bar lands of Punjab a landholder’s son called Abdullah Bhatti, whom everyone knew as Dulla. His father and grandfather had been put to death for refusing a tax that farmers could not pay. Dulla took to the forest, stopped the revenue convoys and left the grain where it was needed.\n\nA poor man of a village had two daughters, Sundri and Mundri. They were promised to honest boys, but a powerful man wanted to carry them off. The father was afraid to hold the wedding at all. Dulla sent word: bring both families to the edge of the forest after dark.\n\nThere was no priest, no lamp and no canopy. Dulla lit a fire of dry branches and the couples walked round it. He had no gifts, so he tied a measure of sugar into the girls’ shawls and gave them away as a father would.\n\nThe story has been sung at the fire ever since. Each line ends in a shout of "ho!", and the whole street answers the singer.',
      foods: [
        'Rewari and gajak',
        'Til laddoo',
        'Makki di roti with sarson da saag',
        'Sugarcane-juice kheer',
        'Roasted groundnuts',
      ],
    },
    hi: {
      samagri: [
        'सूखी, बिना पॉलिश की लकड़ी और कुछ उपले',
        'तिल, गजक और रेवड़ी',
        'मूँगफली और मक्के के फुल्ले',
        'थोड़ा घी और गुड़',
        'पास में रखी एक बाल्टी रेत और एक बाल्टी पानी',
      ],
      vidhi: [
        'खुली जगह चुनें और सूर्यास्त से पहले लकड़ी सजा लें।',
        'अँधेरा होने पर घर के सबसे बड़े अग्नि का स्मरण करके आग जलाएँ।',
        'सब हाथ जोड़कर परिक्रमा करें और थोड़े तिल, फुल्ले और मूँगफली अर्पित करें।',
        'लोहड़ी के गीत गाएँ; जिस घर में शिशु आया हो या नई शादी हुई हो, उसे पहले आगे बुलाएँ।',
        'थाली में बचा प्रसाद बाँटें और साथ बैठकर खाएँ।',
        'भीतर जाने से पहले आग पूरी तरह बुझा दें।',
      ],
      katha:
        'बादशाह अकबर के समय पंजाब की बार में अब्दुल्ला भट्टी रहता था, जिसे सब दुल्ला कहते थे। उसके पिता और दादा को इसलिए मौत मिली थी कि उन्होंने किसानों के बस से बाहर का लगान देने से मना किया। दुल्ला जंगल में चला गया। वह लगान के क़ाफ़िले रोकता और अनाज वहाँ छोड़ आता जहाँ चूल्हा ठंडा होता।\n\nएक गाँव में एक ग़रीब आदमी की दो बेटियाँ थीं, सुंदरी और मुंदरी। रिश्ते भले घरों में तय थे, पर एक ताक़तवर आदमी उन्हें उठा ले जाना चाहता था। पिता ब्याह करने से भी डरने लगा। दुल्ले ने कहलवाया: दोनों परिवारों को अँधेरा होने पर जंगल के किनारे ले आओ।\n\nवहाँ न पंडित था, न दीया, न मंडप। दुल्ले ने सूखी टहनियों की आग जलाई और दोनों जोड़ों ने उसी के फेरे लिए। देने को कुछ नहीं था, तो उसने लड़कियों की चुन्नी में सेर भर शक्कर बाँधी और पिता की तरह विदा किया।\n\nतब से यह कहानी आग के पास गाई जाती है। हर पंक्ति के अंत में “हो!” आता है और पूरी गली गाने वाले का साथ देती है।',
      foods: [
        'रेवड़ी और गजक',
        'तिल के लड्डू',
        'मक्के की रोटी और सरसों का साग',
        'गन्ने के रस की खीर',
        'भुनी मूँगफली',
      ],
    },
  },
  en: {
    title: 'Lohri: one fire, many songs',
    summary:
      'The bonfire night of Punjab on the eve of Makar Sankranti: its date, the song of Dulla Bhatti, the first Lohri of a child, and a safe fire.',
    coverAlt: 'A tall bonfire at night with popcorn and sesame sweets on plates in front of it.',
    body: `Ask for the month of Lohri in Punjab and people answer with a feeling in the fingers: the coldest week, sugarcane being crushed, wheat standing green in the fields. One fire is lit for the whole lane.

## A night before the Sun turns a corner

Lohri has no tithi. It is the evening before [Makar Sankranti](/rituals/festivals/makar-sankranti), when the Sun is in the last degree of Dhanu. Because the sankranti is counted from the Sun, Lohri is almost always 13 January, in some years the 14th. It is the last night of the month Poh; the next day, Maghi, begins Magh. At Muktsar there is a great fair on that morning.

## What is being thanked

The rabi crop is growing, not cut. So Lohri is not a harvest feast in the full sense; it is a farmer’s pause in the middle of the work. Accounts with tenants used to be settled now. Sesame, jaggery, groundnut and maize go first to Agni, who carries offerings to the gods, and then to the people.

## The first Lohri

A baby’s first Lohri and a bride’s first Lohri are the big ones. Relatives come with woollens, sweets and a little money; in the past many families marked it for sons only. Today more and more light the same fire for a daughter. If your house has not begun yet, this is a good year for it.

In the hills of Jammu boys dance with a chajja, a peacock made of paper and bamboo. In Delhi and abroad a neighbour’s terrace or a park must do, and works just as well.

## What children do

For days before, they go from door to door, sing and collect wood, jaggery and coins; a house that gives nothing gets a cheeky verse. Teach them one song with its “ho!”, and let them hold the plate.

## The fire

Burn clean dry wood. Plastic, rubber, varnished board and old mattresses make poisonous smoke. Keep the fire small with a rope round it, tie back dupattas and loose shawls, and give one grown-up the sand bucket and no other job. Look into the woodpile before lighting it, since cats and hedgehogs sleep there. Anyone with asthma sits upwind or takes part from the window with a hot glass of milk. Water the ashes until they no longer hiss.`,
  },
  hi: {
    title: 'लोहड़ी: एक आग, ढेर सारे गीत',
    summary:
      'मकर संक्रांति से पहली शाम पंजाब की अलाव वाली रात: तारीख़ का नियम, दुल्ला भट्टी का गीत, बच्चे की पहली लोहड़ी और आग की सावधानी।',
    coverAlt: 'रात में ऊँची जलती आग, सामने थालियों में फुल्ले और तिल की मिठाई।',
    body: `पंजाब में पूछिए कि लोहड़ी कब आती है, तो जवाब उँगलियों की ठिठुरन में मिलेगा: सबसे ठंडा हफ़्ता, कोल्हू पर पिरता गन्ना और खेतों में खड़ा हरा गेहूँ। पूरी गली के लिए एक ही आग जलती है।

## सूर्य के मोड़ से पहली रात

लोहड़ी की कोई तिथि नहीं है। यह [मकर संक्रांति](/rituals/festivals/makar-sankranti) से पहली शाम है, जब सूर्य धनु के आख़िरी अंश में होता है। संक्रांति सूर्य से गिनी जाती है, इसलिए लोहड़ी लगभग हमेशा 13 जनवरी को पड़ती है, किसी-किसी साल 14 को। यह पोह महीने की आख़िरी रात है; अगले दिन माघी से माघ लगता है। उस सुबह मुक्तसर में बड़ा मेला भरता है।

## धन्यवाद किस बात का

रबी की फ़सल अभी बढ़ रही है, कटी नहीं। इसलिए लोहड़ी पूरी तरह कटाई का पर्व नहीं, काम के बीच किसान का ठहराव है। पुराने समय में बटाई का हिसाब इन्हीं दिनों होता था। तिल, गुड़, मूँगफली और मक्का पहले अग्नि को दिए जाते हैं, जो भेंट देवताओं तक ले जाते हैं, और फिर सब में बँटते हैं।

## पहली लोहड़ी

बच्चे की पहली और बहू की पहली लोहड़ी सबसे धूम से मनती है। रिश्तेदार ऊनी कपड़े, मिठाई और शगुन लाते हैं। पहले कई घर यह केवल बेटे के लिए करते थे। अब बेटी की लोहड़ी भी उतने ही चाव से जलती है। आपके घर में शुरू न हुई हो तो यही साल अच्छा है।

जम्मू में लड़के काग़ज़ और बाँस का मोर बनाकर छज्जा नाचते हैं। दिल्ली और परदेस में पड़ोसी की छत या पार्क काम आता है, और रौनक़ वही रहती है।

## बच्चे क्या करते हैं

कई दिन पहले से टोलियाँ घर-घर गीत गाकर लकड़ी, गुड़ और सिक्के माँगती हैं; जो कुछ न दे, उसे शरारती तुकबंदी सुननी पड़ती है। उन्हें “हो!” वाला एक गीत सिखाइए और प्रसाद की थाली उन्हीं के हाथ में दीजिए।

## आग की सँभाल

साफ़ सूखी लकड़ी ही जलाएँ। प्लास्टिक, रबर, वार्निश लगे पटरे और पुराने गद्दे ज़हरीला धुआँ देते हैं। आग छोटी रखें और चारों ओर रस्सी बाँधें, दुपट्टे और ढीली शॉल कस लें, और एक बड़े को केवल रेत की बाल्टी का ज़िम्मा दें। जलाने से पहले लकड़ी के ढेर में झाँक लें, वहाँ बिल्ली सो रही हो सकती है। जिन्हें दमा हो वे हवा की उलटी दिशा में बैठें या खिड़की से गरम दूध के साथ आनंद लें। राख पर तब तक पानी डालें जब तक आवाज़ आनी बंद न हो।`,
  },
};
