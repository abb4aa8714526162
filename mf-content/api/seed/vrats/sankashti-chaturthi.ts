import type { ContentSeed, VratDetails } from '../content-seed';

export const seed: ContentSeed<VratDetails> = {
  slug: 'sankashti-chaturthi',
  cover: 'vrats/sankashti-chaturthi.svg',
  category: '',
  tags: ['ganesha', 'chaturthi', 'moonrise', 'monthly'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T12:38:00+05:30',
  details: {
    festivalIds: ['sankashti-chaturthi', 'sakat-chauth'],
    deity: { en: 'Ganesha', hi: 'गणेश' },
    frequency: 'monthly',
    en: {
      samagri: [
        'A picture or small image of Ganesha',
        'Durva grass in bunches of twenty-one, red hibiscus',
        'Modak, sesame laddu or jaggery',
        'Water with milk, sandal and rice in a pot, for the Moon',
        'Lamp, dhoop, a red cloth',
      ],
      vidhi: [
        'After the morning bath bow to Ganesha and say the vow.',
        'Fast on fruit, milk and sabudana, or on water, until moonrise.',
        'In the evening clean the place again, offer durva, red flowers and modak, and read the Atharvashirsha or the twelve names.',
        'Read the story of the month.',
        'At moonrise go where the eastern sky can be seen and pour the water towards the Moon.',
        'Perform aarti and eat with the family.',
      ],
      katha: `Prithvi, the Earth, had a son who was born red, and he was called Bhauma, the earth’s own. She sent him to the sage Bharadvaja to be taught. When he had learned what there was to learn he asked for a mantra, went to a forest on the bank of the Narmada and sat down to repeat the name of Ganesha.

He sat for a very long time. Ants built around him. He grew so still that birds forgot he was alive. And on a Tuesday, on the fourth of the dark half of Magha, at moonrise, Ganesha stood in front of him with the Moon on his brow and laughed kindly. “What do you want so much?”

“I have seen you,” said Bhauma; “that is enough. But since you ask: let me drink amrita with the gods. Let my name be lucky, for people flinch when they hear it. And let this day, on which you came, be good for everybody.”

“You shall sit among the planets,” said Ganesha. “As you are red like a live coal, be called Angaraka; and as you wished well to others, be called Mangala, the auspicious. When my dark fourth meets your Tuesday, one fast shall do the work of twenty-one.”

That is Angaraki Chaturthi. The Ganesha Purana tells the story, and it is a good one for anyone who has been afraid of Mars in a [kundli](/astrology-services/free-kundli): the planet got its kinder name by asking for something on behalf of all.`,
      foods: [
        'Sabudana khichdi or vada, peanuts, sweet potato',
        'Milk, banana, dates',
        'Ukadiche modak after moonrise, in Maharashtra',
        'In Magha: sesame laddu, roasted sweet potato, til-kut',
      ],
    },
    hi: {
      samagri: [
        'गणेश का चित्र या छोटी मूर्ति',
        'इक्कीस-इक्कीस दूब की गुच्छियाँ, लाल गुड़हल',
        'मोदक, तिल के लड्डू या गुड़',
        'चंद्रमा के अर्घ्य के लिए लोटे में जल, दूध, चंदन और अक्षत',
        'दीपक, धूप, लाल वस्त्र',
      ],
      vidhi: [
        'सुबह स्नान के बाद गणेश को प्रणाम करके संकल्प लें।',
        'चंद्रोदय तक फल, दूध और साबूदाने पर, या केवल जल पर रहें।',
        'शाम को स्थान फिर साफ़ करें, दूब, लाल फूल और मोदक चढ़ाएँ और अथर्वशीर्ष या बारह नाम पढ़ें।',
        'उस महीने की कथा पढ़ें।',
        'चंद्रोदय पर ऐसी जगह जाएँ जहाँ से पूर्वी आकाश दिखे और चंद्रमा को अर्घ्य दें।',
        'आरती करके परिवार के साथ भोजन करें।',
      ],
      katha: `पृथ्वी का एक पुत्र हुआ जो जन्म से ही लाल था; वह भौम कहलाया, भूमि का अपना। माता ने उसे ऋषि भरद्वाज के पास पढ़ने भेजा। जो सीखना था सीख चुका तो उसने मंत्र माँगा और नर्मदा-तट के वन में बैठकर गणेश का नाम जपने लगा।

वह बहुत लंबे समय तक बैठा रहा। चारों ओर चींटियों ने घर बना लिए। वह इतना स्थिर हुआ कि पक्षी भूल गए कि कोई जीवित है। फिर माघ के कृष्ण पक्ष की चौथ को, मंगलवार के दिन, चंद्रोदय पर गणेश सामने आ खड़े हुए, माथे पर चंद्रमा, और स्नेह से हँसे: “ऐसा क्या चाहिए तुझे?”

भौम बोला, “आपको देख लिया, यही बहुत है। पर पूछते हैं तो देवताओं के साथ अमृत पीने दीजिए। मेरा नाम मंगलमय हो, क्योंकि लोग उसे सुनकर सहम जाते हैं। और यह दिन, जब आप आए, सबके लिए शुभ हो।”

गणेश ने कहा, “तू ग्रहों में बैठेगा। दहकते अंगार-सा लाल है, तो अंगारक कहला; और तूने दूसरों का भला माँगा, तो मंगल कहला। जब मेरी कृष्ण चतुर्थी तेरे वार को पड़ेगी, तब एक व्रत इक्कीस के समान होगा।”

वही अंगारकी चतुर्थी है। कथा गणेश पुराण की है, और उनके काम की है जो [कुंडली](/astrology-services/free-kundli) में मंगल से डरते हैं: इस ग्रह को अपना कोमल नाम सबके लिए कुछ माँगने पर मिला।`,
      foods: [
        'साबूदाने की खिचड़ी या वड़ा, मूँगफली, शकरकंद',
        'दूध, केला, खजूर',
        'महाराष्ट्र में चंद्रोदय के बाद उकडीचे मोदक',
        'माघ में तिल के लड्डू, भुना शकरकंद, तिलकुट',
      ],
    },
  },
  en: {
    title: 'Sankashti Chaturthi: waiting for the Moon with Ganesha',
    summary:
      'On the fourth night after full Moon the fast ends when the Moon comes up. How the date follows moonrise in your city, Angaraki, and Sakat Chauth.',
    coverAlt: 'A gibbous Moon rising over rooftops, seen past a plate of modak and durva grass.',
    body: `Sankashti means deliverance from difficulty. The difficulty on the day itself is small and pleasant: the Moon is late, everyone is hungry, and someone keeps running to the terrace.

## When it falls

It is kept on Krishna Chaturthi of every lunar month. But the date is not read at sunrise: it is the day on which Chaturthi is running when the Moon rises. The Moon comes up on average fifty minutes later every evening. By the fourth tithi after Purnima it rises two to three hours or so after sunset, lopsided and yellow. Since moonrise in Kolkata is earlier than in Mumbai, and earlier in Mumbai than in Dubai, the hour at which the fast ends is truly local, and now and then even the date is. Look it up in the [panchang](/astrology-services/panchang) for the place where you will stand.

The bright fourth, Vinayaka Chaturthi, is another day with another rule: midday.

## Angaraki and Sakat Chauth

When Sankashti comes on a Tuesday it is called Angaraki, and lines at the Siddhivinayak temple in Mumbai begin the evening before. It happens one to three times a year.

In the north the Sankashti of Magha, which comes in January as a rule, is the large one. It is called Sakat Chauth, Tilkut Chauth or Tilwa. Mothers keep it for their children, and the house smells of roasted sesame and jaggery.

## How it is kept

Sabudana and fruit through the day, or only water for those used to it. The evening worship is short: twenty-one durva blades, a red flower, something sweet. Then the wait. When the disc clears the roofs, water is poured towards it with both hands, and dinner is served at last. On a cloudy night people go by the almanac’s time and bow in the right direction.

Children can keep watch. Let them note the time when they first see the Moon and compare it with the table; buildings and hills make a difference of several minutes, and working out why is good sport.

## How regions differ

Maharashtra, Gujarat and Karnataka keep every month. In Tamil Nadu it is Sankatahara Chaturthi and the evening abhishek at the temple is the main thing. In Uttar Pradesh and Bihar many keep the Magha one alone, and in some villages a little hill of sesame is shaped and cut by the youngest son. In Andhra it is spelled Sankatahara too, and coconut is offered in quantity.

## Late dinners and health

In summer moonrise may come after ten. That is a long day. People with diabetes or acidity, expectant and nursing mothers, elders and growing children should take a proper snack in the afternoon and their medicines on time, and follow the doctor where the doctor has spoken. Take something light when the Moon is up; a heavy fried meal at half past ten makes a poor end to a good vow.`,
  },
  hi: {
    title: 'संकष्टी चतुर्थी: गणेश के साथ चाँद की प्रतीक्षा',
    summary:
      'पूर्णिमा के बाद की चौथ को व्रत चंद्रोदय पर खुलता है। आपके शहर का चंद्रोदय तारीख़ कैसे तय करता है, अंगारकी क्या है, और सकट चौथ।',
    coverAlt: 'छतों के ऊपर उगता पूर्णिमा के बाद का चाँद, सामने मोदक और दूब की थाली।',
    body: `संकष्टी यानी संकट से छुटकारा। उस दिन का अपना संकट छोटा और मीठा है: चाँद देर से आता है, सब भूखे हैं, और कोई न कोई बार-बार छत पर भाग रहा है।

## कब होती है

हर चांद्र मास की कृष्ण चतुर्थी को। पर तारीख़ सूर्योदय से नहीं देखी जाती: वह दिन लिया जाता है जिसमें चंद्रोदय के समय चतुर्थी चल रही हो। चंद्रमा हर शाम औसतन पचास मिनट देर से उगता है। पूर्णिमा के बाद चौथी तिथि तक वह सूर्यास्त के कोई दो-तीन घंटे बाद निकलता है, एक ओर से कटा और पीला। कोलकाता में चंद्रोदय मुंबई से पहले होता है और मुंबई में दुबई से पहले, इसलिए व्रत खुलने का समय सचमुच अपनी जगह का होता है, और कभी-कभी तारीख़ भी। जहाँ आप खड़े होंगे, वहाँ का समय [पंचांग](/astrology-services/panchang) में देखें।

शुक्ल पक्ष की विनायक चतुर्थी अलग दिन है और उसका नियम भी अलग है: मध्याह्न।

## अंगारकी और सकट चौथ

संकष्टी मंगलवार को पड़े तो अंगारकी कहलाती है; मुंबई के सिद्धिविनायक में क़तार एक शाम पहले से लग जाती है। ऐसा वर्ष में एक से तीन बार होता है।

उत्तर भारत में माघ की संकष्टी, जो प्रायः जनवरी में आती है, सबसे बड़ी है। इसे सकट चौथ, तिलकुट चौथ या तिलवा कहते हैं। माताएँ इसे संतान के लिए रखती हैं, और घर भुने तिल और गुड़ से महकता है।

## कैसे रखते हैं

दिन भर साबूदाना और फल, या अभ्यास हो तो केवल जल। शाम की पूजा छोटी है: इक्कीस दूब, एक लाल फूल, कुछ मीठा। फिर प्रतीक्षा। चाँद छतों से ऊपर आए तो दोनों हाथों से उसकी ओर जल चढ़ाया जाता है और तब थाली लगती है। बादल हों तो लोग पंचांग के समय पर उसी दिशा में हाथ जोड़ लेते हैं।

पहरा बच्चों को दीजिए। वे लिखें कि चाँद पहली बार कब दिखा, और तालिका से मिलाएँ; मकान और पहाड़ कुछ मिनट का अंतर कर देते हैं, और ऐसा क्यों होता है, यह सोचना अच्छा खेल है।

## जगह-जगह की रीति

महाराष्ट्र, गुजरात और कर्नाटक में हर महीने रखते हैं। तमिलनाडु में यह संकटहर चतुर्थी है और मंदिर का सायंकालीन अभिषेक मुख्य है। उत्तर प्रदेश और बिहार में बहुत-से लोग केवल माघ वाली रखते हैं; कुछ गाँवों में तिल का छोटा पहाड़ बनाकर सबसे छोटा बेटा उसे काटता है। आंध्र में भी इसे संकटहर कहते हैं और नारियल ख़ूब चढ़ते हैं।

## देर का भोजन और सेहत

गर्मियों में चंद्रोदय दस के बाद भी हो सकता है। दिन लंबा हो जाता है। मधुमेह या अम्लता वाले, गर्भवती और दूध पिलाने वाली माताएँ, बुज़ुर्ग और बढ़ते बच्चे दोपहर में ठीक से कुछ खाएँ, दवा समय पर लें, और डॉक्टर ने कुछ कहा हो तो वही मानें। चाँद निकलने पर हल्का भोजन करें; साढ़े दस बजे तला-भुना भारी भोजन अच्छे व्रत का अच्छा अंत नहीं।`,
  },
};
