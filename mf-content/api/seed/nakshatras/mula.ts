import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'mula',
  cover: 'nakshatras/mula.svg',
  category: '',
  tags: ['mula', 'dhanu', 'ketu', 'nakshatra'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T14:35:00+05:30',
  details: {},
  en: {
    title: 'Mula: down to the root',
    summary:
      'Mula nakshatra in Dhanu: the Scorpion’s sting and the galaxy’s centre, Nirriti, the bunch of roots, naming sounds, temperament and a calm word.',
    coverAlt:
      'The curling tail of the Scorpion with the Milky Way behind, above a tied bunch of roots.',
    body: `Pull up a plant and you see what it has been living on. *Mula* means root. Its stars are the curved tail of the Scorpion, low in the south, where the Milky Way is widest. Behind those clouds, less than ten degrees away, is the centre of the Galaxy. The ancients could not know it, yet they called this place the root.

## A calm word first

Parents of Mula children are often frightened by talk of a dosha. Texts do prescribe a shanti for certain padas, and they also say that the effect ends with it. Saints and statesmen have been born here. Water, mantra, twenty-seven leaves in a pot, a name given on the twenty-seventh day when the nakshatra returns: it is a warm ceremony, and the fear is no part of it.

- **Span:** 0°00′ to 13°20′ of Dhanu
- **Stars:** the tail of Scorpius, Epsilon to Lambda; yogatara Lambda (Shaula)
- **Deity:** Nirriti
- **Symbol:** a tied bunch of roots
- **Vimshottari lord:** [Ketu](/remedies/ketu), 7 years
- **Gana, yoni, nadi:** rakshasa, dog, adi
- **Naming sounds by pada:** Ye, Yo, Bha, Bhi
- **Class in muhurta:** tikshna (sharp)

## Nirriti

She is older than the stories about her, the goddess of what falls apart. The Veda asks her to look elsewhere, politely. Farmers understand her: without decay there is no soil. Kali stands near her, and so does Ketu, the lord, who cuts what has no root.

## Character in tradition

Direct, philosophical, fearless in questions, generous, not easily satisfied with the surface of anything. Such people may change their whole life once, and breathe freely afterwards. Their practice is to ask before they pull: is it a weed?

## Suited to its days

Sharp work: digging wells, gathering and planting roots and herbs, research, breaking off a harmful habit. Many lists accept it for weddings. Saraswati is invoked on a Mula day in Navaratri.`,
  },
  hi: {
    title: 'मूल: जड़ तक',
    summary:
      'धनु का मूल नक्षत्र: बिच्छू का डंक और आकाशगंगा का केंद्र, देवी निर्ऋति, जड़ों का गुच्छा, नामाक्षर, स्वभाव और पहले एक शांत बात।',
    coverAlt: 'पीछे आकाशगंगा के साथ बिच्छू की मुड़ी पूँछ, नीचे बँधी हुई जड़ों का गुच्छा।',
    body: `पौधा उखाड़िए तो दिखता है कि वह किस पर जी रहा था। मूल यानी जड़। इसके तारे बिच्छू की मुड़ी हुई पूँछ हैं, दक्षिण में नीचे, जहाँ आकाशगंगा सबसे चौड़ी है। उन बादलों के पीछे, दस अंश से भी कम दूर, आकाशगंगा का केंद्र है। प्राचीन लोग यह नहीं जान सकते थे, फिर भी उन्होंने इस जगह को मूल कहा।

## पहले एक शांत बात

मूल में जन्मे बच्चों के माता-पिता को अक्सर दोष की बातों से डराया जाता है। ग्रंथ कुछ चरणों के लिए शांति अवश्य बताते हैं, और यह भी कि उससे बात पूरी हो जाती है। संत भी यहाँ जन्मे हैं, राजनेता भी। जल, मंत्र, घड़े में सत्ताईस पत्ते, सत्ताईसवें दिन नक्षत्र लौटे तो नामकरण: यह स्नेह भरा संस्कार है और डर उसका हिस्सा नहीं।

- **विस्तार:** धनु 0°00′ से 13°20′
- **तारे:** वृश्चिक की पूँछ, एप्सिलॉन से लैम्ब्डा तक; योगतारा लैम्ब्डा (शौला)
- **देवता:** निर्ऋति
- **चिह्न:** बँधी हुई जड़ें
- **विंशोत्तरी स्वामी:** [केतु](/remedies/ketu), 7 वर्ष
- **गण, योनि, नाड़ी:** राक्षस, श्वान, आदि
- **चरण के अनुसार नामाक्षर:** ये, यो, भा, भी
- **मुहूर्त में वर्ग:** तीक्ष्ण

## निर्ऋति

वे अपनी कथाओं से भी पुरानी हैं, बिखरने की देवी। वेद उनसे नम्रता से कहता है कि कहीं और देखें। किसान उन्हें समझते हैं: गले बिना मिट्टी नहीं बनती। काली उनके पास खड़ी हैं, और स्वामी केतु भी, जो बिना जड़ की चीज़ काट देता है।

## परंपरा में स्वभाव

सीधा, दार्शनिक, प्रश्न में निडर, उदार, किसी भी बात की ऊपरी परत से संतुष्ट न होने वाला। ऐसे लोग जीवन में एक बार सब कुछ बदल सकते हैं और फिर खुलकर साँस लेते हैं। उनका अभ्यास है उखाड़ने से पहले पूछना: क्या यह सचमुच खरपतवार है?

## जँचने वाले दिन

तीक्ष्ण काम: कुआँ खोदना, जड़ी-बूटी लाना और लगाना, शोध, बुरी आदत छोड़ना। कई सूचियाँ विवाह में भी इसे मानती हैं। नवरात्र में सरस्वती का आवाहन मूल के दिन होता है।`,
  },
};
