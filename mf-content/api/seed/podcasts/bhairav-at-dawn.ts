import type { ContentSeed, PodcastDetails } from '../content-seed';

export const seed: ContentSeed<PodcastDetails> = {
  slug: 'bhairav-at-dawn',
  cover: 'podcasts/bhairav-at-dawn.svg',
  category: '',
  tags: ['raga', 'morning'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T12:10:00+05:30',
  details: {
    file: 'podcasts/bhairav-at-dawn.m4a',
    seconds: 113,
    chapters: [
      { at: 0, en: 'A bell and the tanpura', hi: 'घंटी और तानपूरा' },
      { at: 13, en: 'Around the low Sa', hi: 'नीचे के सा के आसपास' },
      { at: 26, en: 'Re that swings', hi: 'झूलता हुआ रे' },
      { at: 54, en: 'Dha, and up to the high Sa', hi: 'ध, और तार सा तक' },
      { at: 80, en: 'The way home', hi: 'घर की ओर' },
    ],
    transcript: {
      en: 'A temple bell is struck twice. Under it a tanpura begins and does not stop: lower Pa, Sa, Sa, low Sa. At thirteen seconds a deep flute sounds Sa, sinks to the low Dha and returns. Then Re, with a slow swing, falls back to Sa. Ga and Ma lead into Re again; the line climbs to Pa, rests on a swinging Dha, and reaches the high Sa with a touch of the Re above it. From there it comes down through Dha, Pa, Ma and Ga to Re and Sa. A last bell, and the tanpura fades. There are no words.',
      hi: 'मंदिर की घंटी दो बार बजती है। उसके नीचे तानपूरा शुरू होता है और चलता रहता है: मंद्र प, सा, सा, खरज सा। तेरह सेकंड पर गहरी बाँसुरी सा लगाती है, मंद्र ध तक उतरती है और लौट आती है। फिर रे धीरे-धीरे झूलकर सा पर ठहरता है। ग और म फिर रे तक लाते हैं; धुन प तक चढ़ती है, आंदोलित ध पर रुकती है और ऊपर के रे को छूकर तार सा तक पहुँचती है। वहाँ से ध, प, म, ग होते हुए रे और सा पर उतर आती है। आख़िरी घंटी, और तानपूरा धीमा होता जाता है। इसमें शब्द नहीं हैं।',
    },
  },
  en: {
    title: 'Bhairav at dawn',
    summary:
      'Under two minutes of Bhairav, the raga of daybreak: a bell, a tanpura and a low flute, made by synthesis, with notes on how to listen.',
    coverAlt: 'The Sun rises behind hills and a small Shiva temple; a bamboo flute lies in front.',
    body: `## About this piece

Nobody played this flute. Bell, tanpura and bansuri were worked out note by note by a program, in the just tuning the tanpura itself teaches. We say so because the raga deserves players, and we hope you go on from here to hear them.

## The raga

Bhairav takes all seven swaras, with Re and Dha komal. Musicians place it in the first prahar of the day, around sunrise. Its face lies in those two low notes: they are not held still but swung slowly, and Ga or Ma is touched on the way in. Dha is the leading note (vadi); Re answers it a fifth below.

## How to listen

1. For the first seconds follow only the tanpura. One string is Pa, two are Sa, one is the low Sa; high overtones drift over them like light on water.
2. When the flute begins, wait for the Re at 0:26. Hear how it leans upwards and comes to rest.
3. At 0:54 find the same movement on Dha. Hum it if you are alone.

Early morning suits it, before the phone. When the Sun rises where you are today, the [panchang](/astrology-services/panchang) will tell you. Many homes open the almanac at this hour and read the day's [five limbs](/web-stories/five-limbs-of-a-panchang).`,
  },
  hi: {
    title: 'भोर में भैरव',
    summary:
      'भोर के राग भैरव के दो मिनट से कम: घंटी, तानपूरा और गहरी बाँसुरी, संश्लेषित ध्वनि में, साथ में सुनने के कुछ संकेत।',
    coverAlt: 'पहाड़ियों और छोटे शिव मंदिर के पीछे सूर्योदय; आगे रखी बाँसुरी।',
    body: `## इस रचना के बारे में

यह बाँसुरी किसी ने बजाई नहीं है। घंटी, तानपूरा और बाँसुरी का हर स्वर एक प्रोग्राम ने गढ़ा है, उसी शुद्ध सुर-मेल में जो तानपूरा सिखाता है। यह बता देना ज़रूरी है, क्योंकि राग का घर कलाकारों के पास है; आशा है यहाँ से आप उन्हें सुनने जाएँगे।

## राग

भैरव में सातों स्वर लगते हैं, रे और ध कोमल। इसे दिन के पहले पहर में, सूर्योदय के आसपास गाया जाता है। इसकी पहचान इन्हीं दो कोमल स्वरों में है: वे सीधे नहीं ठहरते, धीरे-धीरे झूलते हैं, और उन तक आते हुए ग या म छू लिया जाता है। ध वादी है और रे उसका संवादी।

## कैसे सुनें

1. पहले कुछ सेकंड केवल तानपूरा सुनें। एक तार प, दो तार सा और एक खरज सा; उन पर ऊँचे नाद पानी पर रोशनी की तरह सरकते हैं।
2. बाँसुरी आए तो 0:26 पर रे की राह देखें। सुनिए, वह कैसे ऊपर झुकता है और फिर ठहर जाता है।
3. 0:54 पर वही चाल ध पर पहचानें। अकेले हों तो गुनगुना लें।

इसके लिए सुबह का समय अच्छा है, फ़ोन देखने से पहले। आज आपके यहाँ सूर्योदय कब है, यह [पंचांग](/astrology-services/panchang) बताएगा; कई घरों में उसी समय [पंचांग के पाँच अंग](/web-stories/five-limbs-of-a-panchang) पढ़े जाते हैं।`,
  },
};
