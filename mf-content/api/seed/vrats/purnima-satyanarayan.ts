import type { ContentSeed, VratDetails } from '../content-seed';

export const seed: ContentSeed<VratDetails> = {
  slug: 'purnima-satyanarayan',
  cover: 'vrats/purnima-satyanarayan.svg',
  category: '',
  tags: ['purnima', 'satyanarayan', 'vishnu', 'katha'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T14:43:00+05:30',
  reviewedAt: '2026-11-22T08:00:00+05:30',
  details: {
    festivalIds: ['purnima'],
    deity: { en: 'Satyanarayan (Vishnu)', hi: 'सत्यनारायण (विष्णु)' },
    frequency: 'monthly',
    en: {
      samagri: [
        'A low wooden seat, a new cloth, four banana stems for the corners',
        'A kalash with water, mango leaves and a coconut',
        'A picture of Satyanarayan or a shaligram',
        'Rava or wheat flour, ghee, sugar and milk in equal measure, with banana, for the prasad',
        'Panchamrit with tulsi, fruit, betel leaves and nuts',
        'Lamp, incense, camphor, conch and bell, a booklet of the story',
      ],
      vidhi: [
        'Fast on fruit or a light meal through the day; ask neighbours for the evening.',
        'Roast the flour in ghee and prepare the prasad with a clean kitchen and a quiet tongue.',
        'At dusk set up the seat, the kalash and the four stems.',
        'Worship Ganesha and the nine grahas briefly, then Satyanarayan with sandal, flowers, tulsi and panchamrit.',
        'Read the five chapters aloud; let different people read.',
        'After each chapter sound the conch or bell.',
        'Perform aarti, give prasad to all who have come and to those who could not, then eat.',
      ],
      katha: `A merchant, called Sadhu, wished for a child. He saw a king worship Satyanarayan on a river bank, asked what it was, and promised to do the same if a child came. A daughter came, Kalavati. “When she is named,” he told his wife Lilavati. Then: when she walks. Then: at her wedding. The wedding came and went, and he took ship with his son-in-law to trade.

In a foreign city stolen goods were found near their boats; the thieves had dropped them and run. The two were locked up and nobody asked them anything. At home too there was want. One night Kalavati came back late from a house where the worship was being held, and told her mother, and Lilavati kept it the next day with what they had. Soon after, the foreign king understood his error. He released the two and filled their boats.

On the river an old man in a faded robe called from the bank: “What are you carrying?” It was an easy question. “Leaves and creepers,” said Sadhu, who did not want to share. “So be it,” said the old man. When the merchant looked, the boats rode high and were full of leaves and creepers. He ran back, fell at the old man’s feet and for once said the truth from one end to the other. The boats sank to their old line.

The five chapters, from the Reva Khanda of the Skanda Purana as they are handed down, have more: a poor Brahmin, a woodcutter, a proud king. In each the vow is small. What breaks it is not poverty but the words “later” and “only leaves”.`,
      foods: [
        'Sapad or sheera: rava, ghee, sugar, milk and banana, one and a quarter measure of each',
        'In Uttar Pradesh and Bihar panjiri of roasted wheat flour, and charnamrit',
        'In Bengal shinni: raw flour, milk, jaggery and banana, mixed and not cooked',
        'After the katha a simple meal for everyone present',
      ],
    },
    hi: {
      samagri: [
        'चौकी, नया वस्त्र, कोनों के लिए केले के चार खंभे',
        'जल, आम के पत्ते और नारियल सहित कलश',
        'सत्यनारायण का चित्र या शालिग्राम',
        'प्रसाद के लिए बराबर माप में सूजी या आटा, घी, शक्कर और दूध, साथ में केला',
        'तुलसी सहित पंचामृत, फल, पान और सुपारी',
        'दीपक, धूप, कपूर, शंख, घंटी और कथा की पोथी',
      ],
      vidhi: [
        'दिन में फलाहार या हल्का भोजन करें; शाम के लिए पड़ोसियों को न्योता दें।',
        'साफ़ रसोई और शांत मन से घी में आटा भूनकर प्रसाद बनाएँ।',
        'साँझ को चौकी, कलश और केले के खंभे सजाएँ।',
        'संक्षेप में गणेश और नवग्रह पूजें, फिर चंदन, फूल, तुलसी और पंचामृत से सत्यनारायण को।',
        'पाँचों अध्याय बोलकर पढ़ें; अलग-अलग लोग पढ़ें तो अच्छा।',
        'हर अध्याय के बाद शंख या घंटी बजाएँ।',
        'आरती करके प्रसाद सबको दें, जो न आ सके उन्हें भी भेजें, फिर भोजन करें।',
      ],
      katha: `साधु नाम का एक बनिया संतान चाहता था। उसने एक राजा को नदी-तट पर सत्यनारायण की पूजा करते देखा, पूछा कि यह क्या है, और मन्नत मानी कि संतान हुई तो मैं भी करूँगा। कन्या हुई, कलावती। पत्नी लीलावती से बोला, “नामकरण पर करेंगे।” फिर कहा, जब चलने लगे। फिर, विवाह पर। विवाह भी हो गया, और वह दामाद के साथ नाव लेकर व्यापार को निकल गया।

परदेस में चोरी का माल उनकी नावों के पास मिला; चोर फेंककर भाग गए थे। दोनों को बंद कर दिया गया, किसी ने कुछ पूछा तक नहीं। घर में भी तंगी आ गई। एक रात कलावती देर से लौटी; जिस घर में रुकी थी वहाँ यही पूजा हो रही थी। उसने माँ को बताया, और लीलावती ने अगले दिन जो था उसी से पूजा की। कुछ ही दिन में परदेस के राजा को अपनी भूल समझ आई। उसने दोनों को छोड़ा और नावें भर दीं।

नदी किनारे फीके वस्त्र वाले एक बूढ़े ने पुकारा, “क्या ले जा रहे हो?” प्रश्न सरल था। साधु बाँटना नहीं चाहता था; बोला, “लता-पत्ते हैं।” बूढ़े ने कहा, “ऐसा ही हो।” बनिए ने देखा तो नावें हल्की होकर ऊपर उठ आई थीं, उनमें लता-पत्ते भरे थे। वह दौड़ा, बूढ़े के पाँव पकड़े और पहली बार शुरू से अंत तक सच कहा। नावें फिर अपनी पुरानी रेखा तक बैठ गईं।

स्कंद पुराण के रेवाखंड के नाम से चले आते पाँच अध्यायों में और भी हैं: निर्धन ब्राह्मण, लकड़हारा, अभिमानी राजा। हर कथा में संकल्प छोटा है। उसे ग़रीबी नहीं तोड़ती; तोड़ते हैं ये शब्द: “फिर कभी” और “बस पत्ते हैं”।`,
      foods: [
        'सपाद या शीरा: सूजी, घी, शक्कर, दूध और केला, सब सवा माप',
        'उत्तर प्रदेश और बिहार में भुने आटे की पंजीरी और चरणामृत',
        'बंगाल में शिन्नी: कच्चा आटा, दूध, गुड़ और केला, मिलाकर, बिना पकाए',
        'कथा के बाद सबके लिए सादा भोजन',
      ],
    },
  },
  en: {
    title: 'Purnima vrat and the Satyanarayan katha',
    summary:
      'A full-Moon fast that ends with neighbours in the room. When Purnima counts, how to set up the Satyanarayan puja at home, and what the five chapters say.',
    coverAlt: 'A kalash with mango leaves between four banana stems, the full Moon above.',
    body: `Most vrats are kept alone. This one cannot be: somebody has to read, somebody has to listen, and the prasad is measured for more people than live in the house. Satyanarayan is Vishnu under the name of Truth, and Purnima, when nothing of the Moon is hidden, is his usual day.

## When it falls

Purnima is the fifteenth tithi of the bright half. It ends at the instant when Moon and Sun stand exactly 180° apart. There are twelve in a year, or thirteen with an adhika month. For bathing and giving we take the day with Purnima at sunrise. For an evening katha many priests prefer the evening when the full Moon is actually up, and this can be a day earlier. So two dates for one Purnima are no mistake; the [panchang](/astrology-services/panchang) gives the hours in which it begins and ends.

The katha may also be held on Ekadashi, on a sankranti, a Thursday, or on the day of a new job or a new roof. The text itself says that any day will do when the heart is in it.

## Who keeps it

It has a reputation for being open to all, and the stories bear this out: the ones who do it well are a beggar, a woodcutter, cowherds. There is no need for a priest, though many like to have one; [booking a katha](/astrology-services/online-katha-booking) is planned here, but not open yet.

## A plan for one evening

Roast the flour at four. Set up the seat at five: banana stems at the corners, kalash in the middle, the picture behind it. Start at six. Ganesha, the grahas, then the main worship take forty minutes; the five chapters another forty. Let a child hold the bell. Give the prasad into cupped hands, beginning with the guests who must leave early. In the story a girl forgets it, and that is the only thing anyone teases about.

## How regions differ

Maharashtra counts everything in one and a quarter (sava). Andhra and Karnataka hold it at weddings and house entries, and Annavaram has a temple for couples. In Bengal and Odisha the same figure is called Satya Pir as well as Satya Narayan; for centuries Hindu and Muslim neighbours shared the shinni. In the north the katha is read at a brisk pace, and in Gujarat sung.

## Food and health

The fast is mild, with fruit and milk allowed until evening. Sheera is mostly sugar, semolina and ghee: a spoonful is a blessing, a bowlful an event. For people with diabetes a slice of fruit can be offered and given as prasad, and it would be kind to have it ready without being asked. If you are pregnant, elderly, or on medicines, eat at noon as your doctor has told you; then stay for the reading. Keep raw-milk prasad cool, and away from small babies.`,
  },
  hi: {
    title: 'पूर्णिमा व्रत और सत्यनारायण कथा',
    summary:
      'पूर्णिमा का व्रत, जो पड़ोसियों के साथ पूरा होता है। पूर्णिमा कब मानी जाए, घर पर सत्यनारायण पूजा कैसे सजे, और पाँच अध्याय क्या कहते हैं।',
    coverAlt: 'केले के चार खंभों के बीच आम के पत्तों वाला कलश, ऊपर पूर्ण चंद्रमा।',
    body: `अधिकतर व्रत अकेले रखे जाते हैं। यह अकेले नहीं हो सकता: कोई पढ़े, कोई सुने, और प्रसाद घर के लोगों से अधिक के लिए बने। सत्यनारायण सत्य के नाम से विष्णु हैं, और पूर्णिमा, जब चंद्रमा का कुछ भी छिपा नहीं रहता, उनका अपना दिन है।

## कब होता है

पूर्णिमा शुक्ल पक्ष की पंद्रहवीं तिथि है। वह उस क्षण पूरी होती है जब चंद्रमा और सूर्य ठीक 180° की दूरी पर हों। वर्ष में बारह होती हैं, अधिक मास हो तो तेरह। स्नान-दान के लिए हम वह दिन लेते हैं जिसके सूर्योदय पर पूर्णिमा हो। शाम की कथा के लिए बहुत-से पुरोहित वह साँझ चुनते हैं जब पूरा चाँद सचमुच आकाश में हो, और यह एक दिन पहले भी हो सकती है। इसलिए एक पूर्णिमा की दो तारीख़ें भूल नहीं हैं; वह कब लगती और कब पूरी होती है, [पंचांग](/astrology-services/panchang) में देखें।

कथा एकादशी, संक्रांति या गुरुवार को, नई नौकरी या नई छत के दिन भी हो सकती है। ग्रंथ स्वयं कहता है कि मन हो तो कोई भी दिन ठीक है।

## कौन रखता है

यह सबके लिए खुला माना जाता है और कथाएँ भी यही दिखाती हैं: इसे अच्छी तरह निभाने वाले एक भिक्षुक, एक लकड़हारा और ग्वाले हैं। पुरोहित अनिवार्य नहीं, पर बहुत-से लोग बुलाना पसंद करते हैं; [कथा की बुकिंग](/astrology-services/online-katha-booking) यहाँ आगे खुलेगी, अभी नहीं खुली है।

## एक शाम की योजना

चार बजे आटा भूनें। पाँच बजे चौकी सजाएँ: कोनों पर केले के खंभे, बीच में कलश, पीछे चित्र। छह बजे आरंभ करें। गणेश, नवग्रह और मुख्य पूजा में चालीस मिनट, पाँच अध्यायों में और चालीस। घंटी किसी बच्चे को थमा दें। प्रसाद अंजलि में दें, पहले उन्हें जिन्हें जल्दी जाना है। कथा में एक लड़की प्रसाद लेना भूल जाती है, और हर घर में छेड़ने को यही एक बात मिलती है।

## जगह-जगह की रीति

महाराष्ट्र में सब कुछ सवा के माप से होता है। आंध्र और कर्नाटक में यह विवाह और गृह प्रवेश के साथ होती है, और अन्नवरम में दंपतियों के लिए मंदिर है। बंगाल और ओडिशा में वही सत्यनारायण सत्य पीर भी कहलाते हैं; सदियों तक हिंदू-मुसलमान पड़ोसी साथ शिन्नी खाते रहे। उत्तर में कथा तेज़ गति से पढ़ी जाती है, गुजरात में गाई जाती है।

## भोजन और सेहत

व्रत हल्का है, शाम तक फल-दूध चलते हैं। शीरा अधिकतर शक्कर, सूजी और घी है: चम्मच भर आशीर्वाद, कटोरा भर दावत। मधुमेह वालों के लिए फल की फाँक चढ़ाकर प्रसाद में दी जा सकती है; बिना माँगे तैयार रखें तो बहुत अच्छा। गर्भावस्था हो, उम्र अधिक हो या दवा चलती हो तो डॉक्टर के कहे अनुसार दोपहर में भोजन करें, फिर कथा सुनें। कच्चे दूध का प्रसाद ठंडा रखें और नन्हे शिशुओं को न दें।`,
  },
};
