import type { ContentSeed, VideoDetails } from '../content-seed';

export const seed: ContentSeed<VideoDetails> = {
  slug: 'why-the-moon-has-phases',
  cover: 'videos/why-the-moon-has-phases.svg',
  category: '',
  tags: ['moon', 'tithi', 'panchang'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T12:08:00+05:30',
  details: {
    file: 'videos/why-the-moon-has-phases.mp4',
    poster: 'covers/videos/why-the-moon-has-phases.svg',
    seconds: 37,
    captions: {
      en: 'videos/why-the-moon-has-phases.en.vtt',
      hi: 'videos/why-the-moon-has-phases.hi.vtt',
    },
  },
  en: {
    title: 'Why the Moon has phases, and what a tithi is',
    summary:
      'Half the Moon is always in sunlight. How much of that half we see makes the phase, and every twelve degrees of it make one tithi of the panchang.',
    coverAlt:
      'The Earth with the half-lit Moon on its path, coloured tithi segments between them and the Sun, and beside it the Moon as it looks from the ground.',
    body: `A phase is not a shadow. The Earth’s shadow touches the Moon only in an eclipse. On all other nights we simply see the lit half from one side or another, as you see a lamp-lit face from the front or in profile.

## From phase to date

The panchang turns this sight into a number. It asks how far the Moon is ahead of the Sun along the sky and divides by twelve degrees. From 0° to 12° it is Shukla Pratipada, from 168° to 180° Purnima; after that the dark half counts up to Amavasya. The film uses the true positions of the month from 9 November to 9 December 2026.

Because only the angle matters, a tithi can begin at any hour. It begins at the same instant everywhere, yet clocks and sunrises differ, and so a fast may be kept a day apart in two cities. The tithi that runs at sunrise usually gives the day its name. Which one runs now, and until when, is in the [panchang](/astrology-services/panchang) of your city. Why its length changes is told in [a longer article](/blogs/why-a-tithi-is-longer-or-shorter).`,
  },
  hi: {
    title: 'चंद्रमा की कलाएँ क्यों होती हैं, और तिथि क्या है',
    summary:
      'चंद्रमा का आधा भाग सदा धूप में रहता है। उसमें से जितना हमें दिखे, वही कला है, और सूर्य से हर बारह अंश की दूरी पर पंचांग की एक तिथि पूरी होती है।',
    coverAlt:
      'पृथ्वी के पथ पर आधा उजला चंद्रमा, सूर्य से उसके बीच तिथियों के रंगीन खंड, और बगल में वही चंद्रमा जैसा धरती से दिखता है।',
    body: `चंद्रमा की कला कोई छाया नहीं है। पृथ्वी की छाया उस पर केवल ग्रहण में पड़ती है। बाक़ी रातों में हम उसका उजला आधा भाग बस अलग-अलग ओर से देखते हैं, जैसे दीये के पास बैठा चेहरा कभी सामने से दिखे, कभी बग़ल से।

## कला से तिथि तक

पंचांग इसी दृश्य को अंक बना देता है। देखा जाता है कि चंद्रमा आकाश में सूर्य से कितना आगे है, और उस कोण को बारह अंश से भाग देते हैं। 0° से 12° तक शुक्ल प्रतिपदा, 168° से 180° तक पूर्णिमा; फिर कृष्ण पक्ष अमावस्या तक गिनता है। इस फ़िल्म में 9 नवंबर से 9 दिसंबर 2026 तक के महीने की सच्ची स्थितियाँ हैं।

चूँकि बात केवल कोण की है, तिथि किसी भी घड़ी बदल सकती है। वह क्षण सारी पृथ्वी पर एक है, पर घड़ियाँ और सूर्योदय अलग हैं; इसलिए एक ही व्रत दो शहरों में एक दिन आगे-पीछे हो सकता है। प्रायः सूर्योदय के समय की तिथि ही दिन की तिथि मानी जाती है। अभी कौन-सी चल रही है और कब तक, यह अपने शहर के [पंचांग](/astrology-services/panchang) में देखिए। उसकी लंबाई क्यों बदलती है, यह [एक बड़े लेख](/blogs/why-a-tithi-is-longer-or-shorter) में है।`,
  },
};
