import type { ContentSeed, FestivalDetails } from '../content-seed';

export const seed: ContentSeed<FestivalDetails> = {
  slug: 'vasant-panchami',
  cover: 'festivals/vasant-panchami.svg',
  category: '',
  tags: ['saraswati', 'spring', 'learning'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T12:15:00+05:30',
  details: {
    festivalIds: ['basant-panchami'],
    deity: { en: 'Saraswati', hi: 'सरस्वती' },
    regions: {
      en: ['North India', 'West Bengal', 'Odisha', 'Bihar', 'Punjab'],
      hi: ['उत्तर भारत', 'पश्चिम बंगाल', 'ओडिशा', 'बिहार', 'पंजाब'],
    },
    en: {
      samagri: [
        'Picture or clay image of Saraswati',
        'Yellow and white flowers: marigold, mustard, palash',
        'Books, pens, instruments, paint brushes',
        'Turmeric, sandal, unbroken rice',
        'Saffron rice or boondi',
        'A ghee lamp and incense',
      ],
      vidhi: [
        'Bathe, wear something yellow, and spread a clean cloth in the study corner.',
        'Place the image with books and instruments in front of it.',
        'Light the lamp, offer flowers, sandal and rice.',
        'Say Om Aim Saraswatyai Namah 11 or 108 times, or the hymn Ya Kundendu.',
        'If a child is starting to write, guide the hand to form the first letter on a plate of rice.',
        'Offer the yellow sweet and share it; leave the books with the goddess until the next morning if that is your custom.',
      ],
      katha:
        'When the world had just been made, it was beautiful and entirely silent. Rivers moved without a murmur. Birds opened their beaks and nothing came. People looked at each other and could not say what they felt. Brahma walked through his creation and saw that it was sad.\n\nHe took a little water from his kamandalu and let it fall. Where the drops touched the earth a young woman stood, in white, with four arms: a book in one hand, beads in another, and in the remaining two a veena. Brahma asked her to play.\n\nShe touched one string. The sound went through everything. Water found its rush, leaves their rustle, bees their hum; the koel called twice and waited for an answer. Then the people opened their mouths, and there were words.\n\nShe was named Saraswati, the one who flows, and the day was the fifth of the bright half of Magha. The old books add a quiet lesson: she gave sound, but also the pauses between, without which neither speech nor music would mean anything.',
      foods: [
        'Kesari bhaat or sweet yellow rice',
        'Boondi laddoo',
        'Khichuri with labra in Bengal',
        'Kul, the sour jujube, eaten for the first time of the year',
        'Malpua in Bihar',
      ],
    },
    hi: {
      samagri: [
        'सरस्वती का चित्र या मिट्टी की मूर्ति',
        'पीले और सफ़ेद फूल: गेंदा, सरसों, पलाश',
        'पुस्तकें, क़लम, वाद्य, कूँची',
        'हल्दी, चंदन, अक्षत',
        'केसरिया चावल या बूँदी',
        'घी का दीया और धूप',
      ],
      vidhi: [
        'स्नान कर पीला वस्त्र पहनें और पढ़ने के कोने में साफ़ कपड़ा बिछाएँ।',
        'चित्र रखें, सामने पुस्तकें और वाद्य सजाएँ।',
        'दीया जलाएँ, फूल, चंदन और अक्षत चढ़ाएँ।',
        'ॐ ऐं सरस्वत्यै नमः 11 या 108 बार बोलें, या “या कुन्देन्दु” वंदना करें।',
        'बच्चे का अक्षरारंभ हो तो चावल की थाली पर उसका हाथ पकड़कर पहला अक्षर लिखवाएँ।',
        'पीला प्रसाद चढ़ाकर बाँटें; आपके यहाँ चलन हो तो पुस्तकें अगली सुबह तक देवी के पास रहने दें।',
      ],
      katha:
        'सृष्टि बनी ही थी। वह सुंदर थी, पर बिल्कुल चुप। नदियाँ बिना कलकल के बहती थीं। पक्षी चोंच खोलते और कोई स्वर न निकलता। लोग एक-दूसरे को देखते, पर मन की बात कह नहीं पाते थे। ब्रह्मा अपनी रचना के बीच घूमे तो उन्हें सब उदास लगा।\n\nउन्होंने कमंडल से थोड़ा जल छिड़का। बूँदें धरती पर पड़ीं तो श्वेत वस्त्रों में चार भुजाओं वाली एक देवी प्रकट हुईं: एक हाथ में पुस्तक, एक में माला, और शेष दो में वीणा। ब्रह्मा ने कहा, “कुछ बजाइए।”\n\nदेवी ने एक तार छुआ। स्वर हर वस्तु में उतर गया। जल को कलकल मिली, पत्तों को सरसराहट, भौंरों को गुंजन; कोयल दो बार कूकी और जवाब की राह देखने लगी। फिर मनुष्यों ने मुँह खोला और शब्द निकले।\n\nउनका नाम सरस्वती पड़ा, यानी जो बहती है। वह माघ शुक्ल पंचमी का दिन था। पुराने लोग एक बात और जोड़ते हैं: देवी ने ध्वनि दी तो बीच का ठहराव भी दिया, जिसके बिना न वाणी का अर्थ है, न संगीत का।',
      foods: [
        'केसरिया मीठे चावल',
        'बूँदी के लड्डू',
        'बंगाल की खिचुड़ी और लाबड़ा',
        'कुल यानी खट्टा बेर, साल में पहली बार',
        'बिहार के मालपुए',
      ],
    },
  },
  en: {
    title: 'Vasant Panchami: the day of Saraswati',
    summary:
      'Yellow clothes, a child’s first letter and books at rest: Vasant Panchami, its forenoon rule, and how Bengal, Bihar and Punjab keep it.',
    coverAlt: 'A veena resting on an open book among mustard flowers, with a white swan.',
    body: `In the plains of the north the mustard is in flower, and for a week the fields are one sheet of yellow. The wardrobe follows the fields. So does the kitchen: rice with saffron, boondi, sweet halwa with turmeric.

## Forty days early

Vasant means spring, yet the day comes in late January or February. By old reckoning spring proper begins with Chaitra and Vaishakha; this is its announcement, about forty days before Holi. In Braj the temples bring out the first gulal today and sing spring songs until then.

## Which day is it?

It is the fifth tithi of the bright half of Magha. Saraswati is worshipped in the forenoon (purvahna), so the panchang looks for Panchami in the first half of the day, between sunrise and midday. If two mornings have it, the first is kept; a Panchami that begins only after noon sends the festival to the next day. In Bengal and Odisha the same day is called Sri Panchami.

## Three ways of keeping it

**Bengal.** Students put their toughest books at the feet of the goddess and are forbidden to read that day, the one rule everyone keeps gladly. Girls in yellow saris, boys in panjabis, and nobody eats kul before the puja.

**Bihar and Uttar Pradesh.** Schools install a clay image; at home, children begin to write.

**Punjab and Haryana.** Basant is for kites and yellow turbans, and gurdwaras sing Raag Basant.

Many families treat the day as one of good beginning in itself and fix a first lesson, an engagement or a house blessing on it without further search. Others still consult the [panchang](/astrology-services/panchang). Both habits are old.

## The first letter

Vidyarambha is a lovely quarter of an hour. A plate of rice, a small finger, one curved line. Praise the attempt, not the shape. An older child may choose one book that was too hard last year and try its first page again.

## Caring for river and throat

Choose an image of unbaked clay with earth colours, and let it dissolve in a tub at home; the water may go to the garden. Painted plaster harms ponds. Loudspeakers near a hospital or an exam hall are no offering to the goddess of music, and kite thread today should be plain cotton.`,
  },
  hi: {
    title: 'वसंत पंचमी: सरस्वती का दिन',
    summary:
      'पीले कपड़े, बच्चे का पहला अक्षर और पुस्तकों की छुट्टी: वसंत पंचमी का पूर्वाह्न वाला नियम, और बंगाल, बिहार, पंजाब की रीतियाँ।',
    coverAlt: 'सरसों के फूलों के बीच खुली पुस्तक पर रखी वीणा और एक सफ़ेद हंस।',
    body: `उत्तर के मैदानों में सरसों फूली होती है और हफ़्ते भर खेत एक पीली चादर हो जाते हैं। कपड़े खेतों का रंग पकड़ लेते हैं और रसोई भी: केसर वाले चावल, बूँदी, हल्दी का मीठा हलवा।

## चालीस दिन पहले की आहट

वसंत का अर्थ बहार है, पर यह दिन जनवरी के अंत या फ़रवरी में आता है। ऋतुओं की पुरानी गिनती में वसंत चैत्र-वैशाख का है; आज उसकी घोषणा होती है, होली से लगभग चालीस दिन पहले। ब्रज के मंदिरों में आज पहला गुलाल उड़ता है और होली तक वसंत के पद गाए जाते हैं।

## दिन कैसे चुना जाता है

तिथि है माघ शुक्ल पंचमी। सरस्वती की पूजा पूर्वाह्न में होती है, इसलिए पंचांग देखता है कि सूर्योदय से दोपहर के बीच पंचमी किस दिन है। दोनों दिन हो तो पहला दिन; दोपहर के बाद शुरू हो तो अगला। बंगाल और ओडिशा में इसे श्रीपंचमी भी कहते हैं।

## मनाने के तीन ढंग

**बंगाल।** विद्यार्थी सबसे कठिन किताबें देवी के चरणों में रख देते हैं। उस दिन पढ़ना मना है, और यह नियम सब ख़ुशी से मानते हैं। पीली साड़ियाँ, पंजाबी कुरते, और पूजा से पहले कोई बेर नहीं चखता।

**बिहार और उत्तर प्रदेश।** पाठशालाओं में मिट्टी की प्रतिमा बैठती है और घरों में बच्चों का अक्षरारंभ होता है।

**पंजाब और हरियाणा।** बसंत पतंगों और पीली पगड़ियों का दिन है; गुरुद्वारों में राग बसंत गाया जाता है।

कई परिवार इसे अपने आप में शुभ मानते हैं और पहला पाठ, सगाई या गृह प्रवेश बिना और मुहूर्त देखे रख लेते हैं। कुछ घर फिर भी [पंचांग](/astrology-services/panchang) देखते हैं। दोनों ढंग पुराने हैं।

## पहला अक्षर

अक्षरारंभ के पंद्रह मिनट बड़े प्यारे होते हैं। चावल की थाली, छोटी-सी उँगली, एक टेढ़ी रेखा। तारीफ़ कोशिश की कीजिए, अक्षर की बनावट की नहीं। बड़ा बच्चा वह किताब उठाए जो पिछले साल कठिन लगी थी और उसका पहला पन्ना फिर पढ़े।

## नदी और कानों का ख़याल

प्रतिमा कच्ची मिट्टी और प्राकृतिक रंगों की लें और घर में ही टब में विसर्जित करें; पानी बग़ीचे में काम आ जाएगा। प्लास्टर और पेंट तालाब को हानि पहुँचाते हैं। अस्पताल या परीक्षा भवन के पास लाउडस्पीकर संगीत की देवी को भेंट नहीं हो सकता। पतंग उड़ाएँ तो डोर सादे सूत की हो।`,
  },
};
