import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'hasta',
  cover: 'nakshatras/hasta.svg',
  category: '',
  tags: ['hasta', 'kanya', 'moon', 'nakshatra'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T13:43:00+05:30',
  details: {},
  en: {
    title: 'Hasta: what the hand knows',
    summary:
      'Hasta nakshatra in Kanya: the five stars of Corvus, Savitri of the Gayatri, craft and wit, naming sounds, temperament and swift days for handiwork.',
    coverAlt: 'The four-sided figure of Corvus over an open red hand with a small Sun in the palm.',
    body: `Hold your hand up against the southern sky on a May evening, fingers a little apart. Five stars of the Crow, low and tidy, fit it well enough. *Hasta* is the hand.

## Savitri, the golden-handed

The deity is not the visible disc of the Sun but the force that makes things stir before the disc appears. He is called golden-handed, *hiranyapani*: the Brahmanas tell that he lost a hand at a sacrifice and the gods gave him one of gold. His is the most repeated verse of India, the Gayatri: may Savitri set our thoughts in motion. Hand and thought, in this nakshatra, are one movement.

## How such people are described

Deft, funny, quick at learning a trick and at teaching it, thrifty, good in an emergency with a bit of wire. The Moon is lord, so the hands respond to mood: on a glad day they bake, on a sad one they rearrange drawers. Potters, masseurs, weavers, jugglers, mechanics and palm readers have been listed under Hasta for centuries. The shadow is grasping too tightly or too slyly. An open hand holds more.

- **Span:** 10°00′ to 23°20′ of Kanya
- **Stars:** the five chief stars of Corvus; yogatara Delta Corvi (Algorab)
- **Deity:** Savitri, the Sun who impels
- **Symbol:** an open hand
- **Vimshottari lord:** [Chandra (Moon)](/remedies/moon), 10 years
- **Gana, yoni, nadi:** deva, buffalo, adi
- **Naming sounds by pada:** Pu, Sha, Na, Tha
- **Class in muhurta:** kshipra (swift)

## Day and deed

Swift. For craft, needlework, learning an instrument, trade, medicine, light travel, first cutting of hair, a game. Many lists allow weddings. In Kerala, Atham, as it is called there, begins the ten days of Onam, and the first small ring of flowers is laid before the door, by hand.`,
  },
  hi: {
    title: 'हस्त: जो हाथ जानता है',
    summary:
      'कन्या का हस्त नक्षत्र: कोर्वस के पाँच तारे, गायत्री के देवता सविता, शिल्प और हास्य, नामाक्षर, स्वभाव और हाथ के कामों के क्षिप्र दिन।',
    coverAlt: 'कोर्वस के चौकोर तारे, नीचे हथेली में नन्हा सूर्य लिए खुला लाल हाथ।',
    body: `मई की शाम दक्षिण आकाश के आगे अपना हाथ उठाइए, उँगलियाँ थोड़ी फैली हुई। कौवे वाले मंडल के पाँच तारे, नीचे और सुथरे, उसमें ठीक-ठाक बैठ जाते हैं। हस्त यानी हाथ।

## सोने के हाथ वाले सविता

देवता सूर्य का दिखता हुआ बिंब नहीं, वह प्रेरणा है जो बिंब के निकलने से पहले ही सब कुछ जगाने लगती है। वे हिरण्यपाणि हैं: ब्राह्मण ग्रंथ बताते हैं कि एक यज्ञ में उनका हाथ गया और देवताओं ने सोने का हाथ दिया। भारत का सबसे अधिक दोहराया गया मंत्र, गायत्री, उन्हीं का है: सविता हमारी बुद्धियों को प्रेरित करें। इस नक्षत्र में हाथ और विचार एक ही गति हैं।

## ऐसे लोगों का वर्णन

कुशल, मज़ाक़िया, हुनर झट सीखने और झट सिखाने वाले, किफ़ायती, संकट में ज़रा-से तार से काम चला लेने वाले। स्वामी चंद्रमा है, इसलिए हाथ मन के साथ चलते हैं: ख़ुश दिन पकवान बनते हैं, उदास दिन दराज़ें सजती हैं। कुम्हार, मालिश करने वाले, बुनकर, बाज़ीगर, मिस्त्री और हस्तरेखा पढ़ने वाले सदियों से हस्त में गिने गए हैं। दूसरा पहलू है बहुत कसकर या बहुत चालाकी से पकड़ना। खुले हाथ में अधिक समाता है।

- **विस्तार:** कन्या 10°00′ से 23°20′
- **तारे:** कोर्वस के पाँच मुख्य तारे; योगतारा डेल्टा कोर्वी (अल्गोरब)
- **देवता:** सविता
- **चिह्न:** खुला हाथ
- **विंशोत्तरी स्वामी:** [चंद्रमा](/remedies/moon), 10 वर्ष
- **गण, योनि, नाड़ी:** देव, महिष, आदि
- **चरण के अनुसार नामाक्षर:** पू, ष, ण, ठ
- **मुहूर्त में वर्ग:** क्षिप्र

## दिन और काम

क्षिप्र। शिल्प, सिलाई, वाद्य सीखना, व्यापार, औषधि, छोटी यात्रा, मुंडन, खेल। कई सूचियाँ विवाह भी मानती हैं। केरल में इसे अत्तम कहते हैं; ओणम के दस दिन इसी से शुरू होते हैं, और द्वार पर फूलों का पहला छोटा घेरा हाथों से सजता है।`,
  },
};
