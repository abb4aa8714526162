import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'moolank-3-jupiter',
  cover: 'numerology/moolank-3-jupiter.svg',
  category: '',
  tags: ['moolank', 'jupiter', '3'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T14:18:00+05:30',
  details: {},
  en: {
    title: 'Moolank 3 and Jupiter: the one who teaches',
    summary:
      'For births on the 3rd, 12th, 21st and 30th: what the number of Jupiter means in Indian numerology, from love of learning to the trap of too many promises.',
    coverAlt: 'A banded golden Jupiter above a stack of three books, with three lamps around it.',
    body: `A child of four explains to a child of three how to eat a mango. Whatever the calendar says, that is a 3. The number belongs to those born on the 3rd, 12th, 21st and 30th, and to Guru, Jupiter, teacher of the gods.

## Why three is Jupiter’s

Indian numerology takes the planets in an order of its own: Sun, Moon, Jupiter, Rahu, Mercury, Venus, Ketu, Saturn, Mars. It is not the order of weekdays nor of distance. In this form it is fairly recent; its neighbour is the list popularised in English by Cheiro about a century ago, with Rahu and Ketu in the places of the planets the old sky did not know. So it is a convention, and a useful one as long as one remembers it.

## The gift

Explaining. A 3 tends to see the rule behind the case and wants to pass it on. Tradition adds generosity, humour, faith, respect for elders and books, and a good appetite. Teachers, judges, priests and grandmothers are its pictures. Jupiter takes about twelve years round the zodiac, one sign a year: its wisdom has time.

## The trap

Jupiter is the largest planet, and the 3 overestimates how much fits into a day. Promises grow: one class becomes four, a small dinner feeds thirty. The other trap is to advise where no one has asked. An old teacher’s rule helps: first a question, then a story, and the advice only if it is still wanted.

## For students and parents of a 3

- Let the child teach you the lesson in the evening; five minutes are enough.
- Choose two activities, finish them, and then take a third.
- Put a library card before a new gadget.

## For grown-ups

Write promises down, with a date, and count them on Thursday. Strike out one. Share what you know with somebody who cannot pay for it: a neighbour’s child, a new colleague. That is Jupiter’s own charity, with yellow dal, turmeric and bananas beside it; [his page](/remedies/jupiter) tells the rest.

## A sober word

3, 12, 21 and 30 are ordinary dates; February has no 30th and so one 3 fewer. The number makes no one wise. It only reminds those who like to teach that learning comes first.`,
  },
  hi: {
    title: 'मूलांक 3 और गुरु: जो सिखाता है',
    summary:
      '3, 12, 21 और 30 तारीख़ के जन्म के लिए: अंक ज्योतिष में गुरु के अंक का अर्थ, सीखने के प्रेम से लेकर बहुत-से वादों के जाल तक।',
    coverAlt: 'तीन पुस्तकों की गड्डी के ऊपर धारियों वाला सुनहरा गुरु ग्रह, आसपास तीन दीपक।',
    body: `चार साल का बच्चा तीन साल वाले को समझा रहा है कि आम कैसे खाया जाता है। तारीख़ कुछ भी हो, यह 3 है। यह अंक उनका है जो 3, 12, 21 या 30 को जन्मे, और देवताओं के गुरु बृहस्पति का।

## तीन गुरु का क्यों

भारतीय अंक ज्योतिष ग्रहों को अपने क्रम में लेता है: सूर्य, चंद्र, गुरु, राहु, बुध, शुक्र, केतु, शनि, मंगल। यह न वारों का क्रम है, न दूरी का। इस रूप में यह अधिक पुराना भी नहीं; कोई सौ बरस पहले कीरो ने अंग्रेज़ी में जो सूची चलाई, यह उसी की पड़ोसी है, जहाँ पुराने आकाश के अनजाने ग्रहों की जगह राहु और केतु हैं। यानी यह एक मान्यता है, और इतना याद रहे तो काम की है।

## गुण

समझाना। 3 हर बात के पीछे का नियम देख लेता है और उसे आगे बाँटना चाहता है। परंपरा इसमें उदारता, हँसी, श्रद्धा, बड़ों और पुस्तकों का आदर, और अच्छी भूख जोड़ती है। शिक्षक, न्यायाधीश, पुरोहित और दादी इसके चित्र हैं। गुरु राशिचक्र में लगभग बारह बरस लेता है, एक राशि में एक बरस: उसके ज्ञान के पास समय है।

## जाल

गुरु सबसे बड़ा ग्रह है, और 3 यह आँकने में चूक जाता है कि एक दिन में कितना समाएगा। वादे बढ़ते जाते हैं: एक कक्षा चार हो जाती है, छोटी दावत में तीस लोग आ जाते हैं। दूसरा जाल है बिना पूछे सलाह देना। पुराने गुरुजनों का ढंग काम आता है: पहले प्रश्न, फिर कहानी, और सलाह तभी जब वह अब भी चाहिए हो।

## विद्यार्थी और उनके माता-पिता

- शाम को बच्चा आपको पाठ पढ़ाए; पाँच मिनट बहुत हैं।
- दो गतिविधियाँ चुनें, पूरी करें, फिर तीसरी लें।
- नए गैजेट से पहले पुस्तकालय का कार्ड।

## बड़ों के लिए

वादे तारीख़ के साथ लिखिए और गुरुवार को गिनिए। एक काट दीजिए। जो आता है, वह किसी ऐसे को सिखाइए जो दाम न दे सके: पड़ोस का बच्चा, नया सहकर्मी। गुरु का अपना दान यही है; साथ में चने की दाल, हल्दी और केले। बाक़ी बातें [गुरु के पन्ने](/remedies/jupiter) पर हैं।

## एक सीधी बात

3, 12, 21 और 30 साधारण तारीख़ें हैं; फ़रवरी में तो 30 होती ही नहीं, सो वहाँ एक 3 कम है। अंक किसी को ज्ञानी नहीं बनाता। वह सिखाने के शौक़ीन लोगों को बस याद दिलाता है कि सीखना पहले आता है।`,
  },
};
