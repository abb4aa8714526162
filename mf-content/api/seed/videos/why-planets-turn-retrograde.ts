import type { ContentSeed, VideoDetails } from '../content-seed';

export const seed: ContentSeed<VideoDetails> = {
  slug: 'why-planets-turn-retrograde',
  cover: 'videos/why-planets-turn-retrograde.svg',
  category: '',
  tags: ['retrograde', 'mars', 'planets'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T12:54:00+05:30',
  details: {
    file: 'videos/why-planets-turn-retrograde.mp4',
    poster: 'covers/videos/why-planets-turn-retrograde.svg',
    seconds: 34,
    captions: {
      en: 'videos/why-planets-turn-retrograde.en.vtt',
      hi: 'videos/why-planets-turn-retrograde.hi.vtt',
    },
  },
  en: {
    title: 'Why planets turn retrograde',
    summary:
      'No planet ever drives backwards. When the Earth overtakes Mars, our line of sight swings, and for some twelve weeks Mars seems to go back among the stars.',
    coverAlt:
      'Left, the orbits of the Earth and Mars with sight lines between them; right, the loop Mars draws among the stars, its backward part in red.',
    body: `Sit in a fast train and pass a slower one on the next track. Against the hills behind it, the slower train seems to slide backwards, though both run the same way. This is all there is to *vakri* motion, and it happens with every planet that has an orbit beyond ours.

## Mars in the winter of 2027

The film shows true positions from 12 November 2026 to 29 May 2027. Mars turns back on 10 January in Simha and moves forward again on 1 April in Karka. The height of the loop is drawn larger than it is; its width is to scale. Mars is an evening object in those months, reddish and easy to find, so you can watch the turn yourself: note its distance from a fixed star once a week.

Mercury and Venus run on inner tracks. There the roles change: it is they who overtake us, and we cannot see it because they stand near the Sun.

Old texts count a retrograde graha as strong. What that means in a chart is judged differently by different schools. The exact minutes of each station are among the [transits](/transits), the dates of the year in [this list](/astrology-news/retrogrades-of-2027).`,
  },
  hi: {
    title: 'ग्रह वक्री क्यों होते हैं',
    summary:
      'कोई ग्रह सचमुच पीछे नहीं चलता। पृथ्वी जब मंगल से आगे निकलती है तो हमारी दृष्टि-रेखा घूमती है और मंगल लगभग बारह सप्ताह तारों के बीच उलटा चलता दिखता है।',
    coverAlt:
      'बाईं ओर पृथ्वी और मंगल की कक्षाएँ तथा उनके बीच दृष्टि-रेखाएँ; दाईं ओर तारों के बीच मंगल का फंदा, उलटी चाल वाला भाग लाल।',
    body: `तेज़ रेलगाड़ी में बैठे हों और पास की पटरी पर धीमी गाड़ी को पार करें, तो पीछे की पहाड़ियों के सामने वह गाड़ी उलटी सरकती लगती है, जबकि दोनों एक ही ओर जा रही हैं। वक्री गति बस इतनी-सी बात है, और हमसे बाहर की कक्षा वाले हर ग्रह के साथ होती है।

## 2027 की सर्दियों का मंगल

फ़िल्म में 12 नवंबर 2026 से 29 मई 2027 तक की सच्ची स्थितियाँ हैं। मंगल 10 जनवरी को सिंह में पीछे मुड़ता है और 1 अप्रैल को कर्क में फिर मार्गी होता है। फंदे की ऊँचाई सच से बड़ी बनाई है; चौड़ाई अनुपात में है। उन महीनों में मंगल शाम को दिखेगा, लालिमा लिए और पहचान में आसान। यह मोड़ आप ख़ुद देख सकते हैं: हफ़्ते में एक बार किसी स्थिर तारे से उसकी दूरी लिख लीजिए।

बुध और शुक्र भीतर की पटरियों पर चलते हैं। वहाँ भूमिका बदल जाती है: वे हमसे आगे निकलते हैं, और सूर्य के पास होने से यह दिखता नहीं।

पुराने ग्रंथ वक्री ग्रह को बलवान गिनते हैं। कुंडली में उसका अर्थ क्या हो, इस पर मत अलग-अलग हैं। हर मोड़ का ठीक समय [गोचर](/transits) में है और साल भर की तारीख़ें [इस सूची](/astrology-news/retrogrades-of-2027) में।`,
  },
};
