import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'bedroom-and-sleep',
  cover: 'vastu/bedroom-and-sleep.svg',
  category: '',
  tags: ['bedroom', 'sleep'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T13:06:00+05:30',
  details: {},
  en: {
    title: 'The bedroom: which way the head lies, and what helps sleep',
    summary:
      'South or east for the head, the south-west for the room: what vastu says of bedrooms, the sense behind it, and the plain habits that matter more.',
    coverAlt:
      'A bed with a marigold blanket under a window with a crescent Moon, a lamp on a small table.',
    body: `A third of life is spent here, and a good part of what vastu says about it agrees with what a tired body would say: dark, quiet, solid at the back, nothing hanging above.

## The room

The south-west, nairritya, is called the heavy corner, and tradition gives it to the eldest couple. It is also the side of the house that is away from the morning bustle of door and kitchen. Children and guests get the west or north-west; a study bedroom may lie in the east. In a flat with two rooms the rule shrinks to this: the quietest room for those who must rise earliest.

## The head

“Head to the south or the east” is the oldest line on the subject and is found in the Puranas as well as in grandmothers. North is avoided, west is neutral. If the door or a beam leaves no choice, a wall behind the head and a clear floor around the bed serve better than a compass. No mirror opposite the pillow: waking to one’s own movement in the dark startles people, with or without a text.

## Above, below, beside

No beam and no loaded shelf over the sleepers; a false ceiling or a moved bed solves it. Boxes under the bed collect dust and unfinished matters; keep only spare linen there. Water, a lamp and one book on the side table. The television belongs elsewhere; the telephone charges in the next room, and an old alarm clock does its work.

## Colour and light

Cream, light earth, a soft green or blue. Deep red is for the corner of a shawl, not for four walls. A small warm lamp in the evening, full daylight in the morning: draw the curtain before you look at a screen.

## Couples, and those who sleep alone

Some books speak of two mattresses as a sign of division. Two people who turn at night know better; buy what lets both of you sleep. Those who live alone need not wait for anyone to make the room beautiful.

## When sleep does not come

Fixed hours, a light supper, ten minutes of slow breath or a [bhajan](/rituals/bhajan) heard softly. Sleeplessness that lasts for weeks is a matter for a doctor, not for a direction.`,
  },
  hi: {
    title: 'शयनकक्ष: सिर किस ओर हो, और नींद में क्या सहायक है',
    summary:
      'सिर दक्षिण या पूर्व, कमरा दक्षिण-पश्चिम में: शयनकक्ष पर वास्तु क्या कहता है, उसका अर्थ, और वे सादी आदतें जिनका असर अधिक है।',
    coverAlt: 'खिड़की में चाँद के नीचे गेंदे के रंग की चादर वाला पलंग, पास की छोटी मेज़ पर लैंप।',
    body: `जीवन का तिहाई भाग यहाँ बीतता है, और वास्तु जो कहता है उसका बड़ा हिस्सा थके शरीर की बात से मिलता है: अँधेरा, शांति, पीठ पीछे ठोस दीवार, ऊपर कुछ लटका न हो।

## कमरा

दक्षिण-पश्चिम, यानी नैऋत्य को भारी कोना कहते हैं, और परंपरा उसे घर के बड़े दंपति को देती है। यह दरवाज़े और रसोई की सुबह की हलचल से दूर भी रहता है। बच्चों और मेहमानों के लिए पश्चिम या उत्तर-पश्चिम; पढ़ने वाले का कमरा पूर्व में हो सकता है। दो कमरों के घर में नियम इतना रह जाता है: जिसे सबसे जल्दी उठना है, उसे सबसे शांत कमरा।

## सिर

“सिर दक्षिण या पूर्व की ओर”, यह इस विषय की सबसे पुरानी बात है, जो पुराणों में भी मिलती है और दादी से भी। उत्तर टाला जाता है, पश्चिम सामान्य है। दरवाज़ा या बीम विकल्प न छोड़े, तो कंपास से अधिक काम की बात है सिर के पीछे दीवार और पलंग के आसपास ख़ाली फ़र्श। तकिए के सामने दर्पण न रखें: अँधेरे में अपनी ही हलचल देखकर नींद चौंकती है, ग्रंथ में लिखा हो या नहीं।

## ऊपर, नीचे, पास

सोने वालों के ऊपर न बीम हो, न भरी हुई शेल्फ़; पलंग खिसकाने से काम बन जाता है। पलंग के नीचे के डिब्बे धूल और अधूरी बातें जमा करते हैं; वहाँ केवल चादरें रखें। पास की मेज़ पर पानी, एक लैंप और एक किताब। टीवी कहीं और रहे; फ़ोन दूसरे कमरे में चार्ज हो, और पुरानी अलार्म घड़ी अपना काम करे।

## रंग और रोशनी

मलाई का रंग, हल्का मिट्टी का रंग, कोमल हरा या नीला। गहरा लाल शॉल के किनारे के लिए है, चार दीवारों के लिए नहीं। शाम को छोटा पीला लैंप, सुबह पूरी धूप: फ़ोन की स्क्रीन देखने से पहले परदा हटाइए।

## जोड़े, और अकेले सोने वाले

कुछ किताबें दो गद्दों को दूरी का चिह्न बताती हैं। जो रात में करवटें बदलते हैं वे बेहतर जानते हैं; वही लीजिए जिस पर दोनों सो सकें। जो अकेले रहते हैं उन्हें कमरा सुंदर बनाने के लिए किसी की प्रतीक्षा नहीं करनी।

## जब नींद न आए

तय समय, हल्का भोजन, दस मिनट धीमी साँस या धीमे स्वर में कोई [भजन](/rituals/bhajan)। हफ़्तों तक नींद न आए तो वह डॉक्टर का विषय है, दिशा का नहीं।`,
  },
};
