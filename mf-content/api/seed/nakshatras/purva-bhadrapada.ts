import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'purva-bhadrapada',
  cover: 'nakshatras/purva-bhadrapada.svg',
  category: '',
  tags: ['purva-bhadrapada', 'kumbha', 'meena', 'jupiter'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T15:06:00+05:30',
  details: {},
  en: {
    title: 'Purva Bhadrapada: one foot in the fire',
    summary:
      'Purva Bhadrapada nakshatra across Kumbha and Meena: Markab and Scheat, Aja Ekapada, two faces, naming sounds, idealism and its fierce days.',
    coverAlt:
      'Two stars of the Square of Pegasus above a single-footed pillar of flame between two faces in profile.',
    body: `The great Square of Pegasus is the easiest shape of the autumn sky. Its western side belongs to Purva Bhadrapada and its eastern to Uttara. Together the four corners are the feet of a cot, or the "auspicious feet", *bhadra-pada*.

- **Span:** 20°00′ of Kumbha to 3°20′ of Meena
- **Stars:** Alpha and Beta Pegasi; yogatara Alpha (Markab)
- **Deity:** Aja Ekapada
- **Symbol:** the front of a cot, or two faces
- **Vimshottari lord:** [Guru (Jupiter)](/remedies/jupiter), 16 years
- **Gana, yoni, nadi:** manushya, lion, adi
- **Naming sounds by pada:** Se, So, Da, Di
- **Class in muhurta:** ugra (fierce)

## The one-footed unborn

Aja Ekapada is among the least known of Vedic deities. *Aja* is "unborn", and also "goat"; *ekapada*, "one-footed". Is he lightning, which touches the ground on one leg? A column of fire that holds heaven and earth apart? Later lists count him with the Rudras. The Veda mentions him in one breath with the serpent of the deep, who owns the next nakshatra: fire above, water below.

## Two faces

Some draw the nakshatra as a man with two faces. Tradition describes people in whom a mild manner covers a furnace: idealists, ascetics with a sense of humour, eloquent, capable of great sacrifice and of sudden severity, first of all towards themselves. Guru is lord, and gives the fire a text to serve. In the three padas of Kumbha the ideal is for society. The one in Meena turns it inward. A daily practice which is small and dull helps them more than a great vow.

## What is done on its days

The class is fierce, and it lies in panchaka. The lists mention hard tasks, water works, agriculture, giving up something, rites of penance. Joyful beginnings go to the following nakshatra. If the calendar allows no choice, most priests make a simple prayer and go ahead.`,
  },
  hi: {
    title: 'पूर्वा भाद्रपद: आग में एक पाँव',
    summary:
      'कुंभ और मीन में फैला पूर्वा भाद्रपद नक्षत्र: मरकब और शीट तारे, देवता अज एकपाद, दो मुख, नामाक्षर, आदर्श का स्वभाव और उग्र दिन।',
    coverAlt: 'पेगासस के चौकोर के दो तारे, नीचे दो मुखाकृतियों के बीच एक पाँव पर खड़ी अग्नि की लौ।',
    body: `शरद के आकाश में पेगासस का बड़ा चौकोर सबसे आसानी से दिखता है। उसकी पश्चिमी भुजा पूर्वा भाद्रपद की है और पूर्वी उत्तरा की। चारों कोने मिलकर खाट के पाये हैं, या “शुभ चरण”, भद्र-पद।

- **विस्तार:** कुंभ 20°00′ से मीन 3°20′
- **तारे:** अल्फ़ा और बीटा पेगासी; योगतारा अल्फ़ा (मरकब)
- **देवता:** अज एकपाद
- **चिह्न:** खाट का अगला भाग या दो मुख
- **विंशोत्तरी स्वामी:** [गुरु](/remedies/jupiter), 16 वर्ष
- **गण, योनि, नाड़ी:** मनुष्य, सिंह, आदि
- **चरण के अनुसार नामाक्षर:** से, सो, दा, दी
- **मुहूर्त में वर्ग:** उग्र

## एक पाँव वाले अजन्मा

अज एकपाद वेद के सबसे कम जाने गए देवताओं में हैं। “अज” यानी अजन्मा, और बकरा भी; “एकपाद” यानी एक पाँव वाले। क्या वे बिजली हैं, जो एक पाँव से धरती छूती है? या आग का वह खंभा जो आकाश और पृथ्वी को अलग रखे है? बाद की सूचियाँ उन्हें रुद्रों में गिनती हैं। वेद उन्हें उस गहरे जल के सर्प के साथ एक ही साँस में लेता है जो अगले नक्षत्र का देवता है: ऊपर अग्नि, नीचे जल।

## दो मुख

कुछ लोग इस नक्षत्र को दो मुख वाले पुरुष के रूप में बनाते हैं। परंपरा ऐसे लोगों का वर्णन करती है जिनकी कोमलता के नीचे भट्ठी है: आदर्शवादी, हँसमुख तपस्वी, वाक्पटु, बड़े त्याग में समर्थ और अचानक कठोर भी, सबसे पहले अपने प्रति। स्वामी गुरु इस आग को साधने का शास्त्र देते हैं। कुंभ के तीन चरणों में आदर्श समाज के लिए है; मीन का एक चरण उसे भीतर मोड़ता है। बड़ी प्रतिज्ञा से अधिक उन्हें रोज़ का छोटा, सादा अभ्यास सँभालता है।

## इसके दिनों में क्या होता है

वर्ग उग्र है और यह पंचक में है। सूचियाँ कठिन काम, जल-कार्य, खेती, कुछ छोड़ देना और प्रायश्चित्त बताती हैं। शुभ आरंभ अगले नक्षत्र के लिए रखे जाते हैं। दिन चुनने की गुंजाइश न हो तो अधिकतर पुरोहित सरल प्रार्थना करके आगे बढ़ते हैं।`,
  },
};
