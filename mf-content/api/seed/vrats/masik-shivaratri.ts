import type { ContentSeed, VratDetails } from '../content-seed';

export const seed: ContentSeed<VratDetails> = {
  slug: 'masik-shivaratri',
  cover: 'vrats/masik-shivaratri.svg',
  category: '',
  tags: ['shivaratri', 'shiva', 'moon', 'monthly'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T13:04:00+05:30',
  details: {
    festivalIds: ['masik-shivaratri'],
    deity: { en: 'Shiva', hi: 'शिव' },
    frequency: 'monthly',
    en: {
      samagri: [
        'Water in a small copper or brass pot',
        'One or more bilva leaves; white flowers',
        'Vibhuti or sandal paste',
        'A lamp that burns for about an hour',
        'A seat and a rosary, if you use one',
      ],
      vidhi: [
        'In the morning, pour water for Shiva and note down one thing you would like to let wane this month.',
        'Eat lightly through the day, or fast on fruit.',
        'After sunset light the lamp and offer water, leaf and flower.',
        'Towards midnight, or at the latest hour that suits you, repeat “Om Namah Shivaya” 108 times.',
        'Sit for a few minutes without any mantra, and sleep.',
        'Next morning bathe and eat; give something if you can.',
      ],
      katha: `The Moon was married to the twenty-seven daughters of Daksha, who are the nakshatras, and he had promised to live a day with each. But he was happiest with Rohini, and stayed with her, and the others waited.

They told their father. Daksha spoke to his son-in-law once, and again, and the third time lost his temper. “Then waste away,” he said, and a curse of that kind cannot be called back. The Moon began to shrink. The nights turned dark, the herbs lost their juice, the tides forgot what to do. The gods were alarmed and asked Brahma. “Let him go to Prabhasa by the western sea,” said Brahma, “and sit before Shiva.”

So the Moon, who had always been looked at, sat on a beach where nobody looked. He made a linga of what was there and worshipped night after night while he grew thinner, until only a thread was left. It was the fourteenth of the dark half when Shiva came.

“Daksha’s word I cannot undo,” he said, “but I can add to it. For half the month you will waste, as he said. For the other half you will grow. And so that you are never wholly lost, I shall keep the last thread here.” He lifted the sliver and set it in his hair.

The place is called Somnath, the Lord of the Moon. The Moon, they say, has since then visited each of his wives in turn, one night with each, as anyone can check.`,
      foods: [
        'Fruit and milk through the day',
        'Makhana roasted in a little ghee',
        'A plain khichdi of sama, or curd with fruit after the evening worship',
        'Next day an ordinary home meal, not a feast',
      ],
    },
    hi: {
      samagri: [
        'ताँबे या पीतल के छोटे लोटे में जल',
        'एक या अधिक बेलपत्र; सफ़ेद फूल',
        'विभूति या चंदन',
        'घंटे भर जलने वाला दीपक',
        'आसन, और जपते हों तो माला',
      ],
      vidhi: [
        'सुबह शिव को जल चढ़ाएँ और लिख लें कि इस महीने कौन-सी एक बात घटाना चाहते हैं।',
        'दिन में हल्का भोजन लें या फलाहार रखें।',
        'सूर्यास्त के बाद दीपक जलाकर जल, पत्र और फूल चढ़ाएँ।',
        'आधी रात के आसपास, या जितनी देर तक जाग सकें, “ॐ नमः शिवाय” 108 बार जपें।',
        'कुछ मिनट बिना मंत्र के बैठें, फिर सो जाएँ।',
        'अगली सुबह स्नान करके भोजन करें; हो सके तो कुछ दान दें।',
      ],
      katha: `चंद्रमा का विवाह दक्ष की सत्ताईस पुत्रियों से हुआ था, जो नक्षत्र हैं, और वचन था कि वह हर एक के साथ एक-एक दिन रहेगा। पर उसका मन रोहिणी में लगता था। वह वहीं ठहर जाता और बाक़ी बाट जोहती रहतीं।

उन्होंने पिता से कहा। दक्ष ने दामाद को एक बार समझाया, दो बार समझाया, तीसरी बार क्रोध आ गया। “तो क्षीण हो जा,” उनके मुँह से निकला, और ऐसा शाप लौटता नहीं। चंद्रमा घटने लगा। रातें अँधेरी हुईं, जड़ी-बूटियों का रस सूखा, ज्वार-भाटा अपना काम भूलने लगा। घबराए देवता ब्रह्मा के पास गए। ब्रह्मा बोले, “पश्चिमी सागर के किनारे प्रभास जाए और शिव के सामने बैठे।”

जिसे सब देखा करते थे, वह चंद्रमा ऐसे तट पर जा बैठा जहाँ कोई देखने वाला न था। जो मिला उसी से शिवलिंग बनाया और रात-रात पूजा करता रहा, घटता रहा, यहाँ तक कि बस एक धागा बचा। कृष्ण पक्ष की चतुर्दशी थी जब शिव आए।

उन्होंने कहा, “दक्ष की बात मैं मिटा नहीं सकता, उसमें जोड़ सकता हूँ। आधे महीने तू घटेगा, जैसा उन्होंने कहा। आधे महीने बढ़ेगा। और तू पूरा कभी न खो जाए, इसलिए अंतिम कला मैं अपने पास रखूँगा।” उन्होंने वह फाँक उठाई और जटा में सजा ली।

वह स्थान सोमनाथ कहलाया, सोम का स्वामी। कहते हैं, तब से चंद्रमा बारी-बारी से हर पत्नी के पास जाता है, एक-एक रात; कोई भी आकाश में देख ले।`,
      foods: [
        'दिन में फल और दूध',
        'थोड़े घी में भुने मखाने',
        'साँझ की पूजा के बाद समा की सादी खिचड़ी या फल के साथ दही',
        'अगले दिन घर का साधारण भोजन, दावत नहीं',
      ],
    },
  },
  en: {
    title: 'Masik Shivaratri: the dark fourteenth of every month',
    summary:
      'Before each new Moon there is a small Shivaratri. A quiet monthly practice: how its night is found, how to keep it in an hour, and the Moon’s story.',
    coverAlt: 'A last thin crescent over a temple on the shore, with waves below.',
    body: `Between one [Maha Shivaratri](/rituals/vrats/maha-shivaratri-vrat) and the next there are eleven or twelve smaller ones. Nobody puts up tents for them. They suit those who would rather do a little often than much once.

## When it falls

On the Krishna Chaturdashi of each lunar month, the night on which Chaturdashi covers nishita, local midnight. The tithi runs while the Moon stands between 336° and 348° ahead of the Sun, which is to say 24° to 12° short of meeting it. It is the last night on which a watcher before dawn may hope to see the old crescent, low in the east; on the following one it is gone. That fits the thought of the day: something is allowed to end. In an adhika month there is an extra one. City times are in the [panchang](/astrology-services/panchang).

Some call the whole-year series Shivaratri vrata and begin it at Maha Shivaratri, so that it closes where it began.

## Who keeps it

People who find Mondays too frequent and the great night too crowded; couples, who often keep it together; students in the month of examinations. Old booklets recommend it to those who wish to marry and to those who wish to be at peace, without saying which is harder.

## An hour is enough

The fast may be fruit and milk, or one light meal in the afternoon. The real practice is in the evening. Put the screens away an hour before bed. Light a lamp; pour the water so thinly that it makes no sound; place a leaf. Then say five syllables slowly, 108 times, which takes about ten minutes. Then do nothing for a few minutes more. Those who can, stay up until midnight. Those who get up at five need not.

A useful custom: write one line in a notebook each month, about what you want less of. Anger at the driver in front, sugar after ten, an unanswered letter. Twelve lines later there is something to read.

## How regions differ

In the south, temples hold abhishek in the evening and the local priest will tell you the hour. In Gujarat and Saurashtra people remember Somnath, where the story is set. In Nepal devotees go to Pashupatinath on each dark fourteenth. In much of Bengal and Assam the monthly day is hardly kept, and nothing is thought of it. In Kashi some visit a different Shiva shrine every month.

## Small print for the body

One light evening a month asks little, yet the usual cautions hold. People with diabetes should not lengthen the gap between meals on their own judgment; nursing mothers need their food; tablets that are taken with meals are taken with meals. Teenagers may skip the fasting and keep the ten minutes. And if darkness and solitude make your mood heavier, worship before dinner with the family, lights on. Shiva is there too.`,
  },
  hi: {
    title: 'मासिक शिवरात्रि: हर महीने की अँधेरी चतुर्दशी',
    summary:
      'हर अमावस्या से पहले एक छोटी शिवरात्रि आती है। उसकी रात कैसे जानें, घंटे भर में कैसे निभाएँ, और चंद्रमा की कथा।',
    coverAlt: 'सागर-तट के मंदिर के ऊपर अंतिम पतला चंद्रमा और नीचे लहरें।',
    body: `एक [महाशिवरात्रि](/rituals/vrats/maha-shivaratri-vrat) से दूसरी के बीच ग्यारह-बारह छोटी शिवरात्रियाँ आती हैं। इनके लिए कोई पंडाल नहीं लगता। ये उनके लिए हैं जो एक दिन बहुत करने से बेहतर यह मानते हैं कि थोड़ा-थोड़ा बार-बार किया जाए।

## कब होती है

हर चांद्र मास की कृष्ण चतुर्दशी को, उस रात जिसके निशीथ यानी स्थानीय मध्यरात्रि पर चतुर्दशी हो। यह तिथि तब चलती है जब चंद्रमा सूर्य से 336° से 348° आगे हो, यानी उससे मिलने में 24° से 12° बाक़ी हों। भोर से पहले पूरब में नीचे, पुरानी कला के दिखने की यह लगभग आख़िरी रात है; अगली रात वह नहीं मिलती। दिन का भाव भी यही है: किसी चीज़ को समाप्त होने देना। अधिक मास में एक और आती है। अपने शहर का समय [पंचांग](/astrology-services/panchang) में देखें।

कुछ लोग पूरे वर्ष का संकल्प महाशिवरात्रि से शुरू करते हैं, ताकि वहीं आकर पूरा हो।

## कौन रखता है

जिन्हें हर सोमवार अधिक लगे और बड़ी रात में भीड़ लगे; दंपती, जो प्रायः साथ रखते हैं; परीक्षा के महीने में विद्यार्थी। पुरानी पोथियाँ इसे विवाह चाहने वालों के लिए भी बताती हैं और शांति चाहने वालों के लिए भी; दोनों में कठिन क्या है, यह नहीं लिखतीं।

## एक घंटा बहुत है

उपवास फल-दूध का हो सकता है, या दोपहर में एक हल्का भोजन। असली साधना शाम की है। सोने से एक घंटा पहले फ़ोन और टीवी रख दें। दीपक जलाएँ; जल इतनी पतली धार से चढ़ाएँ कि आवाज़ न हो; एक पत्ता रखें। फिर पाँच अक्षर धीरे-धीरे 108 बार कहें, इसमें लगभग दस मिनट लगते हैं। फिर कुछ मिनट कुछ न करें। जो जाग सकें, आधी रात तक जागें। जिन्हें पाँच बजे उठना है, उन्हें ज़रूरत नहीं।

एक अच्छी आदत: हर महीने कॉपी में एक पंक्ति लिखें कि क्या कम करना है। आगे वाले ड्राइवर पर ग़ुस्सा, रात दस के बाद मीठा, बिना जवाब पड़ी कोई चिट्ठी। बारह पंक्तियों के बाद पढ़ने को कुछ होगा।

## जगह-जगह की रीति

दक्षिण में मंदिरों में शाम को अभिषेक होता है, समय पुजारी बता देते हैं। गुजरात और सौराष्ट्र में लोग सोमनाथ को याद करते हैं, जहाँ की यह कथा है। नेपाल में हर कृष्ण चतुर्दशी को श्रद्धालु पशुपतिनाथ जाते हैं। बंगाल और असम के बड़े हिस्से में मासिक शिवरात्रि प्रायः नहीं रखी जाती, और कोई बात नहीं। काशी में कुछ लोग हर महीने एक अलग शिवालय के दर्शन करते हैं।

## शरीर की सुनें

महीने में एक हल्की शाम बहुत नहीं माँगती, फिर भी ध्यान रखें। मधुमेह हो तो अपने मन से भोजन के बीच का अंतर न बढ़ाएँ; दूध पिलाने वाली माँ को भोजन चाहिए; जो गोली खाने के साथ लेनी है, वह खाने के साथ ही लें। किशोर उपवास छोड़कर दस मिनट का जप रख सकते हैं। और यदि अँधेरा और अकेलापन मन को भारी करता हो तो रात के भोजन से पहले, सबके साथ, रोशनी में पूजा करें। शिव वहाँ भी हैं।`,
  },
};
