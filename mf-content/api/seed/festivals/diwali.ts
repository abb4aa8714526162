import type { ContentSeed, FestivalDetails } from '../content-seed';

export const seed: ContentSeed<FestivalDetails> = {
  slug: 'diwali',
  cover: 'festivals/diwali.svg',
  category: '',
  tags: ['lakshmi', 'lamps', 'amavasya', 'kali'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T13:40:00+05:30',
  details: {
    festivalIds: ['diwali', 'naraka-chaturdashi', 'kali-puja'],
    deity: { en: 'Lakshmi, Ganesha, Kali', hi: 'लक्ष्मी, गणेश, काली' },
    regions: {
      en: ['All India', 'Nepal', 'Mauritius', 'Fiji', 'Singapore'],
      hi: ['पूरा भारत', 'नेपाल', 'मॉरीशस', 'फ़िजी', 'सिंगापुर'],
    },
    en: {
      samagri: [
        'Clay images or a picture of Lakshmi and Ganesha',
        'A wooden stool with red cloth, a kalash with coconut',
        'Clay lamps, cotton wicks, oil or ghee',
        'Kheel and batasha (puffed rice and sugar drops), sweets, fruit',
        'Lotus or marigold, kumkum, rice, turmeric',
        'Account book, pen, a few coins',
      ],
      vidhi: [
        'Clean the house and set the stool in the north-east or in your usual place of prayer.',
        'At pradosha, after sunset, while Amavasya runs, sit down together; many wait for Vrishabha lagna, which stays long and steady.',
        'Worship Ganesha first, then Lakshmi with kumkum, rice, flowers and lamp.',
        'Mark the account book with a swastika and write the date.',
        'Offer kheel, batasha and sweets, and sing the aarti.',
        'Light a first lamp from the shrine and all the others from it; leave one burning safely in front.',
      ],
      katha:
        'Sage Durvasa gave Indra a garland whose flowers never faded. Indra, riding home in a good mood, hung it on his elephant. The elephant pulled it down and trod on it. “You have no eye for what is given to you,” said the sage, and at once the shine went out of heaven. Lakshmi had gone. Trees bore no fruit, and the gods grew weak.\n\nVishnu’s advice was strange: work together with those you fight. So gods and asuras took the mountain Mandara as a churning stick and the serpent Vasuki as a rope, and turned the ocean of milk. A tortoise bore the weight. The first thing to come was poison, and Shiva drank it. Then other things rose: the cow of wishes, the white horse, the tree whose flowers never close, the Moon, the physician with his pot.\n\nAt last, on an open lotus, came Lakshmi. The rivers brought water to bathe her, the ocean a garland. Everyone held their breath. She walked past the clever and the mighty, and hung the garland round the neck of Vishnu, who had not reached for it.\n\nPeople say she still comes in the dark of the new Moon and looks for a doorway that is swept, lit and peaceful.',
      foods: [
        'Kheel-batasha',
        'Chakli, chivda and karanji in Maharashtra',
        'Mohanthal and ghughra in Gujarat',
        'Mysore pak and murukku in the south',
        'Besan laddoo and kaju katli',
      ],
    },
    hi: {
      samagri: [
        'लक्ष्मी-गणेश की मिट्टी की मूर्तियाँ या चित्र',
        'लाल वस्त्र वाली चौकी, नारियल सहित कलश',
        'मिट्टी के दीये, रुई की बत्तियाँ, तेल या घी',
        'खील-बताशे, मिठाई, फल',
        'कमल या गेंदा, कुमकुम, अक्षत, हल्दी',
        'बही, क़लम, कुछ सिक्के',
      ],
      vidhi: [
        'घर साफ़ करें और ईशान कोण में या अपने पूजा-स्थान पर चौकी लगाएँ।',
        'सूर्यास्त के बाद प्रदोष में, अमावस्या रहते, सब साथ बैठें; बहुत लोग वृषभ लग्न लेते हैं, जो स्थिर माना जाता है।',
        'पहले गणेश, फिर लक्ष्मी की कुमकुम, अक्षत, फूल और दीप से पूजा करें।',
        'बही पर स्वस्तिक बनाकर तारीख़ लिखें।',
        'खील-बताशे और मिठाई का भोग लगाकर आरती गाएँ।',
        'पूजा के दीप से पहला दीया जलाएँ और उससे बाक़ी सब; एक दीप सामने सुरक्षित जलता रहे।',
      ],
      katha:
        'ऋषि दुर्वासा ने इंद्र को ऐसी माला दी जिसके फूल मुरझाते नहीं थे। प्रसन्न मन लौटते इंद्र ने वह अपने हाथी पर डाल दी। हाथी ने उसे खींचकर रौंद दिया। ऋषि बोले, “जो मिलता है, उसकी तुम्हें क़द्र नहीं,” और उसी क्षण स्वर्ग की आभा जाती रही। लक्ष्मी चली गईं। पेड़ फलने बंद हुए, देवता दुर्बल हो गए।\n\nविष्णु की सलाह विचित्र थी: जिनसे लड़ते हो, उनके साथ मिलकर काम करो। देवों और असुरों ने मंदराचल को मथानी बनाया, वासुकि नाग को रस्सी, और क्षीरसागर मथने लगे। भार कछुए ने उठाया। सबसे पहले विष निकला, उसे शिव ने पिया। फिर कामधेनु, श्वेत अश्व, पारिजात, चंद्रमा और अमृत लिए वैद्य।\n\nअंत में खिले कमल पर लक्ष्मी आईं। नदियाँ स्नान का जल लाईं, समुद्र माला। सब साँस रोके खड़े थे। वे चतुरों और बलवानों के सामने से निकल गईं और माला विष्णु को पहनाई, जिन्होंने हाथ नहीं बढ़ाया था।\n\nलोग कहते हैं कि अमावस्या के अँधेरे में वे अब भी आती हैं और ऐसा द्वार ढूँढ़ती हैं जो बुहारा हुआ, उजला और शांत हो।',
      foods: [
        'खील-बताशे',
        'महाराष्ट्र की चकली, चिवड़ा और करंजी',
        'गुजरात का मोहनथाल और घूघरा',
        'दक्षिण का मैसूर पाक और मुरुक्कु',
        'बेसन के लड्डू और काजू कतली',
      ],
    },
  },
  en: {
    title: 'Diwali: lamps on the darkest evening',
    summary:
      'Why Diwali is the evening of Amavasya and not its sunrise, Lakshmi Puja at pradosha, Kali Puja at midnight, and a festival gentle on the air.',
    coverAlt: 'A row of glowing clay lamps on a step, a lotus and stars in a moonless sky.',
    body: `There is no Moon. It is the darkest evening of the month, and in the autumn sky the stars would be all one had, if on every sill and stair somebody had not put a small clay cup of oil.

## Why the evening counts

Diwali is Amavasya of the dark half of amanta Ashwina, which northern calendars call Kartika. Lakshmi is worshipped in *pradosha*, from sunset for the first fifth of the night, so the date goes to the evening that has Amavasya, even if the morning of that day was still Chaturdashi. When both evenings have it, the longer share decides; some almanacs take the second if it has a single ghati, 24 minutes, after sunset. In 2024 this divided families: 31 October or 1 November. Both had a text on their side.

The Sun stands then in Tula, near his weakest place, and the Moon is lost beside him. Light has to be made by hand.

## One night, several reasons

In **the north** Ayodhya lit lamps for Rama’s return. In **the west** the merchants’ year closes, and Lakshmi is asked into the ledger. In **the south** the great moment is before dawn: oil bath on Naraka Chaturdashi, for Krishna’s victory over Naraka, with new clothes and sweets at five in the morning. **Bengal, Odisha and Assam** worship Kali at midnight. **Jains** remember the nirvana of Mahavira, **Sikhs** Guru Hargobind’s release with fifty-two prisoners who held the tassels of his cloak. **Nepal** honours crows and dogs on the days before.

[Dhanteras](/rituals/festivals/dhanteras) comes first; [Govardhan Puja](/rituals/festivals/govardhan-puja) and [Bhai Dooj](/rituals/festivals/bhai-dooj) follow.

## Children’s share

Buy lamps from the potter, soak them an hour so they don’t drink the oil, and let children roll the wicks and lay out the rows. One lamp goes to a neighbour who is alone. Counting how many windows answer is a fine evening walk.

## Bright and kind

Cotton clothes, a bucket of water, no lamp near curtains, an adult with every sparkler, and sandals on. Follow your state’s rules on crackers; better a few silent ones in the open than a street of smoke, for babies, lungs, birds and dogs. Keep animals inside with a radio on. Burns go under cool running water for twenty minutes, no toothpaste. Gambling for luck is a custom one may leave out. And pay everybody you owe before you light the first lamp.`,
  },
  hi: {
    title: 'दीपावली: सबसे अँधेरी शाम के दीये',
    summary:
      'दीपावली अमावस्या की शाम से क्यों तय होती है, सुबह से नहीं; प्रदोष में लक्ष्मी पूजा, आधी रात को काली पूजा, और हवा पर नरम त्योहार।',
    coverAlt: 'सीढ़ी पर जलते दीयों की पंक्ति, कमल और बिना चाँद का तारों भरा आकाश।',
    body: `चाँद नहीं है। महीने की सबसे अँधेरी शाम है, और शरद के आकाश में बस तारे ही होते, अगर हर खिड़की और सीढ़ी पर किसी ने मिट्टी की छोटी-सी कटोरी में तेल न जला रखा होता।

## शाम क्यों गिनी जाती है

दीपावली अमांत आश्विन की अमावस्या है, जिसे उत्तर के पंचांग कार्तिक की कहते हैं। लक्ष्मी पूजा प्रदोष में होती है, सूर्यास्त से रात के पहले पाँचवें भाग तक। इसलिए तारीख़ उस शाम की है जिसमें अमावस्या हो, चाहे सुबह चतुर्दशी रही हो। दोनों शाम हो तो जिस शाम अधिक हो; कुछ पंचांग दूसरी शाम को लेते हैं, यदि सूर्यास्त के बाद एक घटी, यानी 24 मिनट भी मिले। 2024 में इसी पर घर बँट गए थे: 31 अक्टूबर या 1 नवंबर। शास्त्र का वचन दोनों के पास था।

सूर्य तब तुला में, अपने नीच स्थान के पास होता है, और चंद्रमा उसके साथ खोया हुआ। प्रकाश हाथ से करना पड़ता है।

## एक रात, कई कारण

**उत्तर** में राम की वापसी पर अयोध्या ने दीये जलाए। **पश्चिम** में व्यापारी का वर्ष पूरा होता है और लक्ष्मी को बही में न्योता जाता है। **दक्षिण** का बड़ा पल भोर से पहले है: नरक चतुर्दशी का तेल-स्नान, नरकासुर पर कृष्ण की विजय, पाँच बजे नए कपड़े और मिठाई। **बंगाल, ओडिशा और असम** आधी रात को काली को पूजते हैं। **जैन** महावीर का निर्वाण याद करते हैं, **सिख** गुरु हरगोबिंद की रिहाई, जिनके चोले की कलियाँ थामे बावन राजा साथ छूटे। **नेपाल** में इससे पहले के दिन कौवे और कुत्ते पूजे जाते हैं।

पहले [धनतेरस](/rituals/festivals/dhanteras) आती है, बाद में [गोवर्धन पूजा](/rituals/festivals/govardhan-puja) और [भाई दूज](/rituals/festivals/bhai-dooj)।

## बच्चों का हिस्सा

दीये कुम्हार से लीजिए, घंटा भर पानी में भिगोइए ताकि तेल न पिएँ, बत्ती बनाना और पंक्ति सजाना बच्चों को दीजिए। एक दीया उस पड़ोसी के यहाँ, जो अकेला हो। फिर टहलते हुए गिनिए, कितनी खिड़कियाँ उत्तर दे रही हैं।

## उजाला, जो किसी को न चुभे

सूती कपड़े, पानी की बाल्टी, परदों से दूर दीये, हर फुलझड़ी के साथ एक बड़ा, और पैरों में चप्पल। पटाखों पर अपने राज्य के नियम मानिए; शिशुओं, फेफड़ों, पक्षियों और कुत्तों के लिए धुएँ भरी गली से खुले में दो-चार बेआवाज़ अच्छे। पशुओं को भीतर रखें, रेडियो चला दें। जल जाए तो बीस मिनट बहते ठंडे पानी में रखें, टूथपेस्ट नहीं। शगुन का जुआ छोड़ देने में कोई हानि नहीं। और पहला दीया जलाने से पहले जिसका जो देना हो, दे दीजिए।`,
  },
};
