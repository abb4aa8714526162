import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'main-entrance',
  cover: 'vastu/main-entrance.svg',
  category: '',
  tags: ['entrance', 'doorway', 'toran'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T12:49:00+05:30',
  details: {},
  en: {
    title: 'The main entrance: threshold, toran and a door that opens well',
    summary:
      'What vastu asks of a front door, which of it is simply good housekeeping, and seven easy ways to make an entrance welcoming, whichever way it faces.',
    coverAlt:
      'A carved red double door under a garland of mango leaves, with lamps, potted plants and a flower rangoli at the threshold.',
    seoTitle: 'The main entrance',
    body: `In village houses the threshold is washed before anyone has had tea. A line of rice flour, two drops of turmeric, a marigold: the house says good morning. Vastu calls the entrance the mouth of the home, and most of its advice is about keeping that mouth clean.

## Which way it should face

East and north are praised most often, because they bring morning light and even light. But classical texts do not condemn a whole side. They divide each side into padas, eight or nine small parts by the school, and count some on every side as favourable. A south door in the right pada is acceptable by the book itself. So “never buy a south-facing flat” is a slogan, not a rule of the texts.

## The door itself

- It opens fully, inward, without scraping.
- It is a little larger than the inner doors, and sturdier.
- Hinges are oiled, the bell works, the number can be read at night.
- A raised threshold, dehleez, keeps out water, dust and insects. Where there are wheelchairs or toddlers, a painted strip or a rangoli line says the same.

## What hangs on it

A toran of mango or ashoka leaves is put up for festivals and taken down when it is dry; wilted leaves are not left for months. In Maharashtra marigolds go between them, in Gujarat the toran is of cloth and mirrors. Many draw a swastik or write “Shubh Labh” on either side. In the south a kolam is drawn each dawn, by custom with rice flour that ants may eat.

## Light and shoes

Keep a warm lamp at the door, and light a diya at dusk if that is your habit. Shoes need a closed rack at the side, not a heap in the way. Move the dustbin out of sight. A mirror straight opposite the door is discouraged by many practitioners; if you like it, hang it on a side wall.

## If you cannot change anything

Few of us choose where the corridor runs. If your door faces a lift, a staircase or another door, a good mat, a plant that bears shade and a clean wall with one picture are enough. Spend five minutes a day on it. The person who comes home tired in the evening will notice, and that person is you.`,
  },
  hi: {
    title: 'मुख्य द्वार: दहलीज़, तोरण और खुलकर खुलने वाला दरवाज़ा',
    summary:
      'वास्तु मुख्य द्वार से क्या चाहता है, उसमें से कितना घर की सीधी-सी देखभाल है, और दिशा कोई भी हो, द्वार को आत्मीय बनाने के सरल उपाय।',
    coverAlt: 'आम के पत्तों के तोरण के नीचे लाल दोपल्ला द्वार, दोनों ओर दीपक और गमले, दहलीज़ पर फूलों की रंगोली।',
    body: `गाँव के घरों में चाय से पहले दहलीज़ धुलती है। चावल के आटे की एक रेखा, हल्दी की दो बूँदें, एक गेंदा: घर सुप्रभात कहता है। वास्तु में द्वार को घर का मुख कहा गया है, और उसकी अधिकतर सलाह इस मुख को साफ़ रखने की है।

## किस ओर हो

पूर्व और उत्तर की प्रशंसा सबसे अधिक होती है, क्योंकि उनसे सुबह का और एक-सा प्रकाश आता है। पर पुराने ग्रंथ किसी पूरी दिशा को बुरा नहीं कहते। वे हर ओर को मत के अनुसार आठ या नौ पदों में बाँटते हैं और हर दिशा में कुछ पद शुभ गिनते हैं। सही पद में दक्षिण का द्वार ग्रंथ से ही मान्य है। इसलिए “दक्षिणमुखी फ़्लैट कभी न लें” नारा है, शास्त्र का नियम नहीं।

## दरवाज़ा कैसा हो

- पूरा खुले, भीतर की ओर, बिना घिसटे।
- भीतर के दरवाज़ों से थोड़ा बड़ा और मज़बूत हो।
- क़ब्ज़ों में तेल हो, घंटी बजती हो, रात में नंबर पढ़ा जाए।
- उठी हुई दहलीज़ पानी, धूल और कीड़ों को रोकती है। जहाँ व्हीलचेयर या छोटे बच्चे हों, वहाँ रंग की पट्टी या रंगोली की रेखा यही बात कह देती है।

## द्वार पर क्या सजे

त्योहार पर आम या अशोक के पत्तों का तोरण बँधता है और सूखने पर उतार लिया जाता है; मुरझाए पत्ते महीनों नहीं लटकते। महाराष्ट्र में बीच-बीच में गेंदा पिरोते हैं, गुजरात में कपड़े और शीशे का तोरण होता है। बहुत-से लोग दोनों ओर स्वस्तिक या “शुभ लाभ” लिखते हैं। दक्षिण में हर भोर कोलम बनता है, रीति से चावल के आटे का, जिसे चींटियाँ खा सकें।

## रोशनी और जूते

द्वार पर गरमाहट भरी रोशनी रखिए; आदत हो तो संध्या को दीया जलाइए। जूते बग़ल की बंद रैक में हों, रास्ते में ढेर न लगे। कूड़ेदान सामने से हटा दें। ठीक सामने दर्पण को कई वास्तुविद ठीक नहीं मानते; पसंद हो तो बग़ल की दीवार पर टाँगिए।

## जब कुछ बदला न जा सके

गलियारा किधर जाए, यह हममें से कम ही लोग चुनते हैं। द्वार के सामने लिफ़्ट, सीढ़ी या दूसरा दरवाज़ा हो तो अच्छी चटाई, छाया सह लेने वाला एक पौधा और साफ़ दीवार पर एक चित्र काफ़ी है। रोज़ पाँच मिनट दीजिए। शाम को थककर घर लौटने वाला इसे देखेगा, और वह आप ही हैं।`,
  },
};
