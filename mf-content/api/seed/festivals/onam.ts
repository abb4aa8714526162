import type { ContentSeed, FestivalDetails } from '../content-seed';

export const seed: ContentSeed<FestivalDetails> = {
  slug: 'onam',
  cover: 'festivals/onam.svg',
  category: '',
  tags: ['kerala', 'harvest', 'vamana'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T13:23:00+05:30',
  details: {
    festivalIds: ['onam'],
    deity: { en: 'Vamana, Mahabali', hi: 'वामन, महाबली' },
    regions: {
      en: ['Kerala', 'Lakshadweep', 'Tamil Nadu'],
      hi: ['केरल', 'लक्षद्वीप', 'तमिलनाडु'],
    },
    en: {
      samagri: [
        'Flowers in many colours, leaves and rice powder for the pookalam',
        'A small clay pyramid, Onathappan (Thrikkakara Appan)',
        'A nilavilakku, the standing oil lamp',
        'Banana leaves for the meal',
        'New clothes, onakkodi',
        'Bananas, rice flour ada and jaggery',
      ],
      vidhi: [
        'From Atham, ten days before, lay a flower circle before the door each morning, one ring larger every day.',
        'On Uthradom evening clean the house and buy the vegetables.',
        'On Thiruvonam bathe before sunrise and put on the new clothes.',
        'Place Onathappan in the pookalam, light the lamp and offer ada and bananas.',
        'Serve the sadya on leaves, narrow end to the left, around noon; serve the oldest first.',
        'In the afternoon swing, sing, dance thiruvathira or watch a boat race.',
      ],
      katha:
        'Mahabali was an asura and a good king. In his time, the song says, all people were one; there was no lie, no cheating and no false measure. The gods grew uneasy, for their heaven looked pale beside it. They went to Vishnu.\n\nWhile the king was giving gifts beside the Narmada, a dwarf with an umbrella of palm leaf came along the path. “How much land do you want?” asked Bali. “As much as I can cover with three steps.” The king’s teacher Shukra warned him: this is no child. “If it is Vishnu who asks,” said Bali, “when shall I ever again be able to give Him anything?” He poured the water of the gift.\n\nThe dwarf grew. One step took the earth, the second the sky. “Where is the third?” Bali knelt down and offered his head.\n\nHe was sent below, to Sutala, but with honour, and with one wish. He thought of the rice fields and of the children. “Let me come back once a year to see whether they are well.” So each Thiruvonam the king walks through Kerala. Nobody may look poor or sad that day, and every doorstep has a carpet of flowers to guide his feet.',
      foods: [
        'Avial, olan, kaalan, erissery',
        'Sambar and parippu with ghee',
        'Banana chips and sharkara varatti',
        'Inji curry',
        'Palada and ada pradhaman',
      ],
    },
    hi: {
      samagri: [
        'पूक्कळम के लिए कई रंगों के फूल, पत्ते और चावल का आटा',
        'मिट्टी का छोटा शंकु, ओणत्तप्पन',
        'निलविळक्कु, यानी खड़ा तेल-दीप',
        'भोजन के लिए केले के पत्ते',
        'नए वस्त्र, ओणक्कोडी',
        'केले, चावल की अडा और गुड़',
      ],
      vidhi: [
        'दस दिन पहले, अत्तम से, हर सुबह द्वार पर फूलों का घेरा बनाएँ और रोज़ एक वलय बढ़ाएँ।',
        'उत्राडम की शाम घर साफ़ करें और सब्ज़ियाँ लाएँ।',
        'तिरुवोणम को सूर्योदय से पहले स्नान कर नए वस्त्र पहनें।',
        'पूक्कळम में ओणत्तप्पन रखें, दीप जलाएँ, अडा और केले चढ़ाएँ।',
        'दोपहर के आसपास केले के पत्ते पर सद्या परोसें, पत्ते का नुकीला सिरा बाईं ओर; पहले सबसे बड़े को।',
        'दोपहर बाद झूला, गीत, तिरुवातिरा नृत्य या नौका दौड़।',
      ],
      katha:
        'महाबलि असुर थे और अच्छे राजा। गीत कहता है, उनके राज में सब मनुष्य एक थे; न झूठ, न छल, न कम तौल। देवता बेचैन हुए, क्योंकि स्वर्ग उसके आगे फीका लगने लगा। वे विष्णु के पास गए।\n\nराजा नर्मदा किनारे दान दे रहे थे कि ताड़ के पत्ते का छाता लिए एक बौना बालक आया। बलि ने पूछा, “कितनी भूमि चाहिए?” “जितनी तीन पग में नाप लूँ।” गुरु शुक्र ने चेताया, यह बालक नहीं है। बलि बोले, “यदि विष्णु ही माँग रहे हैं, तो उन्हें कुछ देने का अवसर फिर कब मिलेगा?” और संकल्प का जल छोड़ दिया।\n\nवामन बढ़ने लगे। एक पग में धरती, दूसरे में आकाश। “तीसरा कहाँ रखूँ?” बलि ने झुककर सिर आगे कर दिया।\n\nवे सुतल भेजे गए, पर सम्मान से, और एक वर के साथ। उन्हें धान के खेत और बच्चे याद आए। बोले, “साल में एक बार आकर देख लूँ कि सब कुशल हैं।” इसलिए हर तिरुवोणम को राजा केरल में घूमते हैं। उस दिन कोई निर्धन या उदास न दिखे, और हर देहरी पर फूलों का क़ालीन हो, जो उनके पैरों को राह बताए।',
      foods: [
        'अवियल, ओलन, काळन, एरिश्शेरी',
        'सांभर और घी वाली परिप्पु',
        'केले के चिप्स और शर्करा वरट्टि',
        'इंजी करी',
        'पालडा और अडा प्रधमन',
      ],
    },
  },
  en: {
    title: 'Onam: ten days of flowers for a king',
    summary:
      'Onam follows the Sun in Simha and the star Shravana. The rule of Thiruvonam, pookalam and sadya, and a king who comes to see if all are well.',
    coverAlt: 'A round pookalam of flower rings with a lamp and a snake boat on the water behind.',
    body: `The rains have thinned, the sky is a washed blue, and before breakfast a child is out along the hedges with a basket, looking for thumba, a white flower no bigger than a grain of rice.

## A star and a solar month

Onam takes one condition from the Sun and one from the Moon. The Sun must be in Simha, the Malayalam month Chingam, mid-August to mid-September. In that month the Moon passes Thiruvonam, which Sanskrit calls Shravana, three stars in Aquila with bright Altair in the middle. The day whose midday has that star is the festival. If the star comes twice in one Chingam, the later is taken.

It has nothing to do with a tithi, so the tithi changes from year to year; the Moon is always well past half and often nearly full. The ten days bear the names of her stars from Atham to Thiruvonam.

## From Atham to the leaf

In **Thrippunithura** a parade opens the ten days. At **Thrikkakara** the temple of Vamana is the centre. On the **Pampa at Aranmula** snake boats with a hundred rowers bring rice, to the beat of old songs. **Thrissur** has its tiger dancers with painted bellies. Christian and Muslim families lay flowers as well and sit down to the same meal; the king, after all, asked about everyone.

The sadya has an order, and a place on the leaf for each of two dozen dishes. Salt, chips and pickles at the top left, rice below, payasam near the end. One folds the leaf towards oneself to say it was good. In Dubai and Dublin it is eaten on paper leaves on the Sunday after, thirty families to a hall.

## The basket game

Set a rule for the flowers: only those with five petals today, only yellow ones tomorrow. Children learn more plants in ten days than in a year. Leaves and coloured rice fill the gaps.

## Kind to hedge, lake and stomach

Take a few blooms from each bush and leave the rest to the bees; dyed sawdust and plastic petals wash into the paddy. In the boats everyone wears a life vest, and swimmers stay clear of the racing lane. Banana chips are fried in deep oil, by grown-ups. If a relative has diabetes, one spoon of payasam tastes as festive as a bowl. And send a leaf meal to whoever keeps the lift or the road running today.`,
  },
  hi: {
    title: 'ओणम: एक राजा के लिए फूलों के दस दिन',
    summary:
      'ओणम सिंह के सूर्य और श्रवण नक्षत्र से बनता है। तिरुवोणम का नियम, पूक्कळम और सद्या, और वह राजा जो कुशल पूछने लौटता है।',
    coverAlt: 'फूलों के वलयों वाला गोल पूक्कळम और दीप, पीछे पानी पर लंबी नौका।',
    body: `बारिश हल्की पड़ गई है, आसमान धुला हुआ नीला है, और नाश्ते से पहले एक बच्चा टोकरी लिए बाड़ों के किनारे तुम्बा ढूँढ़ रहा है, चावल के दाने जितना सफ़ेद फूल।

## एक नक्षत्र, एक सौर मास

ओणम में एक शर्त सूर्य की है, एक चंद्रमा की। सूर्य सिंह में हो, यानी मलयालम महीना चिंगम, अगस्त के मध्य से सितंबर के मध्य तक। उस महीने चंद्रमा जब तिरुवोणम, संस्कृत में श्रवण, से गुज़रे: गरुड़ मंडल के तीन तारे, जिनमें बीच का चमकीला तारा पश्चिम में अल्टेयर कहलाता है। जिस दिन की दोपहर में यह नक्षत्र हो, वही पर्व। एक चिंगम में दो बार आए तो बाद वाला।

इसमें तिथि का काम नहीं, इसलिए तिथि हर साल बदलती है; चंद्रमा आधे से बड़ा ही होता है, अक्सर लगभग पूरा। दस दिनों के नाम अत्तम से तिरुवोणम तक चंद्रमा के नक्षत्रों के हैं।

## अत्तम से पत्तल तक

**तृप्पूणित्तुरा** में शोभायात्रा से दस दिन खुलते हैं। **तृक्काक्करा** का वामन मंदिर केंद्र है। **आरन्मुळा** में पंपा नदी पर सौ-सौ खेवैयों की सर्प-नौकाएँ पुराने गीतों की ताल पर चावल लाती हैं। **त्रिशूर** में पेट पर बाघ रँगे नर्तक हैं। ईसाई और मुस्लिम परिवार भी फूल सजाते और यही भोज करते हैं; राजा ने तो सबकी कुशल पूछी थी।

सद्या का एक क्रम है, और दो दर्जन व्यंजनों में हर एक की पत्ते पर अपनी जगह। ऊपर बाईं ओर नमक, चिप्स और अचार, नीचे चावल, अंत की ओर पायसम। पत्ता अपनी ओर मोड़ना कहता है कि भोजन अच्छा था। दुबई और डबलिन में यही भोज अगले रविवार को काग़ज़ के पत्तों पर होता है, एक हॉल में तीस परिवार।

## टोकरी का खेल

फूलों का नियम बनाइए: आज केवल पाँच पंखुड़ी वाले, कल केवल पीले। दस दिन में बच्चे साल भर से ज़्यादा पौधे पहचान लेते हैं। ख़ाली जगह पत्तों और रँगे चावल से भरिए।

## बाड़, झील और पेट का ख़याल

हर झाड़ी से थोड़े फूल लें, बाक़ी मधुमक्खियों के। रँगा बुरादा और प्लास्टिक की पंखुड़ियाँ बहकर खेत में जाती हैं। नाव में सब लाइफ़ जैकेट पहनें और तैराक दौड़ की पट्टी से दूर रहें। केले के चिप्स गहरे तेल में तले जाते हैं, यह काम बड़ों का। किसी को मधुमेह हो तो चम्मच भर पायसम भी कटोरे जितना त्योहार है। और एक पत्तल उसे भेजिए जो आज भी लिफ़्ट या सड़क चला रहा है।`,
  },
};
