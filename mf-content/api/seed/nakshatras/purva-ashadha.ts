import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'purva-ashadha',
  cover: 'nakshatras/purva-ashadha.svg',
  category: '',
  tags: ['purva-ashadha', 'dhanu', 'venus', 'nakshatra'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T14:45:00+05:30',
  details: {},
  en: {
    title: 'Purva Ashadha: the waters that cannot be beaten',
    summary:
      'Purva Ashadha nakshatra in Dhanu: stars of the Archer’s bow, Apas the waters, the winnowing basket, naming sounds, confidence and its days.',
    coverAlt:
      'Two stars of the Archer above a winnowing basket tossing grain, with a river flowing below.',
    body: `*Ashadha* means unconquered. There are two of them, the earlier and the later, and they win in different ways. Purva wins like water. It goes round the stone, over the stone, and in a thousand years there is no stone.

## The waters speak for themselves

"You are the waters who bring us joy," begins the verse that is sprinkled at every morning prayer, *apo hi shtha mayobhuvah*. Apas in the Veda are mothers and healers. They wash off the day’s wrong word. Ganga and every village tank belong to them. The nakshatra’s basket works by air but serves the same end: what is chaff goes, what is grain stays.

## People of this nakshatra

Tradition describes them as proud in the good sense, hopeful, persuasive, hard to discourage, fond of water and of beauty, faithful friends. An argument with them ends when they are in agreement with you or you are tired. Shukra gives polish. The sign’s lord, Guru, gives conviction. Listening once to the end, without preparing the answer, makes them irresistible.

- **Span:** 13°20′ to 26°40′ of Dhanu
- **Stars:** Delta and Epsilon Sagittarii; yogatara Delta (Kaus Media)
- **Deity:** Apas, the Waters
- **Symbol:** a winnowing basket or fan
- **Vimshottari lord:** [Shukra (Venus)](/remedies/venus), 20 years
- **Gana, yoni, nadi:** manushya, monkey, madhya
- **Naming sounds by pada:** Bhu, Dha, Pha, Dha
- **Class in muhurta:** ugra (fierce)

## What the books allow

Its class is fierce, and the lists give it to bold undertakings, debate, clearing debts, digging tanks and wells, irrigation and dealings with water. Ceremonies of joining usually wait for Uttara Ashadha, a day later. The month Ashadha, when the rains settle in and the chariots roll in Puri, takes its name from this pair. In a July sky, look for the Archer’s "teapot": these stars are on its spout side.`,
  },
  hi: {
    title: 'पूर्वाषाढ़ा: जो जल हारता नहीं',
    summary:
      'धनु का पूर्वाषाढ़ा नक्षत्र: धनुर्धर के धनुष के तारे, देवता आपः यानी जल, सूप, नामाक्षर, आत्मविश्वास का स्वभाव और इसके दिन।',
    coverAlt: 'धनुर्धर के दो तारे, नीचे सूप से उछलता अनाज और बहती नदी।',
    body: `अषाढ़ा यानी जो जीती न जा सके। दो हैं, पहली और बाद की, और दोनों अलग ढंग से जीतती हैं। पूर्वा जल की तरह। वह पत्थर की बग़ल से जाती है, ऊपर से जाती है, और हज़ार साल बाद पत्थर नहीं रहता।

## जल अपनी बात ख़ुद कहता है

“हे जल, तुम सुख देने वाले हो”, यह उस मंत्र का आरंभ है जो हर सुबह संध्या में छिड़का जाता है, *आपो हि ष्ठा मयोभुवः*। वेद में आपः माताएँ हैं और वैद्य भी। वे दिन भर का बुरा बोल धो देती हैं। गंगा और हर गाँव का तालाब उन्हीं का है। नक्षत्र का सूप हवा से चलता है, पर काम वही करता है: जो भूसी है उड़ जाए, जो दाना है रह जाए।

## इस नक्षत्र के लोग

परंपरा उन्हें अच्छे अर्थ में स्वाभिमानी, आशावान, समझा लेने वाले, हिम्मत न हारने वाले, जल और सौंदर्य के प्रेमी और सच्चे मित्र कहती है। उनसे बहस तब ख़त्म होती है जब आप मान जाएँ या थक जाएँ। शुक्र चमक देता है और राशि के स्वामी गुरु विश्वास। एक बार भी वे उत्तर सोचे बिना पूरी बात सुन लें, तो उनका आकर्षण कोई नहीं टाल सकता।

- **विस्तार:** धनु 13°20′ से 26°40′
- **तारे:** डेल्टा और एप्सिलॉन सैजिटेरी; योगतारा डेल्टा (काउस मीडिया)
- **देवता:** आपः (जल)
- **चिह्न:** सूप या पंखा
- **विंशोत्तरी स्वामी:** [शुक्र](/remedies/venus), 20 वर्ष
- **गण, योनि, नाड़ी:** मनुष्य, वानर, मध्य
- **चरण के अनुसार नामाक्षर:** भू, धा, फा, ढा
- **मुहूर्त में वर्ग:** उग्र

## ग्रंथ क्या मानते हैं

वर्ग उग्र है; सूचियाँ इसे साहस के काम, शास्त्रार्थ, ऋण चुकाने, तालाब-कुआँ खोदने, सिंचाई और जल के व्यवहार में लेती हैं। जोड़ने वाले संस्कार प्रायः एक दिन बाद की उत्तराषाढ़ा की राह देखते हैं। आषाढ़ मास, जब वर्षा जम जाती है और पुरी में रथ चलते हैं, इसी जोड़ी के नाम पर है। जुलाई के आकाश में धनुर्धर की “चायदानी” खोजिए: ये तारे उसकी टोंटी की ओर हैं।`,
  },
};
