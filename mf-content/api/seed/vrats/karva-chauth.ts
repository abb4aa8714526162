import type { ContentSeed, VratDetails } from '../content-seed';

export const seed: ContentSeed<VratDetails> = {
  slug: 'karva-chauth',
  cover: 'vrats/karva-chauth.svg',
  category: '',
  tags: ['karva chauth', 'moonrise', 'marriage', 'kartika'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T14:56:00+05:30',
  details: {
    festivalIds: ['karwa-chauth'],
    deity: { en: 'Shiva, Parvati and the Moon', hi: 'शिव, पार्वती और चंद्रमा' },
    frequency: 'yearly',
    en: {
      samagri: [
        'A karva, the small earthen pot with a spout, and its lid',
        'A plate with roli, rice, a lamp, sweets and water',
        'A sieve (chhalni)',
        'A picture of Gauri with Shiva, Ganesha and Kartikeya, or of Karva Mata',
        'Bangles, sindoor, mehndi and a small gift for the mother-in-law (baya)',
      ],
      vidhi: [
        'Before dawn eat the sargi: something with milk, fruit, nuts, and enough water.',
        'Make the vow at sunrise; those who fast without water begin now.',
        'In the afternoon or at dusk sit together around the picture and the filled karva; worship Ganesha, then Gauri and Shiva.',
        'Hear the story; in Punjab the plates are passed round seven times while it is sung.',
        'Give the baya to your mother-in-law or another elder woman and take her blessing.',
        'At moonrise look at the Moon through the sieve, offer water, and then look at your husband.',
        'Drink the first sip from each other’s hand and eat together.',
      ],
      katha: `Veeravati had seven brothers and no sister, and they loved her as one loves the only one. She came home for her first Karva Chauth. By afternoon she was pale; by dusk she lay down. Her brothers could not look at it. The youngest climbed a peepal tree with a lamp and held a sieve before it, and the others called, “Come, the Moon is up.”

Her sisters-in-law told her to wait. But Veeravati saw a round light among the leaves, poured the water and took a mouthful, and another. At the third came word that her husband, a king, lay without a sign of life.

She wept all the way there. On the road Parvati met her, or some say Indrani, and told her what had happened: not that the gods had been angry over a mouthful, but that a promise had been broken by a trick. “Keep it again, truly,” she said.

Veeravati sat by her husband and kept the fourth of every month for a year. When Karva Chauth returned she watched the sky herself and was deceived by no lamp. That night the king opened his eyes and asked why the house was so quiet.

Told today, it is less about a danger than about brothers who could not bear to see her hungry, a light that looked like the Moon, and the worth of waiting for the real one. Nobody’s life hangs on a sip of water.`,
      foods: [
        'Sargi: pheni or vermicelli in milk, fruit, nuts, paratha, coconut water',
        'During the day: nothing, or water and fruit, as you decide',
        'To open the fast: water, a sweet, then a light dinner',
        'Mathri and sweets for the baya',
      ],
    },
    hi: {
      samagri: [
        'करवा, यानी टोंटी वाला छोटा मिट्टी का बर्तन, और उसका ढक्कन',
        'थाली में रोली, चावल, दीपक, मिठाई और जल',
        'छलनी',
        'शिव, गणेश और कार्तिकेय सहित गौरी का, या करवा माता का चित्र',
        'चूड़ी, सिंदूर, मेहँदी और सास के लिए छोटा-सा बायना',
      ],
      vidhi: [
        'भोर से पहले सरगी खाएँ: दूध की कोई चीज़, फल, मेवे, और पर्याप्त पानी।',
        'सूर्योदय पर संकल्प लें; निर्जल रखने वालों का व्रत यहीं से शुरू होता है।',
        'दोपहर बाद या साँझ को चित्र और भरे करवे के चारों ओर बैठें; पहले गणेश, फिर गौरी-शिव की पूजा करें।',
        'कथा सुनें; पंजाब में गीत के साथ थालियाँ सात बार घुमाई जाती हैं।',
        'सास या किसी बड़ी स्त्री को बायना देकर आशीर्वाद लें।',
        'चंद्रोदय पर छलनी से चाँद देखें, अर्घ्य दें, फिर पति को देखें।',
        'एक-दूसरे के हाथ से पहला घूँट पिएँ और साथ भोजन करें।',
      ],
      katha: `वीरावती सात भाइयों की इकलौती बहन थी, और भाई उसे वैसे ही चाहते थे जैसे इकलौती को चाहा जाता है। पहले करवा चौथ पर वह मायके आई। दोपहर तक चेहरा उतर गया, साँझ तक लेट गई। भाइयों से देखा न गया। सबसे छोटा दीया लेकर पीपल पर चढ़ा और उसके आगे छलनी लगा दी; बाक़ी पुकारे, “आओ बहन, चाँद निकल आया।”

भाभियों ने ठहरने को कहा। पर वीरावती ने पत्तों में गोल उजाला देखा, अर्घ्य दिया और एक कौर लिया, फिर दूसरा। तीसरे पर ख़बर आई कि उसके पति, जो राजा थे, अचेत पड़े हैं।

वह सारे रास्ते रोती गई। राह में पार्वती मिलीं; कोई कहता है इंद्राणी। उन्होंने बताया कि बात कौर की नहीं थी, देवता भूख पर नहीं रूठते; एक वचन छल से टूटा था। बोलीं, “इसे फिर से निभाओ, सच्चाई से।”

वीरावती पति के पास बैठी रही और साल भर हर चौथ रखी। करवा चौथ लौटा तो उसने आकाश स्वयं देखा और किसी दीये के धोखे में न आई। उस रात राजा ने आँखें खोलीं और पूछा कि घर इतना चुप क्यों है।

आज यह कथा किसी अनिष्ट की कम, उन भाइयों की अधिक लगती है जिनसे बहन की भूख न देखी गई; उस उजाले की जो चाँद जैसा दिखता था; और असली चाँद की बाट जोहने की। किसी का जीवन पानी के एक घूँट पर नहीं टिका।`,
      foods: [
        'सरगी: दूध में फेनी या सेवई, फल, मेवे, पराँठा, नारियल-पानी',
        'दिन में: कुछ नहीं, या जल और फल, जैसा आप तय करें',
        'व्रत खोलने को: जल, मिठाई, फिर हल्का भोजन',
        'बायने के लिए मठरी और मिठाई',
      ],
    },
  },
  en: {
    title: 'Karva Chauth: the fast that ends at moonrise',
    summary:
      'How the date and the moonrise of Karva Chauth are found, what sargi and baya are, how the evening goes in different regions, and fasting with care.',
    coverAlt: 'A sieve held up to a rising yellow Moon, with a spouted karva and a lamp below.',
    body: `On the fourth night after the autumn full Moon, terraces across north India fill with people in their best clothes, all looking east. A karva is a small clay pot with a spout; chauth is the fourth. Between them hangs one of the best-known fasts of married life.

## When it falls

It is the Krishna Chaturthi of Kartika as the north counts months, in October or early November, eleven days or so before Diwali. As with [Sankashti](/rituals/vrats/sankashti-chaturthi), the day is the one on which Chaturthi is running at moonrise. In Delhi the Moon is then seen soon after eight in most years. Further east it is earlier: in Patna or Kolkata by twenty to thirty minutes; in Mumbai it is some forty minutes later. A friend in London will wait for quite another Moon. Set your own city in the [panchang](/astrology-services/panchang), and allow some minutes more for trees and buildings.

## Who keeps it

Married women, by old custom; engaged women in some families; and nowadays many husbands too, which makes the wait companionable. It is a vow between two people, so it is theirs to shape. Widowed and single friends should never be made to feel that the evening is closed to them.

## Sargi to moonrise

In Punjabi homes the mother-in-law sends sargi, eaten by lamplight before four or five in the morning. Sensible sargi is slow food: milk, nuts, a paratha, fruit, and water drunk gradually. Then the day has songs, mehndi, an afternoon nap, and the story told in a circle while plates go round from hand to hand.

At moonrise the Moon is looked at through a sieve with a lamp on it. Nobody knows for sure how the sieve came in; many say it recalls the false moon of the story. Then water is poured, and the first sip is taken from the other’s hand.

## How regions differ

Uttar Pradesh draws Karva Mata on the wall and worships the pot with its spout of straw. Rajasthan exchanges filled karvas. In Punjab the circle and the song are the heart of it. In Gujarat, Maharashtra and the south it came with neighbours and films, and is kept or not kept freely; Andhra has its own Atla Taddi a day earlier, with swings and dosas, and Bengal has nothing of the kind.

## Love does not ask for dehydration

Some sixteen hours without water is hard, and may be unwise. If you are pregnant or nursing, have diabetes, thyroid or blood-pressure trouble, migraine or kidney stones, or have been ill, ask your doctor, and keep the fast with water and fruit if that is the answer. Take medicines. If you feel faint, drink; your husband would hand you the glass. The Moon asks only to be looked at.`,
  },
  hi: {
    title: 'करवा चौथ: चाँद निकलने तक का व्रत',
    summary:
      'करवा चौथ की तारीख़ और चंद्रोदय कैसे तय होते हैं, सरगी और बायना क्या हैं, अलग-अलग जगह शाम कैसे बीतती है, और सेहत का ध्यान।',
    coverAlt: 'उगते पीले चाँद के सामने उठी छलनी, नीचे टोंटी वाला करवा और दीपक।',
    body: `शरद की पूर्णिमा के बाद चौथी रात उत्तर भारत की छतें सजे-धजे लोगों से भर जाती हैं और सबकी आँखें पूरब में होती हैं। करवा मिट्टी का टोंटी वाला छोटा बर्तन है, चौथ चौथी तिथि। इन दो शब्दों के बीच दांपत्य का सबसे जाना-पहचाना व्रत है।

## कब होता है

उत्तर भारत की गिनती से कार्तिक कृष्ण चतुर्थी को, अक्टूबर या नवंबर के आरंभ में, दीपावली से कोई ग्यारह दिन पहले। [संकष्टी](/rituals/vrats/sankashti-chaturthi) की तरह वही दिन लिया जाता है जिसमें चंद्रोदय के समय चतुर्थी हो। दिल्ली में अधिकतर वर्षों में चाँद आठ बजे के कुछ बाद दिखता है। पूरब में पहले: पटना या कोलकाता में बीस-तीस मिनट पहले; मुंबई में कोई चालीस मिनट बाद। लंदन में बैठी सहेली का चाँद तो बिल्कुल अलग समय का होगा। [पंचांग](/astrology-services/panchang) में अपना शहर चुनें, और पेड़-मकानों के लिए कुछ मिनट और जोड़ लें।

## कौन रखता है

पुरानी रीति से विवाहित स्त्रियाँ; कुछ परिवारों में जिनकी सगाई हो चुकी है; और अब बहुत-से पति भी, जिससे प्रतीक्षा में साथ मिल जाता है। यह दो लोगों का संकल्प है, इसलिए रूप भी वही तय करें। विधवा या अविवाहित सहेलियों को यह कभी न लगे कि इस शाम का द्वार उनके लिए बंद है।

## सरगी से चंद्रोदय तक

पंजाबी घरों में सास सरगी भेजती हैं, जो सुबह चार-पाँच बजे से पहले दीये की रोशनी में खाई जाती है। समझदारी की सरगी वह है जो देर तक साथ दे: दूध, मेवे, पराँठा, फल, और धीरे-धीरे पिया पानी। फिर दिन में गीत, मेहँदी, दोपहर की नींद, और घेरे में बैठकर कथा, जिसमें थालियाँ हाथों-हाथ घूमती हैं।

चंद्रोदय पर दीपक रखी छलनी से चाँद देखा जाता है। छलनी कैसे आई, ठीक-ठीक कोई नहीं जानता; बहुत-से लोग इसे कथा के झूठे चाँद की याद मानते हैं। फिर अर्घ्य, और पहला घूँट एक-दूसरे के हाथ से।

## जगह-जगह की रीति

उत्तर प्रदेश में दीवार पर करवा माता का चित्र बनता है और टोंटी में सींक लगाकर करवा पूजा जाता है। राजस्थान में भरे करवे बदले जाते हैं। पंजाब में घेरा और गीत ही प्राण हैं। गुजरात, महाराष्ट्र और दक्षिण में यह पड़ोस और फ़िल्मों के साथ पहुँचा, और जिसका मन हो रखता है; आंध्र में एक दिन पहले अपनी अटला तद्दी है, झूले और डोसे के साथ, और बंगाल में ऐसा कोई व्रत नहीं।

## प्रेम प्यासा रहना नहीं माँगता

लगभग सोलह घंटे बिना पानी के रहना कठिन है और हर शरीर के लिए ठीक नहीं। गर्भवती हों, दूध पिलाती हों, मधुमेह, थायरॉइड, रक्तचाप, माइग्रेन या पथरी हो, या हाल में बीमार रही हों, तो डॉक्टर से पूछें, और वे कहें तो जल-फल के साथ रखें। दवा लेती रहें। चक्कर आए तो पानी पी लें; गिलास पति स्वयं थमाएँगे। चाँद बस इतना चाहता है कि उसे देखा जाए।`,
  },
};
