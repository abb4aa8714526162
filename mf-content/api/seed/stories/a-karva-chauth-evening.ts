import type { ContentSeed, StoryDetails } from '../content-seed';

export const seed: ContentSeed<StoryDetails> = {
  slug: 'a-karva-chauth-evening',
  cover: 'stories/a-karva-chauth-evening.svg',
  category: '',
  tags: ['karva-chauth', 'moonrise'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T14:57:00+05:30',
  details: {
    poster: 'stories/a-karva-chauth-evening/poster.svg',
    pages: [
      {
        picture: 'stories/a-karva-chauth-evening/1.svg',
        en: 'Before dawn. The mother-in-law has sent sargi: pheni, fruit, nuts, sweets. One eats while it is still dark.',
        hi: 'भोर से पहले। सास ने सरगी भेजी है: फेनी, फल, मेवे, मिठाई। अँधेरा रहते ही खा लेते हैं।',
      },
      {
        picture: 'stories/a-karva-chauth-evening/2.svg',
        en: 'The day is kept without water by many, with water or fruit by some. Health comes first; elders say so too.',
        hi: 'दिन भर बहुत-सी स्त्रियाँ जल भी नहीं लेतीं, कुछ जल या फल लेती हैं। सेहत पहले है; बड़े भी यही कहते हैं।',
      },
      {
        picture: 'stories/a-karva-chauth-evening/3.svg',
        en: 'Hands dark with mehndi, glass bangles, a red dupatta taken out of its tissue paper.',
        hi: 'गहरी रची मेहँदी, काँच की चूड़ियाँ और काग़ज़ में सहेजा हुआ लाल दुपट्टा।',
      },
      {
        picture: 'stories/a-karva-chauth-evening/4.svg',
        en: 'Late afternoon. The women sit in a circle, the katha is told, and the plates pass round from hand to hand.',
        hi: 'दिन ढले स्त्रियाँ घेरे में बैठती हैं, कथा होती है और थालियाँ हाथों-हाथ घूमती हैं।',
      },
      {
        picture: 'stories/a-karva-chauth-evening/5.svg',
        en: 'On the roof all look east. Chaturthi’s Moon rises well after sunset and is greeted through a sieve with a lamp.',
        hi: 'छत पर सब पूर्व की ओर देखते हैं। चतुर्थी का चाँद सूर्यास्त के काफ़ी बाद उगता है; छलनी और दीये से दर्शन होते हैं।',
      },
      {
        picture: 'stories/a-karva-chauth-evening/6.svg',
        en: 'Water is offered to the Moon from the karva. Then the first sip, and dinner. More and more couples fast together.',
        hi: 'करवे से चंद्रमा को अर्घ्य दिया जाता है। फिर पहला घूँट और भोजन। अब कई पति-पत्नी दोनों व्रत रखते हैं।',
      },
    ],
  },
  en: {
    title: 'A Karva Chauth evening',
    summary:
      'From the sargi before dawn to the first sip of water at moonrise: how the fast and its evening go in many North Indian homes.',
    coverAlt:
      'A round sieve held up before a large rising Moon, with a small lamp and a clay karva on the parapet.',
    body: 'How the fast is kept, and when not to keep it, is told on the page about the [Karva Chauth vrat](/rituals/vrats/karva-chauth). Moonrise for your city is in the [panchang](/astrology-services/panchang).',
  },
  hi: {
    title: 'करवा चौथ की एक साँझ',
    summary: 'भोर की सरगी से चंद्रोदय पर पानी के पहले घूँट तक: उत्तर भारत के बहुत-से घरों में यह दिन कैसे बीतता है।',
    coverAlt: 'उगते बड़े चंद्रमा के आगे उठी छलनी, मुँडेर पर छोटा दीया और मिट्टी का करवा।',
    body: 'व्रत कैसे रखें और कब न रखें, यह [करवा चौथ व्रत](/rituals/vrats/karva-chauth) के पृष्ठ पर है। अपने शहर का चंद्रोदय [पंचांग](/astrology-services/panchang) में देखें।',
  },
};
