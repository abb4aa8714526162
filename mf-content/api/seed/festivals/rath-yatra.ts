import type { ContentSeed, FestivalDetails } from '../content-seed';

export const seed: ContentSeed<FestivalDetails> = {
  slug: 'rath-yatra',
  cover: 'festivals/rath-yatra.svg',
  category: '',
  tags: ['jagannath', 'odisha', 'ashadha'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T12:59:00+05:30',
  details: {
    festivalIds: ['rath-yatra'],
    deity: { en: 'Jagannath', hi: 'जगन्नाथ' },
    regions: {
      en: ['Odisha', 'West Bengal', 'Gujarat', 'Jharkhand', 'Manipur'],
      hi: ['ओडिशा', 'पश्चिम बंगाल', 'गुजरात', 'झारखंड', 'मणिपुर'],
    },
    en: {
      samagri: [
        'Picture or small wooden images of Jagannath, Balabhadra and Subhadra',
        'Tulsi leaves and yellow or red flowers',
        'A little cart, or a decorated tray with a cord',
        'A new small broom',
        'Khichdi, sweet rice or fruit cooked without onion and garlic',
      ],
      vidhi: [
        'Bathe and set the three images in the order of the chariots: Balabhadra, Subhadra, Jagannath.',
        'Offer tulsi, flowers and food in the forenoon.',
        'Place them on the cart and sweep the floor before it, as the Gajapati king does.',
        'Everybody pulls the cord together, elders and children, once round the house or lane.',
        'Keep the images in another corner for a week, their aunt’s house, and bring them home on the return day.',
        'Share the prasad from one common pot.',
      ],
      katha:
        'King Indradyumna longed to see Vishnu in the form of Nila Madhava, whom forest people worshipped in a cave. By the time he came, the image had vanished under the sand. A voice told him to wait by the sea. There a great log came floating in, marked with conch and discus, which no axe could cut.\n\nAn old carpenter offered his help. “I need a closed room and twenty-one days,” he said. “No one may open the door.” For two weeks the sound of the chisel was heard. Then there was silence. The queen feared that the old man had died of hunger in there, and the king, against his word, pushed the door open.\n\nNobody was inside. On the floor stood three figures in bright wood, with huge round eyes and without hands or feet. The carpenter had been Vishvakarma himself. The king wept over his impatience. But the voice said: “Set them up as they are. I need no hands to hold the world and no feet to travel through it.”\n\nSo he stays unfinished to this day. And once a year the one who has no feet leaves his temple and drives out to meet those who were not able, or not allowed, to come in.',
      foods: [
        'Khechudi',
        'Poda pitha',
        'Dalma',
        'Papad and jilapi in Bengal',
        'Malpua with soaked moong in Gujarat',
      ],
    },
    hi: {
      samagri: [
        'जगन्नाथ, बलभद्र और सुभद्रा का चित्र या लकड़ी की छोटी मूर्तियाँ',
        'तुलसीदल और पीले या लाल फूल',
        'छोटी गाड़ी या डोरी लगी सजी थाली',
        'नई छोटी झाड़ू',
        'बिना प्याज़-लहसुन की खिचड़ी, मीठा भात या फल',
      ],
      vidhi: [
        'स्नान कर तीनों मूर्तियाँ रथों के क्रम से रखें: बलभद्र, सुभद्रा, जगन्नाथ।',
        'पूर्वाह्न में तुलसी, फूल और भोग चढ़ाएँ।',
        'मूर्तियाँ रथ पर रखें और आगे झाड़ू लगाएँ, जैसे गजपति राजा लगाते हैं।',
        'बड़े-छोटे सब मिलकर डोरी खींचें, घर या गली का एक फेरा।',
        'मूर्तियों को सप्ताह भर दूसरे कोने में, यानी मौसी के घर रखें और बाहुड़ा के दिन लौटाएँ।',
        'एक ही बर्तन से सबको प्रसाद बाँटें।',
      ],
      katha:
        'राजा इंद्रद्युम्न विष्णु को नीलमाधव रूप में देखना चाहते थे, जिन्हें वनवासी एक गुफा में पूजते थे। राजा पहुँचे तो मूर्ति बालू में लुप्त हो चुकी थी। आकाशवाणी हुई, समुद्र किनारे प्रतीक्षा करो। वहाँ शंख-चक्र के चिह्न वाला विशाल लट्ठा बहकर आया, जिसे कोई कुल्हाड़ी काट न सकी।\n\nएक बूढ़े बढ़ई ने कहा, “मैं गढ़ दूँगा। बंद कमरा और इक्कीस दिन चाहिए, द्वार कोई न खोले।” दो हफ़्ते छेनी की आवाज़ आती रही, फिर सन्नाटा। रानी को डर हुआ कि वृद्ध भीतर भूख से न चल बसा हो, और राजा ने वचन तोड़कर द्वार खोल दिया।\n\nभीतर कोई न था। लकड़ी की तीन मूर्तियाँ खड़ी थीं, बड़ी-बड़ी गोल आँखें, न हाथ, न पैर। बढ़ई स्वयं विश्वकर्मा थे। राजा अपनी अधीरता पर रो पड़े। तब वाणी हुई, “इन्हें ऐसे ही स्थापित करो। संसार थामने को मुझे हाथ नहीं चाहिए और चलने को पैर नहीं।”\n\nवे आज भी अधूरे हैं। और साल में एक बार, जिनके पैर नहीं, वे मंदिर से निकलकर उनसे मिलने आते हैं जो भीतर आ न सके या जिन्हें आने न दिया गया।',
      foods: ['खेचुड़ी', 'पोड़ा पीठा', 'डालमा', 'बंगाल के पापड़ और जलेबी', 'गुजरात के मालपुए और भीगी मूँग'],
    },
  },
  en: {
    title: 'Rath Yatra: the day Jagannath comes out',
    summary:
      'Three chariots, one rope and a whole city pulling. The tithi of Rath Yatra, Puri and its many echoes, and a small cart for the living room.',
    coverAlt: 'Three tall wooden chariots with red, yellow and teal canopies on a broad road.',
    body: `For most of the year one goes to a temple. On this day the temple, so to speak, comes to you: sixteen wheels, forty-five feet high, with a cloth canopy of red and yellow and two round eyes looking over everyone’s heads.

## The second day of Ashadha’s Moon

Rath Yatra is Ashadha Shukla Dwitiya, in June or July, when the first heavy rain usually reaches the coast. The tithi at sunrise decides. The story begins two weeks before, on Jyeshtha Purnima, when the images are bathed with a hundred and eight pots and, people say, catch a cold; they rest out of sight until the new Moon. The return, Bahuda Yatra, follows on the tenth tithi, and the next day the gods appear on their chariots in gold.

In some years, when Ashadha comes twice, the wooden bodies themselves are renewed from new neem trunks. Puri calls it Nabakalebara. The last was in 2015.

## Puri, and far from Puri

In **Puri** the chariots are built anew every year, with no drawing: Taladhwaja for Balabhadra, Darpadalana for Subhadra, Nandighosha for Jagannath. The Gajapati, a descendant of kings, sweeps the deck with a gold-handled broom. Then thousands take hold of the rope, and nobody asks the name or birth of the next hand.

**Ahmedabad** drives out with elephants and trays of sprouted moong. **Mahesh** in Bengal has done so since 1396, and Bengali children pull knee-high chariots along the pavement and buy papad. **Ranchi** has a hill temple and a fair. Since the late 1960s the rope has been pulled abroad too, first in San Francisco and London.

## The small chariot

A shoebox, four lids for wheels, a scarf and a string. The fun is in the decoration, and in the argument over who drives. Put a torch inside, and it becomes a procession after dark.

## In a great crowd

If you travel to Puri, agree on a meeting point, write a phone number on each child’s wrist, wear closed shoes, and stay to the side and not in front of the wheels. Drink, for Ashadha is hot and damp. Elders see better from a roof or the screen. Elephants and long noise are a poor match; a procession can do without them, and some towns now do.`,
  },
  hi: {
    title: 'रथ यात्रा: जिस दिन जगन्नाथ बाहर आते हैं',
    summary:
      'तीन रथ, एक रस्सी और खींचता हुआ पूरा नगर। रथ यात्रा की तिथि, पुरी और उसकी गूँज, और घर के बच्चों के लिए एक छोटा रथ।',
    coverAlt: 'चौड़ी सड़क पर लाल, पीले और नीले-हरे चँदोवे वाले तीन ऊँचे रथ।',
    body: `साल भर लोग मंदिर जाते हैं। आज मानो मंदिर ही आपके पास चला आता है: सोलह पहिए, पैंतालीस फ़ुट ऊँचाई, लाल-पीला चँदोवा और सबके सिरों के ऊपर से देखती दो गोल आँखें।

## आषाढ़ की दूज

रथ यात्रा आषाढ़ शुक्ल द्वितीया को है, जून या जुलाई में, जब तट पर पहली भारी वर्षा पहुँचती है। निर्णय सूर्योदय की तिथि से। कहानी दो हफ़्ते पहले ज्येष्ठ पूर्णिमा को शुरू होती है, जब मूर्तियों को एक सौ आठ घड़ों से नहलाते हैं और कहते हैं कि उन्हें ज्वर हो जाता है; फिर वे अमावस्या तक एकांत में रहते हैं। वापसी, यानी बाहुड़ा यात्रा, दशमी को होती है और अगले दिन देवता रथों पर सोने के आभूषणों में दिखते हैं।

जिस वर्ष आषाढ़ दो हों, उनमें से कुछ में लकड़ी के विग्रह ही नए नीम से बनते हैं। पुरी में इसे नवकलेवर कहते हैं। पिछला 2015 में हुआ था।

## पुरी, और पुरी से दूर

**पुरी** में रथ हर साल नए बनते हैं, किसी नक़्शे के बिना: बलभद्र का तालध्वज, सुभद्रा का दर्पदलन, जगन्नाथ का नंदिघोष। गजपति महाराज सोने की मूठ वाली झाड़ू से रथ बुहारते हैं। फिर हज़ारों हाथ रस्सी थामते हैं और बग़ल वाले हाथ का नाम या जन्म कोई नहीं पूछता।

**अहमदाबाद** में अंकुरित मूँग की थालियाँ चलती हैं। बंगाल के **माहेश** में यह 1396 से है, और बंगाली बच्चे घुटने जितने रथ फ़ुटपाथ पर खींचते और पापड़ ख़रीदते हैं। **राँची** में पहाड़ी मंदिर और मेला है। 1960 के दशक के अंत से विदेश में भी रस्सी खिंचती है, सबसे पहले सैन फ़्रांसिस्को और लंदन में।

## नन्हा रथ

जूते का डिब्बा, पहियों की जगह चार ढक्कन, एक दुपट्टा और डोरी। मज़ा सजाने में है, और इस बहस में कि सारथी कौन बने। भीतर टॉर्च रख दीजिए, रात की शोभायात्रा तैयार।

## भीड़ में

पुरी जाएँ तो मिलने की जगह पहले तय करें, बच्चों की कलाई पर फ़ोन नंबर लिखें, बंद जूते पहनें और पहियों के आगे नहीं, किनारे रहें। पानी पीते रहें, आषाढ़ में उमस होती है। बुज़ुर्गों को छत से या परदे पर बेहतर दिखेगा। हाथी और लंबा शोर साथ नहीं जँचते; शोभायात्रा उनके बिना भी हो सकती है, और कुछ नगर अब ऐसा ही करते हैं।`,
  },
};
