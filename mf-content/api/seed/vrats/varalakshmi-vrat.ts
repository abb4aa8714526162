import type { ContentSeed, VratDetails } from '../content-seed';

export const seed: ContentSeed<VratDetails> = {
  slug: 'varalakshmi-vrat',
  cover: 'vrats/varalakshmi-vrat.svg',
  category: '',
  tags: ['lakshmi', 'shravana', 'friday', 'south india'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T13:55:00+05:30',
  details: {
    festivalIds: ['varalakshmi-vrat'],
    deity: { en: 'Lakshmi', hi: 'लक्ष्मी' },
    frequency: 'yearly',
    en: {
      samagri: [
        'A silver, brass or copper kalash, with rice or water inside',
        'A coconut with turmeric, and a face of Lakshmi to fix on it, if the family has one',
        'Mango or betel leaves, a blouse piece or small sari for the pot',
        'Jewellery from the house, lotus, jasmine, ketaki, marigold',
        'Yellow thread with nine knots (toram, saradu) for every woman present',
        'Betel leaves and nuts, bananas, turmeric, kumkum for the thamboolam',
      ],
      vidhi: [
        'On Thursday clean the house, draw a kolam or muggu with a lotus and set up the seat.',
        'On Friday bathe before sunrise, place the kalash on rice, and dress it as the goddess; invite her in at the door with a lamp.',
        'Worship Ganesha with turmeric paste, then Varalakshmi with flowers and kumkum, with the hundred and eight names.',
        'Worship the thread, and tie it on the right wrist of one another.',
        'Read the story of Charumati; offer nine kinds of food, or what you have.',
        'Perform aarti and give thamboolam to the women who call in the evening.',
        'On Saturday after a short worship move the kalash a little to the north, put the rice back in the store, and cook with the coconut.',
      ],
      katha: `In the city of Kundina in Magadha, where even the walls were said to be of gold, lived a woman called Charumati, who had not much of it. She got up before the others, looked after her husband and his parents, spoke softly, and had friends in every lane.

One night she dreamed. A woman stood at the foot of the bed, with the smell of wet lotus about her. “I am Varalakshmi,” she said, “the Lakshmi who gives what is asked. On the Friday before the full Moon of Shravana, make me a place in your house, and I will come.” Charumati, asleep, put her hands together and sang.

In the morning she told the dream to everybody: first her husband, who said that she must do it, then her father-in-law, then all her friends. That is the point at which the story turns, for she might have kept such a dream to herself.

When the Friday came the women met in her house. They smeared the floor, spread new rice, set the pot with five kinds of leaves and dressed it in the best that any of them owned. They walked around it. At the first round there were anklets on their feet, so it is told; at the second bracelets; at the third each was dressed as well as the pot, and at every one of their doors stood carriages to take them home.

“How lucky Charumati is,” they said to one another in the street, “to have seen her.” And then: “How lucky we are, that she told us.” In the Purana it is Shiva who tells this to Parvati, when she asks for a vow that makes more than one house glad.`,
      foods: [
        'Poornam boorelu or obbattu: sweet gram filling in a shell or flat bread',
        'Pulihora (tamarind rice), chakkara pongal, payasam',
        'Sundal of chickpeas, vada',
        'Kosambari of soaked moong and cucumber in Karnataka',
        'Kozhukattai, sweet and savoury, in Tamil Nadu',
      ],
    },
    hi: {
      samagri: [
        'चाँदी, पीतल या ताँबे का कलश, भीतर चावल या जल',
        'हल्दी लगा नारियल, और परिवार में हो तो उस पर लगाने को लक्ष्मी का मुख',
        'आम या पान के पत्ते, कलश के लिए ब्लाउज़ का कपड़ा या छोटी साड़ी',
        'घर के गहने, कमल, चमेली, केवड़ा, गेंदा',
        'हर स्त्री के लिए नौ गाँठों वाला पीला धागा (तोरम, सरडु)',
        'तांबूल के लिए पान, सुपारी, केले, हल्दी, कुमकुम',
      ],
      vidhi: [
        'गुरुवार को घर साफ़ करके कमल वाली रंगोली (कोलम, मुग्गु) बनाएँ और आसन सजाएँ।',
        'शुक्रवार को सूर्योदय से पहले स्नान करें, चावल पर कलश रखकर देवी की तरह सजाएँ और द्वार पर दीपक से उनका स्वागत करें।',
        'पहले हल्दी के गणेश, फिर फूल, कुमकुम और एक सौ आठ नामों से वरलक्ष्मी की पूजा करें।',
        'धागे की पूजा करके एक-दूसरे की दाहिनी कलाई पर बाँधें।',
        'चारुमती की कथा पढ़ें; नौ प्रकार के व्यंजन, या जो बना हो, चढ़ाएँ।',
        'आरती करें और शाम को आने वाली स्त्रियों को तांबूल दें।',
        'शनिवार को छोटी पूजा के बाद कलश को थोड़ा उत्तर की ओर सरकाएँ, चावल भंडार में मिला दें और नारियल से कुछ पकाएँ।',
      ],
      katha: `मगध के कुंडिन नगर में, जिसकी दीवारें भी सोने की कही जाती थीं, चारुमती रहती थी, जिसके पास सोना कुछ ख़ास न था। वह सबसे पहले उठती, पति और सास-ससुर का ध्यान रखती, धीमे बोलती, और हर गली में उसकी सहेलियाँ थीं।

एक रात स्वप्न आया। पैताने एक स्त्री खड़ी थी, भीगे कमल की गंध लिए। बोली, “मैं वरलक्ष्मी हूँ, माँगा हुआ देने वाली लक्ष्मी। श्रावण की पूर्णिमा से पहले के शुक्रवार को अपने घर मेरे लिए जगह बनाना, मैं आऊँगी।” चारुमती ने नींद में ही हाथ जोड़े और गाने लगी।

सुबह उसने स्वप्न सबको बताया: पहले पति को, जिन्होंने कहा कि अवश्य करो, फिर ससुर को, फिर सब सहेलियों को। कथा यहीं मुड़ती है, क्योंकि ऐसा स्वप्न वह अपने पास भी रख सकती थी।

शुक्रवार आया तो सब स्त्रियाँ उसके घर जुटीं। आँगन लीपा, नए चावल बिछाए, पाँच तरह के पत्तों वाला कलश रखा और जिसके पास जो सबसे अच्छा था उससे सजाया। फिर परिक्रमा की। कहते हैं, पहली परिक्रमा में पैरों में पायल आ गई, दूसरी में हाथों में कंगन, तीसरी में हर स्त्री कलश जैसी ही सज गई, और उन्हें घर ले जाने को हर द्वार पर सवारी खड़ी थी।

गली में वे आपस में बोलीं, “चारुमती कितनी भाग्यवान है कि उसने देवी को देखा।” और फिर, “हम कितनी भाग्यवान हैं कि उसने हमें बताया।” पुराण में यह कथा शिव पार्वती को सुनाते हैं, जब वे ऐसा व्रत पूछती हैं जिससे एक से अधिक घर प्रसन्न हों।`,
      foods: [
        'पूर्णम बूरेलु या ओब्बट्टु: चने की मीठी भरावन वाले',
        'पुलिहोरा (इमली के चावल), चक्करै पोंगल, पायसम',
        'काबुली चने का सुंडल, वड़ा',
        'कर्नाटक में भीगी मूँग और ककड़ी की कोसंबरी',
        'तमिलनाडु में मीठे और नमकीन कोळुकट्टै',
      ],
    },
  },
  en: {
    title: 'Varalakshmi vrat: a Friday in Shravana',
    summary:
      'On the Friday on or before Shravana Purnima southern homes dress a pot as Lakshmi and invite the street. The thread, the thamboolam and Charumati’s dream.',
    coverAlt:
      'A kalash dressed in red and gold as Lakshmi, with lotus flowers and a kolam before it.',
    body: `In this vrat the goddess arrives as a guest. She is met at the door with a lamp, given a seat, new clothes and the jewellery of the house, and thanked for coming. Fasting is the small part of it; hospitality is the large one.

## When it falls

It is the Friday on or before the full Moon of Shravana, in the last days of July or in August. We look for the date whose sunrise has Shravana Purnima and step back to its Friday; when Purnima is itself a Friday, that is the day. The rule joins a weekday with a tithi, so the date moves through a full week from year to year while the Moon, on that evening, is always between a little past half and full. If a family cannot keep that Friday because of a birth, a death or travel, another Friday of Shravana is taken. The [panchang](/astrology-services/panchang) of your own city shows the tithi.

## Who keeps it

Married women in Andhra, Telangana, Karnataka and Tamil Nadu, and in southern families all over the world. In many houses it begins with a daughter-in-law’s first Shravana, as a gift of her mother-in-law’s own kalash. Unmarried daughters help and have the thread tied. Families decide for themselves about others; a widowed mother at the centre of the worship is seen more and more often, and why not.

## How the day goes

Thursday is for cleaning, shopping and dressing the pot. It is skilled work: pleating a sari on a pot with a string and two safety pins, balancing the coconut, fixing the face. The lady of the house usually eats nothing until the worship is over, which is at ten or eleven in the morning, or at dusk in working families.

The thread has nine knots and a flower. It is worn for a day or until it falls off. Nine kinds of food are the ideal. One is enough, and the booklet says so.

From four o’clock on there are visitors. Each gets turmeric, kumkum, betel, a banana, perhaps a blouse piece or a small box. Give the box to women who cook, clean and sweep for you first.

## How regions differ

In Karnataka the kalash sits under plantain stems and obbattu is cooked. In Andhra and Telangana boorelu and toram are essential, and sanagalu, soaked chickpeas, are in every thamboolam. In Tamil Nadu the goddess is carried from the door into the room to the song “Bhagyada Lakshmi baramma”, borrowed from Kannada, or to Tamil ones. In Maharashtra and north of it few know the day, and Lakshmi’s Friday is kept [week by week](/rituals/vrats/shukravar-vrat).

## With an eye to health

The morning is busy, hot and empty-stomached, with oil on the stove. Have coffee or milk if you are unused to fasting. Do not fast if you are expecting, nursing, on insulin or tablets, or have been told not to. The meal is rich in jaggery, ghee and tamarind: sit down, take a little of each. Real jewellery on a pot near lamps and an open door wants one sensible adult in the room.`,
  },
  hi: {
    title: 'वरलक्ष्मी व्रत: श्रावण का एक शुक्रवार',
    summary:
      'श्रावण पूर्णिमा को या उससे पहले के शुक्रवार दक्षिण के घर कलश को लक्ष्मी-रूप में सजाते हैं। धागा, तांबूल और चारुमती का स्वप्न।',
    coverAlt: 'लाल-सुनहरे वस्त्रों में लक्ष्मी की तरह सजा कलश, आगे कमल और कोलम।',
    body: `इस व्रत में देवी अतिथि बनकर आती हैं। द्वार पर दीपक से उनकी अगवानी होती है, आसन मिलता है, नए वस्त्र और घर के गहने पहनाए जाते हैं, और आने का धन्यवाद दिया जाता है। उपवास इसका छोटा भाग है, सत्कार बड़ा।

## कब होता है

श्रावण की पूर्णिमा को या उससे पहले के शुक्रवार को, जुलाई के अंतिम दिनों या अगस्त में। हम वह तारीख़ लेते हैं जिसके सूर्योदय पर श्रावण पूर्णिमा हो और उससे पीछे चलकर शुक्रवार तक आते हैं; पूर्णिमा स्वयं शुक्रवार को हो तो वही दिन। नियम में वार और तिथि दोनों जुड़े हैं, इसलिए तारीख़ साल-दर-साल पूरे सप्ताह में घूमती है, और उस शाम का चाँद हमेशा आधे से कुछ अधिक से लेकर पूरे तक होता है। जन्म, शोक या यात्रा के कारण वह शुक्रवार न हो सके तो श्रावण का कोई और शुक्रवार लेते हैं। तिथि अपने शहर के [पंचांग](/astrology-services/panchang) में देखें।

## कौन रखता है

आंध्र, तेलंगाना, कर्नाटक और तमिलनाडु की विवाहित स्त्रियाँ, और दुनिया भर में बसे दक्षिण के परिवार। बहुत-से घरों में यह बहू के पहले श्रावण से शुरू होता है, सास के अपने कलश की भेंट के साथ। अविवाहित बेटियाँ हाथ बँटाती हैं और धागा बँधवाती हैं। बाक़ी बातें परिवार स्वयं तय करते हैं; विधवा माँ पूजा के बीच बैठें, यह अब अधिक दिखता है, और क्यों न दिखे।

## दिन कैसे बीतता है

गुरुवार सफ़ाई, ख़रीदारी और कलश सजाने का है। यह हुनर का काम है: एक डोरी और दो पिनों से कलश पर साड़ी की चुन्नटें, नारियल का संतुलन, मुख का टिकना। गृहिणी प्रायः पूजा पूरी होने तक कुछ नहीं खाती; पूजा सुबह दस-ग्यारह बजे हो जाती है, नौकरी वाले घरों में साँझ को।

धागे में नौ गाँठें और एक फूल होता है। एक दिन, या अपने आप खुलने तक, पहना जाता है। नौ व्यंजन आदर्श हैं; एक भी बहुत है, पोथी में यही लिखा है।

चार बजे से अतिथि आने लगते हैं। हर एक को हल्दी, कुमकुम, पान, केला, शायद ब्लाउज़ का कपड़ा या छोटी डिबिया। डिबिया सबसे पहले उन्हें दें जो आपके घर खाना बनाती, झाड़ू-बरतन करती हैं।

## जगह-जगह की रीति

कर्नाटक में कलश केले के खंभों के नीचे बैठता है और ओब्बट्टु बनता है। आंध्र और तेलंगाना में बूरेलु और तोरम ज़रूरी हैं, और हर तांबूल में भीगे चने, सनगलु। तमिलनाडु में देवी को द्वार से भीतर लाते हुए कन्नड का “भाग्यद लक्ष्मी बारम्मा” या तमिल गीत गाते हैं। महाराष्ट्र और उससे उत्तर में इसे कम लोग जानते हैं; वहाँ लक्ष्मी का शुक्रवार [हर सप्ताह](/rituals/vrats/shukravar-vrat) रखा जाता है।

## सेहत की ओर भी देखें

सुबह में भागदौड़ है, गर्मी है, पेट ख़ाली है और चूल्हे पर तेल है। उपवास की आदत न हो तो कॉफ़ी या दूध ले लें। गर्भवती हों, दूध पिलाती हों, इंसुलिन या गोलियाँ चलती हों, या डॉक्टर ने मना किया हो, तो भूखी न रहें। भोजन में गुड़, घी और इमली भरपूर हैं: बैठकर सबमें से थोड़ा-थोड़ा लें। दीयों और खुले द्वार के पास असली गहनों वाले कलश के लिए कमरे में एक समझदार बड़ा भी रहे।`,
  },
};
