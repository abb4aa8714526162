import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'retrogrades-of-2027',
  cover: 'news/retrogrades-of-2027.svg',
  category: 'basics',
  tags: ['retrograde', '2027', 'transits'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T15:10:00+05:30',
  details: {},
  en: {
    title: 'The retrogrades of 2027, planet by planet',
    summary:
      'Mars, Jupiter, Saturn and three times Mercury move back in 2027; Venus does not. Dates in Indian time with sidereal places, and how to see two of them.',
    coverAlt:
      'Four looping paths of different sizes, each in its own colour, like ribbons across a starry field.',
    body: `Six backward stretches touch the year 2027. All dates are Indian Standard Time; places are sidereal with the Lahiri ayanamsa. A station is the moment when the geocentric longitude stops growing, or begins to grow again.

| Planet | Turns back | At | Turns forward | At |
| - | - | - | - | - |
| Jupiter | 13 Dec 2026 | Simha 2°47′ | 13 April 2027 | Karka 22°45′ |
| Mars | 10 January | Simha 16°11′ | 1 April | Karka 26°41′ |
| Mercury | 9 February | Kumbha 11°45′ | 3 March | Makara 26°41′ |
| Mercury | 10 June | Mithuna 12°07′ | 5 July | Mithuna 3°13′ |
| Saturn | 9 August | Mesha 3°38′ | 24 December | Meena 26°46′ |
| Mercury | 7 October | Tula 10°41′ | 28 October | Kanya 25°04′ |

Venus turns only once in about nineteen months. Its last loop ends on 14 November 2026, and there is none in 2027. Rahu and Ketu, counted as mean nodes, always move backwards. Sun and Moon never do.

## Two worth watching

**Mars, January to March.** A planet outside the earth's orbit is nearest and brightest in the middle of its backward stretch, when it stands opposite the Sun. For Mars that is in the second half of February. It rises in the east around sunset, plainly reddish, in the stars of Leo, with bright Jupiter not far from it. Note its place against a neighbouring star on one evening a week and you will see it walk westward, stop at the beginning of April, and turn.

**Saturn, August to December.** Slower, but easy: it crosses the border from Mesha back into Meena on 20 October and stands still just before Christmas.

Mercury's loops cannot be watched, because in their middle the planet is lost in sunlight.

## How the texts read it

Classical Indian astrology counts backward motion as a strength, *cheshta bala*; later books differ on its effects. In custom it has never stopped daily work. Our article on [Mercury retrograde](/blogs/mercury-retrograde-in-the-indian-calendar) says more, and the [transit pages](/transits) give each station to the minute.`,
  },
  hi: {
    title: '2027 में वक्री ग्रह: एक-एक करके',
    summary:
      'मंगल, गुरु, शनि और तीन बार बुध 2027 में वक्री हैं; शुक्र नहीं। भारतीय समय से तारीख़ें, निरयण स्थान, और दो को आँखों से देखने का ढंग।',
    coverAlt: 'तारों भरे मैदान पर अलग-अलग रंग और नाप के चार फंदे, फ़ीतों जैसे।',
    body: `वर्ष 2027 को छह वक्री अवधियाँ छूती हैं। सब तारीख़ें भारतीय मानक समय से हैं; स्थान निरयण, लाहिरी अयनांश से। जिस क्षण पृथ्वी से देखा गया भोगांश बढ़ना रुके, या फिर से बढ़ने लगे, वही मोड़ है।

| ग्रह | वक्री | स्थान | मार्गी | स्थान |
| - | - | - | - | - |
| गुरु | 13 दिसंबर 2026 | सिंह 2°47′ | 13 अप्रैल 2027 | कर्क 22°45′ |
| मंगल | 10 जनवरी | सिंह 16°11′ | 1 अप्रैल | कर्क 26°41′ |
| बुध | 9 फ़रवरी | कुंभ 11°45′ | 3 मार्च | मकर 26°41′ |
| बुध | 10 जून | मिथुन 12°07′ | 5 जुलाई | मिथुन 3°13′ |
| शनि | 9 अगस्त | मेष 3°38′ | 24 दिसंबर | मीन 26°46′ |
| बुध | 7 अक्टूबर | तुला 10°41′ | 28 अक्टूबर | कन्या 25°04′ |

शुक्र लगभग उन्नीस महीने में एक बार ही मुड़ता है। उसका पिछला फंदा 14 नवंबर 2026 को पूरा होता है और 2027 में कोई नहीं है। मध्यम मान से गिने राहु और केतु सदा उलटे चलते हैं। सूर्य और चंद्रमा कभी नहीं।

## दो जो देखने लायक़ हैं

**मंगल, जनवरी से मार्च।** पृथ्वी की कक्षा से बाहर का ग्रह वक्री अवधि के बीच में सबसे पास और सबसे चमकीला होता है, जब वह सूर्य के ठीक सामने हो। मंगल के लिए यह फ़रवरी का उत्तरार्ध है। वह सूर्यास्त के आसपास पूर्व में उगेगा, साफ़ लालिमा लिए, सिंह के तारों में, और चमकीला गुरु भी पास ही होगा। हफ़्ते में एक शाम किसी पड़ोसी तारे से उसकी दूरी लिखिए; वह पश्चिम की ओर सरकता, अप्रैल के आरंभ में ठहरता और मुड़ता दिखेगा।

**शनि, अगस्त से दिसंबर।** चाल धीमी है पर देखना आसान: 20 अक्टूबर को वह मेष से लौटकर मीन में जाता है और क्रिसमस से ठीक पहले ठहर जाता है।

बुध के फंदे देखे नहीं जा सकते, क्योंकि उनके बीच में वह सूर्य के प्रकाश में खोया रहता है।

## ग्रंथ क्या कहते हैं

भारतीय ज्योतिष के पुराने ग्रंथ वक्री गति को बल मानते हैं, चेष्टा बल; फल पर बाद की पुस्तकें एकमत नहीं। रीति में इसके कारण रोज़ का काम कभी नहीं रुका। विस्तार से [वक्री बुध](/blogs/mercury-retrograde-in-the-indian-calendar) वाले लेख में पढ़िए; हर मोड़ का समय मिनट तक [गोचर](/transits) के पन्नों पर है।`,
  },
};
