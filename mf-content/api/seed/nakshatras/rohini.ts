import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'rohini',
  cover: 'nakshatras/rohini.svg',
  category: '',
  tags: ['rohini', 'vrishabha', 'moon', 'nakshatra'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T12:23:00+05:30',
  details: {},
  en: {
    title: 'Rohini: the one the Moon loved most',
    summary:
      'Rohini nakshatra in Vrishabha: red Aldebaran and the Hyades, the Moon’s favourite, Krishna’s birth star, naming sounds, temperament and fixed days.',
    coverAlt:
      'The V of the Hyades with red Aldebaran over a wooden ox cart heaped with flowers and grain.',
    body: `A red star follows the Pleiades up the winter sky, and beside it a V of fainter ones lies on its side like the frame of a cart. Rohini means "the reddish one", and also "she who rises, who grows".

## The quarrel in the Moon’s house

Daksha gave his twenty-seven daughters to Soma, the Moon, on condition that he treat them alike. Soma stayed with Rohini. The others went home in tears, and Daksha cursed him to waste away. The herbs withered and the gods pleaded, so the curse was softened: he would wane for a fortnight and grow for a fortnight. At Somnath on the Gujarat coast, tradition holds, he bathed and got his light back. Each month he still spends his one day with every sister.

- **Span:** 10°00′ to 23°20′ of Vrishabha
- **Stars:** the Hyades with Aldebaran; yogatara Aldebaran (Alpha Tauri)
- **Deity:** Prajapati (Brahma)
- **Symbol:** an ox cart
- **Vimshottari lord:** [Chandra (Moon)](/remedies/moon), 10 years
- **Gana, yoni, nadi:** manushya, serpent, antya
- **Naming sounds by pada:** O, Va, Vi, Vu
- **Class in muhurta:** dhruva (fixed)

## Temperament

Tradition describes eyes that hold, a sweet voice, constancy, love of comfort and a gift for making things thrive: children, cattle, seedlings, a shop. Krishna was born with the Moon in Rohini, and his flute, butter and charm are quoted as its portrait. Where it errs, it errs through attachment. To share the favourite is the sister’s lesson.

## When the Moon returns here

Fixed days suit what should remain. Lay a foundation, plant a tree, marry, enter a house, open savings, begin to learn music. [Krishna’s night](/rituals/festivals) is kept by many houses only when the eighth tithi and Rohini meet, by others on the tithi alone.

To check whether your Moon is here, use the [free kundli](/astrology-services/free-kundli).`,
  },
  hi: {
    title: 'रोहिणी: जिसे चंद्रमा ने सबसे अधिक चाहा',
    summary:
      'वृषभ का रोहिणी नक्षत्र: लाल एल्डेबेरन और हायडीज़, चंद्रमा की प्रिया, कृष्ण का जन्म नक्षत्र, नामाक्षर, स्वभाव और ध्रुव दिनों के काम।',
    coverAlt: 'लाल रोहिणी तारे के साथ गाड़ी के ढाँचे जैसे तारे, नीचे फूलों और अन्न से लदी बैलगाड़ी।',
    body: `जाड़े के आकाश में कृत्तिका के पीछे-पीछे एक लाल तारा चढ़ता है, और उसके पास मंद तारों का एक नुकीला कोण ऐसे पड़ा है जैसे गाड़ी का ढाँचा। रोहिणी यानी “लाल आभा वाली”, और “जो चढ़ती है, बढ़ती है” भी।

## चंद्रमा के घर का झगड़ा

दक्ष ने अपनी सत्ताईस कन्याएँ सोम यानी चंद्रमा को इस शर्त पर दीं कि सबसे समान व्यवहार होगा। सोम रोहिणी के पास ही ठहर गए। बाक़ी बहनें रोती हुई मायके गईं और दक्ष ने क्षीण होने का शाप दे दिया। औषधियाँ मुरझाने लगीं, देवताओं ने विनती की, तो शाप नरम हुआ: एक पखवाड़ा घटेंगे, एक पखवाड़ा बढ़ेंगे। परंपरा कहती है कि सोमनाथ के तट पर स्नान करके उन्हें प्रकाश वापस मिला। अब भी वे हर महीने हर बहन के यहाँ एक दिन ठहरते हैं।

- **विस्तार:** वृषभ 10°00′ से 23°20′
- **तारे:** हायडीज़ तारे और एल्डेबेरन; योगतारा एल्डेबेरन (अल्फ़ा टॉरी)
- **देवता:** प्रजापति (ब्रह्मा)
- **चिह्न:** बैलगाड़ी
- **विंशोत्तरी स्वामी:** [चंद्रमा](/remedies/moon), 10 वर्ष
- **गण, योनि, नाड़ी:** मनुष्य, सर्प, अंत्य
- **चरण के अनुसार नामाक्षर:** ओ, वा, वी, वू
- **मुहूर्त में वर्ग:** ध्रुव

## स्वभाव

परंपरा बाँध लेने वाली आँखें, मीठी वाणी, स्थिरता, सुख का चाव और पनपाने का हुनर बताती है: बच्चे, गाय, पौध, दुकान। कृष्ण के जन्म के समय चंद्रमा रोहिणी में था; बाँसुरी, माखन और मोहिनी इसी का चित्र माने जाते हैं। भूल होती है तो मोह से। प्रिय को बाँटना सीखना, यही बहनों की सीख है।

## चंद्रमा जब यहाँ लौटे

ध्रुव दिन उन कामों के हैं जिन्हें टिकना है: नींव, वृक्षारोपण, विवाह, गृह प्रवेश, बचत, संगीत की शिक्षा का आरंभ। [कृष्ण जन्म का उत्सव](/rituals/festivals) कई घर तभी मनाते हैं जब अष्टमी और रोहिणी मिलें, कई केवल तिथि से।

आपका चंद्रमा यहाँ है या नहीं, [निःशुल्क कुंडली](/astrology-services/free-kundli) में देखें।`,
  },
};
