import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'uttara-phalguni',
  cover: 'nakshatras/uttara-phalguni.svg',
  category: '',
  tags: ['uttara-phalguni', 'simha', 'kanya', 'sun'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T13:39:00+05:30',
  details: {},
  en: {
    title: 'Uttara Phalguni: the promise kept',
    summary:
      'Uttara Phalguni nakshatra across Simha and Kanya: Denebola, Aryaman and the marriage hymn, naming sounds, reliability, and its fixed, wedding-friendly days.',
    coverAlt:
      'Denebola above two joined hands with a flower garland and a sturdy carved cot behind.',
    body: `There is a god whose work it is that guests are fed, that matches are made and that a promise given at noon still holds at night. His name is Aryaman. He is the least dramatic of the Adityas and houses could not do without him.

- **Span:** 26°40′ of Simha to 10°00′ of Kanya
- **Stars:** Denebola (Beta Leonis) and 93 Leonis; yogatara Denebola
- **Deity:** Aryaman
- **Symbol:** the back legs of a cot
- **Vimshottari lord:** [Surya (Sun)](/remedies/sun), 6 years
- **Gana, yoni, nadi:** manushya, cow, adi
- **Naming sounds by pada:** Te, To, Pa, Pi
- **Class in muhurta:** dhruva (fixed)

## Aryaman at the wedding

In the old marriage hymn of the Rigveda, where the Sun’s daughter Surya weds Soma, Aryaman is asked to bring husband and wife together and to let them grow old in their own home. The hymn mentions Arjuni, the Phalgunis under an older name, as the days on which the bride is taken home. Many families still count Uttara Phalguni among the best wedding nakshatras. Panguni Uttiram, the full Moon here, is the wedding feast of Shiva and Parvati, of Rama and Sita and of Murugan in Tamil temples.

## The person, as tradition sees it

Helpful, steady, contract-minded, happier with one deep friendship than with ten light ones. A Moon in this place takes responsibility early and keeps receipts. The Sun is its lord. The first quarter, still in Simha, wants to be honoured for helping. The other three, in Kanya, only want the thing done properly. Saying "I need help as well" is the difficult sentence.

## Fixed days

Marriage, entering a house, treaties, employment, foundations, planting orchards, taking vows. Denebola, the lion’s tail, is white and fairly bright; look for it high in the south on April evenings, east of Regulus.`,
  },
  hi: {
    title: 'उत्तरा फाल्गुनी: निभाया हुआ वचन',
    summary:
      'सिंह और कन्या में फैला उत्तरा फाल्गुनी नक्षत्र: डेनेबोला, अर्यमा और विवाह सूक्त, नामाक्षर, भरोसेमंद स्वभाव, और विवाह में प्रिय इसके ध्रुव दिन।',
    coverAlt: 'डेनेबोला तारा, नीचे फूलमाला के साथ जुड़े दो हाथ और पीछे मज़बूत नक़्क़ाशीदार पलंग।',
    body: `एक देवता का काम यह है कि अतिथि को भोजन मिले, रिश्ते जुड़ें और दोपहर को दिया वचन रात को भी टिका रहे। नाम है अर्यमा। आदित्यों में सबसे कम नाटकीय यही हैं, और घर इन्हीं से चलते हैं।

- **विस्तार:** सिंह 26°40′ से कन्या 10°00′
- **तारे:** डेनेबोला (बीटा लियोनिस) और 93 लियोनिस; योगतारा डेनेबोला
- **देवता:** अर्यमा
- **चिह्न:** पलंग के पिछले पाये
- **विंशोत्तरी स्वामी:** [सूर्य](/remedies/sun), 6 वर्ष
- **गण, योनि, नाड़ी:** मनुष्य, गौ, आदि
- **चरण के अनुसार नामाक्षर:** टे, टो, पा, पी
- **मुहूर्त में वर्ग:** ध्रुव

## विवाह में अर्यमा

ऋग्वेद के प्राचीन विवाह सूक्त में, जहाँ सूर्य की पुत्री सूर्या सोम से ब्याही जाती है, अर्यमा से प्रार्थना है कि वे पति-पत्नी को मिलाएँ और दोनों अपने घर में साथ-साथ वृद्ध हों। सूक्त में वधू की विदाई के दिनों के रूप में अर्जुनी का नाम आता है, जो फाल्गुनी का पुराना नाम है। आज भी कई परिवार विवाह के लिए उत्तरा फाल्गुनी को सबसे अच्छे नक्षत्रों में गिनते हैं। पंगुनि उत्तिरम, यानी यहाँ की पूर्णिमा, तमिल मंदिरों में शिव-पार्वती, राम-सीता और मुरुगन के विवाह का पर्व है।

## व्यक्ति, परंपरा की दृष्टि में

सहायक, स्थिर, करार का पक्का, दस हल्की दोस्तियों से एक गहरी मित्रता में अधिक सुखी। यहाँ का चंद्रमा जल्दी ज़िम्मेदारी लेता है और रसीदें सँभालकर रखता है। स्वामी सूर्य है। सिंह वाला पहला चरण मदद के बदले मान चाहता है। कन्या के तीनों बस यह चाहते हैं कि काम ठीक से हो। “मुझे भी मदद चाहिए”, यही वाक्य कठिन पड़ता है।

## ध्रुव दिन

विवाह, गृह प्रवेश, संधि, नौकरी, नींव, बाग़ लगाना, संकल्प लेना। सिंह की पूँछ डेनेबोला सफ़ेद और काफ़ी चमकीला है; अप्रैल की शामों में रेगुलस के पूरब, दक्षिण में ऊँचा खोजिए।`,
  },
};
