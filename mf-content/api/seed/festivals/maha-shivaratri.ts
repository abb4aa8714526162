import type { ContentSeed, FestivalDetails } from '../content-seed';

export const seed: ContentSeed<FestivalDetails> = {
  slug: 'maha-shivaratri',
  cover: 'festivals/maha-shivaratri.svg',
  category: '',
  tags: ['shiva', 'night', 'fast'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T12:20:00+05:30',
  details: {
    festivalIds: ['maha-shivaratri'],
    deity: { en: 'Shiva', hi: 'शिव' },
    regions: {
      en: [
        'All India',
        'Jammu and Kashmir',
        'Uttarakhand',
        'Madhya Pradesh',
        'Andhra Pradesh',
        'Nepal',
      ],
      hi: ['पूरा भारत', 'जम्मू-कश्मीर', 'उत्तराखंड', 'मध्य प्रदेश', 'आंध्र प्रदेश', 'नेपाल'],
    },
    en: {
      samagri: [
        'Clean water, and a small cup of milk',
        'Curd, honey, ghee and sugar for the panchamrit',
        'Bel leaves, washed; white flowers; dhatura only to look at, out of reach of children',
        'Bhasma or sandal paste',
        'A lamp that can burn through the night',
        'Fruit for the offering',
      ],
      vidhi: [
        'Bathe in the evening and sit facing north or east.',
        'Pour water over the lingam in a thin stream, saying Om Namah Shivaya.',
        'Give a spoonful each of milk, curd, honey, ghee and sugar, with water between them.',
        'Place bel leaves smooth side down, then sandal and flowers.',
        'Repeat a short puja in each of the four watches of the night, or at least near midnight.',
        'Sing or sit in silence; read the katha.',
        'Break the fast after sunrise, before Chaturdashi ends if your family follows that rule.',
      ],
      katha:
        'A forest hunter, called Gurudruha in the Shiva Purana, lost his way at dusk. He climbed a tree by a pool, so that no tiger would reach him, and waited for deer to come and drink. To stay awake he plucked leaves and dropped them. He did not know that it was a bel tree, that a stone lingam stood among the roots, or that the night was Shivaratri. Water leaked from his gourd and fell on the stone as well.\n\nIn the first watch a doe came. He raised his bow. She asked for a little time, to leave her fawns with her sister, and promised to return. He let her go. In the second watch the sister came with the same request, in the third the stag. Each time more leaves fell, and each time the hunter, hungry as he was, said yes.\n\nAt dawn all of them came back together, the young ones too, each offering to be the first. The hunter looked at their faces and put the bow down for good. The Shiva Purana says that Shiva was pleased with the leaves and the water, but most of all with the arrow that was not shot.',
      foods: [
        'Fruit and milk',
        'Sabudana khichdi',
        'Kuttu or singhara puri',
        'Thandai without bhang',
        'Sweet potato',
      ],
    },
    hi: {
      samagri: [
        'स्वच्छ जल और छोटी कटोरी दूध',
        'पंचामृत के लिए दही, शहद, घी और शक्कर',
        'धुले बेलपत्र और सफ़ेद फूल; धतूरा हो तो बच्चों की पहुँच से दूर',
        'भस्म या चंदन',
        'रात भर जलने वाला दीया',
        'भोग के लिए फल',
      ],
      vidhi: [
        'शाम को स्नान कर उत्तर या पूर्व की ओर मुँह करके बैठें।',
        'ॐ नमः शिवाय कहते हुए पतली धार से शिवलिंग पर जल चढ़ाएँ।',
        'दूध, दही, शहद, घी और शक्कर एक-एक चम्मच अर्पित करें, बीच-बीच में जल दें।',
        'बेलपत्र चिकनी ओर से रखें, फिर चंदन और फूल।',
        'रात के चारों पहर में छोटी पूजा करें, या कम से कम मध्यरात्रि के आसपास।',
        'भजन गाएँ या चुपचाप बैठें; कथा पढ़ें।',
        'सूर्योदय के बाद पारण करें; जहाँ ऐसी रीति हो, चतुर्दशी समाप्त होने से पहले।',
      ],
      katha:
        'एक शिकारी, जिसका नाम शिव पुराण में गुरुद्रुह है, साँझ ढले जंगल में राह भूल गया। बाघ के डर से वह तालाब किनारे एक पेड़ पर चढ़ गया और पानी पीने आते हिरनों की बाट देखने लगा। नींद न आए, इसलिए पत्ते तोड़-तोड़कर गिराता रहा। उसे पता न था कि पेड़ बेल का है, जड़ों में शिवलिंग है और वह रात शिवरात्रि है। उसकी तुंबी से जल भी टपकता रहा।\n\nपहले पहर में एक हिरनी आई। उसने धनुष उठाया। हिरनी बोली, बच्चों को बहन के पास छोड़ आऊँ, फिर लौट आऊँगी। शिकारी ने जाने दिया। दूसरे पहर में बहन आई, तीसरे में हिरन; सबने थोड़ा समय माँगा। हर बार कुछ पत्ते और गिरे, और भूखे शिकारी ने हर बार हाँ कह दी।\n\nभोर में सब साथ लौटे, बच्चे भी, और हर एक कहता था, पहले मुझे। शिकारी ने उनके मुख देखे और धनुष सदा के लिए रख दिया। शिव पुराण कहता है कि शिव पत्तों और जल से प्रसन्न हुए, पर सबसे अधिक उस बाण से जो चला ही नहीं।',
      foods: ['फल और दूध', 'साबूदाने की खिचड़ी', 'कुट्टू या सिंघाड़े की पूरी', 'बिना भाँग की ठंडाई', 'शकरकंद'],
    },
  },
  en: {
    title: 'Maha Shivaratri: a night awake with Shiva',
    summary:
      'Maha Shivaratri belongs to the dark of Magha and to midnight. The nishita rule, four watches of puja, regional ways and care while fasting.',
    coverAlt: 'A Shiva lingam with bel leaves under a thin crescent Moon, mountains behind.',
    body: `Festivals usually end when the lamps burn down. This one begins then. The house is quiet, the Moon is only a thread that will rise before dawn, and the work of the night is simply to stay awake.

## What is remembered

Some say it is the night Shiva married Parvati; some, the night he drank the poison of the churned ocean and the gods kept watch; some, the night he stood as a column of light without top or base. The Puranas hold all three. What they share is the wakefulness, *jagaran*.

## Midnight decides

Each lunar month has a Shivaratri on the fourteenth of its dark half. The great one is in Magha by the months that end with the new Moon, which northern calendars, ending their months at the full Moon, call Phalguna. Same night, two names.

The deciding hour is nishita, the eighth of the fifteen parts of the night, around midnight. Chaturdashi must run through it. When two nights qualify, the first is usually chosen. The four watches (prahar) divide the time from sunset to sunrise, about three hours each at this season.

## Kashmir, Ujjain, Kathmandu

Kashmiri Pandits call it Herath. They fill pots with walnuts and water to stand for the wedding party, and hand the walnuts to daughters and friends for days afterwards. In Ujjain the Mahakal temple clothes Shiva as a bridegroom. Andhra and Telangana walk to Srisailam, and Pashupatinath in Kathmandu fills with ascetics from the whole subcontinent. At home a single lamp, a lota of water and a handful of bel leaves are enough; Shiva is called Ashutosh, the one easily pleased.

## Awake with children

Nobody needs to keep a six-year-old up until dawn. Give the first watch to them: let them pour the water, count bel leaves in threes, hear about the hunter in the tree. Then bed. Older ones may look for Orion and the bright star Sirius from the terrace.

## Looking after body and milk

A spoonful of milk is an offering; litres in the drain are not. Give the packet to someone who will drink it. Do not fast without water, and let those who are pregnant, diabetic, elderly or on medicine eat normally or ask their doctor. Dhatura is poisonous and bhang is unwise; both stay away from children’s hands. After a night without sleep, let someone else drive.`,
  },
  hi: {
    title: 'महाशिवरात्रि: शिव के साथ एक जागती रात',
    summary:
      'महाशिवरात्रि कृष्ण चतुर्दशी और मध्यरात्रि का पर्व है। निशीथ का नियम, चार पहर की पूजा, अलग-अलग प्रदेशों की रीति और व्रत में सँभाल।',
    coverAlt: 'पतले चंद्रमा के नीचे बेलपत्रों से सजा शिवलिंग, पीछे पर्वत।',
    body: `दूसरे त्योहार दीये बुझने पर पूरे होते हैं, यह तब शुरू होता है। घर शांत है, चंद्रमा की पतली रेखा भोर से ज़रा पहले निकलेगी, और रात का काम बस इतना है कि जागते रहें।

## किस बात की याद

कोई कहता है, आज शिव-पार्वती का विवाह हुआ; कोई, समुद्र मंथन का विष शिव ने इसी रात पिया और देवता पहरा देते रहे; कोई, आज वे आदि-अंत रहित ज्योति-स्तंभ बने। पुराणों में तीनों कथाएँ हैं। तीनों में साझा है जागरण।

## निर्णय मध्यरात्रि का

हर चांद्र मास की कृष्ण चतुर्दशी शिवरात्रि होती है। महाशिवरात्रि अमांत पंचांग के माघ में पड़ती है; उत्तर भारत में महीना पूर्णिमा पर पूरा होता है, इसलिए वही रात फाल्गुन कृष्ण चतुर्दशी कहलाती है। रात एक, नाम दो।

निर्णायक समय निशीथ है, रात के पंद्रह भागों में आठवाँ, यानी मध्यरात्रि के आसपास। उस समय चतुर्दशी होनी चाहिए। दोनों रात हो तो प्रायः पहली ली जाती है। सूर्यास्त से सूर्योदय तक के चार भाग चार पहर हैं, इस ऋतु में लगभग तीन-तीन घंटे के।

## कश्मीर, उज्जैन, काठमांडू

कश्मीरी पंडित इसे हेरथ कहते हैं। वे घड़ों में अखरोट और जल भरकर बारात सजाते हैं और बाद में कई दिन तक बेटियों और मित्रों को अखरोट बाँटते हैं। उज्जैन में महाकाल दूल्हा बनते हैं। आंध्र और तेलंगाना के लोग पैदल श्रीशैलम जाते हैं, और काठमांडू के पशुपतिनाथ में पूरे उपमहाद्वीप के साधु जुटते हैं। घर में एक दीया, एक लोटा जल और मुट्ठी भर बेलपत्र बहुत हैं; शिव का एक नाम आशुतोष है, जो सहज प्रसन्न हो जाएँ।

## बच्चों का जागरण

छह साल के बच्चे को भोर तक जगाने की ज़रूरत नहीं। पहला पहर उसका रखिए: जल चढ़ाए, तीन-तीन पत्तियों वाले बेलपत्र गिने, पेड़ पर बैठे शिकारी की कथा सुने। फिर सो जाए। बड़े बच्चे छत से मृगशिरा के तारे और चमकीला लुब्धक पहचान सकते हैं।

## शरीर और दूध, दोनों का मान

चम्मच भर दूध अर्पण है; नाली में बहता लीटर भर दूध नहीं। थैली उसे दीजिए जो पिएगा। निर्जल न रहें। गर्भवती, मधुमेह वाले, वृद्ध और दवा लेने वाले सामान्य भोजन करें या डॉक्टर से पूछ लें। धतूरा ज़हरीला है और भाँग समझदारी नहीं; दोनों बच्चों से दूर रहें। जागरण के बाद सुबह गाड़ी कोई और चलाए।`,
  },
};
