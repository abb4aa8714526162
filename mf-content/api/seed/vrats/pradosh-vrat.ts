import type { ContentSeed, VratDetails } from '../content-seed';

export const seed: ContentSeed<VratDetails> = {
  slug: 'pradosh-vrat',
  cover: 'vrats/pradosh-vrat.svg',
  category: '',
  tags: ['pradosh', 'shiva', 'trayodashi'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T12:33:00+05:30',
  details: {
    festivalIds: ['pradosha-vrat'],
    deity: { en: 'Shiva', hi: 'शिव' },
    frequency: 'fortnightly',
    en: {
      samagri: [
        'Clean water, a little milk, a small pot to pour from',
        'Bilva leaves, whole, with three leaflets',
        'White flowers or oleander, sandal paste, vibhuti',
        'Ghee or sesame-oil lamp, dhoop',
        'Fruit or a simple sweet to offer',
      ],
      vidhi: [
        'Bathe in the morning and decide on the form of the fast.',
        'Keep the day plain: fruit and milk, or nothing until dusk if you are used to it.',
        'Bathe or wash again shortly before sunset and put on clean clothes.',
        'In the pradosha time pour water on the linga, offer bilva with the smooth side down, and light the lamp.',
        'Repeat “Om Namah Shivaya”, read the story, and sit quietly for a while facing north or east.',
        'Perform aarti, share the prasad, and eat after it.',
      ],
      katha: `A poor widow went begging every day with her little son. On the road one evening she found a second boy, bruised and silent, whose clothes had once been fine. She did not ask whose he was. She took him home, and from then on begged for three.

He was Dharmagupta, prince of Vidarbha; enemies had killed his father, and his mother was lost in the flight. The sage Shandilya, whom the widow met at a temple, saw who the boy was and told her. He also taught the three of them to worship Shiva at dusk on the thirteenth of the moon, with whatever there was. There was water and there were leaves.

They kept it month after month. Years later the two boys walked in the forest and saw gandharva girls playing. The widow’s son turned back; a student, he said, should not stand and stare. The prince stayed, and spoke with one of them. She was Amshumati, the daughter of a gandharva king, and her father, it turned out, had already been told in a dream by Shiva whom she should marry.

With the gandharva’s army Dharmagupta won Vidarbha back. His first act as king was to bring the widow to the palace. “This is my mother,” he told the court, “and this is my brother.” The Skanda Purana tells it to explain Pradosh. Listeners often remember something else: the woman with nothing, who took in one more.`,
      foods: [
        'Before dusk: water, fruit, milk, buttermilk',
        'After the worship: a plain satvik meal, or sabudana, kuttu or sama where grain is left out',
        'For offering: kheer, banana, coconut, roasted gram with jaggery',
        'Many leave salt for the day',
      ],
    },
    hi: {
      samagri: [
        'साफ़ जल, थोड़ा दूध, चढ़ाने के लिए छोटा लोटा',
        'तीन पत्तियों वाले साबुत बेलपत्र',
        'सफ़ेद फूल या कनेर, चंदन, विभूति',
        'घी या तिल के तेल का दीपक, धूप',
        'भोग के लिए फल या सादी मिठाई',
      ],
      vidhi: [
        'सुबह स्नान करके तय करें कि व्रत किस रूप में रखेंगे।',
        'दिन सादा रखें: फल-दूध, या अभ्यास हो तो साँझ तक कुछ नहीं।',
        'सूर्यास्त से कुछ पहले फिर स्नान करें या हाथ-मुँह धोकर साफ़ वस्त्र पहनें।',
        'प्रदोष काल में शिवलिंग पर जल चढ़ाएँ, बेलपत्र की चिकनी ओर नीचे रखकर अर्पित करें और दीपक जलाएँ।',
        '“ॐ नमः शिवाय” जपें, कथा पढ़ें, और उत्तर या पूर्व की ओर मुँह करके कुछ देर शांत बैठें।',
        'आरती करें, प्रसाद बाँटें, उसके बाद भोजन करें।',
      ],
      katha: `एक निर्धन विधवा अपने छोटे बेटे के साथ रोज़ भिक्षा माँगने निकलती थी। एक शाम रास्ते में उसे एक और बालक मिला, चोट खाया हुआ, चुपचाप; कपड़े कभी अच्छे रहे होंगे। उसने यह नहीं पूछा कि किसका है। घर ले आई, और उस दिन से तीन का पेट भरने को माँगने लगी।

वह विदर्भ का राजकुमार धर्मगुप्त था। शत्रुओं ने पिता को मार डाला था और भागते हुए माता बिछुड़ गई थी। मंदिर में मिले ऋषि शांडिल्य ने बालक को पहचाना और विधवा को बताया। उन्होंने तीनों को यह भी सिखाया कि त्रयोदशी की साँझ, जो पास हो उसी से, शिव की पूजा करें। पास में जल था और पत्ते थे।

महीने-दर-महीने वे व्रत रखते रहे। बरसों बाद दोनों लड़के वन में घूम रहे थे कि गंधर्व-कन्याएँ खेलती दिखीं। विधवा का बेटा लौट आया; बोला, विद्यार्थी को खड़े होकर ताकना शोभा नहीं देता। राजकुमार रुका और एक कन्या से बात की। वह गंधर्वराज की पुत्री अंशुमती थी, और उसके पिता को शिव स्वप्न में पहले ही बता चुके थे कि विवाह किससे हो।

गंधर्व-सेना के साथ धर्मगुप्त ने विदर्भ वापस पाया। राजा बनकर पहला काम यह किया कि उस विधवा को महल में ले आया और सभा से कहा, “ये मेरी माता हैं, और यह मेरा भाई।” स्कंद पुराण यह कथा प्रदोष की महिमा के लिए सुनाता है। सुनने वालों को अक्सर वह स्त्री याद रह जाती है जिसके पास कुछ न था, और जिसने एक और को अपना लिया।`,
      foods: [
        'साँझ से पहले: जल, फल, दूध, छाछ',
        'पूजा के बाद: सादा सात्विक भोजन, या अन्न न लेते हों तो साबूदाना, कुट्टू, समा',
        'भोग में: खीर, केला, नारियल, गुड़-चना',
        'बहुत-से लोग उस दिन नमक नहीं लेते',
      ],
    },
  },
  en: {
    title: 'Pradosh vrat: an evening with Shiva, twice a month',
    summary:
      'The thirteenth tithi at dusk belongs to Shiva. How the day is chosen, what Som, Bhaum and Shani Pradosh mean, and a simple way to keep it at home.',
    coverAlt:
      'The red glow after sunset behind a small Shiva temple, with Nandi at rest beside it.',
    body: `Pradosha is the name of an hour before it is the name of a fast. It is the time after sunset when the light goes and the lamps have not quite taken over. On the thirteenth tithi of either fortnight, tradition holds, Shiva dances at that hour on Kailasa and is easily pleased. The vrat is arranged so that a working person can keep it: an ordinary day, and then an evening.

## When it falls

It falls on the day whose pradosha time has Trayodashi, so about every fifteen days. Sunrise does not matter here. If Trayodashi begins at four in the afternoon and ends before the next dusk, the first day is the one, though its morning was Dwadashi. Pradosha is a fifth of the night after sunset in the reckoning we use, a little over two hours; many people think of it as the hour and a half on either side of sunset and worship within that. In our [panchang](/astrology-services/panchang) you can see when the tithi changes in your own town.

## Which weekday

The fast takes its name from the day it lands on. **Soma Pradosh** on Monday is Shiva’s own day. **Bhauma Pradosh** on Tuesday is often kept when debts weigh. **Shani Pradosh** on Saturday draws the largest crowds, above all in Ujjain and in Maharashtra. Guru, Shukra, Budha and Ravi Pradosh complete the week. Each weekday has its own reasons in local booklets; they are customs to enjoy, and none of the days is a bad one.

## Who keeps it and how

Anyone who likes. The old texts explicitly count everyone in. People often take it up for a year, or for eleven or twenty-six pradoshas, and mark the end with a meal for guests.

At home a bowl, a small linga or even a picture and a lamp are enough. Pour water in a thin stream and unhurriedly. Place the bilva, three leaves on one stalk, unbroken. If bilva does not grow near you, water and a flower are an old and respectable offering.

## How regions differ

In Tamil Nadu and Karnataka the evening belongs to the temple. Nandi is bathed first, with milk, curd and sandal water, and people pray in his ear or look at the linga between his horns; the deity is carried round three times. In Bengal and Odisha the fast is less known than the night of Shivaratri. In the north the story is read aloud at home, and the meal after it is the first of the day.

## Keep it gentle

A day’s fast that ends at eight in the evening is long for some bodies. Eat in the afternoon if you take tablets, are pregnant or nursing, have diabetes or low blood pressure, or are in your teens; your doctor’s word stands above the booklet. And drink water before you stand in a warm, crowded temple. The evening’s worship is complete without hunger.`,
  },
  hi: {
    title: 'प्रदोष व्रत: महीने में दो बार, शिव के साथ एक साँझ',
    summary:
      'त्रयोदशी की साँझ शिव की है। दिन कैसे चुना जाता है, सोम, भौम और शनि प्रदोष का अर्थ क्या है, और घर पर इसे सरलता से कैसे रखें।',
    coverAlt: 'सूर्यास्त के बाद की लाली में छोटा शिव मंदिर और पास बैठे नंदी।',
    body: `प्रदोष व्रत का नाम बाद में है, पहले एक समय का नाम है: सूर्यास्त के बाद की वह घड़ी जब उजाला जा रहा हो और दीये पूरी तरह उसकी जगह न ले पाए हों। मान्यता है कि दोनों पक्षों की त्रयोदशी को इसी घड़ी शिव कैलास पर नृत्य करते हैं और सहज प्रसन्न होते हैं। यह व्रत ऐसा है कि काम पर जाने वाला भी रख सके: दिन साधारण, और फिर एक साँझ।

## कब होता है

जिस दिन के प्रदोष काल में त्रयोदशी हो, यानी लगभग हर पंद्रह दिन पर। यहाँ सूर्योदय नहीं देखा जाता। त्रयोदशी शाम चार बजे लगे और अगली साँझ से पहले पूरी हो जाए, तो व्रत पहले दिन है, भले ही उस सुबह द्वादशी थी। हमारी गणना में प्रदोष सूर्यास्त के बाद रात का पाँचवाँ भाग है, दो घंटे से कुछ अधिक; बहुत-से लोग सूर्यास्त के आगे-पीछे का डेढ़-डेढ़ घंटा मानकर उसी में पूजा करते हैं। आपके नगर में तिथि कब बदलती है, यह [पंचांग](/astrology-services/panchang) में मिलेगा।

## किस वार को

जिस वार को पड़े, वही नाम हो जाता है। सोमवार का **सोम प्रदोष** शिव का अपना दिन है। मंगलवार का **भौम प्रदोष** लोग प्रायः क़र्ज़ के बोझ में रखते हैं। शनिवार के **शनि प्रदोष** पर सबसे अधिक भीड़ होती है, विशेषकर उज्जैन और महाराष्ट्र में। गुरु, शुक्र, बुध और रवि प्रदोष मिलाकर सप्ताह पूरा होता है। हर वार के अपने कारण पोथियों में मिलते हैं; उन्हें रीति की तरह लें, इनमें कोई दिन बुरा नहीं है।

## कौन रखता है, कैसे

जिसका मन हो। पुराने ग्रंथ साफ़ कहते हैं कि यह सबके लिए है। लोग प्रायः एक वर्ष, या ग्यारह अथवा छब्बीस प्रदोष का संकल्प लेते हैं और अंत में कुछ लोगों को भोजन कराते हैं।

घर में एक पात्र, छोटा शिवलिंग या केवल चित्र, और एक दीपक बहुत है। जल पतली धार से, बिना जल्दी के चढ़ाएँ। बेलपत्र एक डंठल पर तीन पत्तियों वाला और बिना टूटा हो। आसपास बेल न हो तो जल और एक फूल भी पुराना और सम्मानित अर्पण है।

## जगह-जगह की रीति

तमिलनाडु और कर्नाटक में यह साँझ मंदिर की होती है। पहले नंदी को दूध, दही और चंदन-जल से नहलाते हैं; लोग उनके कान में प्रार्थना कहते हैं या सींगों के बीच से शिवलिंग देखते हैं, और देवता की तीन बार परिक्रमा-यात्रा होती है। बंगाल और ओडिशा में शिवरात्रि की रात अधिक जानी जाती है, यह व्रत कम। उत्तर में घर पर कथा पढ़ी जाती है और उसके बाद दिन का पहला भोजन होता है।

## शरीर पर ज़ोर न डालें

रात आठ बजे खुलने वाला उपवास कुछ लोगों के लिए लंबा पड़ता है। गोलियाँ चलती हों, गर्भवती हों, दूध पिलाती हों, मधुमेह या निम्न रक्तचाप हो, या उम्र किशोर हो, तो दोपहर में भोजन कर लें; डॉक्टर की बात पोथी से ऊपर है। गरम, भीड़ भरे मंदिर में खड़े होने से पहले पानी पी लें। भूखे रहे बिना भी साँझ की पूजा पूरी होती है।`,
  },
};
