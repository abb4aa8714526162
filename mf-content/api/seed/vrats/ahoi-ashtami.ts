import type { ContentSeed, VratDetails } from '../content-seed';

export const seed: ContentSeed<VratDetails> = {
  slug: 'ahoi-ashtami',
  cover: 'vrats/ahoi-ashtami.svg',
  category: '',
  tags: ['ahoi', 'children', 'stars', 'kartika'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T15:03:00+05:30',
  details: {
    festivalIds: ['ahoi-ashtami'],
    deity: { en: 'Ahoi Mata', hi: 'अहोई माता' },
    frequency: 'yearly',
    en: {
      samagri: [
        'Geru, or a printed picture of Ahoi Mata with the syahu and her young',
        'A karva or pot filled with water',
        'Wheat grains to hold during the story',
        'Roli, rice, lamp, milk and flowers',
        'Puri, halwa and sweets for the offering; a gift for an elder woman',
        'A silver syahu pendant on a thread, in families that have one',
      ],
      vidhi: [
        'Eat before sunrise and make the vow with your children’s names.',
        'Draw Ahoi Mata on a wall or paper: a figure of squares, with the syahu and its young beside her.',
        'In the evening set the water pot before the picture and light the lamp.',
        'Sit with wheat in your hand and hear the story.',
        'Offer puri and halwa, apply roli to the picture and to the children’s foreheads.',
        'When the first stars are seen, or at moonrise where that is the custom, pour water towards them.',
        'Give the gift to an elder, eat with the children, and keep the water of the pot for Diwali.',
      ],
      katha: `A few days before Diwali a woman went to the edge of the forest to dig clay for plastering the house. She had seven children. Her spade went into a burrow, and when she lifted it there was blood on the edge. A mother hedgehog, the syahu, had had her young in there.

She stood for a long time. She had not meant it. She covered the place with leaves and went home with an empty basket.

In the year that followed the house emptied, one child after another. People began to talk, and one day, when it could not get any worse, she told it aloud in front of all the women: what she had dug up, and that she had told no one. An old neighbour said, “Half of it is lifted already, because you have said it. Draw the syahu and her little ones on your wall. Ask their pardon, every year on this eighth. And look after whatever lives near you.”

She drew them, badly, with geru. She sat before the wall without eating and spoke to that mother as one speaks to another mother. When the stars came out the goddess Ahoi stood in the drawing, so the old women tell it, and gave her children back.

The name is explained as “an-hoi”, that which should not have happened. It is a story about harm done without wanting to, and about the one way out of it: to say it, and to take care from then on.`,
      foods: [
        'Before sunrise: milk, fruit, a filling breakfast',
        'For offering: puri, halwa, gulgule or sweet mathri, sugar-cane pieces',
        'After the stars: water first, then the family meal',
        'Singhara and radish in parts of Uttar Pradesh',
      ],
    },
    hi: {
      samagri: [
        'गेरू, या स्याहू और उसके बच्चों सहित अहोई माता का छपा चित्र',
        'जल से भरा करवा या लोटा',
        'कथा के समय हाथ में रखने को गेहूँ के दाने',
        'रोली, चावल, दीपक, दूध और फूल',
        'भोग के लिए पूरी, हलवा, मिठाई; किसी बड़ी स्त्री के लिए बायना',
        'जिन परिवारों में हो, धागे में पिरोई चाँदी की स्याहू',
      ],
      vidhi: [
        'सूर्योदय से पहले कुछ खा लें और बच्चों का नाम लेकर संकल्प करें।',
        'दीवार या काग़ज़ पर अहोई माता बनाएँ: ख़ानों वाली आकृति, पास में स्याहू और उसके बच्चे।',
        'शाम को चित्र के आगे जल-पात्र रखें और दीपक जलाएँ।',
        'हाथ में गेहूँ लेकर कथा सुनें।',
        'पूरी-हलवा चढ़ाएँ, चित्र को और बच्चों के माथे पर रोली लगाएँ।',
        'पहले तारे दिखने पर, या जहाँ रीति हो वहाँ चंद्रोदय पर, अर्घ्य दें।',
        'बायना दें, बच्चों के साथ भोजन करें, और पात्र का जल दीपावली के लिए रख लें।',
      ],
      katha: `दीपावली से कुछ दिन पहले एक स्त्री घर लीपने को मिट्टी लेने वन के किनारे गई। उसके सात बच्चे थे। कुदाल एक बिल में जा लगी, और उठाई तो धार पर ख़ून था। भीतर स्याहू, यानी साही, के बच्चे थे।

वह देर तक खड़ी रह गई। उसने जान-बूझकर नहीं किया था। जगह को पत्तों से ढककर ख़ाली टोकरी लिए घर लौट आई।

अगले बरस भर में उसका घर एक-एक बच्चे से सूना होता गया। लोग बातें करने लगे। एक दिन, जब इससे बुरा कुछ न हो सकता था, उसने सब स्त्रियों के सामने कह दिया कि क्या हुआ था, और यह भी कि उसने किसी को बताया नहीं। एक बूढ़ी पड़ोसिन बोली, “तूने कह दिया, आधा बोझ तो यहीं उतर गया। दीवार पर स्याहू और उसके बच्चों को बना। हर साल इसी अष्टमी को क्षमा माँग। और जो भी जीव तेरे आसपास रहते हैं, उनका ध्यान रख।”

उसने गेरू से, जैसा बना वैसा, चित्र बनाया। बिना खाए दीवार के आगे बैठी और उस माँ से ऐसे बोली जैसे माँ माँ से बोलती है। तारे निकले तो, बड़ी-बूढ़ियाँ कहती हैं, चित्र में अहोई माता आ विराजीं और उसके बच्चे लौटा दिए।

नाम का अर्थ “अनहोई” बताया जाता है, यानी जो नहीं होना चाहिए था। यह अनजाने में हुई चोट की कथा है, और उससे निकलने की एक ही राह की: कह देना, और आगे ध्यान रखना।`,
      foods: [
        'सूर्योदय से पहले: दूध, फल, भरपेट नाश्ता',
        'भोग में: पूरी, हलवा, गुलगुले या मीठी मठरी, गन्ने के टुकड़े',
        'तारे देखकर: पहले पानी, फिर परिवार के साथ भोजन',
        'उत्तर प्रदेश के कुछ भागों में सिंघाड़ा और मूली',
      ],
    },
  },
  en: {
    title: 'Ahoi Ashtami: a mother’s fast until the stars',
    summary:
      'Some four days after Karva Chauth mothers fast until the first stars. The drawing on the wall, the wheat in the hand, the date rule, and a tender story.',
    coverAlt:
      'Ahoi Mata and a hedgehog with her young drawn on a wall in red ochre, under the first stars.',
    body: `Ahoi Ashtami belongs to mothers and to drawing. It is kept a week before Diwali, when walls are freshly plastered and someone is always on a ladder, and it turns one wall of the house into a picture.

## When it falls

On Krishna Ashtami of Kartika by the northern months, some four days after [Karva Chauth](/rituals/vrats/karva-chauth) and a week or so before Diwali, in October or November. The worship is in the evening, so the day is the one that has Ashtami in pradosha, the time after sunset. The Moon of that night is a half Moon. It rises near midnight, which is why most families look for stars instead: in a clear sky the first are seen half an hour or so after sunset. Those who wait for the Moon wait long; see its time for your city in the [panchang](/astrology-services/panchang).

## Who keeps it

Mothers in Uttar Pradesh, Delhi, Haryana, Rajasthan, Punjab and Madhya Pradesh. Old booklets say “for sons”; families today say “for the children”, and name the daughters first if they are older. Women who hope for a child keep it too, and on this night many bathe in Radha Kund near Govardhan. Adoptive mothers, aunts who raise children and fathers on their own are no less parents.

## The wall

Ahoi Mata is drawn in geru with a body of eight or more squares, each square filled with small figures; the syahu, a hedgehog or porcupine, sits by her with her litter. It is geometry that children can help with. Some families add one small figure for each child born since last year. Printed posters are used everywhere now, but a drawing done together will be remembered.

In the evening the women sit before it with seven grains of wheat, or a handful, and the eldest tells the story. Where there is a silver syahu, a pair of beads is added to its string each year, so that an old one is long and heavy with years.

The water in the pot is not thrown away. It is kept until Diwali morning, when the children are sprinkled with it.

## How regions differ

In Rajasthan the stars get the water; around Mathura the Moon often does. Haryana gives sugar cane and singhara. In Punjab the day is Jhakrian di Ahoi in old families, after the clay pots, jhakri, which are filled with sweets. East and south of the Vindhyas hardly anyone knows it; Bihar has Jitiya instead, in the month before.

## Be as careful of the mother

The fast is from dawn to starlight, many keep it dry, and mothers of small babies are often the most eager. Nursing women should not go without water or food; milk needs both. The same is true in pregnancy, with diabetes, and with any course of treatment: ask the doctor, take the tablets, eat fruit at noon. A child’s good does not depend on the mother’s thirst. It does depend, rather visibly, on how rested she is.`,
  },
  hi: {
    title: 'अहोई अष्टमी: तारों तक माँ का व्रत',
    summary:
      'करवा चौथ के कोई चार दिन बाद माताएँ पहले तारे तक व्रत रखती हैं। दीवार का चित्र, हाथ के गेहूँ, तिथि का नियम, और एक कोमल कथा।',
    coverAlt: 'साँझ के पहले तारों के नीचे दीवार पर गेरू से बनी अहोई माता, साही और उसके नन्हे बच्चे।',
    body: `अहोई अष्टमी माताओं की है, और चित्र की। यह दीपावली से सप्ताह भर पहले आती है, जब दीवारें ताज़ा पुती होती हैं और कोई न कोई सीढ़ी पर चढ़ा रहता है, और घर की एक दीवार को चित्र बना देती है।

## कब होती है

उत्तर के महीनों से कार्तिक कृष्ण अष्टमी को, [करवा चौथ](/rituals/vrats/karva-chauth) के कोई चार दिन बाद और दीपावली से लगभग सप्ताह भर पहले, अक्टूबर या नवंबर में। पूजा शाम की है, इसलिए वह दिन लिया जाता है जिसके प्रदोष में, यानी सूर्यास्त के बाद, अष्टमी हो। उस रात चाँद आधा होता है और आधी रात के आसपास उगता है, इसीलिए अधिकतर परिवार तारे देखते हैं: आकाश साफ़ हो तो सूर्यास्त के लगभग आधे घंटे बाद पहले तारे दिखने लगते हैं। चाँद देखने वालों को देर तक ठहरना होता है; अपने शहर का चंद्रोदय [पंचांग](/astrology-services/panchang) में देखें।

## कौन रखता है

उत्तर प्रदेश, दिल्ली, हरियाणा, राजस्थान, पंजाब और मध्य प्रदेश की माताएँ। पुरानी पोथियाँ “पुत्रों के लिए” कहती हैं; आज के परिवार “बच्चों के लिए” कहते हैं, और बेटी बड़ी हो तो पहले उसका नाम लेते हैं। संतान की आस रखने वाली स्त्रियाँ भी रखती हैं; इस रात गोवर्धन के पास राधाकुंड में बहुत-से लोग स्नान करते हैं। गोद लेने वाली माँ, बच्चों को पालने वाली मौसी-बुआ और अकेले पिता भी उतने ही माता-पिता हैं।

## दीवार

अहोई माता गेरू से बनती हैं, देह में आठ या अधिक ख़ाने, हर ख़ाने में छोटी-छोटी आकृतियाँ; पास में स्याहू, यानी साही, अपने बच्चों के साथ। यह ऐसी ज्यामिति है जिसमें बच्चे हाथ बँटा सकते हैं। कुछ परिवार पिछले साल के बाद जन्मे हर बच्चे के लिए एक आकृति जोड़ते हैं। छपे चित्र अब हर जगह मिलते हैं, पर साथ बैठकर बनाया चित्र याद रहता है।

शाम को स्त्रियाँ हाथ में गेहूँ के सात दाने, या मुट्ठी भर, लेकर बैठती हैं और सबसे बड़ी कथा कहती है। जहाँ चाँदी की स्याहू है, वहाँ हर साल धागे में दो मनके और पिरोए जाते हैं; पुरानी माला बरसों के भार से लंबी होती है।

पात्र का जल फेंका नहीं जाता। दीपावली की सुबह तक रखकर बच्चों पर छिड़का जाता है।

## जगह-जगह की रीति

राजस्थान में अर्घ्य तारों को मिलता है, मथुरा की ओर अक्सर चाँद को। हरियाणा में गन्ना और सिंघाड़ा दिया जाता है। पंजाब के पुराने परिवारों में इसे झकरियाँ दी अहोई कहते हैं, मिठाई भरी मिट्टी की झकरियों के नाम पर। विंध्य के दक्षिण और पूरब में इसे कम लोग जानते हैं; बिहार में इसके बदले एक महीना पहले जितिया होती है।

## माँ का भी उतना ही ध्यान

व्रत भोर से तारों तक का है, बहुत-सी स्त्रियाँ पानी भी नहीं लेतीं, और सबसे उत्साह में प्रायः छोटे बच्चों की माताएँ होती हैं। दूध पिलाने वाली माँ भोजन-पानी न छोड़े; दूध दोनों से बनता है। गर्भावस्था में, मधुमेह में और किसी भी इलाज के दौरान भी यही बात है: डॉक्टर से पूछें, दवा लें, दोपहर में फल खाएँ। बच्चे का भला माँ की प्यास पर नहीं टिका। माँ को कितना आराम मिला, इस पर ज़रूर टिका है।`,
  },
};
