import type { ContentSeed, VideoDetails } from '../content-seed';

export const seed: ContentSeed<VideoDetails> = {
  slug: 'the-ascendant-through-twelve-signs-in-a-day',
  cover: 'videos/the-ascendant-through-twelve-signs-in-a-day.svg',
  category: '',
  tags: ['lagna', 'kundli', 'zodiac'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T14:31:00+05:30',
  details: {
    file: 'videos/the-ascendant-through-twelve-signs-in-a-day.mp4',
    poster: 'covers/videos/the-ascendant-through-twelve-signs-in-a-day.svg',
    seconds: 36,
    captions: {
      en: 'videos/the-ascendant-through-twelve-signs-in-a-day.en.vtt',
      hi: 'videos/the-ascendant-through-twelve-signs-in-a-day.hi.vtt',
    },
  },
  en: {
    title: 'The ascendant: twelve signs in one day',
    summary:
      'The sign that rises in the east is the lagna. In a day all twelve come up, though not in equal times: a day in Ujjain, hour by hour.',
    coverAlt:
      'A zodiac wheel half above and half below the horizon, the sign rising in the east marked red, and twelve bars of different height.',
    body: `Two children born on the same day in the same town have nearly the same planets. What sets their charts apart is the lagna: the point of the zodiac that was just rising in the east. It fixes where the first house begins and so decides which houses the planets stand in.

## Why the times differ

The whole sky turns evenly, one degree in four minutes. But the zodiac lies at a slant across it, and some signs come up almost upright while others rise lying down. In the film the signs from Karka to Vrischika take about two and a quarter hours each in Ujjain, Meena only an hour and a half. Further north the difference grows; at the equator it is small.

In the mean the lagna moves one degree every four minutes. A clock that is ten minutes wrong shifts it by two or three degrees, which may matter for the navamsa even when the sign stays. If you know your birth time only roughly, [this article](/blogs/birth-time-unknown) says what can still be read. With date, time and place the [free kundli](/astrology-services/free-kundli) gives your lagna to the minute of arc.`,
  },
  hi: {
    title: 'लग्न: एक दिन में बारह राशियाँ',
    summary:
      'पूर्व में जो राशि उग रही हो, वही लग्न है। दिन भर में बारहों उगती हैं, पर बराबर समय में नहीं: उज्जैन का एक दिन, घंटे-दर-घंटे।',
    coverAlt:
      'आधा क्षितिज के ऊपर और आधा नीचे राशिचक्र का पहिया, पूर्व में उगती राशि लाल, और अलग-अलग ऊँचाई के बारह खंभे।',
    body: `एक ही दिन, एक ही नगर में जन्मे दो बच्चों के ग्रह लगभग एक-से होते हैं। उनकी कुंडलियों को अलग करता है लग्न: राशिचक्र का वह बिंदु जो जन्म के क्षण पूर्व में उग रहा था। पहला भाव वहीं से बनता है, और उसी से तय होता है कि ग्रह किन भावों में हैं।

## समय बराबर क्यों नहीं

सारा आकाश एक-सी गति से घूमता है, चार मिनट में एक अंश। पर राशिचक्र उस पर तिरछा पड़ा है; कुछ राशियाँ लगभग सीधी खड़ी होकर उगती हैं, कुछ लेटी हुई। फ़िल्म में उज्जैन के लिए कर्क से वृश्चिक तक की राशियों को लगभग सवा दो-दो घंटे लगते हैं, मीन को केवल डेढ़ घंटा। उत्तर की ओर जाएँ तो यह अंतर बढ़ता है; विषुवत् रेखा पर बहुत कम रह जाता है।

औसतन लग्न चार मिनट में एक अंश चलता है। घड़ी दस मिनट ग़लत हो तो वह दो-तीन अंश हट जाता है; राशि वही रहे, तब भी नवांश बदल सकता है। जन्म समय ठीक-ठीक न पता हो तो क्या पढ़ा जा सकता है, यह [इस लेख](/blogs/birth-time-unknown) में है। तारीख़, समय और स्थान देकर [निःशुल्क कुंडली](/astrology-services/free-kundli) से अपना लग्न कला तक जानिए।`,
  },
};
