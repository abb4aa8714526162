import type { ContentSeed, VideoDetails } from '../content-seed';

export const seed: ContentSeed<VideoDetails> = {
  slug: 'precession-and-the-ayanamsa',
  cover: 'videos/precession-and-the-ayanamsa.svg',
  category: '',
  tags: ['ayanamsa', 'precession', 'zodiac'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T13:42:00+05:30',
  details: {
    file: 'videos/precession-and-the-ayanamsa.mp4',
    poster: 'covers/videos/precession-and-the-ayanamsa.svg',
    seconds: 36,
    captions: {
      en: 'videos/precession-and-the-ayanamsa.en.vtt',
      hi: 'videos/precession-and-the-ayanamsa.hi.vtt',
    },
  },
  en: {
    title: 'Precession and the ayanamsa',
    summary:
      'The Earth’s axis turns like that of a leaning top. That slow turn parts the zodiac of the seasons from that of the stars: the ayanamsa.',
    coverAlt:
      'The Earth with its leaning axis, and two zodiac rings turned against each other by 24 degrees, the gap filled in red.',
    body: `The Earth is a little thicker at the equator. Sun and Moon pull at this bulge and would like to set the axis upright; since the Earth spins, it answers as a top does and swings its axis around in a circle. Hipparchus noticed the effect in the second century BCE from old records of Spica, the star we call Chitra.

## Two honest zodiacs

The tropical zodiac begins where the Sun stands at the March equinox and keeps in step with the seasons. The sidereal, nirayana zodiac of Indian astrology stays with the stars. Neither is a mistake; they answer different questions. What is needed is the angle between them.

No star marks the beginning of Mesha by itself, so each school fixes the zero in its own way. The film follows Lahiri, India’s official choice since the 1950s, which keeps Chitra very near 180°. With another ayanamsa the year of coincidence can move by a century or more, and a planet close to a border can change its rashi. How far the common values lie apart is told [here](/blogs/ayanamsa-why-two-sites-disagree). Your [kundli](/astrology-services/free-kundli) names the one it used and lets you change it.`,
  },
  hi: {
    title: 'अयन-चलन और अयनांश',
    summary:
      'पृथ्वी की धुरी झुके लट्टू की तरह घूमती है। इसी धीमे फेरे से ऋतुओं का राशिचक्र तारों के राशिचक्र से अलग हुआ; दोनों का अंतर अयनांश है।',
    coverAlt: 'झुकी धुरी वाली पृथ्वी, और 24 अंश के अंतर पर घूमे हुए दो राशिचक्र; बीच का अंतर लाल रंग में।',
    body: `पृथ्वी विषुवत् रेखा पर थोड़ी मोटी है। सूर्य और चंद्रमा इस उभार को खींचते हैं, मानो धुरी को सीधा करना चाहते हों; पर पृथ्वी घूम रही है, इसलिए वह लट्टू की तरह उत्तर देती है और धुरी को एक गोल घेरे में घुमाती है। ईसा से दो सदी पहले हिप्पार्कस ने चित्रा तारे के पुराने अभिलेखों से यह बात पकड़ी थी।

## दो सच्चे राशिचक्र

सायन राशिचक्र वहाँ से शुरू होता है जहाँ मार्च के संपात पर सूर्य होता है, और ऋतुओं के साथ चलता है। भारतीय ज्योतिष का निरयण राशिचक्र तारों के साथ रहता है। ग़लत कोई नहीं; दोनों अलग प्रश्नों के उत्तर हैं। जानना बस यह है कि दोनों के बीच कोण कितना है।

मेष का आरंभ कोई तारा अपने आप नहीं बताता, इसलिए हर मत शून्य अपने ढंग से तय करता है। फ़िल्म लाहिरी के अनुसार है, जो 1950 के दशक से भारत की सरकारी गणना है और चित्रा को 180° के बिल्कुल पास रखती है। दूसरा अयनांश लें तो दोनों के एक होने का वर्ष सौ साल से भी अधिक खिसक सकता है, और सीमा के पास का ग्रह राशि बदल सकता है। प्रचलित मानों में कितना अंतर है, यह [यहाँ](/blogs/ayanamsa-why-two-sites-disagree) पढ़िए। आपकी [कुंडली](/astrology-services/free-kundli) बताती है कि उसमें कौन-सा लिया गया है, और आप उसे बदल भी सकते हैं।`,
  },
};
