import type { ContentSeed, FestivalDetails } from '../content-seed';

export const seed: ContentSeed<FestivalDetails> = {
  slug: 'dhanteras',
  cover: 'festivals/dhanteras.svg',
  category: '',
  tags: ['diwali', 'dhanvantari', 'lamps'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T13:37:00+05:30',
  details: {
    festivalIds: ['dhanteras'],
    deity: { en: 'Dhanvantari, Lakshmi, Yama', hi: 'धन्वंतरि, लक्ष्मी, यम' },
    regions: {
      en: ['North India', 'Gujarat', 'Maharashtra', 'Rajasthan', 'Madhya Pradesh'],
      hi: ['उत्तर भारत', 'गुजरात', 'महाराष्ट्र', 'राजस्थान', 'मध्य प्रदेश'],
    },
    en: {
      samagri: [
        'Picture of Dhanvantari or Lakshmi and Kubera',
        'A new or well-scrubbed metal vessel',
        'Coriander seeds and jaggery',
        'Thirteen small clay lamps and sesame or mustard oil',
        'One four-wicked lamp for Yama',
        'Tulsi, turmeric, flowers',
      ],
      vidhi: [
        'Clean the kitchen and medicine shelf; throw out what is past its date.',
        'After sunset, in pradosha, place the vessel before the picture, filled with rice or coriander seed, never empty.',
        'Offer turmeric, flowers and jaggery with coriander; pray for the health of each person by name.',
        'Light the lamps: at the tulsi, the well or tap, the kitchen, the threshold.',
        'Place the four-wicked lamp outside the door facing south.',
        'Draw small footprints of Lakshmi towards the house.',
      ],
      katha:
        'King Hima had a son, and an astrologer had said that the boy would die of a snake bite on the fourth night after his wedding. The girl who married him knew it and had a plan.\n\nThat night she let no lamp in the palace go out. She heaped every gold and silver ornament she owned at the door of the room, a glittering hill, and set lights all round it. Then she sat with her husband and began to tell stories. When one ended, the next began; when she ran out of stories, she sang.\n\nYama came as a serpent. The lamps dazzled him. He could find no way past the shining heap and climbed on top of it, and there the song reached him. It was a good one. He laid his head on his coils to hear how it went on. She sang all through the night. At dawn the hour had passed, and Yama slid quietly away.\n\nFrom this people derive the lamp placed towards the south for Yama, and the gold on the threshold. One may notice, though, that gold lay there only as an obstacle. What kept the young man alive was light, and somebody who stayed awake beside him.',
      foods: [
        'Dhaniya and jaggery prasad',
        'Naivedya of lapsi or sheera',
        'Besan laddoo',
        'Chivda',
        'Panchamrit',
      ],
    },
    hi: {
      samagri: [
        'धन्वंतरि का, या लक्ष्मी और कुबेर का चित्र',
        'धातु का नया या माँजा हुआ बर्तन',
        'साबुत धनिया और गुड़',
        'तेरह छोटे दीये और तिल या सरसों का तेल',
        'यम के लिए चार बत्तियों वाला एक दीया',
        'तुलसी, हल्दी, फूल',
      ],
      vidhi: [
        'रसोई और दवा का ख़ाना साफ़ करें; जिसकी तारीख़ बीत गई हो, उसे हटाएँ।',
        'सूर्यास्त के बाद प्रदोष में बर्तन को चावल या धनिये से भरकर चित्र के आगे रखें, ख़ाली नहीं।',
        'हल्दी, फूल, गुड़-धनिया चढ़ाएँ; घर के हर व्यक्ति का नाम लेकर आरोग्य माँगें।',
        'तुलसी, कुएँ या नल, रसोई और देहरी पर दीये रखें।',
        'चार बत्तियों वाला दीया द्वार के बाहर दक्षिण की ओर रखें।',
        'घर की ओर आते लक्ष्मी के नन्हे पदचिह्न बनाएँ।',
      ],
      katha:
        'राजा हिम के पुत्र के बारे में ज्योतिषी ने कहा था कि विवाह की चौथी रात सर्पदंश से उसकी मृत्यु होगी। जिस कन्या ने उससे विवाह किया, वह यह जानती थी और उसके मन में उपाय था।\n\nउस रात उसने महल का कोई दीया बुझने न दिया। सोने-चाँदी के सारे गहने कक्ष के द्वार पर ढेर कर दिए, चमकता हुआ टीला, और चारों ओर दीये रख दिए। फिर पति के पास बैठकर कहानी कहने लगी। एक पूरी होती तो दूसरी; कहानियाँ चुक गईं तो गाने लगी।\n\nयम सर्प बनकर आए। दीयों से आँखें चौंधिया गईं। चमकते ढेर के पार राह न मिली तो उसी पर चढ़ गए, और वहाँ गीत सुनाई दिया। गीत अच्छा था। आगे क्या है, यह सुनने को उन्होंने कुंडली पर सिर टिका दिया। वह रात भर गाती रही। भोर हुई तो घड़ी टल चुकी थी, और यम चुपचाप लौट गए।\n\nलोग दक्षिण दिशा का यम-दीप और देहरी का सोना इसी से जोड़ते हैं। पर ध्यान दीजिए, सोना वहाँ केवल रुकावट था। बचाया तो प्रकाश ने, और उसने जो पास बैठकर जागती रही।',
      foods: ['धनिया-गुड़ का प्रसाद', 'लापसी या शीरे का नैवेद्य', 'बेसन के लड्डू', 'चिवड़ा', 'पंचामृत'],
    },
  },
  en: {
    title: 'Dhanteras: health first, then the new pot',
    summary:
      'Dhanteras is named for Dhanvantari, the healer. Its pradosha rule, thirteen lamps, the lamp for Yama, and sensible ways to buy or not to buy.',
    coverAlt: 'A shining pot with coriander sprigs and herbs, a ring of thirteen lamps around it.',
    body: `Brass is being rubbed with tamarind and ash until it looks like the Sun. The steel shop has moved half its stock to the pavement. Somewhere between spoons and gold coins the guest of honour tends to be forgotten: a physician with a pot of amrita.

## The thirteenth of the dark half

*Dhan* is usually read as wealth, and *teras* is thirteen: Trayodashi of the dark fortnight that ends in [Diwali](/rituals/festivals/diwali). Amanta calendars call the month Ashwina, purnimanta ones Kartika. The tithi must be there in *pradosha*, the first fifth of the night, some two and a half hours after sunset. If two evenings have it, the one with more. Every month has a Pradosh vrat by the same rule, and so Dhanteras is one too.

On this day, say the Puranas, Dhanvantari rose from the churned ocean. From 2016 India kept its National Ayurveda Day on this tithi; the government has since moved it to 23 September.

## What households do

In **Gujarat** account books get their first swastika; in **Maharashtra** coriander seed is crushed with jaggery, a good autumn tonic by grandmother’s standards. **Uttar Pradesh** buys one utensil, be it a ladle. Villages of **Rajasthan and Malwa** fetch a handful of fresh earth and put it before the lamp, for in the fields wealth is soil. In **the south** some homes prepare a *marundhu*, a dark sweet paste of ginger and spices for the rich meals to come.

The lamp for Yama, lit once a year towards the south, asks that death come late and at its proper time. It is a calm rite, done in two minutes, without fear.

## A shelf for children

Give them the spice box and blindfold each other. Which is cumin, which clove, which ajwain, and what does grandmother use it for? Plant the coriander afterwards.

## Buying without regret

Nothing goes wrong if you buy nothing. If you do, compare the making charge, ask for the hallmark and the bill, and stay away from credit. A first-aid kit, a fire blanket, or a health check for an elder honours Dhanvantari better than a coin. Empty the box of old medicines responsibly, at a chemist who takes them. Lamps on stairs want a wide space round them; skirts and sleeves are cotton tonight.`,
  },
  hi: {
    title: 'धनतेरस: पहले आरोग्य, फिर नया बर्तन',
    summary:
      'धनतेरस आरोग्य के देवता धन्वंतरि का दिन है। प्रदोष का नियम, तेरह दीये, यम का दीप, और सोच-समझकर ख़रीदने या न ख़रीदने की बात।',
    coverAlt: 'चमकता हुआ कलश, धनिये की टहनियाँ और जड़ी-बूटियाँ, चारों ओर तेरह दीये।',
    body: `पीतल इमली और राख से तब तक रगड़ा जा रहा है जब तक सूरज जैसा न दिखे। बर्तन वाले ने आधी दुकान फ़ुटपाथ पर सजा दी है। चम्मचों और सोने के सिक्कों के बीच मुख्य अतिथि अक्सर छूट जाते हैं: अमृत का कलश लिए एक वैद्य।

## कृष्ण पक्ष की तेरस

धन का अर्थ प्रायः संपत्ति लिया जाता है, और तेरस उस कृष्ण पक्ष की त्रयोदशी है जो [दीपावली](/rituals/festivals/diwali) पर पूरा होता है। अमांत पंचांग में महीना आश्विन है, पूर्णिमांत में कार्तिक। तिथि प्रदोष में चाहिए: रात के पहले पाँचवें भाग में, सूर्यास्त के बाद लगभग ढाई घंटे। दोनों शाम हो तो जिस शाम अधिक हो। हर पक्ष का प्रदोष व्रत इसी नियम से आता है, इसलिए धनतेरस भी एक प्रदोष है।

पुराण कहते हैं कि इसी दिन समुद्र मंथन से धन्वंतरि निकले। 2016 से भारत में इसी तिथि को राष्ट्रीय आयुर्वेद दिवस मनाया जाता था; अब सरकार ने उसे 23 सितंबर पर रखा है।

## घरों की रीति

**गुजरात** में बही पर पहला स्वस्तिक बनता है; **महाराष्ट्र** में धनिया गुड़ के साथ कूटा जाता है, दादी के हिसाब से शरद की अच्छी औषध। **उत्तर प्रदेश** में एक बर्तन आता है, चाहे करछुल ही हो। **राजस्थान और मालवा** के गाँवों में खेत की ताज़ी मिट्टी लाकर दीप के आगे रखते हैं, क्योंकि खेती में धन तो मिट्टी ही है। **दक्षिण** के कुछ घर आने वाले भारी भोजन के लिए अदरक और मसालों का मीठा अवलेह, मरुंदु बनाते हैं।

साल में एक बार दक्षिण की ओर जलने वाला यम का दीप यही प्रार्थना है कि मृत्यु देर से और अपने समय पर आए। दो मिनट की शांत विधि है, इसमें डर की कोई बात नहीं।

## बच्चों के लिए मसालों का खेल

मसालेदानी उनके हाथ में दीजिए और आँखों पर पट्टी बाँधिए। जीरा कौन-सा, लौंग कौन-सी, अजवाइन कौन-सी, और दादी इसे कब देती हैं? बाद में धनिया बो दीजिए।

## ख़रीद, बिना पछतावे के

कुछ न ख़रीदें तो कुछ नहीं बिगड़ता। ख़रीदें तो बनवाई की दर मिलाएँ, हॉलमार्क और बिल लें, और उधार से दूर रहें। प्राथमिक चिकित्सा का डिब्बा, आग बुझाने का कंबल या किसी बुज़ुर्ग की स्वास्थ्य जाँच धन्वंतरि का मान सिक्के से ज़्यादा करती है। पुरानी दवाएँ उस दुकान को दें जो उन्हें लेती हो। सीढ़ियों पर दीयों के आसपास खुली जगह रहे; आज घाघरे और आस्तीन सूती हों।`,
  },
};
