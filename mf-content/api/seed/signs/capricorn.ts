import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'capricorn',
  cover: 'signs/capricorn.svg',
  category: '',
  tags: ['makara', 'capricorn', 'moon-sign', 'saturn'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T14:14:00+05:30',
  details: {},
  en: {
    title: 'Makara (Capricorn): the Moon on the mountain path',
    summary:
      'Makara as a Moon sign: earth under Saturn, duty learned early, slow and solid work, love shown by staying, and how to let warmth into the day.',
    coverAlt:
      'A makara with a deer’s head and a fish’s tail before stepped mountains, a thin Moon above.',
    body: `The makara is carved over the gates of many temples: a water beast with the head of a deer or an elephant and a tail that turns into foliage. It guards the threshold. People with the Moon in Makara are often guardians too, and often from an early age.

## At a glance

- **Lord:** [Shani (Saturn)](/remedies/saturn)
- **Element:** earth
- **Mode:** chara (moving)
- **In the body of the Kalapurusha:** knees
- **Nakshatras:** [Uttara Ashadha](/nakshatras/uttara-ashadha) (pada 2–4), [Shravana](/nakshatras/shravana), [Dhanishta](/nakshatras/dhanishta) (pada 1–2)
- **Sidereal Sun here:** about 14 January to 12 February

## Moving earth

Earth that moves sounds strange until one thinks of a mountain path. It goes up a step at a time and does not turn aside. Shani rules the sign and gives time as a tool. Mangala is exalted at twenty-eight degrees, because force under orders achieves most. Guru is weakest at five: there is little room for expansive faith where each rupee is counted.

Makara Sankranti, about 14 January, is the Sun’s entry here, with its sesame sweets, kites and river baths. Tradition begins Uttarayana from it. By the tropical reckoning the Sun turned north already about 21 December; the gap is the ayanamsa. The knees of the Kalapurusha are in this sign: what bends in climbing, and in prayer.

## Temperament

Tradition describes patience, restraint, dry humour and a strong sense of what is owed. The mind of a Makara Moon was old when it was young and grows younger with the years. It plans. It carries. It does not easily say that it is tired. Others may take its quiet for coldness, and it may take their ease for carelessness. Both are mistaken.

Three quarters of Uttara Ashadha bring integrity and lasting victory. Shravana listens, learns and passes on. Dhanishta’s first half adds rhythm and the wish to prosper among friends.

## Work

Here the sign is at home. Administration, construction, land, mining, law, medicine, research that needs ten years, family firms: anything with stages and standards. A Makara Moon gets better at a thing long after others have left it. What it must learn is to delegate to somebody who does it worse at first, and to take the leave it has earned. Mark the holidays on the calendar before the deadlines.

## Love and family

Staying is its love language. It pays the fees, drives the parents to the doctor, fixes the leak in the rain. It may need to be told that company matters also when nothing has to be repaired. Ten minutes of unplanned talk after dinner is worth more to the house than one large yearly gift. And those who live with this Moon can thank it for ordinary things. It will look embarrassed, and remember.

## Letting in warmth

From Karka, the sign across, comes softness: cooking for pleasure, old songs, photographs, the phone call without a reason. Sesame and jaggery are the season’s own teaching: *tilgul ghya, god god bola*, they say in Maharashtra, take sweets and speak sweetly. Saturday service to those who labour, from the page on [Saturn](/remedies/saturn), suits the sign better than any ornament.

## Reading it by lagna or Sun

With Makara rising the frame is lean and life tends to open after the thirties, tradition says; Saturn is lord. With the Sun here one works for standing. For the Moon, check date and hour in the [kundli](/astrology-services/free-kundli), then follow the sign’s days in the [daily horoscope](/horoscope/daily).`,
  },
  hi: {
    title: 'मकर राशि: पहाड़ी पगडंडी पर चंद्रमा',
    summary:
      'चंद्र राशि मकर: शनि की धरती, जल्दी सीखा हुआ कर्तव्य, धीमा और ठोस काम, साथ निभाकर जताया प्रेम, और दिन में गरमाहट लाने का ढंग।',
    coverAlt: 'सीढ़ीदार पहाड़ों के आगे हिरन के सिर और मछली की पूँछ वाला मकर, ऊपर पतला चाँद।',
    body: `बहुत-से मंदिरों के द्वार पर मकर उकेरा मिलता है: एक जल-जीव जिसका सिर हिरन या हाथी का है और पूँछ बेल-बूटों में बदल जाती है। वह देहरी की रखवाली करता है। जिनका चंद्रमा मकर में हो, वे भी प्रायः रखवाले होते हैं, और अक्सर छोटी उम्र से।

## एक नज़र में

- **स्वामी:** [शनि](/remedies/saturn)
- **तत्व:** पृथ्वी
- **स्वभाव:** चर
- **कालपुरुष के शरीर में:** घुटने
- **नक्षत्र:** [उत्तराषाढ़ा](/nakshatras/uttara-ashadha) (चरण 2–4), [श्रवण](/nakshatras/shravana), [धनिष्ठा](/nakshatras/dhanishta) (चरण 1–2)
- **निरयण सूर्य यहाँ:** लगभग 14 जनवरी से 12 फ़रवरी

## चलती हुई धरती

धरती का चलना अजीब लगता है, जब तक पहाड़ी पगडंडी न सोचें। वह एक-एक सीढ़ी ऊपर जाती है और इधर-उधर नहीं मुड़ती। स्वामी शनि समय को औज़ार बनाकर देता है। मंगल अट्ठाईस अंश पर उच्च का है, क्योंकि अनुशासन में बँधा बल ही सबसे अधिक कर पाता है। गुरु पाँच अंश पर परम नीच का है: जहाँ एक-एक रुपया गिना जाता हो, वहाँ फैली हुई आस्था को जगह कम मिलती है।

मकर संक्रांति, लगभग 14 जनवरी, सूर्य का यहीं प्रवेश है, तिल के लड्डू, पतंग और नदी-स्नान के साथ। परंपरा उत्तरायण इसी से गिनती है। सायन गणना में सूर्य 21 दिसंबर के आसपास ही उत्तर को मुड़ चुका होता है; बीच की दूरी अयनांश है। कालपुरुष के घुटने यहाँ हैं: जो चढ़ाई में भी मुड़ते हैं और प्रार्थना में भी।

## स्वभाव

परंपरा धैर्य, संयम, सूखे हास्य और देनदारी के पक्के बोध का वर्णन करती है। मकर के चंद्रमा का मन बचपन में बूढ़ा होता है और उम्र के साथ जवान होता जाता है। वह योजना बनाता है, भार उठाता है, और थकान आसानी से नहीं बताता। लोग उसकी चुप्पी को रूखापन समझ लेते हैं, और वह उनके आराम को लापरवाही। दोनों चूकते हैं।

उत्तराषाढ़ा के तीन चरण निष्ठा और टिकने वाली जीत देते हैं। श्रवण सुनता है, सीखता है और आगे देता है। धनिष्ठा का पहला आधा भाग लय जोड़ता है और मित्रों के बीच समृद्ध होने की चाह।

## काम

यहाँ यह राशि अपने घर में है। प्रशासन, निर्माण, भूमि, खनन, क़ानून, चिकित्सा, दस साल माँगने वाला शोध, पारिवारिक व्यवसाय: जहाँ भी चरण और मानक हों। मकर का चंद्रमा किसी काम में तब भी निखरता रहता है जब बाक़ी लोग उसे छोड़ चुके होते हैं। उसे सीखना यह है कि काम ऐसे किसी को भी सौंपे जो शुरू में उतना अच्छा न करे, और कमाई हुई छुट्टी ले। कैलेंडर में समय-सीमाओं से पहले छुट्टियाँ लिखिए।

## प्रेम और परिवार

टिके रहना ही इसकी प्रेम-भाषा है। फ़ीस भरता है, माता-पिता को डॉक्टर के यहाँ ले जाता है, बारिश में टपकती छत ठीक करता है। इसे बताना पड़ सकता है कि साथ तब भी चाहिए जब कुछ ठीक न करना हो। भोजन के बाद दस मिनट की बेमतलब बातें घर के लिए साल की एक बड़ी भेंट से अधिक हैं। और साथ रहने वाले इसे मामूली बातों के लिए भी धन्यवाद दें। यह झेंप जाएगा, और याद रखेगा।

## गरमाहट को भीतर आने दें

सामने की कर्क से कोमलता आती है: शौक़ से खाना बनाना, पुराने गीत, तस्वीरें, बिना कारण किया गया फ़ोन। तिल और गुड़ इस ऋतु की अपनी सीख हैं: महाराष्ट्र में कहते हैं, *तिळगुळ घ्या, गोड गोड बोला*, तिलगुड़ लीजिए और मीठा बोलिए। शनिवार को श्रमिकों की सेवा, जो [शनि](/remedies/saturn) के पृष्ठ पर है, इस राशि पर किसी भी आभूषण से अधिक फबती है।

## लग्न या सूर्य से पढ़ना हो

मकर लग्न में काया छरहरी होती है और परंपरा के अनुसार जीवन प्रायः तीस के बाद खुलता है; स्वामी शनि है। सूर्य यहाँ हो तो प्रतिष्ठा के लिए परिश्रम होता है। चंद्रमा के लिए तारीख़ और समय [कुंडली](/astrology-services/free-kundli) में देखें, फिर [दैनिक राशिफल](/horoscope/daily) में इस राशि के दिन पढ़ते रहें।`,
  },
};
