import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'aquarius',
  cover: 'signs/aquarius.svg',
  category: '',
  tags: ['kumbha', 'aquarius', 'moon-sign', 'saturn'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T14:27:00+05:30',
  details: {},
  en: {
    title: 'Kumbha (Aquarius): the Moon with a water pot',
    summary:
      'Kumbha as a Moon sign: fixed air under Saturn, the many before the one, work for the common good, friendly love, and how to come close again.',
    coverAlt:
      'A clay pot pouring a stream of stars over a row of small rooftops under a deep blue-green sky.',
    body: `Varahamihira’s picture is plain: a man with an empty pot on his shoulder. He is on his way to the well, or back from watering someone’s tree. We do not see his face. The Moon in Kumbha is comfortable with this. It would rather that the water arrived than that the bearer was praised.

## At a glance

- **Lord:** [Shani (Saturn)](/remedies/saturn)
- **Element:** air
- **Mode:** sthira (fixed)
- **In the body of the Kalapurusha:** calves
- **Nakshatras:** [Dhanishta](/nakshatras/dhanishta) (pada 3–4), [Shatabhisha](/nakshatras/shatabhisha), [Purva Bhadrapada](/nakshatras/purva-bhadrapada) (pada 1–3)
- **Sidereal Sun here:** about 13 February to 14 March

## Air that keeps its shape

Fixed air is an odd thing: a principle, a system, the idea that stays when people change. Shani rules Kumbha as he rules Makara, and many hold it to be his favourite of the two, his *mulatrikona*. In Makara he climbs. Here he distributes. Later tradition lets Rahu share the rulership, and with it come inventions, foreigners and whatever is new.

The Sun is here from the middle of February, when Maha Shivaratri usually falls. The great Kumbha Mela takes its name from the pot of nectar; at Haridwar it is held when Jupiter stands in this sign. In the Kalapurusha it is the calves, the muscles of the long walk.

## Temperament

Tradition describes a thoughtful, detached, humane and somewhat unusual mind. It has friends of all ages, and few of them know each other. It keeps calm in a crisis and puzzles over small talk. When feelings rise it climbs one floor up and watches them from the balcony. This gives good judgement. It can also make those below feel that they are being studied.

Dhanishta’s second half likes groups, drums and shared success. Shatabhisha is the solitary healer, with a hundred remedies and a locked gate. The three quarters of Purva Bhadrapada burn with an ideal.

## Work

Networks of every kind: public health, science, software, cooperative societies, unions, electricity, aviation, astrology, social work. A Kumbha Moon works well where the rule is fair and the boss is not watching. Routine is no problem if it serves a purpose. What it needs is one person near it who asks about this week, since its own eyes are on the decade.

## Near and far in love

It begins in friendship and wants to keep that ground. It gives freedom generously and needs as much. Demands for proof make it vanish behind a book. Yet loneliness is a real risk for this Moon, because it does not notice the need until late. Fixed meetings help: every Sunday lunch, every evening walk, so that closeness does not depend on mood. When someone dear is crying, no theory is required. A hand is.

## Coming close again

Simha, opposite, has a heart that shows itself. Kumbha gains by dancing at the wedding, telling a story about itself, wearing the bright shawl. Setting out water for birds and passers-by in the hot months is an act made for this sign. So is sitting with old people on a Saturday, as the page on [Saturn](/remedies/saturn) suggests.

## When it is the lagna or the Sun sign

Kumbha rising gives a reserved, original presence, with Saturn to be read first. The Sun here is somewhat muted and shines through the group. Uncertain whether your Moon is in Makara or Kumbha? Between them lies the middle of Dhanishta. An hour can matter, and [what can be done without a birth time](/blogs/birth-time-unknown) is worth reading.`,
  },
  hi: {
    title: 'कुंभ राशि: कंधे पर घड़ा लिए चंद्रमा',
    summary:
      'चंद्र राशि कुंभ: शनि की स्थिर वायु, एक से पहले अनेक, सबके हित के काम, मित्रता जैसा प्रेम, और फिर से पास आने का अभ्यास।',
    coverAlt: 'गहरे नीले-हरे आकाश के नीचे छोटे घरों की क़तार पर तारों की धारा उँडेलता मिट्टी का घड़ा।',
    body: `वराहमिहिर का चित्र सीधा है: कंधे पर ख़ाली घड़ा लिए एक आदमी। वह कुएँ को जा रहा है, या किसी का पेड़ सींचकर लौट रहा है। उसका चेहरा हमें नहीं दिखता। कुंभ के चंद्रमा को इससे कोई परेशानी नहीं। वह चाहता है कि पानी पहुँचे, लाने वाले की प्रशंसा हो या न हो।

## एक नज़र में

- **स्वामी:** [शनि](/remedies/saturn)
- **तत्व:** वायु
- **स्वभाव:** स्थिर
- **कालपुरुष के शरीर में:** पिंडलियाँ
- **नक्षत्र:** [धनिष्ठा](/nakshatras/dhanishta) (चरण 3–4), [शतभिषा](/nakshatras/shatabhisha), [पूर्वा भाद्रपद](/nakshatras/purva-bhadrapada) (चरण 1–3)
- **निरयण सूर्य यहाँ:** लगभग 13 फ़रवरी से 14 मार्च

## आकार न छोड़ने वाली हवा

स्थिर वायु अनोखी चीज़ है: एक सिद्धांत, एक व्यवस्था, वह विचार जो लोगों के बदलने पर भी टिकता है। शनि मकर की तरह कुंभ का भी स्वामी है, और दोनों में यह उसकी मूलत्रिकोण राशि है। मकर में वह चढ़ता है, यहाँ बाँटता है। बाद की परंपरा राहु को भी स्वामित्व में साझी मानती है, और उसके साथ आविष्कार, परदेसी और हर नई चीज़ आती है।

सूर्य मध्य फ़रवरी से यहाँ रहता है, जब प्रायः महाशिवरात्रि पड़ती है। कुंभ मेले का नाम अमृत के घड़े से है; हरिद्वार में वह तब लगता है जब गुरु इस राशि में हो। कालपुरुष में यह पिंडलियाँ हैं, लंबी पदयात्रा का बल।

## स्वभाव

परंपरा इस मन को विचारशील, निर्लिप्त, मानवीय और कुछ निराला बताती है। हर उम्र के मित्र होते हैं, और उनमें से कम ही एक-दूसरे को जानते हैं। संकट में शांत रहता है और हाल-चाल वाली बातों में उलझ जाता है। भावना उठे तो एक मंज़िल ऊपर चढ़कर छज्जे से उसे देखता है। इससे निर्णय अच्छा होता है, पर नीचे खड़े लोगों को लग सकता है कि उनका अध्ययन हो रहा है।

धनिष्ठा का दूसरा आधा भाग टोली, ढोल और साझी सफलता पसंद करता है। शतभिषा एकांतप्रिय वैद्य है, सौ औषधियाँ और बंद फाटक। पूर्वा भाद्रपद के तीन चरणों में कोई आदर्श धधकता है।

## काम

हर तरह के नेटवर्क: जन-स्वास्थ्य, विज्ञान, सॉफ़्टवेयर, सहकारी समिति, संघ, बिजली, विमानन, ज्योतिष, समाज-सेवा। जहाँ नियम न्यायपूर्ण हो और सिर पर कोई खड़ा न हो, वहाँ कुंभ का चंद्रमा अच्छा काम करता है। उद्देश्य हो तो रोज़ का ढर्रा भी नहीं अखरता। बस पास में एक ऐसा व्यक्ति चाहिए जो इस सप्ताह की बात पूछे, क्योंकि इसकी आँखें अगले दस वर्षों पर होती हैं।

## प्रेम में पास और दूर

शुरुआत मित्रता से होती है और वह ज़मीन इसे बनाए रखनी है। आज़ादी खुलकर देता है और उतनी ही चाहता है। सबूत माँगे जाएँ तो किताब के पीछे छिप जाता है। फिर भी अकेलापन इसके लिए सच्चा ख़तरा है, क्योंकि ज़रूरत का पता देर से चलता है। तय मुलाक़ातें काम आती हैं: हर रविवार का भोजन, हर शाम की सैर, ताकि निकटता मूड पर न टिके। कोई अपना रो रहा हो तो सिद्धांत नहीं, हाथ चाहिए।

## फिर से पास आना

सामने का सिंह अपना हृदय दिखाना जानता है। कुंभ का भला इसमें है कि वह ब्याह में नाचे, अपना कोई क़िस्सा सुनाए, चटख दुशाला ओढ़े। गर्मियों में चिड़ियों और राहगीरों के लिए पानी रखना जैसे इसी राशि के लिए बना काम है। शनिवार को वृद्धों के साथ बैठना भी, जैसा [शनि](/remedies/saturn) के पृष्ठ पर सुझाया गया है।

## जब लग्न या सूर्य राशि कुंभ हो

कुंभ लग्न संकोची पर मौलिक व्यक्तित्व देता है, और पहले शनि पढ़ा जाता है। सूर्य यहाँ कुछ मद्धिम होता है और समूह के माध्यम से चमकता है। पक्का नहीं कि चंद्रमा मकर में है या कुंभ में? दोनों के बीच धनिष्ठा का मध्य है। एक घंटे से अंतर पड़ सकता है; [जन्म समय के बिना क्या हो सकता है](/blogs/birth-time-unknown), यह पढ़ना अच्छा रहेगा।`,
  },
};
