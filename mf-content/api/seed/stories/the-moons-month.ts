import type { ContentSeed, StoryDetails } from '../content-seed';

export const seed: ContentSeed<StoryDetails> = {
  slug: 'the-moons-month',
  cover: 'stories/the-moons-month.svg',
  category: '',
  tags: ['moon', 'tithi'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T13:49:00+05:30',
  details: {
    poster: 'stories/the-moons-month/poster.svg',
    pages: [
      {
        picture: 'stories/the-moons-month/1.svg',
        en: 'Amavasya. Sun and Moon stand together, so no Moon is seen. The stars have the night to themselves.',
        hi: 'अमावस्या। सूर्य और चंद्रमा साथ हैं, इसलिए चंद्रमा नहीं दिखता। रात तारों की है।',
      },
      {
        picture: 'stories/the-moons-month/2.svg',
        en: 'A day or two later a thin crescent hangs in the west after sunset. The bright half, Shukla Paksha, has begun.',
        hi: 'एक-दो दिन बाद सूर्यास्त के बाद पश्चिम में पतला चाँद दिखता है। शुक्ल पक्ष शुरू हो गया।',
      },
      {
        picture: 'stories/the-moons-month/3.svg',
        en: 'Around Ashtami half the Moon is lit. It stands high in the south at sunset and sets near midnight.',
        hi: 'अष्टमी के आसपास आधा चाँद उजला होता है। सूर्यास्त पर वह दक्षिण में ऊँचा होता है और आधी रात के पास डूबता है।',
      },
      {
        picture: 'stories/the-moons-month/4.svg',
        en: 'Purnima. The Moon rises in the east about when the Sun sets in the west, and shines all night.',
        hi: 'पूर्णिमा। इधर पश्चिम में सूर्य डूबता है, उधर पूर्व में चंद्रमा उगता है और सारी रात चमकता है।',
      },
      {
        picture: 'stories/the-moons-month/5.svg',
        en: 'In Krishna Paksha the Moon rises later every night, by about fifty minutes. By the dark Ashtami it comes up near midnight.',
        hi: 'कृष्ण पक्ष में चंद्रमा हर रात लगभग पचास मिनट देर से उगता है। कृष्ण अष्टमी तक वह आधी रात के पास निकलता है।',
      },
      {
        picture: 'stories/the-moons-month/6.svg',
        en: 'The month takes its name from the nakshatra near the full Moon: Chitra gives Chaitra, Krittika gives Kartika.',
        hi: 'मास का नाम पूर्णिमा के पास के नक्षत्र से पड़ता है: चित्रा से चैत्र, कृत्तिका से कार्तिक।',
      },
    ],
  },
  en: {
    title: 'The Moon’s month, night by night',
    summary:
      'From the dark night of Amavasya to Purnima and back: what you can see in the sky and what each part of the month is called.',
    coverAlt: 'The Moon in nine phases along an arc above a dark lake and hills.',
    body: 'The month described here runs about 29 and a half days. Which month it is, and which tithi tonight, the [panchang](/astrology-services/panchang) will tell you.',
  },
  hi: {
    title: 'चंद्रमा का महीना, रात दर रात',
    summary:
      'अमावस्या की अँधेरी रात से पूर्णिमा और फिर वापसी तक: आकाश में क्या दिखता है और मास के हर भाग का क्या नाम है।',
    coverAlt: 'गहरी झील और पहाड़ियों के ऊपर चाप में चंद्रमा की नौ कलाएँ।',
    body: 'यहाँ जिस मास की बात है, वह लगभग साढ़े उनतीस दिन का होता है। कौन-सा मास है और आज कौन-सी तिथि, यह [पंचांग](/astrology-services/panchang) बताएगा।',
  },
};
