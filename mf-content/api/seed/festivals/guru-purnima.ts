import type { ContentSeed, FestivalDetails } from '../content-seed';

export const seed: ContentSeed<FestivalDetails> = {
  slug: 'guru-purnima',
  cover: 'festivals/guru-purnima.svg',
  category: '',
  tags: ['guru', 'vyasa', 'purnima', 'ashadha'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T13:03:00+05:30',
  details: {
    festivalIds: ['guru-purnima'],
    deity: { en: 'Vyasa, Dattatreya', hi: 'व्यास, दत्तात्रेय' },
    regions: {
      en: ['All India', 'Maharashtra', 'Uttar Pradesh', 'Nepal'],
      hi: ['पूरा भारत', 'महाराष्ट्र', 'उत्तर प्रदेश', 'नेपाल'],
    },
    en: {
      samagri: [
        'Picture of your teacher, or of Vyasa or Dattatreya',
        'A book that taught you something',
        'Sandal, rice, yellow flowers',
        'A lamp and incense',
        'Fruit or a home-made sweet',
        'Writing paper and a pen',
      ],
      vidhi: [
        'Bathe, spread a yellow cloth and place the picture and the book on it.',
        'Light the lamp and offer sandal, rice and flowers.',
        'Recite Gurur Brahma Gurur Vishnuh once, slowly.',
        'Read one page of the book aloud.',
        'Write or telephone to a living teacher and say what you still use of their lessons.',
        'Offer fruit, share it, and teach somebody one thing before the day ends.',
      ],
      katha:
        'King Yadu once met a young wanderer who owned nothing and looked happier than anybody at court. “Who is your guru?” asked the king. “I have twenty-four,” said the man, who was Dattatreya, and sat down to explain.\n\n“The earth was the first: it is trodden and ploughed and goes on giving. The wind touches sweet and foul and sticks to neither. From the Sun I learnt to take up water in summer and return it as rain. The sea taught me not to swell when rivers come and not to shrink when they stop.\n\n“The bee takes a little from each flower. The honey gatherer showed me what happens to those who hoard. The python waits for what comes. A moth taught me to beware of what glitters. A girl was husking rice while guests were in the house, and her bangles rang. She slipped them off till only one was left on each wrist, and it was quiet: so I travel alone. An arrow-maker did not see the king’s procession pass, he was so intent on his arrow. And the spider draws out its web and swallows it again, as the Lord does with the world.”\n\nYadu listened until evening. Then he looked around his own garden as if for the first time.',
      foods: [
        'Sattvic thali of seasonal vegetables',
        'Sheera or suji halwa',
        'Yellow rice',
        'Fruit',
        'Peda',
      ],
    },
    hi: {
      samagri: [
        'अपने गुरु का, या व्यास या दत्तात्रेय का चित्र',
        'वह पुस्तक जिसने आपको कुछ सिखाया',
        'चंदन, अक्षत, पीले फूल',
        'दीया और धूप',
        'फल या घर की मिठाई',
        'चिट्ठी का काग़ज़ और क़लम',
      ],
      vidhi: [
        'स्नान कर पीला कपड़ा बिछाएँ और उस पर चित्र और पुस्तक रखें।',
        'दीया जलाकर चंदन, अक्षत और फूल चढ़ाएँ।',
        '“गुरुर्ब्रह्मा गुरुर्विष्णुः” एक बार धीरे-धीरे बोलें।',
        'पुस्तक का एक पृष्ठ ऊँचे स्वर में पढ़ें।',
        'किसी गुरु को चिट्ठी लिखें या फ़ोन करें और बताएँ कि उनकी कौन-सी सीख आज भी काम आती है।',
        'फल का भोग लगाकर बाँटें, और दिन ढलने से पहले किसी को एक बात सिखाएँ।',
      ],
      katha:
        'राजा यदु को एक युवा अवधूत मिला, जिसके पास कुछ न था और जो दरबार के हर व्यक्ति से अधिक प्रसन्न दिखता था। राजा ने पूछा, “आपके गुरु कौन हैं?” वे दत्तात्रेय थे। बोले, “चौबीस हैं,” और बैठकर बताने लगे।\n\n“पहली पृथ्वी है: रौंदी और जोती जाती है, फिर भी देती रहती है। हवा सुगंध-दुर्गंध दोनों को छूती है, किसी से चिपकती नहीं। सूर्य से सीखा कि गर्मी में जल लेकर वर्षा में लौटा दो। समुद्र ने सिखाया कि नदियाँ आएँ तो उफनो मत, न आएँ तो घटो मत।\n\n“भौंरा हर फूल से थोड़ा लेता है। शहद बटोरने वाले ने दिखाया कि जमा करने वालों का क्या होता है। अजगर जो मिल जाए उसी में रहता है। पतंगे ने चमक से सावधान किया। एक कन्या मेहमानों के लिए धान कूट रही थी, चूड़ियाँ बजती थीं। उसने उतारते-उतारते हर कलाई में एक रहने दी और शांति हो गई: इसलिए मैं अकेला चलता हूँ। बाण बनाने वाला काम में ऐसा डूबा था कि राजा की सवारी भी न देखी। और मकड़ी अपना जाल निकालकर फिर समेट लेती है, जैसे प्रभु संसार को।”\n\nयदु साँझ तक सुनते रहे। फिर अपने ही बग़ीचे को ऐसे देखा मानो पहली बार देख रहे हों।',
      foods: ['मौसमी सब्ज़ियों की सात्विक थाली', 'शीरा या सूजी का हलवा', 'पीले चावल', 'फल', 'पेड़ा'],
    },
  },
  en: {
    title: 'Guru Purnima: thanking those who taught us',
    summary:
      'The full Moon of Ashadha honours Vyasa and every teacher. Its rule, the customs of three traditions, and a letter worth writing today.',
    coverAlt:
      'A palm-leaf manuscript, a reed pen and a lamp beneath a full Moon between rain clouds.',
    body: `Think of the person who taught you to read a clock, tune a string, do long division, forgive. If you can still ring them up, you have everything this festival needs.

## The month when teachers stayed

It is the full Moon of Ashadha, in July as a rule. Wandering monks were on the road for eight months; in the four of the rains they stopped at one place, and pupils gathered round. So the year of study began now. Hindus call it Vyasa Purnima after Krishna Dvaipayana, who put the Vedas in order and told the Mahabharata. Buddhists remember the first talk in the deer park at Sarnath, to five listeners. For Jains it begins the rainy retreat of monks, and Gautama Swami becoming the pupil of Mahavira.

## How it is dated

Purnima at sunrise decides, the first of two such days. Because the Moon rises at dusk among rain clouds, you may not see her at all; a tithi is worked out, not sighted. The [panchang](/astrology-services/panchang) of your town lists when Purnima begins and ends. In astrology the word for teacher is also the name of a planet, Guru or Brihaspati; those who keep practices for [Jupiter](/remedies/jupiter) begin them on a Thursday near this day.

## At home, in school, at the tabla

In **Maharashtra** musicians touch the feet of their ustad or guru and play a short piece before the others, trembling. In **Nepal** the day is teachers’ day for the whole country. **Ashrams** read the Guru Gita and serve a meal. A **family** can do it with one photograph and a book. Students give a fruit, not an envelope; a true gift, *dakshina*, is what one can afford and nothing is ever demanded.

## Turn the table

Children teach on this evening. Each shows the grown-ups one thing they know: a knot, a chess opening, how to silence a phone. The adults have to do the exercise, and may be corrected.

## Trust with open eyes

Reverence does not switch off judgement. A teacher who asks for secrecy, large sums, or anything that makes you uneasy has left the path first; you owe no obedience, and a child should always have a second grown-up to tell. With flower garlands, one is enough. Rain has come: take shoes off outside and mind the wet temple stone.`,
  },
  hi: {
    title: 'गुरु पूर्णिमा: जिन्होंने सिखाया, उनके नाम',
    summary:
      'आषाढ़ की पूर्णिमा व्यास और हर शिक्षक के सम्मान की है। तिथि का नियम, तीन परंपराओं की रीति, और एक चिट्ठी जो आज लिखनी चाहिए।',
    coverAlt: 'वर्षा के बादलों के बीच पूर्णिमा का चाँद, नीचे ताड़पत्र की पोथी, क़लम और दीया।',
    body: `उन्हें याद कीजिए जिन्होंने घड़ी देखना सिखाया, तार मिलाना, भाग देना, क्षमा करना। अगर उन्हें अब भी फ़ोन किया जा सकता है, तो इस पर्व की सारी सामग्री आपके पास है।

## वह महीना जब गुरु ठहरते थे

यह आषाढ़ की पूर्णिमा है, प्रायः जुलाई में। साधु-संन्यासी आठ महीने चलते थे; वर्षा के चार महीने एक जगह रुकते और शिष्य उनके पास जुटते। इसलिए पढ़ाई का वर्ष यहीं से शुरू होता था। हिंदू इसे व्यास पूर्णिमा कहते हैं, कृष्ण द्वैपायन के नाम पर, जिन्होंने वेदों को व्यवस्थित किया और महाभारत कहा। बौद्ध सारनाथ के मृगदाव में पाँच श्रोताओं को दिए पहले उपदेश को याद करते हैं। जैन परंपरा में चातुर्मास का आरंभ है, और इंद्रभूति गौतम का महावीर का शिष्य बनना।

## दिन का नियम

निर्णय सूर्योदय की पूर्णिमा से; ऐसे दो दिन हों तो पहला। चाँद साँझ को बरसाती बादलों के बीच उगता है, हो सकता है दिखे ही नहीं; तिथि देखी नहीं, गिनी जाती है। पूर्णिमा कब से कब तक है, यह अपने नगर के [पंचांग](/astrology-services/panchang) में देखिए। ज्योतिष में गुरु एक ग्रह का भी नाम है, बृहस्पति; [गुरु ग्रह](/remedies/jupiter) की साधना करने वाले इसके पास के गुरुवार से आरंभ करते हैं।

## घर में, पाठशाला में, तबले के पास

**महाराष्ट्र** में संगीत के विद्यार्थी उस्ताद या गुरु के पैर छूकर सबके सामने एक छोटी चीज़ बजाते हैं, काँपते हुए। **नेपाल** में यह पूरे देश का शिक्षक दिवस है। **आश्रमों** में गुरुगीता का पाठ और भंडारा होता है। **परिवार** एक तस्वीर और एक किताब से भी मना सकता है। विद्यार्थी फल दें, लिफ़ाफ़ा नहीं; दक्षिणा वही जो सामर्थ्य में हो, और वह माँगी नहीं जाती।

## पाँसा पलटिए

आज शाम बच्चे पढ़ाएँ। हर बच्चा बड़ों को एक चीज़ सिखाए: कोई गाँठ, शतरंज की चाल, फ़ोन को चुप करना। बड़ों को अभ्यास करना होगा, और ग़लती पर टोके भी जा सकते हैं।

## आँखें खुली रखकर श्रद्धा

श्रद्धा में विवेक बंद नहीं होता। जो गुरु बात छिपाने को कहे, बड़ी रक़म माँगे या ऐसा कुछ करे जिससे मन असहज हो, राह पहले उसने छोड़ी है; आप पर कोई बंधन नहीं। बच्चे के पास हमेशा एक दूसरा बड़ा हो जिससे वह कह सके। माला एक ही बहुत है। बारिश का मौसम है: जूते बाहर उतारें और मंदिर के गीले पत्थर पर सँभलकर चलें।`,
  },
};
