import type { ContentSeed, PodcastDetails } from '../content-seed';

export const seed: ContentSeed<PodcastDetails> = {
  slug: 'megh-and-the-first-rain',
  cover: 'podcasts/megh-and-the-first-rain.svg',
  category: '',
  tags: ['raga', 'rain'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T14:00:00+05:30',
  details: {
    file: 'podcasts/megh-and-the-first-rain.m4a',
    seconds: 110,
    chapters: [
      { at: 0, en: 'Thunder far away', hi: 'दूर की गरज' },
      { at: 17, en: 'Sa, and down to Pa', hi: 'सा, और नीचे प तक' },
      { at: 28, en: 'Re comes from Ma', hi: 'म से आता रे' },
      { at: 44, en: 'The rain sets in', hi: 'वर्षा उतरती है' },
      { at: 80, en: 'The last phrase', hi: 'अंतिम वाक्य' },
      { at: 93, en: 'Rain alone', hi: 'केवल वर्षा' },
    ],
    transcript: {
      en: 'A tanpura, and at five seconds thunder, low and far away. At 0:17 a flute holds Sa, slides to the Ni below it and on to the low Pa, and returns. From 0:28 Re is heard, each time reached from Ma and swinging slowly; single drops begin. At 0:44 it thunders again and the rain grows while the flute moves up over Pa and Ni to the high Sa and the Re above. A third, softer thunder at 1:12. The flute descends, and from 1:20 plays its last phrase to a long Sa. At 1:33 it ends; rain and tanpura fade together. There are no words.',
      hi: 'तानपूरा, और पाँच सेकंड पर दूर की गहरी गरज। 0:17 पर बाँसुरी सा पर ठहरती है, नीचे के नि तक फिसलती है, मंद्र प तक जाती है और लौटती है। 0:28 से रे सुनाई देता है, हर बार म से आता और धीरे झूलता हुआ; इक्का-दुक्का बूँदें गिरने लगती हैं। 0:44 पर फिर गरज, और वर्षा बढ़ती है; बाँसुरी प और नि होकर तार सा और उसके ऊपर रे तक जाती है। 1:12 पर तीसरी, हल्की गरज। बाँसुरी उतरती है और 1:20 से अंतिम वाक्य लंबे सा तक बजाती है। 1:33 पर वह थमती है; वर्षा और तानपूरा साथ-साथ धीमे होते हैं। इसमें शब्द नहीं हैं।',
    },
  },
  en: {
    title: 'Megh and the first rain',
    summary:
      'Raga Megh on a deep synthesised flute while a monsoon shower comes up: drops, thunder, steady rain; with notes on its heavy, swinging Re.',
    coverAlt:
      'Rain falls from layered clouds on green hills; a flute and a peacock feather in front.',
    body: `## About this piece

Megh means cloud. The raga is tied to the rains as others are to an hour: in the season it may be sung at any time of day. The old stories say that it brought showers. We make no such promise; the rain in this piece is noise and some thousand computed drops.

## The raga

Five notes: Sa, Re, Ma, Pa and komal Ni. Sa leads, Pa answers. What makes it Megh, and sets it apart from its neighbour Madhyamad Sarang with the same notes, is the weight: long glides, much time in the low octave, and a Re that is taken from Ma and swung.

## How to listen

- At **0:17** follow the slide from Sa through Ni to the low Pa. There is no edge between the notes.
- From **0:28** wait for Re. Before it settles you hear Ma for a tenth of a second. That touch is called kan.
- At **0:44**, as the rain sets in, the flute goes up. Let the two run beside each other and do not choose.

## When

On a grey afternoon, with the window open. By the sky's calendar the rains begin when the Sun enters Ardra, in the second half of June; farmers in many regions still sow by that date. The nakshatra has a page of its own: [Ardra](/nakshatras/ardra).`,
  },
  hi: {
    title: 'मेघ और पहली वर्षा',
    summary:
      'गहरी संश्लेषित बाँसुरी पर राग मेघ, और साथ में उमड़ती वर्षा: बूँदें, गरज, झड़ी; इसके झूलते हुए रे पर टिप्पणी सहित।',
    coverAlt: 'हरी पहाड़ियों पर बादलों से बरसता जल; आगे बाँसुरी और मोरपंख।',
    body: `## इस रचना के बारे में

मेघ यानी बादल। और राग पहर से बँधे हैं, यह ऋतु से: वर्षा में इसे दिन-रात किसी भी समय गाया जा सकता है। पुरानी कथाएँ कहती हैं कि इससे पानी बरसा। हम ऐसा दावा नहीं करते; इस रचना की वर्षा सरसराहट और गणना से बनी हज़ार-एक बूँदें हैं।

## राग

पाँच स्वर: सा, रे, म, प और कोमल नि। सा वादी, प संवादी। इन्हीं स्वरों का पड़ोसी मध्यमाद सारंग है; मेघ को मेघ बनाता है उसका भार: लंबी मींड, मंद्र सप्तक में देर तक ठहरना, और म से आता झूलता रे।

## कैसे सुनें

- **0:17** पर सा से नि होकर मंद्र प तक की मींड सुनिए। स्वरों के बीच कोई कोना नहीं है।
- **0:28** से रे की राह देखिए। ठहरने से पहले सेकंड के दसवें हिस्से भर म सुनाई देता है। इस स्पर्श को कण कहते हैं।
- **0:44** पर वर्षा उतरती है और बाँसुरी ऊपर जाती है। दोनों को साथ चलने दें, किसी एक को न चुनें।

## कब

किसी धुँधली दोपहर में, खिड़की खोलकर। आकाश के पंचांग में वर्षा तब शुरू होती है जब सूर्य आर्द्रा में आता है, जून के उत्तरार्ध में; कई इलाक़ों में किसान आज भी इसी तिथि से बुवाई करते हैं। इस नक्षत्र का अपना पृष्ठ है: [आर्द्रा](/nakshatras/ardra)।`,
  },
};
