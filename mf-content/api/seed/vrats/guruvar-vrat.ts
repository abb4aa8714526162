import type { ContentSeed, VratDetails } from '../content-seed';

export const seed: ContentSeed<VratDetails> = {
  slug: 'guruvar-vrat',
  cover: 'vrats/guruvar-vrat.svg',
  category: '',
  tags: ['thursday', 'brihaspati', 'vishnu', 'jupiter', 'weekly'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T13:44:00+05:30',
  details: {
    festivalIds: [],
    deity: { en: 'Brihaspati and Vishnu', hi: 'बृहस्पति और विष्णु' },
    frequency: 'weekly',
    en: {
      samagri: [
        'Chana dal and jaggery',
        'Turmeric, yellow flowers, a yellow cloth',
        'Water with a pinch of turmeric for the banana plant',
        'A picture of Vishnu or Brihaspati',
        'Ghee lamp; a book to read from or to give',
      ],
      vidhi: [
        'Start on a Thursday of the bright half; many keep seven or sixteen.',
        'Bathe, wear something yellow, and put away for the day whatever you tend to be miserly with.',
        'Worship Vishnu with turmeric, yellow flowers, chana dal and jaggery.',
        'Pour water at the root of a banana plant and set a lamp there.',
        'Read the story, touch the feet of a teacher or elder, or telephone one.',
        'Eat once, yellow food without salt.',
        'Give dal, a book or school fees within your means.',
      ],
      katha: `A king gave all day long, and his queen could not bear it. Not the loss so much as the visitors: the queue at the gate, the questions, the accounts. One Thursday a holy man came for alms while the king was away. “I am tired of giving,” she told him. “Teach me how to be rid of all this wealth, so that I may sit in peace.”

He looked at her with surprise. “Some people pray for what you wish to lose. But if you like: on seven Thursdays wash the house with no care for anyone, let the clothes lie, eat whatever comes, and turn away whoever asks.” It was Brihaspati, and he was not teaching her magic. Three Thursdays were enough. Guests stopped coming, then tenants, then friends; what is not looked after goes.

The king went to another country and cut wood. The queen and her maid lived on what there was. One day they had nothing at all, and the maid went to the queen’s sister for some grain. The sister was in the middle of her Thursday story and did not answer, and the maid went home hurt. But when the story was over the sister came running, with the grain and with an explanation.

She showed the queen how she kept the day. There was no ghee; they offered gram and jaggery to a banana plant. The queen began to sweep, to answer, to give a handful of whatever there was. By the time the king came back the house was alive. “What about the queue at the gate?” he asked. “Let them in,” said the queen.`,
      foods: [
        'Chana dal, besan, yellow rice or khichdi, boondi, without salt',
        'Roti of gram flour with ghee and jaggery',
        'Milk with a little saffron or turmeric',
        'In many homes the banana is offered and given away, not eaten, on this day',
      ],
    },
    hi: {
      samagri: [
        'चने की दाल और गुड़',
        'हल्दी, पीले फूल, पीला वस्त्र',
        'केले के पौधे के लिए चुटकी भर हल्दी मिला जल',
        'विष्णु या बृहस्पति का चित्र',
        'घी का दीपक; पढ़ने या देने के लिए एक पुस्तक',
      ],
      vidhi: [
        'शुक्ल पक्ष के किसी गुरुवार से शुरू करें; बहुत-से लोग सात या सोलह रखते हैं।',
        'स्नान करके कुछ पीला पहनें, और जिस बात में मन कंजूस हो, उसे आज एक ओर रख दें।',
        'हल्दी, पीले फूल, चने की दाल और गुड़ से विष्णु की पूजा करें।',
        'केले की जड़ में जल दें और वहाँ दीपक रखें।',
        'कथा पढ़ें; किसी गुरु या बुज़ुर्ग के पाँव छुएँ, या फ़ोन ही कर लें।',
        'एक बार पीला, बिना नमक का भोजन करें।',
        'सामर्थ्य भर दाल, पुस्तक या किसी की फ़ीस दें।',
      ],
      katha: `एक राजा दिन भर दान देता था और रानी से यह सहा न जाता था। धन जाने का दुख उतना न था जितना आने वालों का: द्वार पर क़तार, सवाल, हिसाब। एक गुरुवार राजा बाहर था और एक साधु भिक्षा लेने आए। रानी बोली, “मैं देते-देते थक गई। ऐसा उपाय बताइए कि यह सब धन चला जाए और मैं चैन से बैठूँ।”

साधु ने अचरज से देखा। “जो तुम खोना चाहती हो, उसके लिए लोग प्रार्थना करते हैं। फिर भी चाहो तो सात गुरुवार घर ऐसे धोना कि किसी का ध्यान न रहे, कपड़े पड़े रहने देना, जो मिले खा लेना, और जो माँगने आए उसे लौटा देना।” वे बृहस्पति थे, और कोई जादू नहीं सिखा रहे थे। तीन गुरुवार में ही काम हो गया। पहले अतिथि छूटे, फिर असामी, फिर मित्र; जिसकी देखभाल न हो, वह चला जाता है।

राजा परदेस जाकर लकड़ी काटने लगा। रानी और दासी जैसे-तैसे दिन काटती रहीं। एक दिन घर में कुछ न बचा तो दासी रानी की बहन के यहाँ अनाज लेने गई। बहन गुरुवार की कथा कह रही थी, बोली नहीं; दासी दुखी होकर लौट आई। पर कथा पूरी होते ही बहन दौड़ी आई, अनाज भी लाई और कारण भी बताया।

उसने रानी को दिखाया कि वह यह दिन कैसे रखती है। घी नहीं था, तो चने और गुड़ केले को चढ़ा दिए। रानी बुहारने लगी, बात का उत्तर देने लगी, जो था उसमें से मुट्ठी भर देने लगी। राजा लौटा तो घर में फिर जीवन था। उसने पूछा, “और द्वार की क़तार?” रानी बोली, “आने दीजिए।”`,
      foods: [
        'चने की दाल, बेसन, पीले चावल या खिचड़ी, बूँदी, बिना नमक',
        'घी-गुड़ के साथ बेसन की रोटी',
        'थोड़े केसर या हल्दी वाला दूध',
        'बहुत-से घरों में केला इस दिन चढ़ाया और बाँटा जाता है, खाया नहीं जाता',
      ],
    },
  },
  en: {
    title: 'Guruvar vrat: a yellow Thursday for the teacher',
    summary:
      'Thursday honours Brihaspati, Vishnu and whoever taught us. Gram and jaggery, the banana plant, local don’ts that need no fear, and the queen’s story.',
    coverAlt:
      'A banana plant with a lamp at its root, yellow flowers and a bowl of gram beside it.',
    body: `Brihaspati is the teacher of the gods, and his planet is Jupiter, the large slow one that takes about twelve years for a round and a year for each sign. Thursday is his. Where Tuesday asks for courage and Saturday for patience, Thursday asks for generosity, with knowledge above all.

## When to keep it

From sunrise to sunrise on any Thursday. People like to begin in the bright half and avoid beginning in the month of Pausha in some regions. Seven or sixteen Thursdays are common, and some keep the day for three years. When Guru Pushya, a Thursday with the Moon in Pushya nakshatra, comes along, they make a little more of it; our [panchang](/astrology-services/panchang) names the nakshatra of each day.

## Who keeps it

Students and teachers, people waiting to marry, families in which learning is the trade. In Hindi-speaking homes it is very much a grandmother’s day. Devotees of Sai Baba, of Dattatreya and of Raghavendra Swami also keep Thursday, each with their own worship. For the planet in the chart see [Jupiter](/remedies/jupiter).

## How the day goes

Yellow is the thread through it: turmeric on the forehead, a yellow cloth, gram flour in the kitchen. The banana plant stands for Vishnu, so it is watered and a lamp is set beside it, far enough away not to singe the leaf. The story comes before the meal. Then chana dal and jaggery are shared, with a portion for a cow, where there is one.

There is a list of things not done on Thursdays in many houses: no washing of hair or of heavy laundry, no shaving, no mopping, no lending. The story shows where they come from: they are the very things the careless queen did to excess. Keep them if they mean something to you. A nurse on duty washes her hair on Thursday, and Brihaspati is not offended.

## How regions differ

In Odisha the Thursdays of Margashira belong to Lakshmi: Manabasa Gurubar, with rice-paste feet drawn from the gate to the store of new paddy. In Bengal every Thursday evening is Lakshmi’s, with a conch and a few verses read aloud. In Maharashtra it is the day of Datta and of the Margashirsha Lakshmi pot. In Tamil Nadu people give chickpea garlands to Guru, and to Dakshinamurti, the silent teacher facing south.

## For health

One sweetish meal in a day does not suit everybody. If you have diabetes, drop the jaggery and boondi; if you are expecting, growing, convalescent or on medicines, eat your usual meals and keep to the yellow and the giving. Gram is heavy for some stomachs; moong dal is yellow too. Where a doctor has given you a diet, that diet is your teacher’s word for now.`,
  },
  hi: {
    title: 'गुरुवार व्रत: गुरु के नाम एक पीला दिन',
    summary:
      'गुरुवार बृहस्पति का, विष्णु का और हर उस व्यक्ति का है जिसने हमें सिखाया। चना-गुड़, केले का पौधा, मनाही की बातें, और रानी की कथा।',
    coverAlt: 'जड़ के पास दीपक सहित केले का पौधा, पीले फूल और चने की कटोरी।',
    body: `बृहस्पति देवताओं के गुरु हैं और उनका ग्रह वह विशाल, धीमा ग्रह है जो लगभग बारह वर्ष में एक चक्कर लगाता है, हर राशि में एक वर्ष। गुरुवार उन्हीं का है। मंगलवार साहस माँगता है, शनिवार धैर्य; गुरुवार उदारता माँगता है, सबसे बढ़कर ज्ञान की।

## कब रखें

किसी भी गुरुवार को, सूर्योदय से अगले सूर्योदय तक। लोग शुक्ल पक्ष से शुरू करना पसंद करते हैं; कुछ जगह पौष में आरंभ नहीं करते। सात या सोलह गुरुवार प्रचलित हैं, कुछ लोग तीन वर्ष रखते हैं। गुरुपुष्य हो, यानी गुरुवार को चंद्रमा पुष्य नक्षत्र में हो, तो पूजा थोड़ी बढ़ जाती है; हर दिन का नक्षत्र [पंचांग](/astrology-services/panchang) में मिलेगा।

## कौन रखता है

विद्यार्थी और शिक्षक, विवाह की प्रतीक्षा करने वाले, और वे परिवार जिनकी रोज़ी विद्या से है। हिंदीभाषी घरों में यह ख़ास तौर पर दादी-नानी का दिन है। साईं बाबा, दत्तात्रेय और राघवेंद्र स्वामी के भक्त भी गुरुवार रखते हैं, अपनी-अपनी पूजा के साथ। कुंडली के ग्रह के लिए [बृहस्पति](/remedies/jupiter) का पृष्ठ देखें।

## दिन कैसे बीतता है

पीला रंग पूरे दिन में पिरोया रहता है: माथे पर हल्दी, पीला वस्त्र, रसोई में बेसन। केले का पौधा विष्णु का रूप माना जाता है, सो उसे जल देते हैं और दीपक इतना दूर रखते हैं कि पत्ता न झुलसे। कथा भोजन से पहले होती है। फिर चना और गुड़ बँटता है, जहाँ गाय हो वहाँ उसका भी भाग।

बहुत-से घरों में गुरुवार की मनाही की सूची है: बाल न धोना, भारी कपड़े न धोना, हजामत नहीं, पोंछा नहीं, उधार नहीं। ये कहाँ से आईं, कथा बता देती है: लापरवाह रानी ने यही सब हद से ज़्यादा किया था। आपके लिए इनका अर्थ हो तो रखें। ड्यूटी वाली नर्स गुरुवार को बाल धोती है और बृहस्पति रूठते नहीं।

## जगह-जगह की रीति

ओडिशा में मार्गशीर्ष के गुरुवार लक्ष्मी के हैं: माणबसा गुरुबार, जब द्वार से नए धान के कोठे तक चावल के घोल से चरण बनते हैं। बंगाल में हर गुरुवार की शाम लक्ष्मी की है, शंख और कुछ पदों के पाठ के साथ। महाराष्ट्र में यह दत्त का, और मार्गशीर्ष में लक्ष्मी के कलश का दिन है। तमिलनाडु में गुरु को, और दक्षिण की ओर मुख किए मौन गुरु दक्षिणामूर्ति को, काबुली चने की माला चढ़ती है।

## सेहत के लिए

दिन में एक मीठा-सा भोजन हर किसी को नहीं सुहाता। मधुमेह हो तो गुड़ और बूँदी छोड़ दें; गर्भावस्था हो, बढ़ने की उम्र हो, बीमारी से उठे हों या दवा चलती हो, तो रोज़ का भोजन करें और पीला रंग व दान रखें। चना कुछ लोगों के पेट पर भारी पड़ता है; मूँग की दाल भी पीली होती है। डॉक्टर ने आहार बताया हो तो अभी वही गुरु का वचन है।`,
  },
};
